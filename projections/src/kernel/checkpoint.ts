import type { Position } from '@courtcrew/domain/kernel/event.ts';
import pg from 'pg';
import type { ReadModel } from './readModel.ts';
import type { Fold } from './rows.ts';

/** A pool, or one connection of it. */
export type Queryable = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>;

/** The event a read model waits at, and what went wrong with it. Holds no data of the event. */
export interface Pause {
  readonly position: string;
  readonly type: string;
  readonly reason: string;
}

export interface Checkpoint {
  readonly position: Position;
  readonly version: number;
  readonly paused: Pause | null;
}

interface CheckpointRow {
  model: string;
  position: string;
  version: number;
  paused: Pause | null;
}

const selectCheckpoint = (schema: string): string =>
  `select '${schema}' as model, position::text as position, version, paused from "${schema}".checkpoint`;

/** The checkpoints of read models that have their schema. */
export async function readCheckpoints(
  db: Queryable,
  schemas: readonly string[],
): Promise<Map<string, Checkpoint>> {
  if (schemas.length === 0) return new Map();
  const { rows } = await db.query<CheckpointRow>(schemas.map(selectCheckpoint).join(' union all '));
  return new Map(
    rows.map(({ model, position, version, paused }) => [
      model,
      { position: BigInt(position), version, paused },
    ]),
  );
}

/** One read model's checkpoint; null when it has no schema yet. */
export async function readCheckpoint(db: Queryable, schema: string): Promise<Checkpoint | null> {
  const { rows } = await db.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    `"${schema}".checkpoint`,
  ]);
  if (!rows[0]?.there) return null;
  return (await readCheckpoints(db, [schema])).get(schema) ?? null;
}

/**
 * Leaves word for other processes and for the command line; the next written batch takes it away. Nothing is left
 * where somebody else has got past `at`.
 */
export async function writePause(
  db: Queryable,
  schema: string,
  at: Pick<Checkpoint, 'position' | 'version'>,
  pause: Pause,
): Promise<void> {
  await db.query(`update "${schema}".checkpoint set paused = $1 where version = $2 and position = $3`, [
    JSON.stringify(pause),
    at.version,
    String(at.position),
  ]);
}

/** Where a batch is written to. */
export interface Target {
  readonly db: Queryable;
  readonly schema: string;
  readonly model: ReadModel;
  /** This process's name in its word to the others; null for tables that nobody reads yet. */
  readonly sender: string | null;
}

/** Somebody else moved the checkpoint: another process, or a rebuild that has been switched in. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
}

/**
 * Text that PostgreSQL's `text` cannot hold (NUL, half a surrogate pair) is replaced, always in the same way:
 * one such character in the log must not stop a read model.
 */
const UNSTORABLE = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

function json(rows: readonly unknown[]): string | null {
  if (rows.length === 0) return null;
  const text = JSON.stringify(rows);
  return text.includes('\\u') ? text.replace(UNSTORABLE, '$1\ufffd') : text;
}

/** Writes a fold and moves the checkpoint from `expected` to `reached`. Throws CheckpointMoved. */
export async function writeFold(
  target: Target,
  expected: Position,
  reached: Position,
  fold: Fold,
): Promise<void> {
  const { schema, model } = target;
  const changes = model.tables.flatMap((table) => {
    const { put, patch, remove } = fold.changesOf(table);
    return [json(put), json(patch), json(remove)];
  });
  const values = [String(expected), model.version, String(reached), target.sender, ...changes];
  const { rows } = await target.db.query<{ written: boolean }>({
    name: `project ${schema} ${model.tables.length}`,
    text: `select "${schema}".project_batch(${values.map((_, n) => `$${n + 1}`).join(', ')}) as written`,
    values,
  });
  if (!rows[0]?.written) throw new CheckpointMoved(schema);
}

/** Whether PostgreSQL, or making JSON, refused the rows themselves, so that trying again is of no use. */
export const isDataError = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof pg.DatabaseError && /^(22|23|54)/.test(error.code ?? ''));
