import type { Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { BACKWARDS, END, START } from '@eventstore/db-client';
import type { PlatformLog } from '../../platform/log.ts';
import { FanOut } from '../fanOut.ts';
import type { LogPage } from '../follow.ts';
import { gapless } from '../gapless.ts';
import { HeadWatch } from '../headWatch.ts';
import { Outage, reasonOf } from '../outage.ts';
import {
  type AppendResult,
  type EventStore,
  type NewEvent,
  NO_STREAM,
  type Rewound,
  StoreUnavailable,
} from '../port.ts';
import { UnusableStreams } from '../unusable.ts';
import { Appends } from './appends.ts';
import { KnownIds } from './knownIds.ts';
import { listen } from './listen.ts';
import { type Found, isOurs, positionOf, recorded } from './page.ts';
import { unpack } from './position.ts';
import { Session } from './session.ts';

export interface EventStoreDbOptions {
  /** `esdb://...`, `esdb+discover://...`, or the same with `kurrentdb`. */
  readonly connectionString: string;
  readonly log?: Pick<PlatformLog, 'warn' | 'error'>;
  /** Events of one page, of `readStream`, `readAll` and subscriptions alike. */
  readonly pageSize?: number;
  /** Events kept in memory for subscribers. */
  readonly remembered?: number;
  /** After this long an append counts as unknown; a read has failed when nothing came for so long. */
  readonly callTimeoutMs?: number;
  readonly lookEveryMs?: number;
  readonly retryMs?: number;
  /** Event ids kept in memory to recognise what was written before. */
  readonly rememberedIds?: number;
}

/** People wait for an answer: a store that is silent for longer is unavailable. */
const CALL_TIMEOUT_MS = 1_500;
/** An outage has ended when what is tried again has succeeded for so many tries. */
const CALM_TRIES = 4;
/** Events read at once in search of the newest that is not the server's own. */
const BACK_PAGE = 20;

/** Opens the log in an EventStoreDB or KurrentDB. @throws StoreUnavailable when it cannot be reached */
export async function openEventStoreDb(options: EventStoreDbOptions): Promise<EventStore> {
  let store: EventStoreDb | undefined;
  try {
    store = new EventStoreDb(options);
    await store.start();
    return store;
  } catch (error) {
    await store?.close();
    throw error;
  }
}

class EventStoreDb implements EventStore {
  readonly #pageSize: number;
  readonly #retryMs: number;
  readonly #lookEveryMs: number;
  readonly #session: Session;
  readonly #known: KnownIds;
  readonly #appends: Appends;
  readonly #fanOut: FanOut;
  readonly #unusable: UnusableStreams;
  readonly #trouble: (what: string, error: unknown) => void;
  #watch: HeadWatch | null = null;
  #seen: { readonly end: Position; readonly newest: Found | null } = { end: 0n, newest: null };

  constructor(options: EventStoreDbOptions) {
    const { log, callTimeoutMs = CALL_TIMEOUT_MS } = options;
    this.#pageSize = options.pageSize ?? 500;
    this.#retryMs = options.retryMs ?? 250;
    const outage = new Outage(log, CALM_TRIES * this.#retryMs);
    this.#lookEveryMs = options.lookEveryMs ?? 1_000;
    this.#trouble = (what, error) => {
      if (error instanceof StoreUnavailable) outage.failed(error);
      else log?.warn({ reason: reasonOf(error) }, what);
    };
    this.#unusable = new UnusableStreams(log);
    this.#session = new Session({
      connectionString: options.connectionString,
      callMs: callTimeoutMs,
      outage,
    });
    this.#known = new KnownIds((stream, from) => this.#pages(stream, from), options.rememberedIds ?? 500_000);
    this.#fanOut = new FanOut({
      remembered: options.remembered ?? 4_096,
      pageSize: this.#pageSize,
      retryMs: this.#retryMs,
      read: (after) => this.#logPage(after),
      stands: (event) => this.#stands(event),
      head: () => this.head(),
      trouble: this.#trouble,
    });
    this.#fanOut.onRewound(() => this.#known.forgetAll());
    this.#appends = new Appends({
      session: this.#session,
      known: this.#known,
      read: (stream, revision) => this.#one(stream, revision),
    });
  }

  async start(): Promise<void> {
    const newest = await this.#newest();
    this.#fanOut.begin(newest ? [recorded(newest)] : []);
    const watch = new HeadWatch({
      known: this.#fanOut.delivered.known,
      verify: () => this.#fanOut.verify(),
      listen: (line) =>
        listen(this.#session.client, line, this.#fanOut.delivered.known, (events) =>
          this.#fanOut.deliver(events),
        ),
      reached: () => undefined,
      look: () => this.#look(),
      lookEveryMs: this.#lookEveryMs,
      retryMs: this.#retryMs,
      trouble: this.#trouble,
    });
    this.#fanOut.onRewound((common) => watch.rewind(common));
    this.#watch = watch;
  }

  append(stream: string, events: readonly NewEvent[], expectedRevision: number): Promise<AppendResult> {
    return this.#unusable.watching(stream, ['closed', 'deleted'], () =>
      this.#appends.append(stream, events, expectedRevision),
    );
  }

  async *readStream(stream: string, fromRevision: number): AsyncGenerator<readonly RecordedEvent[]> {
    const pages = this.#pages(stream, fromRevision);
    const proven = fromRevision === 0 ? (['truncated'] as const) : [];
    for (;;) {
      const { value, done } = await this.#unusable.watching(stream, proven, () => pages.next());
      if (done) return;
      this.#known.add(stream, value);
      yield value;
    }
  }

  async revision(stream: string): Promise<number> {
    const backwards = { direction: BACKWARDS, fromRevision: END, maxCount: 1 } as const;
    const read = () => this.#session.read(stream, (client) => client.readStream(stream, backwards));
    const [newest] = await this.#unusable.watching(stream, [], read);
    return newest ? Number(newest.revision) : NO_STREAM;
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
    return this.#fanOut.subscribe(after, handler);
  }

  async head(): Promise<Position> {
    const newest = await this.#newest();
    return newest ? positionOf(newest) : 0n;
  }

  onRewound(callback: Rewound): () => void {
    return this.#fanOut.onRewound(callback);
  }

  unusable() {
    return this.#unusable.list();
  }

  async close(): Promise<void> {
    await this.#fanOut.stop();
    await this.#watch?.stop();
    await this.#session.close();
  }

  #pages(stream: string, from: number): AsyncGenerator<readonly RecordedEvent[]> {
    const read = (next: number) => this.#streamPage(stream, next, this.#pageSize);
    return gapless(stream, from, read, () => false);
  }

  async #one(stream: string, revision: number): Promise<RecordedEvent> {
    const [event] = await this.#streamPage(stream, revision, 1);
    if (event?.revision !== revision) throw new Error('an event that was written cannot be read');
    return event;
  }

  async #streamPage(stream: string, from: number, maxCount: number): Promise<RecordedEvent[]> {
    const page = await this.#session.read(stream, (client) =>
      client.readStream(stream, { fromRevision: BigInt(from), maxCount }),
    );
    return page.map(recorded);
  }

  /** The server answers from a position on, so the event at `after` comes again and is left out. */
  async #logPage(after: Position): Promise<LogPage> {
    const fromPosition = after === 0n ? START : unpack(after);
    const maxCount = this.#pageSize + 1;
    const page = await this.#session.read(null, (client) => client.readAll({ fromPosition, maxCount }));
    const news = page.filter((found) => positionOf(found) > after);
    const last = news.at(-1);
    return { events: news.filter(isOurs).map(recorded), upTo: last ? positionOf(last) : after };
  }

  #backwards(fromPosition: ReturnType<typeof unpack> | typeof END, maxCount: number): Promise<Found[]> {
    return this.#session.read(null, (client) =>
      client.readAll({ direction: BACKWARDS, fromPosition, maxCount }),
    );
  }

  /** The newest event that is not the server's own; those are looked through once. */
  async #newest(): Promise<Found | null> {
    let page = await this.#backwards(END, 1);
    const end = page[0] ? positionOf(page[0]) : 0n;
    if (end === this.#seen.end) return this.#seen.newest;
    for (let oldest = page.at(-1); oldest; oldest = page.at(-1)) {
      const newest = page.find(isOurs);
      if (newest) return this.#see(end, newest);
      const read = positionOf(oldest);
      page = (await this.#backwards(unpack(read), BACK_PAGE)).filter((found) => positionOf(found) < read);
    }
    return this.#see(end, null);
  }

  #see(end: Position, newest: Found | null): Found | null {
    this.#seen = { end, newest };
    return newest;
  }

  /** Where the log ends; an end before what came in means that it was put back to an older state. */
  async #look(): Promise<Position> {
    const head = await this.head();
    if (head < this.#fanOut.delivered.known) await this.#fanOut.verify();
    return head;
  }

  /** Asks by stream, then by position: a stream may be deleted, and the server does not take every position for one. */
  async #stands({ stream, revision, position, id }: RecordedEvent): Promise<boolean> {
    const isIt = (found: Found | undefined) => found?.id === id && positionOf(found) === position;
    const read = { fromRevision: BigInt(revision), maxCount: 1 };
    const [inStream] = await this.#session.read(null, (client) => client.readStream(stream, read));
    if (isIt(inStream)) return true;
    const fromPosition = unpack(position);
    const [inLog] = await this.#session.read(null, (client) => client.readAll({ fromPosition, maxCount: 1 }));
    return isIt(inLog);
  }
}
