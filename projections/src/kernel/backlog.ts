import type { Position } from '@courtcrew/domain/kernel/event.ts';

/** Arrivals closer together than this count as one. */
const GRAIN_MS = 250;

/** What has arrived and is not done yet, by position: for how long the oldest of it has waited. */
export class Backlog {
  #newest: Position;
  #arrivals: { readonly position: Position; readonly at: number }[] = [];

  constructor(newest: Position = 0n) {
    this.#newest = newest;
  }

  arrived(position: Position): void {
    if (position > this.#newest) this.#newest = position;
    const last = this.#arrivals.at(-1);
    if (!last || performance.now() > last.at + GRAIN_MS) this.#note(position);
  }

  /** Everything up to here is done. */
  done(position: Position): void {
    this.#arrivals = this.#arrivals.filter((arrival) => arrival.position > position);
    // What arrived together with something that is done may itself not be.
    if (this.#arrivals.length === 0 && this.#newest > position) this.#note(this.#newest);
  }

  /** The log was put back: what came after this never was. */
  rewound(to: Position): void {
    if (to < this.#newest) this.#newest = to;
    this.#arrivals = this.#arrivals.filter(({ position }) => position <= to);
  }

  /** Milliseconds; 0 when nothing waits. */
  get waitingMs(): number {
    const [oldest] = this.#arrivals;
    return oldest ? performance.now() - oldest.at : 0;
  }

  #note(position: Position): void {
    this.#arrivals.push({ position, at: performance.now() });
  }
}
