import { createHash, timingSafeEqual } from 'node:crypto';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../../refused.ts';
import { isLoopback } from '../limits/addresses.ts';
import type { InFlight } from '../limits/inFlight.ts';
import { type Health, report } from './health.ts';
import type { Metrics } from './metrics.ts';

export interface MeasuredParts {
  readonly health: Health;
  readonly metrics: Metrics;
  readonly inFlight: Pick<InFlight, 'size'>;
  readonly token: string | undefined;
}

/** A proxy on this machine looks like the machine itself but for one of these. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Asked from a process of this machine, with nobody behind it. */
const isDirect = ({ raw }: FastifyRequest): boolean =>
  isLoopback(raw.socket.remoteAddress ?? '') && FORWARDED.every((name) => raw.headers[name] === undefined);

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Throws for whoever may not read the numbers. The token is compared in constant time. */
function mustBeAllowed(request: FastifyRequest, token: string | undefined): void {
  const { authorization } = request.headers;
  if (authorization === undefined) {
    if (!isDirect(request)) throw new Refused(refuse('not-found', 'Not found'));
    return;
  }
  const [, sent = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  if (token === undefined || !timingSafeEqual(sha256(sent), sha256(token))) {
    throw new Refused(refuse('unauthorized', 'The token is not the one of these metrics.'));
  }
}

export function mountMetrics(
  app: FastifyInstance,
  { health, metrics, inFlight, token }: MeasuredParts,
): void {
  app.get('/metrics', async (request, reply) => {
    mustBeAllowed(request, token);
    const { ready, projections, messages, behind, vacant, stuck, unusable } = await report(health);
    metrics.ready(ready);
    metrics.vacant(vacant);
    metrics.projections(projections ?? []);
    metrics.behind(behind);
    metrics.stuck(stuck);
    metrics.unusable(unusable);
    metrics.messages(messages ?? {});
    metrics.inFlight.set(inFlight.size);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
