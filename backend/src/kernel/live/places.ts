import { isLoopback, networkOf } from '../http/addresses.ts';
import type { Session } from '../identity/identity.ts';

/**
 * Connections of visitors that one address may hold: a venue with 200 displays and the phones of its crowd shares one.
 * An address beyond it is refused and asks again; one page needs one connection.
 */
const VISITORS = 500;
/** Connections of one session: a person's windows. Staff of a crowded venue are never crowded out by visitors. */
const WINDOWS = 30;

/** Who holds how many live connections to this process. */
export class Places {
  readonly #taken = new Map<string, number>();

  /** Takes a place and answers how to leave it; undefined when there is none. */
  take(session: Session | null, ip: string): (() => void) | undefined {
    // The machine itself, and proxies on it that do not say whom they speak for.
    if (session === null && isLoopback(ip)) return () => undefined;
    const [key, most] = session ? [`session ${session.id}`, WINDOWS] : [networkOf(ip), VISITORS];
    const taken = this.#taken.get(key) ?? 0;
    if (taken >= most) return undefined;
    this.#taken.set(key, taken + 1);
    return () => {
      const left = (this.#taken.get(key) ?? 1) - 1;
      if (left > 0) this.#taken.set(key, left);
      else this.#taken.delete(key);
    };
  }
}
