import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { setNewest } from '../../platform/setNewest.ts';

interface Window {
  count: number;
  readonly since: number;
}

/** What one limit remembers; beyond it the keys counted first are forgotten. */
const KEYS = 20_000;

/** Counts requests by key in fixed windows. The plugin's own store judges a burst by its last request. */
export class Counts implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>();

  incr(
    key: string,
    done: (error: Error | null, result?: { current: number; ttl: number }) => void,
    lengthMs: number,
  ): void {
    const now = performance.now();
    const present = this.#windows.get(key);
    const window = present && present.since + lengthMs > now ? present : this.#begin(key, now);
    window.count += 1;
    done(null, { current: window.count, ttl: Math.ceil(window.since + lengthMs - now) });
  }

  /** A limit of its own counts apart from all others. */
  child(): Counts {
    return new Counts();
  }

  #begin(key: string, since: number): Window {
    const window = { count: 0, since };
    setNewest(this.#windows, key, window, KEYS);
    return window;
  }
}
