import type { Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { follow, type LogPage } from './follow.ts';
import { Newest } from './newest.ts';
import type { Rewound, Subscription } from './port.ts';
import { Tail } from './tail.ts';

/** 8 MiB of JSON: the events of a rush, or fewer of a desk that moves everybody at once. */
const REMEMBERED_SIZE = 8 * 1_048_576;

export interface FanOutParts {
  /** Events kept in memory for those who are near the end of the log. */
  readonly remembered: number;
  readonly pageSize: number;
  readonly retryMs: number;
  readonly read: (after: Position) => Promise<LogPage>;
  /** Whether the event still is where it was. */
  readonly stands: (event: RecordedEvent) => Promise<boolean>;
  readonly head: () => Promise<Position>;
  readonly trouble: (what: string, error: unknown) => void;
}

/** Hands events to all subscribers of this process; slow ones read from the log until they are near again. */
export class FanOut {
  readonly delivered = new Tail();
  readonly #parts: FanOutParts;
  readonly #running = new Set<Subscription>();
  readonly #pages = new Map<Position, Promise<LogPage>>();
  readonly #rewound = new Set<Rewound>();
  readonly #newest: Newest;
  #verifying: Promise<void> | null = null;

  constructor(parts: FanOutParts) {
    this.#parts = parts;
    this.#newest = new Newest({ events: parts.remembered, size: REMEMBERED_SIZE });
  }

  /**
   * The log ends with these events without a gap; none when it is empty. Subscribers who begin among them, as reactions do
   * after a restart, read nothing from the log.
   */
  begin(newest: readonly RecordedEvent[]): void {
    this.#newest.start = newest[0] ? newest[0].position - 1n : 0n;
    this.deliver(newest);
  }

  /** Takes the next events of the log. Those that came before are passed over. */
  deliver(events: readonly RecordedEvent[]): void {
    const fresh = events.filter(({ position }) => position > this.delivered.known);
    const last = fresh.at(-1);
    if (!last) return;
    this.#newest.add(fresh);
    this.delivered.advance(last.position);
  }

  subscribe(after: Position, handler: (events: readonly RecordedEvent[]) => Promise<void>): Subscription {
    const { trouble, retryMs } = this.#parts;
    const next = (cursor: Position) => this.#next(cursor);
    const subscription = follow({ tail: this.delivered, next, trouble, retryMs }, after, handler);
    this.#running.add(subscription);
    return {
      stop: async () => {
        this.#running.delete(subscription);
        await subscription.stop();
      },
    };
  }

  onRewound(callback: Rewound): () => void {
    this.#rewound.add(callback);
    return () => this.#rewound.delete(callback);
  }

  /**
   * Compares with the log and, where it was restored to an older state, goes on from the last common event. One at a time:
   * a second would cut off what was delivered since.
   */
  verify(): Promise<void> {
    this.#verifying ??= this.#verify().finally(() => (this.#verifying = null));
    return this.#verifying;
  }

  async #verify(): Promise<void> {
    const newest = this.#newest.last;
    if (!newest || (await this.#parts.stands(newest))) return;
    const common = await this.#common();
    this.#newest.cut(common);
    this.delivered.rewind(common);
    for (const callback of this.#rewound) callback(common);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#running].map((subscription) => subscription.stop()));
  }

  /** Up to where the log is the one it was. Halves the remembered events until it has the last that stands. */
  async #common(): Promise<Position> {
    let low = 0;
    let high = this.#newest.count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      const event = this.#newest.at(middle);
      if (event && (await this.#parts.stands(event))) low = middle + 1;
      else high = middle;
    }
    const last = this.#newest.at(low - 1);
    if (last) return last.position;
    const head = await this.#parts.head();
    if (head < this.#newest.start) return head;
    return this.#newest.start;
  }

  async #next(after: Position): Promise<LogPage> {
    if (after < this.#newest.start) return this.#sharedPage(after);
    const events = this.#newest.after(after, this.#parts.pageSize);
    return { events, upTo: events.at(-1)?.position ?? after };
  }

  /** Subscribers that stand at the same place read on together. */
  #sharedPage(after: Position): Promise<LogPage> {
    const page = this.#pages.get(after) ?? this.#parts.read(after).finally(() => this.#pages.delete(after));
    this.#pages.set(after, page);
    return page;
  }
}
