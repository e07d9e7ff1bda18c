import type { Pool } from 'pg';
import { type Break, type VerificationParts, type Verified, verify } from './verification.ts';

/** What a verification found, and when it began. */
export interface Finding extends Verified {
  readonly at: string;
}

interface FindingRow {
  readonly at: Date | string;
  readonly size: string;
  readonly waiting: string;
  readonly broken: (Omit<Break, 'position'> & { readonly position: string }) | null;
}

const NOTE = `insert into proof.verified (at, size, waiting, broken) values ($1, $2, $3, $4)
  on conflict (one) do update set at = excluded.at, size = excluded.size, waiting = excluded.waiting,
    broken = excluded.broken`;

/** Verifies at somebody's wish: once at a time in this process, so that impatience costs nothing. */
export class Verifier {
  readonly #pool: Pool;
  readonly #parts: VerificationParts;
  #running: Promise<Finding> | null = null;

  constructor(pool: Pool, parts: VerificationParts) {
    this.#pool = pool;
    this.#parts = parts;
  }

  /** Whoever asks while the log is being read gets what that reading finds. */
  verified(): Promise<Finding> {
    this.#running ??= this.#verify().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async last(): Promise<Finding | null> {
    const { rows } = await this.#pool.query<FindingRow>(
      'select at, size, waiting, broken from proof.verified',
    );
    const [row] = rows;
    if (!row) return null;
    const { at, size, waiting, broken } = row;
    return {
      at: new Date(at).toISOString(),
      size: Number(size),
      waiting: Number(waiting),
      broken: broken && { ...broken, position: BigInt(broken.position) },
    };
  }

  async #verify(): Promise<Finding> {
    const at = new Date().toISOString();
    const { size, waiting, broken } = await verify(this.#parts);
    const noted = broken && JSON.stringify({ ...broken, position: String(broken.position) });
    await this.#pool.query(NOTE, [at, size, waiting, noted]);
    return { at, size, waiting, broken };
  }
}
