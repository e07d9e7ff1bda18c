import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { overlap, type RosterEvent, roster } from '@courtcrew/domain/roster/index.ts';
import pg from 'pg';
import { READ_MODELS } from '../../src/areas.ts';
import { openPostgresStore } from '../../src/kernel/eventstore/postgres/index.ts';

/** Somebody's row in a shift. */
export interface Row {
  readonly ref_id: string;
  readonly sid: string;
  readonly waitlist: boolean;
  readonly start: string;
  readonly end: string;
}

/** What a database holds, read past the servers that work on it. */
export class Ledger {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  query<Result extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Result[]> {
    return this.#connected(async (client) => (await client.query<Result>(sql, values)).rows);
  }

  async #connected<Result>(read: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const client = new pg.Client({ connectionString: this.#url });
    await client.connect();
    try {
      return await read(client);
    } finally {
      await client.end();
    }
  }

  /** The rows of these tables as `row` writes each, table by table: there are more tables than connections. */
  #rowsOf(tables: readonly { name: string }[], row: string): Promise<string[]> {
    return this.#connected(async (client) => {
      const found: string[] = [];
      for (const { name } of tables) {
        const { rows } = await client.query<{ row: string }>(`select ${row} as row from ${name} t`);
        for (const { row } of rows) found.push(`${name} ${row}`);
      }
      return found;
    });
  }

  /** The events of one stream, in order. */
  async events(stream: string): Promise<RecordedEvent[]> {
    const store = await openPostgresStore({ connectionString: this.#url });
    try {
      const events: RecordedEvent[] = [];
      for await (const page of store.readStream(stream, 0)) events.push(...page);
      return events;
    } finally {
      await store.close();
    }
  }

  /** The rows of a tournament as its log has them. */
  async logged(tid: string): Promise<Row[]> {
    let state = roster.initial;
    for (const event of await this.events(`roster-${tid}`)) {
      state = roster.evolve(state, event as unknown as RosterEvent, event.meta);
    }
    return [...state.people.values()].flatMap(({ rows }) => rows);
  }

  /** The rows of a tournament as lists show them. */
  shown(tid: string): Promise<Pick<Row, 'ref_id' | 'sid' | 'waitlist'>[]> {
    return this.query('select ref_id, sid, waitlist from roster.signups where tid = $1', [tid]);
  }

  /** Every row of every read model, as text in a fixed order; where each is in the log is no part of it. */
  async readModels(): Promise<string[]> {
    const tables = await this.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname = any($1) and tablename <> 'checkpoint' order by 1`,
      [READ_MODELS.map(({ name }) => name)],
    );
    return (await this.#rowsOf(tables, 'to_jsonb(t)::text')).sort();
  }

  /** Every row of every table of the product, as text. */
  async everything(): Promise<string> {
    const tables = await this.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    return (await this.#rowsOf(tables, 't::text')).join('\n');
  }
}

/** People seated in two shifts that overlap. */
export function doubleBooked(rows: readonly Row[]): string[] {
  const seats = rows.filter(({ waitlist }) => !waitlist);
  return seats.flatMap((seat) =>
    seats.some((other) => other !== seat && other.ref_id === seat.ref_id && overlap(other, seat))
      ? [seat.ref_id]
      : [],
  );
}

/** `person in shift`, sorted, for comparing. */
export const named = (rows: readonly Pick<Row, 'ref_id' | 'sid'>[]): string[] =>
  rows.map(({ ref_id, sid }) => `${ref_id} in ${sid}`).sort();
