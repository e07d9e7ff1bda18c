import type { Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { countWhile } from '../platform/countWhile.ts';

export interface Bounds {
  readonly events: number;
  /** Of their data as JSON, in characters; in memory it takes about three times as much. */
  readonly size: number;
}

/** The newest events of the log without a gap, within bounds; the very newest stays, however large it is. */
export class Newest {
  readonly #bounds: Bounds;
  #events: RecordedEvent[] = [];
  #sizes: number[] = [];
  #size = 0;
  /** Every event after it is here. */
  start: Position = 0n;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  get last(): RecordedEvent | undefined {
    return this.#events.at(-1);
  }

  get count(): number {
    return this.#events.length;
  }

  at(index: number): RecordedEvent | undefined {
    return this.#events[index];
  }

  add(events: readonly RecordedEvent[]): void {
    for (const event of events) {
      const size = JSON.stringify([event.data]).length;
      this.#events.push(event);
      this.#sizes.push(size);
      this.#size += size;
    }
    const { events: most, size } = this.#bounds;
    // Not one by one: moving the rest costs as much as they are.
    if (this.count > 1.25 * most || this.#size > 1.25 * size) this.#shrink();
  }

  /** At most so many of the events after a position that is not before `start`. */
  after(position: Position, most: number): RecordedEvent[] {
    const begin = this.#indexAfter(position);
    return this.#events.slice(begin, begin + most);
  }

  cut(position: Position): void {
    const kept = this.#indexAfter(position);
    this.#events.length = kept;
    this.#size -= this.#sizes.splice(kept).reduce((sum, size) => sum + size, 0);
    if (this.start > position) this.start = position;
  }

  #shrink(): void {
    const { events: most, size } = this.#bounds;
    let surplus = 0;
    while (surplus < this.count - 1 && (this.count - surplus > most || this.#size > size)) {
      this.#size -= this.#sizes[surplus] ?? 0;
      surplus += 1;
    }
    this.start = this.#events[surplus - 1]?.position ?? this.start;
    this.#events = this.#events.slice(surplus);
    this.#sizes = this.#sizes.slice(surplus);
  }

  #indexAfter(position: Position): number {
    return countWhile(this.#events, (event) => event.position <= position);
  }
}
