import type { EventStoreDBClient, ResolvedEvent, StreamingRead } from '@eventstore/db-client';
import type { SerialisedEvent } from '../check.ts';
import type { Outage } from '../outage.ts';
import { OutcomeUnknown } from '../port.ts';
import { NoAnswer, within } from '../within.ts';
import type { Written } from './appendCall.ts';
import { Connection } from './connection.ts';
import { actualRevision, appendFailure, isAnswer, isServerTimeout, readFailure } from './failures.ts';
import { type Found, readPage } from './page.ts';

/** Of the full patience, what is left for calls while nothing at all is heard. */
const LEAST_SHARE = 1 / 2;

/** How long a call waits. Calls of one request share the time, so that silence is not waited for twice. */
export class Patience {
  readonly #fullMs: number;
  #silentSince: number | null = null;
  #heardAt = Number.NEGATIVE_INFINITY;

  constructor(fullMs: number) {
    this.#fullMs = fullMs;
  }

  /** A call begins; answers how long it may take, in whole milliseconds. */
  begin(): number {
    const now = performance.now();
    this.#silentSince ??= now;
    const left = this.#fullMs - (now - this.#silentSince);
    return Math.round(Math.max(left, this.#fullMs * LEAST_SHARE));
  }

  heard(): void {
    this.#silentSince = null;
    this.#heardAt = performance.now();
  }

  /** Whether the server has answered anybody after this moment of `performance.now()`: then it is busy, not gone. */
  heardSince(moment: number): boolean {
    return this.#heardAt > moment;
  }
}

export interface SessionOptions {
  readonly connectionString: string;
  /** After this long an append counts as unknown, and a read has failed when nothing came. */
  readonly callMs: number;
  readonly outage: Outage;
}

/** An append is retried after this part of its time: the first may have met a dead connection. */
const FIRST_SHARE = 0.4;
const RESEND_PAUSE_MS = 20;

/** Calls to the server with deadlines of our own, over a connection that is replaced when one fails. */
export class Session {
  readonly #options: SessionOptions;
  readonly #connection: Connection;
  readonly #patience: Patience;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#connection = new Connection(options.connectionString, options.callMs);
    this.#patience = new Patience(options.callMs);
  }

  get client(): EventStoreDBClient {
    return this.#connection.link.client;
  }

  /**
   * `stream` is null for reads of the whole log, which nobody waits for and which show that a slow server is back.
   * Rejects with StoreUnavailable or StreamUnusable.
   */
  async read(
    stream: string | null,
    open: (client: EventStoreDBClient) => StreamingRead<ResolvedEvent>,
  ): Promise<Found[]> {
    const { link } = this.#connection;
    const begun = performance.now();
    const patience = stream === null ? this.#options.callMs : this.#patience.begin();
    try {
      const found = await readPage(open(link.client), patience);
      this.#heard();
      return found;
    } catch (error) {
      const failure = readFailure(stream, error);
      if (!isAnswer(failure)) this.#connection.renew(link);
      throw this.#failed(failure, begun);
    }
  }

  /** Writes, retrying the identical batch while unanswered; answers the newest revision where it is another. */
  async write(
    stream: string,
    events: readonly SerialisedEvent[],
    expected: number,
  ): Promise<Written | number> {
    const begun = performance.now();
    const callMs = this.#patience.begin();
    const giveUp = begun + callMs;
    let answers: Promise<Written>[] = [];
    for (let patience = callMs * FIRST_SHARE; ; patience = giveUp - performance.now()) {
      const { link } = this.#connection;
      const sent = performance.now();
      try {
        answers.push(link.appends.append(stream, events, expected));
        const written = await within(Math.max(patience, 1), Promise.race(answers));
        this.#heard();
        return written;
      } catch (error) {
        const actual = actualRevision(error);
        if (actual !== undefined) {
          this.#heard();
          return actual;
        }
        const failure = appendFailure(stream, events.length, error);
        const waited = error instanceof NoAnswer;
        // A server that answers others is busy: its connection is sound, and it may still answer what was sent on it.
        const busy = isServerTimeout(error) || (waited && this.#patience.heardSince(sent));
        const undecided = failure instanceof OutcomeUnknown && (waited || busy);
        if (!busy && !isAnswer(failure)) this.#connection.renew(link);
        if (!undecided || performance.now() + RESEND_PAUSE_MS >= giveUp) throw this.#failed(failure, begun);
        if (!(waited && busy)) answers = [];
        await new Promise((resume) => setTimeout(resume, RESEND_PAUSE_MS));
      }
    }
  }

  async close(): Promise<void> {
    await this.#connection.close();
  }

  #heard(): void {
    this.#patience.heard();
    this.#options.outage.answered();
  }

  /** A failure of a call that began at `begun`; one of several while the others are answered is no outage. */
  #failed(failure: unknown, begun: number): unknown {
    const isOutage = !isAnswer(failure) && !this.#patience.heardSince(begun);
    if (isOutage) this.#options.outage.failed(failure);
    return failure;
  }
}
