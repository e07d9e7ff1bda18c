import type { Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { SYSTEM } from '@courtcrew/domain/kernel/event.ts';
import type { EventFeed } from '../../src/kernel/feed.ts';
import { Signal } from '../../src/kernel/signal.ts';

const PAGE = 100;

/** A log in memory that several runners can follow, as several processes follow one store. */
export class MemoryFeed implements EventFeed {
  readonly events: RecordedEvent[] = [];
  /** Hands every page to its handlers twice, as after an answer that got lost. */
  repeats = false;
  readonly #listeners = new Set<Signal>();
  readonly #rewound = new Set<(common: Position) => void>();
  /** Where subscriptions have to go back to, and how often they had to. */
  #common: Position = 0n;
  #rewinds = 0;

  /** Appends one event; positions have gaps, as they have in a real log. */
  append(stream: string, type: string, data: unknown): RecordedEvent {
    const position = (this.events.at(-1)?.position ?? 0n) + BigInt(1 + (this.events.length % 3));
    const event = recorded(stream, this.events.length, position, type, data);
    this.events.push(event);
    for (const listener of this.#listeners) listener.raise();
    return event;
  }

  /** Puts the log back to its first events; it goes on from there with `then`, before anybody has noticed. */
  restore(count: number, then: () => void = () => undefined): void {
    this.events.length = count;
    this.#common = this.events.at(-1)?.position ?? 0n;
    then();
    this.#rewinds += 1;
    for (const callback of this.#rewound) callback(this.#common);
    for (const listener of this.#listeners) listener.raise();
  }

  onRewound(callback: (common: Position) => void): () => void {
    this.#rewound.add(callback);
    return () => this.#rewound.delete(callback);
  }

  async *readAll(after: Position): AsyncGenerator<readonly RecordedEvent[]> {
    let from = after;
    for (;;) {
      const page = this.#after(from).slice(0, PAGE);
      const last = page.at(-1);
      if (!last) return;
      yield page;
      from = last.position;
    }
  }

  subscribeAll(
    after: Position,
    handler: (events: readonly RecordedEvent[]) => Promise<void>,
  ): { stop(): Promise<void> } {
    const signal = new Signal();
    this.#listeners.add(signal);
    let stopped = false;
    const run = async (): Promise<void> => {
      let from = after;
      let rewinds = this.#rewinds;
      while (!stopped) {
        if (rewinds !== this.#rewinds && from > this.#common) from = this.#common;
        rewinds = this.#rewinds;
        const page = this.#after(from);
        if (!(await handled(handler, page)) || (this.repeats && !(await handled(handler, page)))) continue;
        from = page.at(-1)?.position ?? from;
        if (this.#after(from).length === 0) await signal.next();
      }
    };
    const running = run();
    return {
      stop: async () => {
        stopped = true;
        this.#listeners.delete(signal);
        signal.raise();
        await running;
      },
    };
  }

  async head(): Promise<Position> {
    return this.events.at(-1)?.position ?? 0n;
  }

  #after(position: Position): readonly RecordedEvent[] {
    const index = this.events.findLastIndex((event) => event.position <= position);
    return this.events.slice(index + 1);
  }
}

/** A handler that throws is called again with what it did not take. */
async function handled(
  handler: (events: readonly RecordedEvent[]) => Promise<void>,
  page: readonly RecordedEvent[],
): Promise<boolean> {
  try {
    await handler(page);
    return true;
  } catch {
    return false;
  }
}

export function recorded(
  stream: string,
  revision: number,
  position: Position,
  type: string,
  data: unknown,
): RecordedEvent {
  const id = `event-${position}`;
  const at = new Date(Date.UTC(2026, 0, 1) + Number(position) * 1000).toISOString();
  const meta = { commandId: id, actor: SYSTEM, at, schema: 1, correlation: id, causation: id };
  return { id, stream, revision, position, type, data, meta };
}
