import { availableParallelism } from 'node:os';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { startThreads } from '../platform/threads.ts';
import { Refused } from '../refused.ts';
import type { HashWork } from './hashing.ts';

/** Queues of hash work, one per share, so that a crowd at one does not delay the others. */
export type Share = 'login' | 'registration' | 'unknown';

/** However many processors there are: each hash at work takes 32 MB. */
const MOST_THREADS = 4;
const IDLE_MS = 30_000;
/** What a thread may use beside the memory of the hash itself. */
const THREAD_MB = 32;

/** Longest wait, less than a request may take. On a busy machine nobody is turned away before. */
const PATIENCE_SECONDS = 16;
/** Longest queue of one share; beyond it requests are refused at once. */
const MOST_WAITING = 300;
/** After so many logins in a row one of the other queues gets its turn. */
const LOGINS_IN_A_ROW = 3;

export interface HashPoolOptions {
  /** Hashes computed at once; each takes a processor and 32 MB. */
  readonly atOnce?: number;
  /** Longest wait for a place among them. */
  readonly patienceSeconds?: number;
  /** What computes; threads unless a test says otherwise. */
  readonly threads?: HashThreads;
}

export interface HashThreads {
  run(work: HashWork): Promise<Uint8Array>;
  destroy(): Promise<void>;
}

type Place = PromiseWithResolvers<void>;

/** Threads that compute hashes and nothing else, and the lines in front of them. */
export class HashPool {
  readonly #threads: HashThreads;
  readonly #atOnce: number;
  readonly #patience: number;
  readonly #lines: Readonly<Record<Share, Set<Place>>> = {
    login: new Set(),
    registration: new Set(),
    unknown: new Set(),
  };
  #running = 0;
  #loginsInARow = 0;
  #lastOther: Share = 'unknown';

  constructor({
    atOnce = Math.min(availableParallelism(), MOST_THREADS),
    patienceSeconds = PATIENCE_SECONDS,
    threads = hashThreads(atOnce),
  }: HashPoolOptions = {}) {
    this.#atOnce = atOnce;
    this.#patience = patienceSeconds;
    this.#threads = threads;
  }

  async compute(work: HashWork, share: Share): Promise<Uint8Array> {
    await this.#turn(share);
    try {
      return await this.#threads.run(work);
    } finally {
      this.#leave();
    }
  }

  close(): Promise<void> {
    return this.#threads.destroy();
  }

  /** Waits for a free thread; a crowd must not take all memory and processors. */
  async #turn(share: Share): Promise<void> {
    if (this.#running < this.#atOnce) {
      this.#running += 1;
      return;
    }
    const line = this.#lines[share];
    if (line.size >= MOST_WAITING) throw tooMany(share);
    await this.#stand(line, share);
  }

  async #stand(line: Set<Place>, share: Share): Promise<void> {
    const place: Place = Promise.withResolvers();
    line.add(place);
    const leave = () => {
      if (line.delete(place)) place.reject(tooMany(share));
    };
    const timer = setTimeout(leave, this.#patience * 1000);
    await place.promise.finally(() => clearTimeout(timer));
  }

  /** The thread passes straight to the next in line, so that nobody slips in between. */
  #leave(): void {
    const line = this.#lines[this.#next()];
    const [next] = line;
    if (next === undefined) this.#running -= 1;
    else {
      line.delete(next);
      next.resolve();
    }
  }

  /** The queue whose turn it is: logins first, every fourth turn one of the others in rotation. */
  #next(): Share {
    const { login, registration, unknown } = this.#lines;
    const othersWait = registration.size + unknown.size > 0;
    if (login.size > 0 && !(othersWait && this.#loginsInARow >= LOGINS_IN_A_ROW)) {
      this.#loginsInARow += 1;
      return 'login';
    }
    this.#loginsInARow = 0;
    const first = this.#lastOther === 'unknown' ? 'registration' : 'unknown';
    const second = first === 'unknown' ? 'registration' : 'unknown';
    this.#lastOther = this.#lines[first].size > 0 ? first : second;
    return this.#lastOther;
  }
}

const hashThreads = (most: number): HashThreads =>
  startThreads<HashWork, Uint8Array>({
    file: new URL('./hashing.ts', import.meta.url),
    most,
    idleMs: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MB },
  });

const tooMany = (share: Share) =>
  new Refused(
    share === 'registration'
      ? refuse('unavailable', 'Many people are registering. Nothing was saved: please try again in a moment.')
      : refuse('unavailable', 'Many people are logging in. Please try again in a moment.'),
  );
