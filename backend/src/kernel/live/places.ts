import { isLoopback, networkOf } from '../http/limits/addresses.ts';
import type { Session } from '../identity/identity.ts';

/**
 * Connections of visitors that one address may hold: a venue with 200 displays and the phones of its crowd shares one.
 * An address beyond it is refused and asks again; one page needs one connection.
 */
const VISITORS = 500;
/** Connections of one session: a person's windows. Staff of a crowded venue are never crowded out by visitors. */
const WINDOWS = 30;

/** Displays of one tournament, whatever address they share with a crowd. */
const DISPLAYS = 300;

/** Who holds how many live connections to this process. */
export class Places {
  readonly #taken = new Map<string, number>();

  /** Takes a place and answers how to leave it; undefined when there is none. `display` is the tournament of a display's key. */
  take(session: Session | null, ip: string, display?: string): (() => void) | undefined {
    // The machine itself, and proxies on it that do not say whom they speak for.
    if (session === null && isLoopback(ip)) return () => undefined;
    const [own, most] = session
      ? [`session ${session.id}`, WINDOWS]
      : display
        ? [`display ${display}`, DISPLAYS]
        : [networkOf(ip), VISITORS];
    // A key that was passed on crowds out no display of the hall: it has one of the address's places then.
    const key = display && (this.#taken.get(own) ?? 0) >= most ? networkOf(ip) : own;
    const taken = this.#taken.get(key) ?? 0;
    if (taken >= (key === own ? most : VISITORS)) return undefined;
    this.#taken.set(key, taken + 1);
    return () => {
      const left = (this.#taken.get(key) ?? 1) - 1;
      if (left > 0) this.#taken.set(key, left);
      else this.#taken.delete(key);
    };
  }
}
