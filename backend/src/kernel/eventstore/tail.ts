import type { Position } from '@courtcrew/domain/kernel/event.ts';

/**
 * How far the log is known to reach. Everybody who hears of newer events tells it; readers sleep on it instead
 * of asking the log. A position counts as known only when it is committed and everything before it as well.
 */
export class Tail {
  #known: Position = 0n;
  /** Counts how often the log turned out to be shorter than it was. */
  rewinds = 0;
  readonly #sleepers = new Set<() => void>();

  get known(): Position {
    return this.#known;
  }

  advance(position: Position): void {
    if (position <= this.#known) return;
    this.#known = position;
    for (const wake of this.#sleepers) wake();
  }

  /** The log was put back to an older state, which ends here or has gone on differently from here. */
  rewind(position: Position): void {
    this.#known = position;
    this.rewinds += 1;
    for (const wake of this.#sleepers) wake();
  }

  /** Resolves once the log reaches beyond `position`, when it was put back, or when `signal` aborts. */
  beyond(position: Position, signal: AbortSignal): Promise<void> {
    if (this.#known > position || signal.aborted) return Promise.resolve();
    const { rewinds } = this;
    return new Promise((resolve) => {
      const wake = () => {
        if (this.#known <= position && this.rewinds === rewinds && !signal.aborted) return;
        this.#sleepers.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.#sleepers.add(wake);
      signal.addEventListener('abort', wake);
    });
  }
}
