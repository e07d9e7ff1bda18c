import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ProjectionState, StuckReaction, UnusableStream } from './health.ts';

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

  readonly #lag = this.#gauge(
    'projection_lag_events',
    'How far a read model is behind the log, in positions',
    'model',
  );
  readonly #paused = this.#gauge(
    'projection_paused',
    '1 while a read model waits at an event it cannot project',
    'model',
  );
  readonly #ahead = this.#gauge(
    'projection_ahead',
    '1 while a read model shows events that the log does not hold: it was put back',
    'model',
  );
  readonly #behind = this.#gauge(
    'part_behind',
    '1 for a read model or a reaction that has been behind the log for more than five seconds',
    'part',
  );
  readonly #vacant = this.#gauge('role_vacant', '1 for a role that no server has', 'role');
  readonly #stuck = this.#gauge(
    'reaction_stuck',
    '1 while a reaction waits at an event it cannot handle, told by the server that reacts',
    'reaction',
  );
  readonly #unusable = this.#gauge(
    'stream_unusable',
    '1 for a kind of stream of which somebody has changed one at the store itself',
    'area',
  );
  readonly #ready = this.#gauge(
    'server_ready',
    '1 while this server reaches the database and the log and hears what is written',
  );
  readonly #jobs = this.#gauge('outbox_messages', 'Messages in the outbox, by status', 'status');
  readonly inFlight = this.#gauge('http_requests_in_flight', 'Requests that are being worked on');
  readonly sockets = this.#gauge('live_sockets', 'Open live connections');

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  command(aggregate: string, outcome: 'done' | 'refused' | 'failed'): void {
    this.#commands.inc({ aggregate, outcome });
  }

  appended(seconds: number): void {
    this.#append.observe(seconds);
  }

  projections(states: readonly ProjectionState[]): void {
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
    mark(this.#behind, 'part', parts);
  }

  vacant(roles: readonly string[]): void {
    mark(this.#vacant, 'role', roles);
  }

  stuck(reactions: readonly StuckReaction[]): void {
    mark(
      this.#stuck,
      'reaction',
      reactions.map(({ name }) => name),
    );
  }

  unusable(streams: readonly UnusableStream[]): void {
    mark(
      this.#unusable,
      'area',
      streams.map(({ area }) => area),
    );
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

  #gauge(name: string, help: string, ...labelNames: string[]): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }
}

function mark(gauge: Gauge, label: string, names: readonly string[]): void {
  gauge.reset();
  for (const name of names) gauge.set({ [label]: name }, 1);
}
