import { randomBytes, timingSafeEqual } from 'node:crypto';
import { HashPool, type HashPoolOptions, type Share } from './hashPool.ts';

const SALT_BYTES = 16;
const HASH_BYTES = 32;

export interface Cost {
  /** Work factor as a power of two; 15 takes 32 MB. */
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

export const COST: Cost = { logN: 15, r: 8, p: 3 };
/** The salt used for an account that does not exist. */
const NO_SALT = Buffer.alloc(SALT_BYTES);

export interface PasswordOptions extends HashPoolOptions {
  readonly cost?: Cost;
}

/** Hashes passwords with scrypt and checks them; `scrypt$15$8$3$salt$hash` carries what checking needs. */
export class Passwords {
  readonly #cost: Cost;
  readonly #pool: HashPool;

  constructor({ cost = COST, ...pool }: PasswordOptions = {}) {
    this.#cost = cost;
    this.#pool = new HashPool(pool);
  }

  async hash(password: string, share: Share = 'registration'): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const hash = await this.#derive(password, salt, this.#cost, share);
    const { logN, r, p } = this.#cost;
    return ['scrypt', logN, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
  }

  /** False as well for a hash of an unknown kind. */
  async matches(password: string, stored: string): Promise<boolean> {
    const [kind, logN, r, p, salt, hash] = stored.split('$');
    if (kind !== 'scrypt' || !salt || !hash) return false;
    const cost = { logN: Number(logN), r: Number(r), p: Number(p) };
    const derived = await this.#derive(password, Buffer.from(salt, 'base64url'), cost, 'login');
    const expected = Buffer.from(hash, 'base64url');
    return derived.length === expected.length && timingSafeEqual(derived, expected);
  }

  /** The work of checking a password that there is nothing to check against: the time it takes tells nothing. */
  async pretend(password: string): Promise<void> {
    await this.#derive(password, NO_SALT, this.#cost, 'unknown');
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  async #derive(password: string, salt: Buffer, { logN, r, p }: Cost, share: Share): Promise<Buffer> {
    const N = 2 ** logN;
    // Node's default of 32 MB is just what these costs need, and refuses them.
    const options = { N, r, p, maxmem: 256 * N * r };
    const work = { password: password.normalize('NFKC'), salt, bytes: HASH_BYTES, options };
    return Buffer.from(await this.#pool.compute(work, share));
  }
}
