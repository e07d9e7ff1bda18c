import { randomUUID } from 'node:crypto';
import type { Position } from '@courtcrew/domain/kernel/event.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { filled } from '@courtcrew/domain/kernel/text.ts';
import type { EarlyRead } from '@courtcrew/domain/web/earlyReads.ts';
import type { ReadEvents } from '@courtcrew/projections/kernel/feed.ts';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { EventStore } from './eventstore/port.ts';
import { Documented } from './http/ask.ts';
import { checkCalls, methodsAt } from './http/check.ts';
import type { CommandParts } from './http/commands.ts';
import { handleErrors, refusalOf, sendRefusal } from './http/errors.ts';
import { isLoopback } from './http/limits/addresses.ts';
import { readJsonOnly } from './http/limits/body.ts';
import { Counts } from './http/limits/counts.ts';
import { InFlight, PATIENCE } from './http/limits/inFlight.ts';
import { LIMITS, REQUESTS_PER_MINUTE } from './http/limits/limits.ts';
import type { OnContacts } from './http/metrics/contactsSeen.ts';
import { type Health, mountHealth } from './http/metrics/health.ts';
import { logRequests } from './http/metrics/logging.ts';
import { mountMetrics } from './http/metrics/measured.ts';
import type { Metrics } from './http/metrics/metrics.ts';
import { noteRefusals } from './http/metrics/securityNotes.ts';
import { mount } from './http/mount.ts';
import { mountDocs } from './http/openapi.ts';
import { compressAnswers } from './http/pages/compress.ts';
import { drawerIn, FirstViews } from './http/pages/firstViews.ts';
import type { DescribePage } from './http/pages/pageAbout.ts';
import { isPagePath, mountFiles, Pages, type StaticDirs } from './http/pages/pages.ts';
import { type DrawPicture, mountPictures } from './http/pages/pictures.ts';
import { restMounts } from './http/rest/mount.ts';
import type { RestResource } from './http/rest/resource.ts';
import type { Caller, Route } from './http/route.ts';
import { Gate, type RowResolvers } from './http/scope.ts';
import { secure } from './http/security.ts';
import { Sessions } from './http/session.ts';
import type { Identity } from './identity/identity.ts';
import type { SecurityNotes } from './identity/index.ts';
import { mountLive, type Room } from './live/index.ts';
import { Refused } from './refused.ts';

export interface EdgeSettings {
  /** Without a trailing slash: the Origin check compares it as it is. */
  readonly publicUrl: string;
  readonly https: boolean;
  readonly sessionSecret: string;
  readonly trustProxy: readonly string[];
  /** Whoever sends it may read /metrics from elsewhere. */
  readonly metricsToken?: string | undefined;
}

export interface AppParts extends CommandParts {
  readonly settings: EdgeSettings;
  readonly routes: readonly Route[];
  readonly rest: readonly RestResource[];
  readonly rows: RowResolvers;
  readonly identity: Identity;
  readonly security: SecurityNotes;
  readonly contactsSeen?: readonly OnContacts[];
  readonly log: FastifyBaseLogger;
  readonly health: Health;
  readonly metrics: Metrics;
  readonly staticDirs?: StaticDirs;
  readonly describePage?: DescribePage;
  readonly drawPicture?: DrawPicture;
  /** Kinds of live rooms, and the log they listen to; null where live connections are another process's. */
  readonly rooms: readonly Room[] | null;
  readonly displaySecret: string;
  readonly events: Pick<EventStore, 'subscribeAll' | 'head' | 'onRewound'>;
  readonly read: ReadEvents;
  /** Up to where of the log this process has heard. */
  readonly heard: () => Position;
  readonly knowsOf: (tid: string, caller: Caller) => Promise<boolean>;
}

const BODY_LIMIT = 256 * 1024;

