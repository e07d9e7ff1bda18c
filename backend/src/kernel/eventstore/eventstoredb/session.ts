import type { EventStoreDBClient, ResolvedEvent, StreamingRead } from '@eventstore/db-client';
import type { SerialisedEvent } from '../check.ts';
import type { Outage } from '../outage.ts';
import { OutcomeUnknown } from '../port.ts';
import { NoAnswer, within } from '../within.ts';
import type { Written } from './appendCall.ts';
import { Connection, type Line } from './connection.ts';
import { actualRevision, appendFailure, isAnswer, isServerTimeout, readFailure } from './failures.ts';
import { type Found, readPage } from './page.ts';

export interface SessionOptions {
  readonly connectionString: string;
  /** For how long an append is sent before it counts as unknown. */
  readonly appendMs: number;
  /** A read has failed when nothing came for so long. */
  readonly readMs: number;
  readonly outage: Outage;
}

/**
 * An append is sent a second time after this part of its time: the first may have met a connection that is dead, or
 * another process's identical one that the server had not indexed yet.
 */
const FIRST_SHARE = 0.4;
const RESEND_PAUSE_MS = 20;

/** Calls to the server with deadlines of our own, over a connection that is replaced when one fails. */
export class Session {
  readonly #options: SessionOptions;
  readonly #connection: Connection;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#connection = new Connection(options.connectionString, Math.max(options.appendMs, options.readMs));
  }

  get client(): EventStoreDBClient {
    return this.#connection.line.client;
  }

  /** `stream` is null for reads of the whole log. Rejects with StoreUnavailable or StreamUnusable. */
  async read(
    stream: string | null,
    open: (client: EventStoreDBClient) => StreamingRead<ResolvedEvent>,
  ): Promise<Found[]> {
    const { line } = this.#connection;
    try {
      const found = await readPage(open(line.client), this.#options.readMs);
      this.#options.outage.answered();
      return found;
    } catch (error) {
      throw this.#failed(line, readFailure(stream, error));
    }
  }

  /**
   * Writes; answers with the newest revision instead where that is another than expected. A server that does not
   * answer in good time, or says that it cannot tell yet, is sent the identical batch again until it can.
   */
  async write(
    stream: string,
    events: readonly SerialisedEvent[],
    expected: number,
  ): Promise<Written | number> {
    const { appendMs, outage } = this.#options;
    const giveUp = performance.now() + appendMs;
    let answers: Promise<Written>[] = [];
    for (let patience = appendMs * FIRST_SHARE; ; patience = giveUp - performance.now()) {
      const { line } = this.#connection;
      const sent = performance.now();
      try {
        answers.push(line.appends.append(stream, events, expected));
        const written = await within(Math.max(patience, 1), Promise.race(answers));
        outage.answered();
        return written;
      } catch (error) {
        const actual = actualRevision(error);
        if (actual !== undefined) return actual;
        const failure = appendFailure(stream, events.length, error);
        const undecided = error instanceof NoAnswer || isServerTimeout(error);
        const isLast = performance.now() + RESEND_PAUSE_MS >= giveUp;
        if (!(failure instanceof OutcomeUnknown && undecided) || isLast) throw this.#failed(line, failure);
        // A server that answers others is busy: what was sent on this connection may still be answered.
        if (!(error instanceof NoAnswer && line.appends.heardSince(sent))) {
          this.#connection.renew(line);
          answers = [];
        }
        await new Promise((resume) => setTimeout(resume, RESEND_PAUSE_MS));
      }
    }
  }

  async close(): Promise<void> {
    await this.#connection.close();
  }

  #failed(line: Line, failure: unknown): unknown {
    if (isAnswer(failure)) return failure;
    this.#connection.renew(line);
    this.#options.outage.failed(failure);
    return failure;
  }
}
