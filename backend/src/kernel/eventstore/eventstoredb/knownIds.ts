import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { NO_STREAM } from '../port.ts';

export interface KnownStream {
  /** Everything up to this revision is in `revisions`. */
  upTo: number;
  /** Revision by event id. */
  readonly revisions: Map<string, number>;
}

type Named = Pick<RecordedEvent, 'id' | 'revision'>;
type Read = (stream: string, fromRevision: number) => AsyncIterable<readonly Named[]>;

/** Which ids a stream holds: the server does not recognise an event that is sent again at the newest revision. */
export class KnownIds {
  readonly #read: Read;
  readonly #capacity: number;
  /** In order of last use. */
  readonly #streams = new Map<string, KnownStream>();
  #kept = 0;

  /** @param capacity ids kept over all streams; what is forgotten is read again */
  constructor(read: Read, capacity: number) {
    this.#read = read;
    this.#capacity = capacity;
  }

  /** The ids of a stream up to `revision`, or to its end where that comes first, and where it was found to end. */
  async through(stream: string, revision: number): Promise<KnownStream> {
    const known = this.#use(stream);
    if (known.upTo < revision) {
      for await (const page of this.#read(stream, known.upTo + 1)) {
        this.#learn(stream, known, page);
        if (known.upTo >= revision) break;
      }
    }
    this.#makeRoom(stream);
    return known;
  }

  /** Takes note of events this process has read or written, where they follow what is known without a gap. */
  add(stream: string, events: readonly Named[]): void {
    const first = events[0]?.revision;
    if (first === undefined) return;
    const known = this.#streams.get(stream);
    if (first <= (known?.upTo ?? NO_STREAM) + 1) {
      this.#learn(stream, known ?? this.#use(stream), events);
      this.#makeRoom(stream);
    }
  }

  endOf(stream: string): number {
    return this.#streams.get(stream)?.upTo ?? NO_STREAM;
  }

  forget(stream: string): void {
    this.#kept -= this.#streams.get(stream)?.revisions.size ?? 0;
    this.#streams.delete(stream);
  }

  forgetAll(): void {
    this.#streams.clear();
    this.#kept = 0;
  }

  #use(stream: string): KnownStream {
    const known = this.#streams.get(stream) ?? { upTo: NO_STREAM, revisions: new Map() };
    this.#streams.delete(stream);
    this.#streams.set(stream, known);
    return known;
  }

  #learn(stream: string, known: KnownStream, events: readonly Named[]): void {
    const before = known.revisions.size;
    for (const { id, revision } of events) {
      known.revisions.set(id, revision);
      known.upTo = Math.max(known.upTo, revision);
    }
    // Forgotten while it was read: whoever asked gets it, and nobody keeps it.
    if (this.#streams.get(stream) === known) this.#kept += known.revisions.size - before;
  }

  #makeRoom(except: string): void {
    for (const stream of this.#streams.keys()) {
      if (this.#kept <= this.#capacity) return;
      if (stream !== except) this.forget(stream);
    }
  }
}
