import { setTimeout as pause } from 'node:timers/promises';
import type { Position } from '@courtcrew/domain/kernel/event.ts';
import pg from 'pg';
import { type Checkpoint, readCheckpoint, type Target } from './checkpoint.ts';
import { batches, type EventFeed, type ReadEvents } from './feed.ts';
import { type Poison, pauseOf, projectBatch } from './project.ts';
import type { ReadModel } from './readModel.ts';
import {
  analyze,
  createIndexes,
  createSchema,
  createWriter,
  dropSchema,
  PROJECTED_CHANNEL,
  renameSchema,
} from './schema.ts';

/**
 * PostgreSQL ends the session of a rebuild that says nothing for so long: the process stands still, and must
 * neither keep the lock nor write with it when it goes on. A rebuild that lives speaks every second.
 */
const SILENT_MS = 5_000;
const SPEAK_MS = 1_000;
/** Tables may be read by somebody who stands still; whoever waits for them holds up more than itself. */
const LOCK_MS = 5_000;

/** Larger batches are no faster, and what they are made of lives long enough to be collected late. */
const BATCH = 2_500;

export interface RebuildOptions {
  readonly pool: pg.Pool;
  readonly feed: EventFeed;
  readonly model: ReadModel;
  readonly read: ReadEvents;
  /** Asked once nobody else is rebuilding: false when there is nothing left to do. */
  readonly needed?: (live: Checkpoint) => boolean;
  readonly onProgress?: (position: Position, events: number) => void;
  readonly signal?: AbortSignal;
}

/** A rebuild met an event that it cannot project. The tables in use are as they were. */
export class RebuildStopped extends Error {
  override readonly name = 'RebuildStopped';
  readonly poison: Poison;
  constructor(model: string, poison: Poison) {
    const { position, type, reason } = pauseOf(poison);
    super(`${model} cannot be rebuilt: ${type} at ${position}: ${reason}`);
    this.poison = poison;
  }
}

/**
 * Builds a read model from the whole log in the schema `{name}_next` while the present one serves and is
 * projected, then switches them in one transaction. One rebuild of a read model runs at a time over all
 * processes. Answers the position of the new tables, null when it was not needed.
 */
export async function rebuild(options: RebuildOptions): Promise<Position | null> {
  const { pool, model, signal } = options;
  signal?.throwIfAborted();
  // One connection for everything: with one for the lock and others for the work, rebuilds could wait for each
  // other's connections for ever.
  const client = await pool.connect();
  const speaking = speak(client);
  try {
    await client.query(
      `set idle_session_timeout = ${SILENT_MS}; set idle_in_transaction_session_timeout = ${SILENT_MS};
       set lock_timeout = ${LOCK_MS}`,
    );
    await lock(client, model, signal);
    const live = await readCheckpoint(client, model.name);
    return live && options.needed?.(live) === false ? null : await build(client, options);
  } finally {
    clearInterval(speaking);
    // The lock and the limits belong to the session and go with it.
    client.release(true);
  }
}

/** Says now and then that this process is alive; while a statement runs nothing needs to be said. */
function speak(client: pg.PoolClient): NodeJS.Timeout {
  let waiting = false;
  return setInterval(() => {
    if (waiting) return;
    waiting = true;
    const answered = () => {
      waiting = false;
    };
    client.query('select 1').then(answered, answered);
  }, SPEAK_MS);
}

async function lock(client: pg.PoolClient, model: ReadModel, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('courtcrew.rebuild.' || $1, 0)) as locked`,
      [model.name],
    );
    if (rows[0]?.locked) return;
    await pause(250, undefined, { signal });
  }
}

async function build(client: pg.PoolClient, options: RebuildOptions): Promise<Position> {
  const { model } = options;
  const next = `${model.name}_next`;
  await client.query(dropSchema(next) + createSchema(next, model));
  const builder = new Builder(client, next, options);
  await builder.catchUp();
  // Once for all rows is far cheaper than row by row.
  await client.query(createIndexes(next, model));
  await client.query(analyze(next, model));
  // Building indexes took a while; what came meanwhile must not have to be read with the checkpoint locked.
  await builder.catchUp();
  await switchTo(client, builder, options);
  await dropLeftover(client, `${model.name}_old`);
  return builder.position;
}

class Builder {
  readonly #target: Target;
  readonly #options: RebuildOptions;
  position: Position = 0n;
  events = 0;

  constructor(db: pg.PoolClient, schema: string, options: RebuildOptions) {
    this.#target = { db, schema, model: options.model, sender: null };
    this.#options = options;
  }

  /** Projects to the end of the log. */
  async catchUp(): Promise<void> {
    const { feed, model, read, signal, onProgress } = this.#options;
    for await (const { events, reached } of batches(feed, this.position, model.streams, BATCH, read)) {
      signal?.throwIfAborted();
      const { position, count, poison } = await projectBatch(this.#target, this.position, events, reached);
      if (poison) throw new RebuildStopped(model.name, poison);
      this.position = position;
      this.events += count;
      onProgress?.(position, this.events);
    }
  }
}

/**
 * While the checkpoint in use is locked nobody can write a batch, so the new tables can be brought level with
 * it. It is spoilt before the renaming: a projector that waited for the lock still means the old table, and must
 * find that its compare-and-set fails.
 */
async function switchTo(client: pg.PoolClient, builder: Builder, options: RebuildOptions): Promise<void> {
  const { model, feed } = options;
  await client.query('begin');
  try {
    await client.query(SCHEMA_CHANGES);
    const { rows } = await client.query<{ position: string }>(
      `select position::text as position from "${model.name}".checkpoint for update`,
    );
    const live = rows[0] && BigInt(rows[0].position);
    if (live !== undefined) {
      // A head before the checkpoint means that the log was restored from an older copy: then there is no more.
      while (builder.position < live && (await feed.head()) >= live) await builder.catchUp();
      await client.query(
        dropSchema(`${model.name}_old`) +
          `update "${model.name}".checkpoint set position = -1;` +
          renameSchema(model.name, `${model.name}_old`),
      );
    }
    await client.query(renameSchema(`${model.name}_next`, model.name) + createWriter(model.name, model));
    await client.query('select pg_notify($1, $2)', [
      PROJECTED_CHANNEL,
      JSON.stringify({ model: model.name, position: String(builder.position), by: 'rebuild' }),
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Drops tables that are out of use, unless somebody still reads them: then the next start does. */
export async function dropLeftover(client: pg.PoolClient, schema: string): Promise<void> {
  await client.query(`begin; set local lock_timeout = ${LOCK_MS}`);
  try {
    await client.query(dropSchema(schema));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    if (!(error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE)) throw error;
  }
}

const LOCK_NOT_AVAILABLE = '55P03';

/** Serialises changes of schemas over all processes, to the end of the transaction. */
export const SCHEMA_CHANGES = `select pg_advisory_xact_lock(hashtextextended('courtcrew.schemas', 0))`;
