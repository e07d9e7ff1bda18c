import type { Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { serialise } from '../check.ts';
import { type AppendResult, type NewEvent, OutcomeUnknown, StreamUnusable } from '../port.ts';
import type { KnownIds, KnownStream } from './knownIds.ts';
import type { Session } from './session.ts';

export interface AppendsParts {
  readonly session: Pick<Session, 'write'>;
  readonly known: KnownIds;
  /** An event of a stream, as the log holds it. Rejects where it holds none. */
  readonly read: (stream: string, revision: number) => Promise<RecordedEvent>;
}

/** How long a stream may take to show what the server says it holds. */
const SHOW_MS = 1_000;
const LOOK_AGAIN_MS = 50;

export class Appends {
  readonly #parts: AppendsParts;

  constructor(parts: AppendsParts) {
    this.#parts = parts;
  }

  async append(stream: string, events: readonly NewEvent[], expected: number): Promise<AppendResult> {
    const { known, session } = this.#parts;
    const serialised = serialise(stream, events);
    const { revisions } = await known.through(stream, expected);
    const past = events.some(({ id }) => (revisions.get(id) ?? Number.POSITIVE_INFINITY) <= expected);
    if (past) return this.#explain(stream, events, expected);
    const written = await session.write(stream, serialised, expected);
    if (typeof written === 'number') return this.#explain(stream, events, expected, written);
    const { revision: last, position } = written;
    if (last !== expected + events.length) throw new StreamUnusable(stream, 'truncated');
    known.add(
      stream,
      events.map(({ id }, index) => ({ id, revision: expected + 1 + index })),
    );
    return {
      outcome: 'appended',
      revision: last,
      position: position ?? (await this.#positionOf(stream, last)),
    };
  }

  async #positionOf(stream: string, revision: number): Promise<Position> {
    try {
      return (await this.#parts.read(stream, revision)).position;
    } catch (error) {
      throw new OutcomeUnknown('the append could not be read back', { cause: error });
    }
  }

  /** Why an append was refused: its own events are in the stream already, or others are. */
  async #explain(
    stream: string,
    events: readonly NewEvent[],
    expected: number,
    actual?: number,
  ): Promise<AppendResult> {
    const { revisions, upTo } = await this.#through(stream, actual);
    const there = events.filter(({ id }) => revisions.has(id));
    if (there.length === 0) return { outcome: 'wrong-revision', actual: upTo };
    if (events.every(({ id }, index) => revisions.get(id) === expected + 1 + index)) {
      const revision = expected + events.length;
      const { position } = await this.#parts.read(stream, revision);
      return { outcome: 'appended', revision, position };
    }
    return { outcome: 'duplicate', ids: there.map(({ id }) => id) };
  }

  /** Reads the stream up to `actual` at least. One that ends earlier was restored, or has lost events. */
  async #through(stream: string, actual: number | undefined): Promise<KnownStream> {
    const { known } = this.#parts;
    if (actual === undefined || known.endOf(stream) > actual) known.forget(stream);
    const giveUp = performance.now() + SHOW_MS;
    for (;;) {
      const found = await known.through(stream, Number.POSITIVE_INFINITY);
      if (actual === undefined || found.upTo >= actual) return found;
      if (performance.now() > giveUp) throw new StreamUnusable(stream, 'truncated');
      await new Promise((resume) => setTimeout(resume, LOOK_AGAIN_MS));
    }
  }
}
