import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { serialise } from '../../src/kernel/eventstore/check.ts';
import {
  type AppendResult,
  type EventStore,
  type NewEvent,
  NO_STREAM,
  type Subscription,
} from '../../src/kernel/eventstore/port.ts';

/** What the next append does instead of its work: `before` fails unwritten, `after` is written and then fails. */
export interface Fault {
  readonly when: 'before' | 'after';
  readonly error: Error;
}

/** A log in memory that counts appends and fails on demand, for tests of what stands on a log. */
export class MemoryStore implements EventStore {
  readonly log: RecordedEvent[] = [];
  readonly faults: Fault[] = [];
  /** Runs before each append is looked at: the place for another process to be faster. */
  beforeAppend: (() => Promise<void>) | null = null;
  appends = 0;

  async append(stream: string, events: readonly NewEvent[], expectedRevision: number): Promise<AppendResult> {
    this.appends += 1;
    serialise(stream, events);
    const race = this.beforeAppend;
    this.beforeAppend = null;
    await race?.();
    const fault = this.faults.shift();
    if (fault?.when === 'before') throw fault.error;
    const result = this.#write(stream, events, expectedRevision);
    if (fault) throw fault.error;
    return result;
  }

  async *readStream(stream: string, fromRevision: number): AsyncIterable<readonly RecordedEvent[]> {
    const page = this.#of(stream).filter((event) => event.revision >= fromRevision);
    if (page.length > 0) yield page;
  }

  async revision(stream: string): Promise<number> {
    return this.#of(stream).at(-1)?.revision ?? NO_STREAM;
  }

  async *readAll(after: bigint): AsyncIterable<readonly RecordedEvent[]> {
    const page = this.log.filter((event) => event.position > after);
    if (page.length > 0) yield page;
  }

  subscribeAll(): Subscription {
    throw new Error('a memory store has no subscribers');
  }

  async head(): Promise<bigint> {
    return BigInt(this.log.length);
  }

  onRewound(): () => void {
    return () => undefined;
  }

  unusable() {
    return [];
  }

  async close(): Promise<void> {}

  #of(stream: string): readonly RecordedEvent[] {
    return this.log.filter((event) => event.stream === stream);
  }

  #write(stream: string, events: readonly NewEvent[], expectedRevision: number): AppendResult {
    const own = this.#of(stream);
    const written = events.map(({ id }) => own.find((event) => event.id === id));
    const first = written[0];
    if (first && written.every((event, index) => event?.revision === expectedRevision + 1 + index)) {
      const recorded = own.slice(first.revision, first.revision + events.length);
      return appended(recorded);
    }
    const duplicates = events
      .filter(({ id }) => this.log.some((event) => event.id === id))
      .map(({ id }) => id);
    if (duplicates.length > 0) return { outcome: 'duplicate', ids: duplicates };
    const actual = own.at(-1)?.revision ?? NO_STREAM;
    if (actual !== expectedRevision) return { outcome: 'wrong-revision', actual };
    const recorded = events.map((event, index) => ({
      ...event,
      data: JSON.parse(JSON.stringify(event.data)),
      stream,
      revision: expectedRevision + 1 + index,
      position: BigInt(this.log.length + 1 + index),
    }));
    this.log.push(...recorded);
    return appended(recorded);
  }
}

function appended(events: readonly RecordedEvent[]): AppendResult {
  const last = events.at(-1);
  if (!last) throw new Error('an append needs events');
  return { outcome: 'appended', revision: last.revision, position: last.position };
}
