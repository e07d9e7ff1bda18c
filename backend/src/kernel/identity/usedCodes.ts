import type { Pool } from 'pg';

/**
 * The time step of the last code each person used: a code that somebody looked at over a shoulder, or read from the
 * line, is worth nothing once it has been used. In the database, so that every process refuses it.
 */
export class UsedCodes {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Uses the code of this step up; false when it, or a later one, has been used before. */
  async take(ref_id: string, step: number): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `insert into identity.used_codes as u (ref_id, step) values ($1, $2)
       on conflict (ref_id) do update set step = excluded.step where u.step < excluded.step`,
      [ref_id, step],
    );
    return rowCount === 1;
  }

  async forget(ref_id: string): Promise<void> {
    await this.#pool.query('delete from identity.used_codes where ref_id = $1', [ref_id]);
  }
}
