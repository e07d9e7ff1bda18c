import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { Refused } from '../http/route.ts';

const SALT_BYTES = 16;
const HASH_BYTES = 32;

interface Cost {
  /** Work factor as a power of two; 15 takes 32 MB. */
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

const COST: Cost = { logN: 15, r: 8, p: 3 };

/** Threads for files and names are the same four; one of them stays free. */
const THREADS = 3;
/** Less than a request may take; whoever would wait longer is told so, as a rule at once. */
const PATIENCE_SECONDS = 16;
/** What a hash takes before one was measured. */
const FIRST_GUESS_SECONDS = 0.1;
/** How much the newest measurement counts. */
const WEIGHT = 0.1;

export interface PasswordOptions {
  /** Only tests lower it. */
  readonly cost?: Cost;
  /** Hashes computed at once; each takes a processor and 32 MB. */
  readonly atOnce?: number;
  /** Longest wait for a place among them. */
  readonly patienceSeconds?: number;
}

/** Hashes passwords with scrypt and checks them; `scrypt$15$8$3$salt$hash` carries what checking needs. */
export class Passwords {
  readonly #cost: Cost;
  readonly #atOnce: number;
  readonly #patience: number;
  readonly #waiting = new Set<PromiseWithResolvers<void>>();
  #running = 0;
  #seconds = FIRST_GUESS_SECONDS;

  constructor({
    cost = COST,
    atOnce = Math.min(availableParallelism(), THREADS),
    patienceSeconds = PATIENCE_SECONDS,
  }: PasswordOptions = {}) {
    this.#cost = cost;
    this.#atOnce = atOnce;
    this.#patience = patienceSeconds;
  }

  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const hash = await this.#derive(password, salt, this.#cost);
    const { logN, r, p } = this.#cost;
    return ['scrypt', logN, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
  }

  /** False as well for a hash of an unknown kind. */
  async matches(password: string, stored: string): Promise<boolean> {
    const [kind, logN, r, p, salt, hash] = stored.split('$');
    if (kind !== 'scrypt' || !salt || !hash) return false;
    const cost = { logN: Number(logN), r: Number(r), p: Number(p) };
    const derived = await this.#derive(password, Buffer.from(salt, 'base64url'), cost);
    const expected = Buffer.from(hash, 'base64url');
    return derived.length === expected.length && timingSafeEqual(derived, expected);
  }

  async #derive(password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> {
    await this.#turn();
    const started = performance.now();
    try {
      const N = 2 ** logN;
      // Node's default of 32 MB is just what these costs need, and refuses them.
      return await derive(password.normalize('NFKC'), salt, { N, r, p, maxmem: 256 * N * r });
    } finally {
      const seconds = (performance.now() - started) / 1000;
      this.#seconds += WEIGHT * (seconds - this.#seconds);
      this.#leave();
    }
  }

  /** Waits for a free place; a crowd at the door must not take all memory and processors. */
  async #turn(): Promise<void> {
    if (this.#running < this.#atOnce) {
      this.#running += 1;
      return;
    }
    const wait = ((this.#waiting.size + 1) * this.#seconds) / this.#atOnce;
    if (wait > this.#patience) throw tooMany();
    await this.#stand();
  }

  /** Stands in line; the pace may have been misjudged, so patience ends here as well. */
  async #stand(): Promise<void> {
    const place = Promise.withResolvers<void>();
    this.#waiting.add(place);
    const leave = () => {
      if (this.#waiting.delete(place)) place.reject(tooMany());
    };
    const timer = setTimeout(leave, this.#patience * 1000);
    await place.promise.finally(() => clearTimeout(timer));
  }

  /** The place passes straight to the next in line, so that nobody slips in between. */
  #leave(): void {
    const [next] = this.#waiting;
    if (next === undefined) this.#running -= 1;
    else {
      this.#waiting.delete(next);
      next.resolve();
    }
  }
}

const tooMany = () =>
  new Refused(refuse('unavailable', 'Many people are logging in. Please try again in a moment.'));

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, HASH_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
