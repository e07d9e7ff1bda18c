import type { Position } from '@courtcrew/domain/kernel/event.ts';

/** How far the log is known to reach: committed and without gaps. Readers wait on it instead of polling. */
export class Tail {
  #known: Position = 0n;
  /** The positions at which the log was put back to an older state, in order. */
  readonly #rewinds: Position[] = [];
  readonly #sleepers = new Set<() => void>();

  get known(): Position {
    return this.#known;
  }

  get rewinds(): number {
    return this.#rewinds.length;
  }

  /** The end of what is the same as it was so many rewinds ago, where that is before `position`; else `position`. */
  unchanged(position: Position, rewinds: number): Position {
    let end = position;
    for (const common of this.#rewinds.slice(rewinds)) if (common < end) end = common;
    return end;
  }

  advance(position: Position): void {
    if (position <= this.#known) return;
    this.#known = position;
    for (const wake of this.#sleepers) wake();
  }

  /** The log was put back to an older state, which ends here or has gone on differently from here. */
  rewind(position: Position): void {
    this.#known = position;
    this.#rewinds.push(position);
    for (const wake of this.#sleepers) wake();
  }

  /** Resolves once the log reaches beyond `position`, was put back more than `rewinds` times, or `signal` aborts. */
  beyond(position: Position, rewinds: number, signal: AbortSignal): Promise<void> {
    const isOver = () => this.#known > position || this.rewinds > rewinds || signal.aborted;
    if (isOver()) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        if (!isOver()) return;
        this.#sleepers.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.#sleepers.add(wake);
      signal.addEventListener('abort', wake);
    });
  }
}
