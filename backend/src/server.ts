import { fileURLToPath } from 'node:url';
import { type RecordedEvent, streamArea } from '@courtcrew/domain/kernel/event.ts';
import { contactsOf, loginByEmail } from '@courtcrew/projections/accounts/index.ts';
import { Backlog } from '@courtcrew/projections/kernel/backlog.ts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import {
  type AccountsParts,
  accountsRoutes,
  EmailClaims,
  endAfterNewCredential,
  ensurePlatformAdmin,
  eraseForgotten,
  type FirstAdmin,
  peopleResource,
  personAggregate,
} from './accounts/index.ts';
import { READ_MODELS } from './areas.ts';
import { auditRoutes, schedulingNotes, securityLogResource, securityRoute } from './audit/index.ts';
import {
  BoardViews,
  boardAggregate,
  boardReactions,
  boardReads,
  boardRooms,
  boardRoutes,
  boardRows,
} from './board/index.ts';
import { type Core, openCore, secretFor } from './core.ts';
import { endWhatReturned, eraseReturned, noteReached } from './erasures.ts';
import { buildApp } from './kernel/http/app.ts';
import type { Health } from './kernel/http/health.ts';
import type { Route } from './kernel/http/route.ts';
import { LiveIdentity } from './kernel/identity/index.ts';
import {
  type Channel,
  type Contacts,
  countMessages,
  Delivery,
  forgetMessages,
  Outbox,
  Reactor,
  smsTransport,
  smtpTransport,
  startWorkers,
  type Transports,
} from './kernel/jobs/index.ts';
import { changeRooms } from './kernel/live/index.ts';
import { startDatabase } from './kernel/platform/database.ts';
import type { Shutdown } from './kernel/platform/shutdown.ts';
import type { AsSystem } from './kernel/runtime/aggregate.ts';
import { Allowances } from './kernel/runtime/allowances.ts';
import { systemEnvelope } from './kernel/runtime/envelope.ts';
import { messagingRoutes } from './messaging/index.ts';
import {
  RosterFacts,
  rosterReactions,
  rosterResources,
  rosterRoutes,
  rosterRows,
  WayOut,
} from './roster/index.ts';
import type { Settings } from './settings.ts';
import {
  finishIntake,
  forgetInTournaments,
  mailNewAdmins,
  tournamentRoutes,
  tournamentsResource,
  unlessHidden,
} from './tournaments/index.ts';

export interface Server {
  readonly core: Core;
  readonly app: FastifyInstance;
  readonly firstAdmin: FirstAdmin;
  readonly accounts: AccountsParts;
}

/**
 * The whole product in this process, listening. What it opened is closed by `shutdown`, in reverse. `beside` are
 * calls that are no part of the product, such as a measurement's.
 */
