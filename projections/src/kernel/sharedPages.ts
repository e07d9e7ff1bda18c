import type { Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { EventFeed } from './feed.ts';

/** Some 50 MB; what a longer log has beyond is read again by each. */
const MOST_EVENTS = 20_000;

/** The log's first pages, kept while several read models are rebuilt one after another: each reads all of it. */
export class SharedPages {
  readonly #feed: Pick<EventFeed, 'readAll'>;
  /** By the position they follow. */
  readonly #pages = new Map<Position, readonly RecordedEvent[]>();
  #events = 0;

  constructor(feed: Pick<EventFeed, 'readAll'>) {
    this.#feed = feed;
  }

  /** As the feed has them. */
  async *readAll(after: Position): AsyncGenerator<readonly RecordedEvent[]> {
    let cursor = after;
    for (let page = this.#pages.get(cursor); page; page = this.#pages.get(cursor)) {
      yield page;
      cursor = page.at(-1)?.position ?? cursor;
    }
    for await (const page of this.#feed.readAll(cursor)) {
      const last = page.at(-1);
      if (!last) continue;
      if (this.#events + page.length <= MOST_EVENTS) {
        this.#pages.set(cursor, page);
        this.#events += page.length;
      }
      yield page;
      cursor = last.position;
    }
  }
}
