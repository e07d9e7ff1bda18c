import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from './route.ts';

/** Requests get this long when the server ends; the rest of the shutdown's time is the other parts'. */
const DRAIN_MS = 2_500;
/** A whole request, from its first byte to its last, must have arrived by then. */
const ARRIVAL_MS = 10_000;
/** A whole answer must be read by then: a handler's 20 seconds, and a large export over a poor network. */
const ANSWER_MS = 120_000;
const CHECK_MS = 1_000;

/** Options of the server that keep slow and silent clients from holding connections. */
export const PATIENCE = {
  requestTimeout: ARRIVAL_MS,
  // Without the interval node looks only twice a minute.
  http: { headersTimeout: ARRIVAL_MS, connectionsCheckingInterval: CHECK_MS },
} as const;

const ENDING = refuse('unavailable', 'The server is restarting. Please try again shortly.');

/**
 * Requests that are being worked on. At the end of the server each of them is answered, and none begins: whoever gets
 * 503, or no answer, knows that nothing was done.
 */
export class InFlight {
  readonly #app: FastifyInstance;
  readonly #answerMs: number;
  /** When each began, by the monotonic clock. */
  readonly #open = new Map<FastifyRequest, number>();
  readonly #checks: NodeJS.Timeout;
  #ending = false;
  #none: (() => void) | undefined;

  /** To be made before any route: hooks hold for the routes after them. */
  constructor(app: FastifyInstance, answerMs = ANSWER_MS) {
    this.#app = app;
    this.#answerMs = answerMs;
    app.addHook('onRequest', (_request, reply, done) => done(this.#refusal(reply)));
    // Again once the body has arrived: what happens from here on is the handler's.
    app.addHook('preHandler', (request, reply, done) => {
      const refusal = this.#refusal(reply);
      // An upgraded connection is no answer that somebody waits for; the live rooms close it.
      if (!refusal && !request.ws) {
        this.#open.set(request, performance.now());
        // A client that goes away ends no response, so that no hook would hear of it.
        reply.raw.once('close', () => this.#over(request));
      }
      done(refusal);
    });
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (this.#ending) void reply.header('connection', 'close');
      done();
    });
    app.addHook('onResponse', (request, _reply, done) => {
      this.#over(request);
      done();
    });
    this.#checks = setInterval(() => this.#endUnread(), CHECK_MS).unref();
  }

  get size(): number {
    return this.#open.size;
  }

  #over(request: FastifyRequest): void {
    this.#open.delete(request);
    if (this.#open.size === 0) this.#none?.();
  }

  #refusal(reply: FastifyReply): Refused | undefined {
    if (!this.#ending) return undefined;
    void reply.header('connection', 'close');
    return new Refused(ENDING);
  }

  /** Begins no request any more, and resolves when all are answered, or their time is over. */
  async drain(): Promise<void> {
    this.#ending = true;
    clearInterval(this.#checks);
    // Takes no connection any more, and closes the idle ones.
    this.#app.server.close();
    if (this.#open.size > 0) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const late = setTimeout(resolve, DRAIN_MS);
      this.#none = resolve;
      await promise;
      clearTimeout(late);
    }
    if (this.#open.size > 0) this.#app.log.warn({ requests: this.#open.size }, 'answers were cut off');
    // Those that never asked anything, or are still sending: nothing was begun for them.
    this.#app.server.closeAllConnections();
  }

  /** A client that does not read its answer must not hold it in memory for ever. */
  #endUnread(): void {
    const oldest = performance.now() - this.#answerMs;
    for (const [request, since] of this.#open) {
      // In the order they began.
      if (since > oldest) return;
      request.raw.socket.destroy();
    }
  }
}
