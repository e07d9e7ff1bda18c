import type { SecurityKind } from '@courtcrew/domain/contract/security.ts';
import { digest } from './digest.ts';

export interface SecurityFacts {
  readonly kind: SecurityKind;
  readonly ref_id: string | null;
  readonly subject: string | null;
  readonly claimed: string | null;
  readonly address: string;
  readonly device: string;
  readonly what: string;
  readonly tid: string | null;
}

export interface PendingLine extends SecurityFacts {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly first_at: number;
  readonly last_at: number;
  readonly count: number;
  /** It happened once, under an id of its own, and is never counted again. */
  readonly once: boolean;
}

/** The same thing within this long is one line, in every process. */
const WINDOW_MS = 10 * 60 * 1000;
/** Different lines of a kind that one address may cause in a window; a venue's crowd shares an address. */
const LINES_PER_ADDRESS = 200;
/** Different lines of a kind in a window, whoever causes them. */
const LINES_PER_KIND = 2_000;
/** Lines that may wait for a database that is away. */
const LINES_WAITING = 5_000;

const NOTHING = { ref_id: null, subject: null, claimed: null, tid: null, device: '', what: '' };

/** Lines that wait to be written. Beyond an address's or a kind's share they are counted in one line. */
export class SecurityLines {
  #waiting = new Map<string, PendingLine>();
  #window = 0;
  /** Lines of this window by kind, and by kind and address. */
  readonly #told = new Map<string, Set<string>>();

  get size(): number {
    return this.#waiting.size;
  }

  add(facts: SecurityFacts, at: number): void {
    const window = Math.floor(at / WINDOW_MS);
    if (window !== this.#window) {
      this.#window = window;
      this.#told.clear();
    }
    const bounded = this.#bounded(facts);
    this.#put({ ...bounded, id: this.#idOf(bounded), first_at: at, last_at: at, count: 1, once: false });
  }

  once(id: string, facts: SecurityFacts, at: number): void {
    if (!this.#waiting.has(id)) this.#put({ ...facts, id, first_at: at, last_at: at, count: 1, once: true });
  }

  take(): PendingLine[] {
    const lines = [...this.#waiting.values()];
    this.#waiting = new Map();
    return lines;
  }

  /** Lines that could not be written wait again. */
  giveBack(lines: readonly PendingLine[]): void {
    for (const line of lines) this.#put(line);
  }

  #put(line: PendingLine): void {
    const there = this.#waiting.get(line.id);
    if (!there && this.#waiting.size >= LINES_WAITING) return;
    this.#waiting.set(line.id, there ? merged(there, line) : line);
  }

  #bounded(facts: SecurityFacts): SecurityFacts {
    const { kind, address } = facts;
    const ofKind = this.#setOf(kind);
    const folded = { ...NOTHING, kind, address };
    const wanted = this.#fits(`${kind} ${address}`, this.#idOf(facts)) ? facts : folded;
    const id = this.#idOf(wanted);
    if (ofKind.has(id)) return wanted;
    if (ofKind.size >= LINES_PER_KIND) return { ...folded, address: '' };
    ofKind.add(id);
    this.#setOf(`${kind} ${address}`).add(id);
    return wanted;
  }

  #fits(place: string, id: string): boolean {
    const told = this.#told.get(place);
    return told === undefined || told.has(id) || told.size < LINES_PER_ADDRESS;
  }

  #setOf(place: string): Set<string> {
    const told = this.#told.get(place) ?? new Set();
    this.#told.set(place, told);
    return told;
  }

  #idOf({ kind, ref_id, subject, claimed, address, device, what, tid }: SecurityFacts): string {
    return digest(JSON.stringify([this.#window, kind, ref_id, subject, claimed, address, device, what, tid]));
  }
}

const merged = (one: PendingLine, other: PendingLine): PendingLine => ({
  ...one,
  first_at: Math.min(one.first_at, other.first_at),
  last_at: Math.max(one.last_at, other.last_at),
  count: one.count + other.count,
});