/** The server, not listening yet. Rejects when a call must not be served (`checkCalls`). */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, log, metrics } = parts;
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Hardly any request says anything, and those that do name themselves: none needs a log of its own.
    childLoggerFactory: (logger) => logger,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 256 },
    bodyLimit: BODY_LIMIT,
    ...PATIENCE,
    keepAliveTimeout: 65_000,
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    genReqId: () => randomUUID(),
    // `InFlight` closes connections, in its own order, and says what clients of an ending server read.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: false,
    // Calls check by their contracts: Fastify's own compilers of JSON schemas, with ajv, need not be loaded at each start.
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
    // Addresses the router itself gives up on; its own answer would repeat them.
    frameworkErrors: (error, _request, reply) => void sendRefusal(reply, refusalOf(error)),
  });
  handleErrors(app);
  readJsonOnly(app);
  logRequests(app, () => inFlight.isEnding);
  metrics.watch(app);
  noteRefusals(app, parts.security);
  secure(app, settings);
  compressAnswers(app);
  const inFlight = new InFlight(app);
  await app.register(rateLimit, {
    max: REQUESTS_PER_MINUTE,
    timeWindow: 60_000,
    store: Counts,
    // The machine itself, and proxies on it that do not say whom they speak for: counting all people behind
    // one would lock them out. What is counted by account too is counted all the same.
    allowList: (request: FastifyRequest, key: string) => !key.includes(' ') && isLoopback(request.ip),
    errorResponseBuilder: (_request, context) =>
      new Refused(
        refuse('too-many', filled('Too many requests, please try again in {time}.', { time: context.after })),
      ),
  });
  answerTogether(app);
  const sessions = await Sessions.open(app, parts.identity, {
    secret: settings.sessionSecret,
    https: settings.https,
  });
  const gate = new Gate(parts.identity, parts.rows);
  const documented = new Documented(parts.routes, gate, parts.contactsSeen);
  const mounts = [
    ...parts.routes,
    ...parts.rest.flatMap((resource) => restMounts(resource, gate, documented)),
  ];
  const calls = mounts.map(({ call }) => call);
  checkCalls(calls, Object.keys(parts.rows));
  const { rooms } = parts;
  if (rooms) await mountLive(app, { ...parts, rooms, gate, sessions, publicUrl: settings.publicUrl });
  // After the live rooms: whoever watches is told at once to go elsewhere.
  app.addHook('preClose', () => inFlight.drain());
  const mountParts = { ...parts, gate, sessions, documented };
  for (const mounted of mounts) mount(app, mounted, mountParts);
  mountHealth(app, parts.health);
  mountMetrics(app, { ...parts, inFlight, token: settings.metricsToken });
  await mountDocs(app, calls, { cookie: sessions.cookieName, publicUrl: settings.publicUrl });
  await mountFiles(app, parts.staticDirs ?? {});
  if (parts.drawPicture) mountPictures(app, parts.drawPicture);
  const firstViews = new FirstViews(drawerIn(parts.staticDirs?.public), log);
  app.addHook('onClose', () => firstViews.close());
  const pages = new Pages({
    dirs: parts.staticDirs ?? {},
    publicUrl: settings.publicUrl,
    describe: parts.describePage,
    heard: parts.heard,
    firstViews,
    isSignedIn: (request) => sessions.cookieName in request.cookies,
    answer: (request, read, heard) => answerVisitor(app, request, read, heard),
  });
  app.setNotFoundHandler(
    {
      preHandler: app.rateLimit({
        max: LIMITS.unknown.max,
        timeWindow: LIMITS.unknown.seconds * 1000,
        allowList: (request: FastifyRequest) => isPagePath(request),
      }),
    },
    async (request, reply) => {
      if (isPagePath(request))
        return (await pages.send(request, reply)) ? reply : sendRefusal(reply, NOT_FOUND);
      const allowed = methodsAt(calls, request.url);
      if (allowed.length === 0) return sendRefusal(reply, NOT_FOUND);
      return sendRefusal(reply.header('Allow', allowed.join(', ')), METHOD_NOT_ALLOWED);
    },
  );
  return app;
}

const unused = () => () => {
  throw new Error('a call checks by its contract and not by a JSON schema');
};

const NOT_FOUND = refuse('not-found', 'Not found');
const METHOD_NOT_ALLOWED = refuse('method-not-allowed', 'This address does not take that method.');

/** Writes all answers of an event loop turn at its end: fewer wake-ups of the network. */
function answerTogether(app: FastifyInstance): void {
  app.addHook('onSend', (_request, _reply, payload, done) => void setImmediate(done, null, payload));
}

/** Answers a page's read as a visitor's own request would be; `undefined` unless it succeeds. */
async function answerVisitor(
  app: FastifyInstance,
  { ip, headers }: FastifyRequest,
  { method, url, body }: EarlyRead,
  heard: string,
): Promise<unknown> {
  const answer = await app.inject({
    method: method === 'GET' ? 'GET' : 'POST',
    url,
    remoteAddress: ip,
    headers: {
      accept: 'application/json',
      'accept-language': headers['accept-language'] ?? '',
      'courtcrew-min-position': heard,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: body }),
  });
  return answer.statusCode === 200 ? answer.json() : undefined;
}
