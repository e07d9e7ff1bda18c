import { fileURLToPath } from 'node:url';
import { type RecordedEvent, streamKind } from '@courtcrew/domain/kernel/event.ts';
import { Backlog } from '@courtcrew/projections/kernel/backlog.ts';
import { followersOf } from '@courtcrew/projections/kernel/readModel.ts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { ALL_EVENTS, AREAS, READ_MODELS } from './areas.ts';
import { type Core, openCore, secretFor, type Waits } from './core.ts';
import { endWhatReturned, eraseReturned, noteReached } from './erasures.ts';
import { buildApp } from './kernel/app.ts';
import { type Edge, edgeOf, type Product, rightsOf, theOnly, viewsOf } from './kernel/area.ts';
import type { Health } from './kernel/http/metrics/health.ts';
import { Wakefulness } from './kernel/http/metrics/wakefulness.ts';
import { LiveIdentity } from './kernel/identity/index.ts';
import {
  type Channel,
  countMessages,
  Delivery,
  fromProvider,
  mailsAtOnce,
  Outbox,
  Reactor,
  Scheduler,
  smsTransport,
  smtpTransport,
  startChores,
  startWorkers,
  type Transports,
} from './kernel/jobs/index.ts';
import { startDatabase } from './kernel/platform/database.ts';
import { type Roles, vacantRoles } from './kernel/platform/roles.ts';
import type { Shutdown } from './kernel/platform/shutdown.ts';
import { CannotStart } from './kernel/platform/startup.ts';
import { Prover } from './kernel/proof/index.ts';
import type { AsSystem } from './kernel/runtime/aggregate.ts';
import { systemEnvelope } from './kernel/runtime/envelope.ts';
import { patiently } from './kernel/runtime/patiently.ts';
import { describePages } from './pages.ts';
import type { Settings } from './settings.ts';
import { previews } from './tournaments/index.ts';

export interface Server {
  readonly core: Core;
  readonly app: FastifyInstance;
  readonly product: Product;
  /** Lines for whoever started it, such as the first admin's password. */
  readonly announced: readonly string[];
}

export interface ServerOptions {
  readonly now?: () => Date;
  readonly waits?: Waits;
}

/** The whole product in this process, listening. What it opened is closed by `shutdown`, in reverse. */
export async function startServer(
  settings: Settings,
  log: Logger,
  shutdown: Shutdown,
  { now, waits }: ServerOptions = {},
): Promise<Server> {
  const database = await startDatabase(settings, log);
  shutdown.onShutdown('database', database.stop);
  const core = await openCore({ databaseUrl: database.url, settings, log, waits });
  shutdown.onShutdown('core', core.close);
  await whenProjected(core, log);
  const returned = await endWhatReturned(core, log);

  const identity = await LiveIdentity.open({
    pool: core.pool,
    secret: secretFor('identity', core.secret),
    log: core.store,
    read: core.read,
    rights: rightsOf(AREAS),
    credential: theOnly(AREAS, 'credential'),
    passwords: { cost: settings.passwordCost },
  });
  shutdown.onShutdown('identity', () => identity.close());

  const hears = () => core.projections.hears();
  const prover = new Prover({
    ...core,
    hears,
    log,
    secret: secretFor('proof', core.secret),
    place: settings.proofs,
  });
  if (settings.roles.has('projections')) prover.start();
  shutdown.onShutdown('proof', () => prover.stop());

  const contacts = theOnly(AREAS, 'contacts')(core.db);
  const transports = transportsOf(settings);
  const outbox = new Outbox(core.pool, {
    vault: core.vault,
    secret: secretFor('outbox', core.secret),
    channels: new Set(Object.keys(transports) as Channel[]),
    publicUrl: settings.publicUrl,
  });

  const product: Product = {
    ...core,
    events: ALL_EVENTS,
    asOf: viewsOf(AREAS),
    asSystem: asSystem(core),
    settled: (...asked) => core.projections.settled(...asked),
    identity,
    outbox,
    contacts,
    prover,
    publicUrl: settings.publicUrl,
    fromProvider: fromProvider(settings.sms, settings.publicUrl),
    reportedSums: settings.reportedSums,
    admin: settings.admin,
    secretFor: (purpose) => secretFor(purpose, core.secret),
    forgetKey: async (owner) => {
      await core.vault.forget(owner);
      core.erasures?.add([{ erased: owner, at: new Date().toISOString() }]);
    },
    erased: (forgotten) => erased(core, reactor, forgotten),
  };
  const open = new Map(AREAS.map((area) => [area.name, area.open?.(product) ?? {}]));
  const areas = [...open.values()];
  const scheduler = new Scheduler(
    areas.flatMap(({ schedules = [] }) => schedules),
    { ...product, events: core.store, log },
  );
  const { pool, vault } = core;
  const delivery = new Delivery({
    pool,
    vault,
    contacts,
    coordinators: theOnly(AREAS, 'coordinators')(core.db),
    transports,
    scheduler,
    isSilenced: (number, of) => outbox.isSilenced(number, of),
    publicUrl: settings.publicUrl,
  });
  const jobs = settings.roles.has('jobs');
  if (jobs) {
    const atOnce = settings.mail && { mail: mailsAtOnce(settings.mail) };
    shutdown.onShutdown('workers', startWorkers(delivery, log, atOnce));
    shutdown.onShutdown('schedules', scheduler.start());
    const chores = areas.flatMap((area) => area.chores ?? []);
    shutdown.onShutdown('chores', startChores(chores, { pool, log }));
  }
  const reactor = new Reactor(
    areas.flatMap(({ reactions = [] }) => reactions),
    { ...product, events: core.store, hears, log },
  );
  await reactor.start(jobs);
  shutdown.onShutdown('reactions', () => reactor.stop());
  await eraseReturned(core, open, returned);
  shutdown.onShutdown('erasures', await noteReached(core, log));
  const announced: string[] = [];
  for (const { begin } of areas) announced.push(...((await begin?.()) ?? []));

  const wakefulness = new Wakefulness();
  shutdown.onShutdown('wakefulness', wakefulness.watch());
  const app = await buildApp({
    ...edgeFor(settings.roles, edgeOf(areas)),
    settings,
    secret: core.secret,
    displaySecret: secretFor('displays', core.secret),
    db: core.db,
    execute: identity.hearing(core.execute),
    settled: product.settled,
    slept: (since) => wakefulness.slept(since),
    identity,
    security: identity.security,
    readModels: READ_MODELS,
    log,
    health: healthOf(core, reactor, settings.roles),
    metrics: core.metrics,
    describePage: describePages(core.db),
    drawPicture: previews(core.db),
    ...(now && { now }),
    events: core.store,
    read: core.read,
    heard: () => core.projections.delivered(),
  });
  // Commands in flight need everything below, and most of the time there is.
  shutdown.onShutdown('http', () => app.close(), HTTP_CLOSE_MS);
  core.awaited();
  await app.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => {
    throw hostProblem(settings.host, error);
  });
  return { core, app, product, announced };
}

