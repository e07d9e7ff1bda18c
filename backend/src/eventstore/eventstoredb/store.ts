import type { Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import {
  BACKWARDS,
  END,
  type EventStoreDBClient,
  jsonEvent,
  NO_STREAM as MISSING,
  type ResolvedEvent,
  START,
  type StreamingRead,
} from '@eventstore/db-client';
import type { PlatformLog } from '../../platform/log.ts';
import { type SerialisedEvent, serialise } from '../check.ts';
import { follow, type LogPage } from '../follow.ts';
import { HeadWatch } from '../headWatch.ts';
import { type AppendResult, type EventStore, type NewEvent, NO_STREAM, OutcomeUnknown } from '../port.ts';
import { appended } from '../results.ts';
import { Tail } from '../tail.ts';
import { within } from '../within.ts';
import { Connection } from './connection.ts';
import { appendFailure, isWrongRevision, readFailure } from './failures.ts';
import { KnownIds } from './knownIds.ts';
import { listen } from './listen.ts';
import { type Found, isOurs, positionOf, readPage, recorded } from './page.ts';
import { unpack } from './position.ts';

export interface EventStoreDbOptions {
  /** `esdb://...`, `esdb+discover://...`, or the same with `kurrentdb`. */
  readonly connectionString: string;
  readonly log?: Pick<PlatformLog, 'warn'>;
  /** Events of one page, of `readStream`, `readAll` and subscriptions alike. */
  readonly pageSize?: number;
  /** After this long an append counts as unknown and a read as failed. */
  readonly callTimeoutMs?: number;
  /** How often the end of the log is looked at besides the subscription to it. */
  readonly lookEveryMs?: number;
  readonly retryMs?: number;
  /** Event ids kept in memory to recognise what was written before. */
  readonly rememberedIds?: number;
}

const forClient = ({ id, type, data, meta }: SerialisedEvent) =>
  jsonEvent({ id, type, data: JSON.parse(data), metadata: JSON.parse(meta) });

/**
 * Opens the log in an EventStoreDB or KurrentDB.
 * @throws StoreUnavailable when the server cannot be reached
 */
export async function openEventStoreDb(options: EventStoreDbOptions): Promise<EventStore> {
  const store = new EventStoreDb(options);
  try {
    await store.start();
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

class EventStoreDb implements EventStore {
  readonly #connection: Connection;
  readonly #pageSize: number;
  readonly #timeoutMs: number;
  readonly #retryMs: number;
  readonly #lookEveryMs: number;
  readonly #tail = new Tail();
  readonly #known: KnownIds;
  readonly #trouble: (what: string, error: unknown) => void;
  readonly #running = new Set<{ stop(): Promise<void> }>();

  constructor(options: EventStoreDbOptions) {
    this.#pageSize = options.pageSize ?? 500;
    this.#timeoutMs = options.callTimeoutMs ?? 10_000;
    this.#retryMs = options.retryMs ?? 250;
    this.#lookEveryMs = options.lookEveryMs ?? 1_000;
    this.#connection = new Connection(options.connectionString, this.#timeoutMs);
    this.#known = new KnownIds(
      (stream, from) => this.#streamPage(stream, from),
      options.rememberedIds ?? 500_000,
    );
    this.#trouble = (what, error) => options.log?.warn({ err: error }, what);
  }

  async start(): Promise<void> {
    this.#tail.advance(await this.#end());
    this.#running.add(
      new HeadWatch({
        listen: (line) => listen(this.#connection.client, line),
        tail: this.#tail,
        look: () => this.#end(),
        lookEveryMs: this.#lookEveryMs,
        retryMs: this.#retryMs,
        trouble: this.#trouble,
      }),
    );
  }

  async append(stream: string, events: readonly NewEvent[], expectedRevision: number): Promise<AppendResult> {
    const serialised = serialise(stream, events);
    const { revisions } = await this.#known.through(stream, expectedRevision);
    const past = events.some(({ id }) => (revisions.get(id) ?? Number.POSITIVE_INFINITY) <= expectedRevision);
    if (past || !(await this.#write(stream, serialised, expectedRevision))) {
      return this.#explain(stream, events, expectedRevision);
    }
    try {
      // The answer names one position; every event's own is needed, and the first writing's when this was a repeat.
      const written = await this.#slice(stream, expectedRevision + 1, events.length);
      this.#known.add(stream, written);
      for (const { position } of written) this.#tail.advance(position);
      return appended(written);
    } catch (error) {
      throw new OutcomeUnknown('the append could not be read back', { cause: error });
    }
  }

  async *readStream(stream: string, fromRevision: number): AsyncGenerator<readonly RecordedEvent[]> {
    for (let from = fromRevision; ; ) {
      const page = await this.#streamPage(stream, from);
      if (page.length === 0) return;
      yield page;
      from += page.length;
    }
  }

  async *readAll(after: Position): AsyncGenerator<readonly RecordedEvent[]> {
    for (let cursor = after; ; ) {
      const { events, upTo } = await this.#logPage(cursor);
      if (events.length > 0) yield events;
      if (upTo === cursor) return;
      cursor = upTo;
    }
  }

  subscribeAll(after: Position, handler: (events: readonly RecordedEvent[]) => Promise<void>) {
    const feed = {
      tail: this.#tail,
      next: (cursor: Position) => this.#logPage(cursor),
      trouble: this.#trouble,
      retryMs: this.#retryMs,
    };
    const subscription = follow(feed, after, handler);
    this.#running.add(subscription);
    return {
      stop: async () => {
        this.#running.delete(subscription);
        await subscription.stop();
      },
    };
  }

  /** The server's own events do not count: nobody is ever given one. */
  async head(): Promise<Position> {
    let page = await this.#backwards(END, this.#pageSize);
    for (let oldest = page.at(-1); oldest; oldest = page.at(-1)) {
      const newest = page.find(isOurs);
      if (newest) return positionOf(newest);
      const read = positionOf(oldest);
      page = await this.#backwards(unpack(read), this.#pageSize);
      page = page.filter((found) => positionOf(found) < read);
    }
    return 0n;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#running].map((running) => running.stop()));
    await this.#connection.close();
  }

  /** Answers false when the server has another revision, throws when it does not say. */
  async #write(stream: string, events: readonly SerialisedEvent[], expected: number): Promise<boolean> {
    const { client } = this.#connection;
    const expectedRevision = expected === NO_STREAM ? MISSING : BigInt(expected);
    try {
      await within(
        this.#timeoutMs,
        client.appendToStream(stream, events.map(forClient), { expectedRevision, deadline: this.#timeoutMs }),
      );
      return true;
    } catch (error) {
      if (isWrongRevision(error)) return false;
      this.#connection.renew(client);
      throw appendFailure(error);
    }
  }

  /** Why an append was refused: its events stand in the stream already, or others do. */
  async #explain(stream: string, events: readonly NewEvent[], expected: number): Promise<AppendResult> {
    const { revisions, upTo } = await this.#known.through(stream, Number.POSITIVE_INFINITY);
    const there = events.filter(({ id }) => revisions.has(id));
    if (there.length === 0) return { outcome: 'wrong-revision', actual: upTo };
    if (events.every(({ id }, index) => revisions.get(id) === expected + 1 + index)) {
      return appended(await this.#slice(stream, expected + 1, events.length));
    }
    return { outcome: 'duplicate', ids: there.map(({ id }) => id) };
  }

  async #slice(stream: string, from: number, count: number): Promise<RecordedEvent[]> {
    const events: RecordedEvent[] = [];
    while (events.length < count) {
      const page = await this.#streamPage(stream, from + events.length, count - events.length);
      if (page.length === 0) throw new Error('events that were written cannot be read');
      events.push(...page);
    }
    return events;
  }

  async #streamPage(stream: string, from: number, maxCount = this.#pageSize): Promise<RecordedEvent[]> {
    const page = await this.#read((client) =>
      client.readStream(stream, { fromRevision: BigInt(from), maxCount }),
    );
    return page.map(recorded);
  }

  /** The server answers from a position on, so the event at `after` comes again and is left out. */
  async #logPage(after: Position): Promise<LogPage> {
    const fromPosition = after === 0n ? START : unpack(after);
    const page = await this.#read((client) => client.readAll({ fromPosition, maxCount: this.#pageSize + 1 }));
    const news = page.filter((found) => positionOf(found) > after);
    const last = news.at(-1);
    return { events: news.filter(isOurs).map(recorded), upTo: last ? positionOf(last) : after };
  }

  #backwards(fromPosition: ReturnType<typeof unpack> | typeof END, maxCount: number): Promise<Found[]> {
    return this.#read((client) => client.readAll({ direction: BACKWARDS, fromPosition, maxCount }));
  }

  /** Where the log ends, the server's own events included. */
  async #end(): Promise<Position> {
    const [newest] = await this.#backwards(END, 1);
    return newest ? positionOf(newest) : 0n;
  }

  async #read(open: (client: EventStoreDBClient) => StreamingRead<ResolvedEvent>): Promise<Found[]> {
    const { client } = this.#connection;
    try {
      return await readPage(open(client), this.#timeoutMs);
    } catch (error) {
      this.#connection.renew(client);
      throw readFailure(error);
    }
  }
}
