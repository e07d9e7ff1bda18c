import { BlockList, isIPv4 } from 'node:net';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';
import { Refused } from './route.ts';

export interface ProjectionState {
  readonly model: string;
  /** Positions behind the log. */
  readonly lag: number;
  readonly paused: boolean;
}

/** An event that a reaction cannot get past: mails that follow from it and from all later ones wait. */
export interface StuckReaction {
  readonly name: string;
  readonly position: string;
  readonly type: string;
}

/** What the running parts say of themselves. A check that throws counts as not well. */
export interface Health {
  database(): Promise<boolean>;
  store(): Promise<boolean>;
  projections(): Promise<readonly ProjectionState[]>;
  /** Messages of the outbox by status. */
  messages(): Promise<Readonly<Record<string, number>>>;
  /** Reactions of this process that are stuck. */
  stuck(): readonly StuckReaction[];
}

const CHECK_MS = 1_500;

/** The check's answer, or `otherwise` when it fails or takes too long. */
async function within<T>(check: Promise<T>, otherwise: T): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(resolve, CHECK_MS, otherwise);
  check.then(resolve, () => resolve(otherwise));
  return promise.finally(() => clearTimeout(timer));
}

async function report(health: Health) {
  const [database, store, projections, messages] = await Promise.all([
    within(health.database(), false),
    within(health.store(), false),
    within(health.projections(), null),
    within(health.messages(), null),
  ]);
  const paused = (projections ?? []).filter((state) => state.paused).map((state) => state.model);
  const stuck = health.stuck();
  const ready = database && store && projections !== null;
  const ok = ready && paused.length === 0 && stuck.length === 0;
  return { ready, ok, database, store, projections, paused, messages, stuck };
}

const neighbours = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  neighbours.addSubnet(network, prefix, 'ipv4');
}
neighbours.addAddress('::1', 'ipv6');
neighbours.addSubnet('fc00::', 7, 'ipv6');

const isNeighbour = (ip: string): boolean => neighbours.check(ip, isIPv4(ip) ? 'ipv4' : 'ipv6');

/** For load balancers and people on watch. Says numbers and names of parts, nothing of anybody. */
export function mountHealth(app: FastifyInstance, health: Health, metrics: Metrics): void {
  app.get('/health/live', async () => ({ ok: true }));

  app.get('/health/ready', async (_request, reply) => {
    const { ready, database, store, projections } = await report(health);
    return reply.code(ready ? 200 : 503).send({ ready, database, store, projections: projections !== null });
  });

  // 200 while anything is served: a paused read model or a stuck reaction is an alarm, not a reason to take the server away.
  app.get('/health', async (_request, reply) => {
    const { ready, ...state } = await report(health);
    return reply.code(ready ? 200 : 503).send(state);
  });

  app.get('/metrics', async (request, reply) => {
    if (!isNeighbour(request.ip)) throw new Refused(refuse('not-found', 'Not found'));
    const { projections, messages } = await report(health);
    metrics.projections(projections ?? []);
    metrics.messages(messages ?? {});
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
