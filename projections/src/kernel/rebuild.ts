import { setTimeout as pause } from 'node:timers/promises';
import type { Position } from '@courtcrew/domain/kernel/event.ts';
import type pg from 'pg';
import { type Checkpoint, readCheckpoint, type Target } from './checkpoint.ts';
import { batches, type EventFeed, type Unseal } from './feed.ts';
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

/** Larger batches fold more changes of a row into one write; this many events are a few megabytes. */
const BATCH = 10_000;

export interface RebuildOptions {
  readonly pool: pg.Pool;
  readonly feed: EventFeed;
  readonly model: ReadModel;
  readonly unseal: Unseal;
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
  let clean = false;
  try {
    await lock(client, model, signal);
    const live = await readCheckpoint(client, model.name);
    const position = live && options.needed?.(live) === false ? null : await build(client, options);
    await client.query('select pg_advisory_unlock_all()');
    clean = true;
    return position;
  } finally {
    // Otherwise the lock, which belongs to the session, goes with it.
    client.release(!clean);
  }
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
  await client.query(dropSchema(`${model.name}_old`));
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
    const { feed, model, unseal, signal, onProgress } = this.#options;
    for await (const { events, reached } of batches(feed, this.position, model.areas, BATCH, unseal)) {
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

/** Serialises changes of schemas over all processes, to the end of the transaction. */
export const SCHEMA_CHANGES = `select pg_advisory_xact_lock(hashtextextended('courtcrew.schemas', 0))`;
