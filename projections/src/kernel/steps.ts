import type pg from 'pg';

/**
 * The tables of one part of the platform as steps, each carried out once and in order. A step that a released version
 * has carried out is never changed: what is wanted otherwise is one more step at the end. The first ones say `if not
 * exists`, since a database from before steps were counted has made some of them.
 */
export interface Steps {
  /** Under this name it is noted how many are done. */
  readonly part: string;
  readonly sql: readonly string[];
}

/** The lock, which ends with the transaction, keeps two processes that start at once from the same step. */
const NOTES = `
select pg_advisory_xact_lock(hashtextextended('courtcrew.steps', 0));
create schema if not exists kernel;
create table if not exists kernel.steps (part text primary key, done integer not null);
`;
const NOTE = `insert into kernel.steps values ($1, $2) on conflict (part) do update set done = excluded.done`;

/** Carries out in this transaction what is not done yet. A newer version may have done more: that is left alone. */
export async function takeSteps(tx: Pick<pg.PoolClient, 'query'>, ...parts: readonly Steps[]): Promise<void> {
  await tx.query(NOTES);
  const { rows } = await tx.query<{ part: string; done: number }>('select part, done from kernel.steps');
  const done = new Map(rows.map((row) => [row.part, row.done]));
  for (const { part, sql } of parts) {
    const missing = sql.slice(done.get(part) ?? 0);
    if (missing.length === 0) continue;
    for (const step of missing) await tx.query(step);
    await tx.query(NOTE, [part, sql.length]);
  }
}

/** The same for several parts, in a transaction of its own: all steps or none. */
export async function takeAllSteps(
  pool: { connect(): Promise<pg.PoolClient> },
  parts: readonly Steps[],
): Promise<void> {
  const tx = await pool.connect();
  try {
    await tx.query('begin');
    await takeSteps(tx, ...parts);
    await tx.query('commit');
  } catch (error) {
    await tx.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    tx.release();
  }
}
