import type { Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { Batch } from './feed.ts';

const BATCH = 2000;
/** More waiting events than this are forgotten, to be read from the log again: memory stays bounded. */
const LIMIT = 10_000;

/** What the subscription has offered a read model and it has not taken yet. Open means that nothing is missing. */
export class Inbox {
  open = false;
  /** Taking everything brings the read model here. */
  reached: Position = 0n;
  #events: RecordedEvent[] = [];

  reopen(from: Position): void {
    this.#events = [];
    this.reached = from;
    this.open = true;
  }

  close(): void {
    this.#events = [];
    this.open = false;
  }

  put({ events, reached }: Batch): void {
    if (!this.open) return;
    if (this.#events.length + events.length > LIMIT) this.close();
    else {
      this.#events.push(...events);
      this.reached = reached;
    }
  }

  /** The oldest of it, a batch at most. */
  take(): Batch {
    const events = this.#events.splice(0, BATCH);
    const last = events.at(-1);
    return { events, reached: last && this.#events.length > 0 ? last.position : this.reached };
  }
}
