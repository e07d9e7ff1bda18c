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
  /** Ids of the last events of chapters, and which of these are written and which are to be. */
  readonly #ids = new Map<number, string>();
  readonly #written = new Set<number>();
  #due: Kept[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor(store: Pick<EventStore, 'readStream'>, chapters: Chapters, stream: string) {
    this.#store = store;
    this.#chapters = chapters;
    this.#stream = stream;
  }

  /** What chapters tell of the log as it is: after one that was put back, the first of them at most. */
  async read(): Promise<(Kept & { readonly steps: readonly Step[] }) | undefined> {
    const chapters = await this.#chapters.of(this.#stream);
    for (let last = chapters.at(-1); last; last = chapters.at(-1)) {
      const end = (await this.#stands(last)) && (await this.#endOf(last));
      if (end) {
        for (const { revision, id } of chapters) {
          this.#ids.set(revision, id);
          this.#written.add(revision);
        }
        return { ...end, steps: chapters.flatMap(({ steps }) => steps) };
      }
      chapters.pop();
    }
    return undefined;
  }

  /** What is known nearest before this event or right after it, from a state on that is known in any case. */
  async nearest(revision: number, from: Folded): Promise<Folded> {
    for (let end = revision; end > from.revision; end -= 1) {
      const id = this.#written.has(end) ? this.#ids.get(end) : undefined;
      const kept = this.#kept.get(end) ?? (id && (await this.#endOf({ revision: end, id })));
      if (kept) return kept;
    }
    return from;
  }

  keep({ revision, id }: RecordedEvent, state: unknown): void {
    const isEnd = this.#chapters.isEnd(revision);
    if (!isEnd && (revision + 1) % APART !== 0) return;
    const kept = { revision, id, state };
    this.#kept.set(revision, kept);
    if (!isEnd || this.#written.has(revision)) return;
    this.#ids.set(revision, id);
    this.#due.push(kept);
  }

  /** Writes the chapters that were folded to their end, behind whoever asked. The next tries again what fails. */
  write(steps: readonly Step[]): void {
    for (const end of this.#due.splice(0)) {
      this.#written.add(end.revision);
      const after = this.#ids.get(this.#chapters.before(end)) ?? null;
      this.#writing = this.#writing
        .then(() => nextTurn())
        .then(() => this.#chapters.add(this.#stream, steps, { ...end, after }))
        .catch(() => {
          this.#written.delete(end.revision);
          this.#due.push(end);
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
