import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { EventStore } from './port.ts';

/** A stream's events at these revisions, which are in order. Pages that hold none of them are not read. */
export async function eventsAt(
  store: Pick<EventStore, 'readStream'>,
  stream: string,
  revisions: readonly number[],
): Promise<readonly RecordedEvent[]> {
  const wanted = new Set(revisions);
  const there: RecordedEvent[] = [];
  let known = -1;
  for (const revision of revisions) {
    if (revision <= known) continue;
    for await (const page of store.readStream(stream, revision)) {
      there.push(...page.filter((event) => wanted.has(event.revision)));
      known = page.at(-1)?.revision ?? revision;
      break;
    }
  }
  return there;
}
