import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { NO_STREAM } from '../port.ts';

interface KnownStream {
  /** Everything up to this revision is in `revisions`. */
  upTo: number;
  /** Revision by event id. */
  readonly revisions: Map<string, number>;
}

type Read = (stream: string, fromRevision: number) => Promise<readonly RecordedEvent[]>;

/**
 * Which events a stream holds, by id. The server compares ids only behind the expected revision: an event that
 * is sent again at the newest revision would be written twice. So whoever appends must know what is there.
 */
export class KnownIds {
  readonly #read: Read;
  readonly #capacity: number;
  /** In order of last use. */
  readonly #streams = new Map<string, KnownStream>();

  /** @param capacity ids kept over all streams; what is forgotten is read again */
  constructor(read: Read, capacity: number) {
    this.#read = read;
    this.#capacity = capacity;
  }

  /** The ids of a stream up to `revision`, or to its end where that comes first, and where it was found to end. */
  async through(stream: string, revision: number): Promise<KnownStream> {
    const known = this.#streams.get(stream) ?? { upTo: NO_STREAM, revisions: new Map() };
    this.#streams.delete(stream);
    this.#streams.set(stream, known);
    while (known.upTo < revision) {
      const page = await this.#read(stream, known.upTo + 1);
      if (page.length === 0) break;
      learn(known, page);
    }
    this.#forget(stream);
    return known;
  }

  /** Takes note of events this process has just written. */
  add(stream: string, written: readonly RecordedEvent[]): void {
    const known = this.#streams.get(stream);
    const first = written[0]?.revision ?? 0;
    if (known && first <= known.upTo + 1) learn(known, written);
  }

  #forget(except: string): void {
    let kept = 0;
    for (const { revisions } of this.#streams.values()) kept += revisions.size;
    for (const [stream, { revisions }] of this.#streams) {
      if (kept <= this.#capacity) return;
      if (stream === except) continue;
      this.#streams.delete(stream);
      kept -= revisions.size;
    }
  }
}

function learn(known: KnownStream, events: readonly RecordedEvent[]): void {
  for (const { id, revision } of events) {
    known.revisions.set(id, revision);
    known.upTo = Math.max(known.upTo, revision);
  }
}
