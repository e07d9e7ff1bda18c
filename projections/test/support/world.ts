import { once } from 'node:events';
import { type DomainEvent, type RecordedEvent, SYSTEM } from '@courtcrew/domain/kernel/event.ts';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { testDatabase } from '../../../backend/test/support/database.ts';
import type { Database } from '../../src/database.ts';
import { projectBatch } from '../../src/kernel/project.ts';
import type { ReadModel } from '../../src/kernel/readModel.ts';
import { createIndexes, createSchema } from '../../src/kernel/schema.ts';

/** An event of a stream, as tests tell it; what they leave out does not matter to them. */
export type Told = DomainEvent & { readonly stream: string; readonly at?: string; readonly by?: string };

export interface World {
  readonly db: Kysely<Database>;
  /** Projects these events after the earlier ones, `size` of them at a time (all at once unless told). */
  tell(events: readonly Told[], size?: number): Promise<void>;
  /** Every row of a read model's tables, in the order of their keys. */
  rows(model: ReadModel): Promise<Record<string, unknown[]>>;
  close(): Promise<void>;
}

/** Read models in a database of their own, fed by hand. */
export async function world(models: readonly ReadModel[]): Promise<World> {
  const database = await testDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 4, types: { getTypeParser } });
  // The pool's end does not wait for its connections, and dropping the database would cut them off.
  const closed: Promise<unknown>[] = [];
  pool.on('connect', (client) => closed.push(once(client, 'end')));
  for (const model of models) {
    await pool.query(createSchema(model.name, model));
    await pool.query(createIndexes(model.name, model));
  }
  const log: RecordedEvent[] = [];
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    async tell(events, size = events.length) {
      for (let from = 0; from < events.length; from += size) {
        const before = BigInt(log.length);
        const batch = events.slice(from, from + size).map((event) => record(log, event));
        const reached = BigInt(log.length);
        for (const model of models) {
          const mine = batch.filter(({ stream }) =>
            model.areas.some((area) => stream.startsWith(`${area}-`)),
          );
          const { poison } = await projectBatch(
            { db: pool, schema: model.name, model, sender: null },
            before,
            mine,
            reached,
          );
          if (poison) throw poison.error;
        }
      }
    },
    async rows(model) {
      const tables: Record<string, unknown[]> = {};
      for (const { name, key } of model.tables) {
        const order = key.map((column) => `"${column}"`).join(', ');
        tables[name] = (await pool.query(`select * from "${model.name}"."${name}" order by ${order}`)).rows;
      }
      return tables;
    },
    async close() {
      await db.destroy();
      // A query builder that was never asked has not opened the pool, and does not end it.
      if (!pool.ending) await pool.end();
      await Promise.all(closed);
      await database.drop();
    },
  };
}

function record(log: RecordedEvent[], { stream, type, data, at, by }: Told): RecordedEvent {
  const revision = log.filter((event) => event.stream === stream).length;
  const event: RecordedEvent = {
    id: `e${log.length}`,
    stream,
    revision,
    position: BigInt(log.length + 1),
    type,
    // Through JSON, as the log keeps it.
    data: JSON.parse(JSON.stringify(data)),
    meta: {
      commandId: `c${log.length}`,
      actor: by === undefined ? SYSTEM : { ref: by, as: 'self' },
      at: at ?? '2026-01-01T00:00:00.000Z',
      schema: 1,
      correlation: 'told',
      causation: 'told',
    },
  };
  log.push(event);
  return event;
}

const DATE = 1082;
const TIMESTAMPTZ = 1184;
const BIGINT = 20;

/** As `readModel.ts` says columns are read. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === DATE) return (text: string) => text;
  if (oid === BIGINT) return Number;
  if (oid === TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
  return pg.types.getTypeParser(oid, format);
};