export async function startServer(
  settings: Settings,
  log: Logger,
  shutdown: Shutdown,
  beside: readonly Route[] = [],
): Promise<Server> {
  const database = await startDatabase(settings, log);
  shutdown.onShutdown('database', database.stop);
  const core = await openCore({ databaseUrl: database.url, settings, log });
  shutdown.onShutdown('core', core.close);
  await core.projections.ready();
  const returned = await endWhatReturned(core, log);

  const identity = await LiveIdentity.open({
    pool: core.pool,
    url: database.url,
    secret: secretFor('identity', core.secret),
    log: core.store,
  });
  shutdown.onShutdown('identity', () => identity.close());

  const contacts: Contacts = (refs) => contactsOf(core.db, refs);
  const transports = transportsOf(settings);
  const outbox = new Outbox(core.pool, {
    vault: core.vault,
    secret: secretFor('outbox', core.secret),
    channels: new Set(Object.keys(transports) as Channel[]),
  });
  const delivery = new Delivery({ pool: core.pool, vault: core.vault, contacts, transports });
  shutdown.onShutdown('workers', startWorkers(delivery, log));

  const personNow = (ref_id: string) => core.bus.peek(personAggregate, ref_id);
  const emails = new EmailClaims({
    claims: core.claims,
    secret: secretFor('emails', core.secret),
    personNow,
    shown: async (email) => (await loginByEmail(core.db, email))?.ref_id ?? null,
  });
  const accountsParts = {
    identity,
    emails,
    personNow,
    outbox,
    forgetKey: async (ref_id: string) => {
      await core.vault.forget(ref_id);
      core.erasures?.add([{ erased: ref_id, at: new Date().toISOString() }]);
    },
    erased: (forgotten: RecordedEvent) => erased(core, reactor, forgotten),
    publicUrl: settings.publicUrl,
  };
  const wayOut = new WayOut(secretFor('way-out', core.secret), settings.publicUrl);
  const staffParts = { ...accountsParts, allowances: new Allowances(core.pool), wayOut };
  const { settled } = core.projections;
  const following = {
    ...core,
    settled: settled.bind(core.projections),
    outbox,
    publicUrl: settings.publicUrl,
  };
  const reactions = [
    eraseForgotten(accountsParts),
    endAfterNewCredential(accountsParts),
    forgetMessages,
    mailNewAdmins(following),
    finishIntake(following),
    forgetInTournaments(following),
    ...rosterReactions({ ...following, wayOut }),
    ...boardReactions({ ...following, forgetKey: accountsParts.forgetKey }),
  ];
  const reactor = new Reactor(reactions, {
    pool: core.pool,
    events: core.store,
    unseal: core.unseal,
    outbox,
    settled: following.settled,
    log,
  });
  await reactor.start();
  shutdown.onShutdown('reactions', () => reactor.stop());
  const execute = asSystem(core);
  await eraseReturned({ core, execute, accounts: accountsParts, reactions }, returned);
  shutdown.onShutdown('erasures', await noteReached(core, log));

  const firstAdmin = await ensurePlatformAdmin({
    db: core.db,
    execute,
    emails,
    passwords: identity.passwords,
    secret: secretFor('people', core.secret),
    ...settings.admin,
  });

  const boards = new BoardViews(core.db, core.projections);
  const app = await buildApp({
    settings,
    secret: core.secret,
    db: core.db,
    execute: identity.hearing(core.execute),
    settled: following.settled,
    routes: [
      ...accountsRoutes(accountsParts),
      ...tournamentRoutes,
      ...rosterRoutes({ ...staffParts, facts: new RosterFacts(core.db, core.projections) }),
      ...boardRoutes({ boardNow: (tid) => core.bus.peek(boardAggregate, tid) }),
      ...boardReads(boards),
      ...auditRoutes({ events: core.store }),
      securityRoute(core),
      ...messagingRoutes({ pool: core.pool, vault: core.vault, contacts }),
      ...beside,
    ],
    rest: [
      peopleResource(accountsParts),
      tournamentsResource,
      ...rosterResources,
      schedulingNotes,
      securityLogResource(core),
    ],
    rows: { ...rosterRows(core.db), ...boardRows(core.db) },
    identity,
    security: identity.security,
    readModels: READ_MODELS,
    log,
    health: healthOf(core, reactor),
    metrics: core.metrics,
    staticDirs: { public: built('public-ui'), admin: built('admin-ui') },
    rooms: [...changeRooms, ...boardRooms(boards)],
    events: core.store,
    knowsOf: async (tid, caller) => unlessHidden(await boards.venueOf(tid), caller) !== undefined,
  });
  // Commands in flight need everything below, and most of the time there is.
  shutdown.onShutdown('http', () => app.close(), HTTP_CLOSE_MS);
  await app.listen({ port: settings.port, host: settings.host });
  return { core, app, firstAdmin, accounts: accountsParts };
}

/** Answers of requests in flight, and the goodbye to live connections. */
const HTTP_CLOSE_MS = 3_000;

const built = (ui: string): string => fileURLToPath(new URL(`../../${ui}/dist`, import.meta.url));

function transportsOf({ mail, sms, publicUrl }: Settings): Transports {
  return {
    ...(mail && { mail: smtpTransport({ ...mail, publicUrl }) }),
    ...(sms && { text: smsTransport(sms) }),
  };
}

/** A process that has not heard for so long of what is in the log does not serve what is true. */
const DEAF_MS = 5_000;

function healthOf({ pool, store, projections }: Core, reactor: Reactor): Health {
  const unheard = new Backlog();
  return {
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
      return unheard.waitingMs < DEAF_MS;
    },
    stuck: () => reactor.stuck,
    unusable: () => store.unusable().map(({ stream, why }) => ({ area: streamArea(stream), why })),
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
    const outcome = await execute(aggregate, id, command, systemEnvelope());
    if (!outcome.refused && outcome.position !== null)
      await projections.settled(['accounts'], outcome.position);
    return outcome;
  };
