import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { StreamUnusable } from './port.ts';

type Page = readonly RecordedEvent[];

/** Pages of a stream from a revision on, each behind the last event before it. Throws `StreamUnusable` at a gap. */
export async function* gapless(
  stream: string,
  from: number,
  read: (from: number) => Promise<Page>,
  isLast: (page: Page) => boolean,
): AsyncGenerator<Page> {
  for (let next = from; ; ) {
    const page = await read(next);
    const last = page.at(-1);
    if (!last) return;
    if (page[0]?.revision !== next || last.revision !== next + page.length - 1) {
      throw new StreamUnusable(stream, 'truncated');
    }
    yield page;
    if (isLast(page)) return;
    next = last.revision + 1;
  }
}
