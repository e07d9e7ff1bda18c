import { setImmediate as arrivals, setTimeout as pause } from 'node:timers/promises';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../../refused.ts';

/** How long an ending server still answers 503, so that proxies ask another server. */
const LINGER_MS = 300;
/** So long it waits for a moment without anybody new, which comes thousands of times a second. */
const LULL_MS = 300;
/** So long it then waits for what connections ask that it took before: broken off, nobody would know what was done. */
const LAST_WORDS_MS = 1_500;
/** Requests get this long when the server ends; the rest of the shutdown's time is the other parts'. */
const DRAIN_MS = 2_500;
/** A whole request, from its first byte to its last, must have arrived by then. */
const ARRIVAL_MS = 10_000;
/** Longest time that a request is worked on; it acts no more after it. */
export const HANDLER_MS = 20_000;
export const TOO_LATE = refuse('unavailable', 'This took too long. Please try again.');
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

export interface InFlightLimits {
  readonly handlerMs: number;
  readonly answerMs: number;
}

interface Begun {
  readonly reply: FastifyReply;
  /** By the monotonic clock. */
  readonly since: number;
}

/** Requests in flight. At the end of the server each is answered and none begins. */
export class InFlight {
  readonly #app: FastifyInstance;
  readonly #limits: InFlightLimits;
  readonly #open = new Map<FastifyRequest, Begun>();
  readonly #checks: NodeJS.Timeout;
  #ending = false;
  #none: (() => void) | undefined;

  /** To be made before any route: hooks hold for the routes after them. */
  constructor(app: FastifyInstance, limits: Partial<InFlightLimits> = {}) {
    this.#app = app;
    this.#limits = { handlerMs: HANDLER_MS, answerMs: ANSWER_MS, ...limits };
    app.addHook('onRequest', ({ raw }, reply, done) => {
      const refusal = this.#refusal(reply);
      // Node gives a connection that asks for an upgrade out of its hands: nobody else would close it, nor the server end.
      if (refusal && raw.headers.upgrade) reply.raw.once('finish', () => raw.socket.destroySoon());
      done(refusal);
    });
    // Again once the body has arrived: what happens from here on is the handler's.
    app.addHook('preHandler', (request, reply, done) => {
      const refusal = this.#refusal(reply);
      // An upgraded connection is no answer that somebody waits for; the live rooms close it.
      if (!refusal && !request.ws) {
        this.#open.set(request, { reply, since: performance.now() });
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
    this.#checks = setInterval(() => this.#endLate(), CHECK_MS).unref();
  }

  get isEnding(): boolean {
    return this.#ending;
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
    const asked = this.#answered();
    // Only a server that listens has clients to answer.
    if (this.#app.server.listening) await this.#hearOut();
    await asked;
    if (this.#open.size > 0) this.#app.log.warn({ requests: this.#open.size }, 'answers were cut off');
    // Those that never asked anything, or are still sending: nothing was begun for them.
    this.#app.server.closeAllConnections();
  }

  /** Accepts the connections that wait in the backlog already: the system would reset them. */
  async #hearOut(): Promise<void> {
    await pause(LINGER_MS);
    await this.#lull();
    await this.#emptied();
  }

  /** Resolves in a turn of the event loop without a new connection, or after LULL_MS. */
  async #lull(): Promise<void> {
    const { server } = this.#app;
    const until = performance.now() + LULL_MS;
    let knocked = true;
    const knock = () => {
      knocked = true;
    };
    server.on('connection', knock);
    while (knocked && performance.now() < until) {
      knocked = false;
      await arrivals();
    }
    server.off('connection', knock);
  }

  /** Takes no connection any more, and closes the idle ones. Resolves when none is left, or has had time to ask. */
  async #emptied(): Promise<void> {
    const closed = new Promise((resolve) => this.#app.server.close(resolve));
    await Promise.race([closed, pause(LAST_WORDS_MS)]);
  }

  async #answered(): Promise<void> {
    if (this.#open.size > 0) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const late = setTimeout(resolve, DRAIN_MS);
      this.#none = resolve;
      await promise;
      clearTimeout(late);
    }
  }

  /** Ends late handlers and unread answers, by one timer a second instead of one per request. */
  #endLate(): void {
    const { handlerMs, answerMs } = this.#limits;
    const now = performance.now();
    for (const [request, { reply, since }] of this.#open) {
      const age = now - since;
      if (age < Math.min(handlerMs, answerMs)) return;
      if (age >= answerMs) request.raw.socket.destroy();
      else if (!reply.raw.headersSent) void reply.send(new Refused(TOO_LATE));
    }
  }
}
