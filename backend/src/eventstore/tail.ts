import type { Position } from '@courtcrew/domain/kernel/event.ts';

/**
 * How far the log is known to reach. Everybody who hears of newer events tells it; readers sleep on it instead
 * of asking the log. A position counts as known only when it is committed and everything before it as well.
 */
export class Tail {
  #known: Position = 0n;
  readonly #sleepers = new Set<() => void>();

  get known(): Position {
    return this.#known;
  }

  advance(position: Position): void {
    if (position <= this.#known) return;
    this.#known = position;
    for (const wake of this.#sleepers) wake();
  }

  /** Resolves once the log reaches beyond `position`, or when `signal` aborts. */
  beyond(position: Position, signal: AbortSignal): Promise<void> {
    if (this.#known > position || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        if (this.#known <= position && !signal.aborted) return;
        this.#sleepers.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.#sleepers.add(wake);
      signal.addEventListener('abort', wake);
    });
  }
}
