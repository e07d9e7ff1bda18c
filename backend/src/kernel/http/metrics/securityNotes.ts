import type { SecurityKind } from '@courtcrew/domain/contract/security.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SecurityNotes, SecurityOrigin } from '../../identity/index.ts';

const LONGEST_DEVICE = 200;

/** Answers that are noted whatever call gave them. */
const REFUSALS: Readonly<Record<number, SecurityKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  429: 'throttled',
};

/** What the client calls itself; empty when it does not say. */
export const deviceOf = (request: FastifyRequest): string =>
  (request.headers['user-agent'] ?? '').slice(0, LONGEST_DEVICE);

/** Who asks from where, for the security log. `request.ip` believes configured proxies alone. */
export const originOf = (request: FastifyRequest): SecurityOrigin => ({
  ref_id: request.session?.ref_id ?? null,
  address: request.ip,
  device: deviceOf(request),
  what: `${request.method} ${request.routeOptions.url ?? '(none)'}`,
});

/** Notes every refusal in the security log, in one place, so that no call can forget to. */
export function noteRefusals(app: FastifyInstance, security: SecurityNotes): void {
  app.addHook('onResponse', (request, reply, done) => {
    const kind = REFUSALS[reply.statusCode];
    if (kind) security.note(kind, originOf(request));
    done();
  });
}
