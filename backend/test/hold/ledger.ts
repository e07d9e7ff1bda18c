import { setTimeout as pause } from 'node:timers/promises';
import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { overlap, type RosterEvent, roster } from '@courtcrew/domain/roster/index.ts';
import { readCheckpoints } from '@courtcrew/projections/kernel/checkpoint.ts';
import pg from 'pg';
import { READ_MODELS } from '../../src/areas.ts';
import { openPostgresStore } from '../../src/kernel/eventstore/postgres/index.ts';

/** More than the longest pause of a read model that could not write. */
const PROJECTED_MS = 20_000;

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
  async shown(tid: string): Promise<Pick<Row, 'ref_id' | 'sid' | 'waitlist'>[]> {
    await this.projected();
    return this.query('select ref_id, sid, waitlist from roster.signups where tid = $1', [tid]);
  }

  /** Every row of every read model, as text in a fixed order; where each is in the log is no part of it. */
  async readModels(): Promise<string[]> {
    await this.projected();
    const tables = await this.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname = any($1) and tablename <> 'checkpoint' order by 1`,
      [READ_MODELS.map(({ name }) => name)],
    );
    return (await this.#rowsOf(tables, 'to_jsonb(t)::text')).sort();
  }

  /**
   * Waits for the read models to show all that the log has for them. An answer is no sign of that: a command waits
   * only for what is read after it, and never for one that just gets over a lost database.
   */
  async projected(): Promise<void> {
    const giveUp = performance.now() + PROJECTED_MS;
    for (let behind = await this.#behind(); behind.length > 0; behind = await this.#behind()) {
      if (performance.now() > giveUp) throw new Error(`still behind the log: ${behind.join(', ')}`);
      await pause(50);
    }
  }

  /** Whatever has an event of its streams beyond its checkpoint. */
  async #behind(): Promise<string[]> {
    const newest = await this.query<{ kind: string; position: string }>(
      `select split_part(stream, '-', 1) as kind, max(position)::text as position from log.events group by 1`,
    );
    const shown = await this.#connected((client) =>
      readCheckpoints(
        client,
        READ_MODELS.map(({ name }) => name),
      ),
    );
    return READ_MODELS.filter(({ name, streams }) => {
      const at = shown.get(name)?.position ?? 0n;
      return newest.some(({ kind, position }) => streams.includes(kind) && BigInt(position) > at);
    }).map(({ name }) => name);
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
