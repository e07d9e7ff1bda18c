import type { DomainEvent } from './event.ts';

/** Characters of data and of what is written beside it, so that no append outgrows the log's 1 MB in any alphabet. */
const APPEND_MAX = 300_000;
const EVENT_OVERHEAD = 500;

/** The first of these, each with what belongs to it, that go into one append; one at least, so that a large copy gets on. */
export function inOneAppend<Event extends DomainEvent>(
  all: readonly (readonly Event[])[],
): readonly (readonly Event[])[] {
  let size = 0;
  const over = all.findIndex((events, index) => {
    for (const { data } of events) size += JSON.stringify(data).length + EVENT_OVERHEAD;
    return index > 0 && size > APPEND_MAX;
  });
  return over < 0 ? all : all.slice(0, over);
}
