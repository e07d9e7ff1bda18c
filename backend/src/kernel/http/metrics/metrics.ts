import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export class Metrics {
  readonly registry = new Registry();

  readonly #http = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  /** Apart from the times: each status of each route would bring the buckets of its own. */
  readonly #answers = new Counter({
    name: 'http_requests_total',
    help: 'Answers, by status',
    labelNames: ['status'],
    registers: [this.registry],
  });

  readonly #commands = new Counter({
    name: 'commands_total',
    help: 'Commands decided, by kind of stream and outcome',
    labelNames: ['aggregate', 'outcome'],
    registers: [this.registry],
  });

  readonly #append = new Histogram({
    name: 'event_append_duration_seconds',
    help: 'Time until an append to the log was durable',
    buckets: SECONDS,
    registers: [this.registry],
  });

  readonly #lag = new Gauge({
    name: 'projection_lag_events',
    help: 'How far a read model is behind the log, in positions',
    labelNames: ['model'],
    registers: [this.registry],
  });

  readonly #paused = new Gauge({
    name: 'projection_paused',
    help: '1 while a read model waits at an event it cannot project',
    labelNames: ['model'],
    registers: [this.registry],
  });

  readonly #ahead = new Gauge({
    name: 'projection_ahead',
    help: '1 while a read model shows events that the log does not hold: it was put back',
    labelNames: ['model'],
    registers: [this.registry],
  });

  readonly #behind = new Gauge({
    name: 'part_behind',
    help: '1 for a read model or a reaction that has been behind the log for more than five seconds',
    labelNames: ['part'],
    registers: [this.registry],
  });

  readonly #vacant = new Gauge({
    name: 'role_vacant',
    help: '1 for a role that no server has',
    labelNames: ['role'],
    registers: [this.registry],
  });

  readonly #stuck = new Gauge({
    name: 'reaction_stuck',
    help: '1 while a reaction waits at an event it cannot handle, told by the server that reacts',
    labelNames: ['reaction'],
    registers: [this.registry],
  });

  readonly #unusable = new Gauge({
    name: 'stream_unusable',
    help: '1 for a kind of stream of which somebody has changed one at the store itself',
    labelNames: ['area'],
    registers: [this.registry],
  });

  readonly #ready = new Gauge({
    name: 'server_ready',
    help: '1 while this server reaches the database and the log and hears what is written',
    registers: [this.registry],
  });

  readonly #jobs = new Gauge({
    name: 'outbox_messages',
    help: 'Messages in the outbox, by status',
    labelNames: ['status'],
    registers: [this.registry],
  });

  readonly inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are being worked on',
    registers: [this.registry],
  });

  readonly sockets = new Gauge({
    name: 'live_sockets',
    help: 'Open live connections',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  command(aggregate: string, outcome: 'done' | 'refused' | 'failed'): void {
    this.#commands.inc({ aggregate, outcome });
  }

  appended(seconds: number): void {
    this.#append.observe(seconds);
  }

  projections(
    states: readonly {
      readonly model: string;
      readonly lag: number;
      readonly paused: boolean;
      readonly ahead: boolean;
    }[],
  ): void {
    for (const { model, lag, paused, ahead } of states) {
      this.#lag.set({ model }, lag);
      this.#paused.set({ model }, paused ? 1 : 0);
      this.#ahead.set({ model }, ahead ? 1 : 0);
    }
  }

  ready(isReady: boolean): void {
    this.#ready.set(isReady ? 1 : 0);
  }

  behind(parts: readonly string[]): void {
    this.#behind.reset();
    for (const part of parts) this.#behind.set({ part }, 1);
  }

  vacant(roles: readonly string[]): void {
    this.#vacant.reset();
    for (const role of roles) this.#vacant.set({ role }, 1);
  }

  stuck(reactions: readonly { readonly name: string }[]): void {
    this.#stuck.reset();
    for (const { name } of reactions) this.#stuck.set({ reaction: name }, 1);
  }

  unusable(streams: readonly { readonly area: string }[]): void {
    this.#unusable.reset();
    for (const { area } of streams) this.#unusable.set({ area }, 1);
  }

  messages(counts: Readonly<Record<string, number>>): void {
    this.#jobs.reset();
    for (const [status, count] of Object.entries(counts)) this.#jobs.set({ status }, count);
  }

  watch(app: FastifyInstance): void {
    app.addHook('onResponse', (request, reply, done) => {
      const { url } = request.routeOptions;
      const labels = url ? { method: request.method, route: url } : { method: '(any)', route: '(none)' };
      this.#http.observe(labels, reply.elapsedTime / 1000);
      this.#answers.inc({ status: reply.statusCode });
      done();
    });
  }
}
