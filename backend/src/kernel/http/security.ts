import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';

export interface SecuritySettings {
  readonly publicUrl: string;
  readonly https: boolean;
}

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a page of this origin may act here: the public address, or the very host that was asked. */
export function isOwnOrigin(origin: string, host: string | undefined, publicUrl: string): boolean {
  if (origin === publicUrl) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}

/** Refuses writes that another site's page sends: by `Sec-Fetch-Site`, or Origin of older browsers. Programs send neither. */
function refuseForeignPages(request: FastifyRequest, publicUrl: string): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  const { origin } = request.headers;
  if (site === undefined && origin === undefined) return;
  if (origin !== undefined && isOwnOrigin(origin, request.headers.host, publicUrl)) return;
  throw new Refused(refuse('forbidden', 'This request comes from another site.'));
}

/** What every answer carries; pages add a policy of their own for scripts and styles. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const PERMISSIONS = 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()';
const HSTS = 'max-age=31536000; includeSubDomains';

/** The address of a score card, and of the way out of a list, is its key: pages there send it to nobody. */
const referrerPolicy = (url: string): string =>
  /^\/(score|leave)(\/|\?|$)/i.test(url) ? 'no-referrer' : 'strict-origin-when-cross-origin';

/** Checks and headers of every request. Answers of the API are never cached. */
export function secure(app: FastifyInstance, settings: SecuritySettings): void {
  const common = {
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    ...(settings.https ? { 'strict-transport-security': HSTS } : {}),
    'content-security-policy': API_POLICY,
    'cache-control': 'no-store',
  };
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(common).header('referrer-policy', referrerPolicy(request.url));
    refuseForeignPages(request, settings.publicUrl);
    done();
  });
}
