import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { SerialisedEvent } from '../check.ts';
import type { AppendResult, NewEvent } from '../port.ts';
import { refusalOf, writeFailure } from './failures.ts';

/**
 * Events of one round trip: enough to repay the commit, few enough to keep the next caller's wait short. And few enough
 * for the answer to fit between two sockets: a server that waits for a process to read it would keep the log's lock.
 */
const BATCH_LIMIT = 1_024;

export interface Append {
  readonly stream: string;
  readonly events: readonly NewEvent[];
  readonly serialised: readonly SerialisedEvent[];
  readonly expectedRevision: number;
}

export interface AppendAnswer {
  readonly outcome: 'appended' | 'repeated' | 'duplicate' | 'wrong-revision';
  /** Revision of the stream before this append. */
  readonly head: number;
  readonly positions: readonly string[] | null;
  readonly known: readonly string[] | null;
}

export interface AppendTarget {
  /** Writes appends to different streams in one transaction; one answer for each. */
  write(appends: readonly Append[]): Promise<readonly AppendAnswer[]>;
  /** Told of new events before their writers are. */
  written(events: readonly RecordedEvent[]): void;
}

interface Waiting extends Append {
  resolve(result: AppendResult): void;
  reject(error: unknown): void;
}

/** Group commit for the whole store: appends wait while a batch is under way, and the next one takes them all. */
export class AppendQueue {
  readonly #target: AppendTarget;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;
  #onItsWay: Promise<void> | null = null;

  constructor(target: AppendTarget) {
    this.#target = target;
  }

  push(append: Append): Promise<AppendResult> {
    const { promise, resolve, reject } = Promise.withResolvers<AppendResult>();
    this.#waiting.push({ ...append, resolve, reject });
    this.#running ??= this.#run();
    return promise;
  }

  /** Resolves when the batch that is on its way, if one is, has been told of. */
  async quiet(): Promise<void> {
    await this.#onItsWay;
  }

  /** Resolves when nothing waits and nothing is on its way. */
  async drained(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      this.#onItsWay = this.#commit(this.#nextBatch());
      await this.#onItsWay;
    }
    this.#onItsWay = null;
    this.#running = null;
  }

  /** What can go together: one append per stream, no id twice. The rest keeps its order. */
  #nextBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    const streams = new Set<string>();
    const ids = new Set<string>();
    let size = 0;
    for (const append of this.#waiting) {
      const fits = size === 0 || size + append.events.length <= BATCH_LIMIT;
      if (fits && !streams.has(append.stream) && append.events.every(({ id }) => !ids.has(id))) {
        batch.push(append);
        size += append.events.length;
        for (const { id } of append.events) ids.add(id);
      } else later.push(append);
      streams.add(append.stream);
    }
    this.#waiting = later;
    return batch;
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    let answers: readonly AppendAnswer[];
    try {
      answers = await this.#target.write(batch);
    } catch (error) {
      // One append the server cannot take must not fail those that travelled with it.
      if (refusalOf(error) && batch.length > 1) {
        for (const append of batch) await this.#commit([append]);
      } else for (const append of batch) append.reject(writeFailure(error));
      return;
    }
    this.#target.written(batch.flatMap((append, index) => placed(append, answers[index])));
    for (const [index, append] of batch.entries()) append.resolve(resultOf(append, answers[index]));
  }
}

function resultOf({ expectedRevision, events }: Append, answer?: AppendAnswer): AppendResult {
  if (!answer) throw new Error('the log left an append without an answer');
  switch (answer.outcome) {
    case 'appended':
    case 'repeated': {
      const position = BigInt(answer.positions?.at(-1) ?? 0);
      return { outcome: 'appended', revision: expectedRevision + events.length, position };
    }
    case 'duplicate':
      return { outcome: 'duplicate', ids: answer.known ?? [] };
    case 'wrong-revision':
      return { outcome: 'wrong-revision', actual: answer.head };
  }
}

/** The events of an append that was just written, as a reader of the log would see them. */
function placed({ stream, serialised, expectedRevision }: Append, answer?: AppendAnswer): RecordedEvent[] {
  if (answer?.outcome !== 'appended') return [];
  return serialised.map(({ id, type, data, meta }, index) => ({
    id,
    stream,
    revision: expectedRevision + 1 + index,
    position: BigInt(answer.positions?.[index] ?? 0),
    type,
    data: JSON.parse(data),
    meta: JSON.parse(meta),
  }));
}
