import {
  type AppendResult as Appended,
  type EventStoreDBClient,
  jsonEvent,
  NO_STREAM as MISSING,
  type ResolvedEvent,
  type StreamingRead,
} from '@eventstore/db-client';
import type { SerialisedEvent } from '../check.ts';
import type { Outage } from '../outage.ts';
import { NO_STREAM, OutcomeUnknown } from '../port.ts';
import { NoAnswer, within } from '../within.ts';
import { Connection } from './connection.ts';
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

const forClient = ({ id, type, data, meta }: SerialisedEvent) =>
  jsonEvent({ id, type, data: JSON.parse(data), metadata: JSON.parse(meta) });

/** An append is sent a second time after this part of its time: the first may have met a connection that is dead. */
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
    return this.#connection.client;
  }

  /** `stream` is null for reads of the whole log. Rejects with StoreUnavailable or StreamUnusable. */
  async read(
    stream: string | null,
    open: (client: EventStoreDBClient) => StreamingRead<ResolvedEvent>,
  ): Promise<Found[]> {
    const { client } = this.#connection;
    try {
      const found = await readPage(open(client), this.#options.readMs);
      this.#options.outage.answered();
      return found;
    } catch (error) {
      throw this.#failed(client, readFailure(stream, error));
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
  ): Promise<Appended | number> {
    const expectedRevision = expected === NO_STREAM ? MISSING : BigInt(expected);
    const proposed = events.map(forClient);
    const { appendMs, outage } = this.#options;
    const giveUp = performance.now() + appendMs;
    for (let patience = appendMs * FIRST_SHARE; ; patience = giveUp - performance.now()) {
      const { client } = this.#connection;
      try {
        // The call's own deadline only clears away what nobody waits for any more.
        const deadline = 2 * appendMs;
        const append = client.appendToStream(stream, proposed, { expectedRevision, deadline });
        const result = await within(Math.max(patience, 1), append);
        outage.answered();
        return result;
      } catch (error) {
        const actual = actualRevision(error);
        if (actual !== undefined) return actual;
        const failure = this.#failed(client, appendFailure(stream, events.length, error));
        const undecided = error instanceof NoAnswer || isServerTimeout(error);
        if (!(failure instanceof OutcomeUnknown && undecided)) throw failure;
        if (performance.now() + RESEND_PAUSE_MS >= giveUp) throw failure;
        await new Promise((resume) => setTimeout(resume, RESEND_PAUSE_MS));
      }
    }
  }

  async close(): Promise<void> {
    await this.#connection.close();
  }

  #failed(client: EventStoreDBClient, failure: unknown): unknown {
    if (isAnswer(failure)) return failure;
    this.#connection.renew(client);
    this.#options.outage.failed(failure);
    return failure;
  }
}