/** One line where the name of the host is known to nobody; other errors as they are. */
const hostProblem = (host: string, error: unknown): unknown =>
  error instanceof Error && 'syscall' in error && error.syscall === 'getaddrinfo'
    ? new CannotStart(`HOST: cannot listen at ${host} (${error.message})`)
    : error;

/** How long nothing is said of a start that waits: other servers start too. */
const WAIT_MS = 5_000;

async function whenProjected({ projections }: Core, log: Logger): Promise<void> {
  const saying = setTimeout(
    () => log.warn('waits until read models are up to date and somebody keeps them so'),
    WAIT_MS,
  );
  await projections.ready().finally(() => clearTimeout(saying));
}

/** What is served of it here. Health and metrics every server has. */
const edgeFor = (roles: Roles, { routes, rest, rooms, ...edge }: Edge) => ({
  ...edge,
  routes: roles.has('api') ? routes : [],
  rest: roles.has('api') ? rest : [],
  staticDirs: roles.has('api') ? { public: built('public-ui'), admin: built('admin-ui') } : {},
  rooms: roles.has('live') ? rooms : null,
});

/** Answers of requests in flight, and the goodbye to live connections. */
const HTTP_CLOSE_MS = 3_000;

const built = (ui: string): string => fileURLToPath(new URL(`../../${ui}/dist`, import.meta.url));

function transportsOf({ mail, sms, publicUrl }: Settings): Transports {
  return {
    ...(mail && { mail: smtpTransport({ ...mail, publicUrl }) }),
    ...(sms && { text: smsTransport({ ...sms, publicUrl }) }),
  };
}

/** A process that has not heard for so long of what is in the log does not serve what is true. */
const DEAF_MS = 5_000;

function healthOf({ pool, store, projections }: Core, reactor: Reactor, roles: Roles): Health {
  const unheard = new Backlog();
  return {
    roles: [...roles],
    vacant: () => vacantRoles(pool),
    database: async () => (await pool.query('select 1')).rowCount === 1,
    store: async () => (await store.head()) >= 0n,
    projections: async () => {
      const states = projections.health();
      // Asked after the read models: a log that only grows reaches at least to where they are.
      const head = await store.head().catch(() => null);
      return states.map(({ model, lag, paused, position }) => ({
        model,
        lag,
        paused: paused !== undefined,
        ahead: head !== null && BigInt(position) > head,
      }));
    },
    messages: () => countMessages(pool),
    behind: async (ms) => [
      ...projections.health().flatMap(({ model, behindMs }) => (behindMs > ms ? [model] : [])),
      ...(await reactor.behind(ms)),
    ],
    hears: async () => {
      const head = await store.head();
      unheard.rewound(head);
      unheard.arrived(head);
      unheard.done(projections.delivered());
      return projections.hears() && unheard.waitingMs < DEAF_MS;
    },
    stuck: () => reactor.stuck,
    unusable: () => store.unusable().map(({ stream, why }) => ({ area: streamKind(stream), why })),
  };
}

/** Longer than it takes to replace a process that stands still, shorter than a caller's patience. */
const ERASED_MS = 12_000;

/** Reactions take the person out of what others wrote; read models then show what that left. */
async function erased(
  { projections, store }: Core,
  reactor: Reactor,
  forgotten: RecordedEvent,
): Promise<boolean> {
  const until = performance.now() + ERASED_MS;
  if (!(await reactor.reacted(forgotten, ERASED_MS))) return false;
  const left = Math.max(0, until - performance.now());
  return projections.settled(
    READ_MODELS.map(({ name }) => name),
    await store.head(),
    left,
  );
}

/** Commands nobody asked for by request: a new envelope each. */
const asSystem =
  ({ execute, projections }: Core): AsSystem =>
  async (aggregate, id, command) => {
    const outcome = await patiently(execute)(aggregate, id, command, systemEnvelope());
    if (!outcome.refused && outcome.position !== null) {
      await projections.settled(followersOf(READ_MODELS, aggregate.name), outcome.position);
    }
    return outcome;
  };
