import type { Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';

/** Events this process appended, so that it need not read them back. Hands out gapless runs only. */
export class Recent {
  readonly #capacity: number;
  /** In order of position, oldest first: appends of one process come back in that order. */
  readonly #events = new Map<Position, RecordedEvent>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  add(events: readonly RecordedEvent[]): void {
    for (const event of events) this.#events.set(event.position, event);
    for (const position of this.#events.keys()) {
      if (this.#events.size <= this.#capacity) break;
      this.#events.delete(position);
    }
  }

  /** Everything up to here has been handed on. */
  handed(upTo: Position): void {
    for (const position of this.#events.keys()) {
      if (position > upTo) break;
      this.#events.delete(position);
    }
  }

  /** The log was put back to an older state: positions may be given to other events. */
  forget(): void {
    this.#events.clear();
  }

  /** At most `limit` events that follow `position` without a gap; none where the next one is not here. */
  following(position: Position, limit: number): RecordedEvent[] {
    const run: RecordedEvent[] = [];
    for (let next = position + 1n; run.length < limit; next += 1n) {
      const event = this.#events.get(next);
      if (!event) break;
      run.push(event);
    }
    return run;
  }
}
