import { once } from 'node:events';
import { type DomainEvent, type RecordedEvent, SYSTEM, streamKind } from '@courtcrew/domain/kernel/event.ts';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { testDatabase } from '../../../backend/test/support/database.ts';
import { type Database, openDatabase, openPool } from '../../src/database.ts';
import { ALPHABET_STEPS } from '../../src/kernel/like.ts';
import { projectBatch } from '../../src/kernel/project.ts';
import type { ReadModel } from '../../src/kernel/readModel.ts';
import { createIndexes, createSchema } from '../../src/kernel/schema.ts';
import { takeAllSteps } from '../../src/kernel/steps.ts';

/** An event of a stream, as tests tell it; what they leave out does not matter to them. */
export type Told = DomainEvent & { readonly stream: string; readonly at?: string; readonly by?: string };

export interface ReadModels {
  readonly pool: pg.Pool;
  readonly db: Kysely<Database>;
  /** Projects recorded events that follow the ones before; the last one's position is reached. */
  take(events: readonly RecordedEvent[]): Promise<void>;
  /** Projects these events after the earlier ones, `size` of them at a time (all at once unless told). */
  tell(events: readonly Told[], size?: number): Promise<void>;
  /** Every row of a read model's tables, in the order of their keys. */
  rows(model: ReadModel): Promise<Record<string, unknown[]>>;
  close(): Promise<void>;
}

/** Read models in a database of their own, fed by hand. */
export async function readModels(models: readonly ReadModel[]): Promise<ReadModels> {
  const database = await testDatabase();
  const pool = openPool({ connectionString: database.url, max: 4 });
  // The pool's end does not wait for its connections, and dropping the database would cut them off.
  const closed: Promise<unknown>[] = [];
  pool.on('connect', (client) => closed.push(once(client, 'end')));
  await takeAllSteps(pool, [ALPHABET_STEPS]);
  for (const model of models) {
    await pool.query(createSchema(model.name, model));
    await pool.query(createIndexes(model.name, model));
  }
  const log: RecordedEvent[] = [];
  let checkpoint = 0n;
  const take = async (events: readonly RecordedEvent[]): Promise<void> => {
    const reached = events.at(-1)?.position ?? checkpoint;
    for (const model of models) {
      const mine = events.filter(({ stream }) => model.streams.includes(streamKind(stream)));
      const target = { db: pool, schema: model.name, model, sender: null };
      const { poison } = await projectBatch(target, checkpoint, mine, reached);
      if (poison) throw poison.error;
    }
    checkpoint = reached;
  };
  const db = openDatabase(pool);
  return {
    pool,
    db,
    take,
    async tell(events, size = events.length) {
      const recorded = events.map((event) => record(log, event));
      for (let from = 0; from < events.length; from += size) await take(recorded.slice(from, from + size));
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
