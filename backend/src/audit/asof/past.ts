import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { eventsAt } from '../../kernel/eventstore/eventsAt.ts';
import type { EventStore } from '../../kernel/eventstore/port.ts';
import type { Chapter, Chapters, Ending } from './chapters.ts';
import type { Step } from './steps.ts';

/** Events between two states that are kept: what an instant costs at most, in time, against memory. */
const APART = 500;

/** The state after an event. */
export interface Folded {
  readonly revision: number;
  readonly state: unknown;
}

type Kept = Folded & Ending;

/** The states of one stream that need not be folded again: in memory, and at the ends of its chapters. */
export class Past {
  readonly #store: Pick<EventStore, 'readStream'>;
  readonly #chapters: Chapters;
  readonly #stream: string;
  readonly #kept = new Map<number, Kept>();
  /** Where chapters that are written end. */
  readonly #written = new Map<number, Ending>();
  #writing: Promise<void> = Promise.resolve();

  constructor(store: Pick<EventStore, 'readStream'>, chapters: Chapters, stream: string) {
    this.#store = store;
    this.#chapters = chapters;
    this.#stream = stream;
  }

  /** What chapters tell of the log as it is: after one that was put back, the first of them at most. */
  async read(): Promise<{ readonly steps: readonly Step[]; readonly state: unknown } | undefined> {
    const chapters = await this.#chapters.of(this.#stream);
    for (let last = chapters.at(-1); last; last = chapters.at(-1)) {
      const end = (await this.#stands(last)) && (await this.#endOf(last));
      if (end) {
        for (const chapter of chapters) this.#written.set(chapter.revision, chapter);
        return { steps: chapters.flatMap(({ steps }) => steps), state: end.state };
      }
      chapters.pop();
    }
    return undefined;
  }

  /** The nearest that is known, after this event or one before it. */
  async nearest(revision: number): Promise<Folded | undefined> {
    for (let end = revision; end >= 0; end -= 1) {
      const chapter = this.#written.get(end);
      const kept = this.#kept.get(end) ?? (chapter && (await this.#endOf(chapter)));
      if (kept) return kept;
    }
    return undefined;
  }

  keep({ revision, id }: RecordedEvent, state: unknown): void {
    if ((revision + 1) % APART === 0 || this.#chapters.isEnd(revision))
      this.#kept.set(revision, { revision, id, state });
  }

  /** Writes the chapters that were folded to their end, behind whoever asked. The next tries again what fails. */
  write(steps: readonly Step[]): void {
    for (const end of this.#kept.values()) {
      const { revision } = end;
      if (this.#written.has(revision) || !this.#chapters.isEnd(revision)) continue;
      this.#written.set(revision, end);
      this.#writing = this.#writing
        .then(() => nextTurn())
        .then(() => this.#chapters.add(this.#stream, steps, end))
        .catch(() => {
          this.#written.delete(revision);
        });
    }
  }

  /** Resolves once nothing is being written. */
  async written(): Promise<void> {
    await this.#writing;
  }

  async #stands({ id, revision, steps }: Chapter): Promise<boolean> {
    const [event] = await eventsAt(this.#store, this.#stream, [revision]);
    return event?.id === id && event.position === steps.at(-1)?.position;
  }

  /** A chapter with a state that does not fit is written again by the next who folds to its end. */
  async #endOf({ revision, id }: Ending): Promise<Kept | undefined> {
    const found = await this.#chapters.state(this.#stream, { revision, id });
    if (!found) {
      this.#written.delete(revision);
      return undefined;
    }
    const kept = { revision, id, state: found.state };
    this.#kept.set(revision, kept);
    return kept;
  }
}
