/** Of the full patience, what is left for calls while nothing at all is heard. */
const LEAST_SHARE = 1 / 2;

/**
 * How long a call waits for its answer. What somebody asks for may take several calls, one after another: a server
 * that left the one before without an answer has used up some of the next one's time.
 */
export class Patience {
  readonly #fullMs: number;
  /** When the first call began since something was heard. */
  #silentSince: number | null = null;
  #heardAt = Number.NEGATIVE_INFINITY;

  constructor(fullMs: number) {
    this.#fullMs = fullMs;
  }

  /** A call begins; answers how long it may take, in whole milliseconds. */
  begin(): number {
    const now = performance.now();
    this.#silentSince ??= now;
    const left = this.#fullMs - (now - this.#silentSince);
    return Math.round(Math.max(left, this.#fullMs * LEAST_SHARE));
  }

  /** The server has answered somebody. */
  heard(): void {
    this.#silentSince = null;
    this.#heardAt = performance.now();
  }

  /** Whether the server has answered anybody after this moment of `performance.now()`: then it is busy, not gone. */
  heardSince(moment: number): boolean {
    return this.#heardAt > moment;
  }
}
