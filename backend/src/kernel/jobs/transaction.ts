import type { Pool, PoolClient } from 'pg';

/** Named first in a statement, and taken from: its commit need not wait for the disk. What is lost then must be no loss. */
export const SOON = "soon as materialized (select set_config('synchronous_commit', 'off', true))";

/** A transaction that begins with the first write, so that waits before it hold no connection or lock. */
export class Transaction {
  readonly #pool: Pool;
  #begun: Promise<PoolClient> | null = null;

  private constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Commits what the work has written, or nothing of it when it throws. Answers whether it wrote anything. */
  static async run(pool: Pool, work: (tx: Transaction) => Promise<void>): Promise<boolean> {
    const tx = new Transaction(pool);
    try {
      await work(tx);
      await (await tx.#begun)?.query('commit');
      (await tx.#begun)?.release();
      return tx.hasBegun;
    } catch (error) {
      await tx.#giveUp();
      throw error;
    }
  }

  get hasBegun(): boolean {
    return this.#begun !== null;
  }

  client(): Promise<PoolClient> {
    this.#begun ??= this.#begin();
    return this.#begun;
  }

  async #begin(): Promise<PoolClient> {
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** Closing the connection takes everything back, whatever state it is in. */
  async #giveUp(): Promise<void> {
    const client = await this.#begun?.catch(() => null);
    client?.release(true);
  }
}
