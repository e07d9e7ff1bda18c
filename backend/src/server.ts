import { fileURLToPath } from 'node:url';
import type { DomainEvent } from '@courtcrew/domain/kernel/event.ts';
import { contactsOf } from '@courtcrew/projections/accounts/index.ts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import {
  type AccountsParts,
  accountsRoutes,
  EmailClaims,
  ensurePlatformAdmin,
  eraseForgotten,
  type FirstAdmin,
  peopleResource,
  personAggregate,
} from './accounts/index.ts';
import { buildApp } from './app.ts';
import { READ_MODELS } from './areas.ts';
import { auditRoutes, schedulingNotes } from './audit/index.ts';
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
import type { Health } from './http/health.ts';
import type { Route } from './http/route.ts';
import { LiveIdentity } from './identity/index.ts';
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
} from './jobs/index.ts';
import { changeRooms } from './live/index.ts';
import { messagingRoutes } from './messaging/index.ts';
import { startDatabase } from './platform/database.ts';
import type { Shutdown } from './platform/shutdown.ts';
import { RosterFacts, rosterReactions, rosterResources, rosterRoutes, rosterRows } from './roster/index.ts';
import type { Aggregate, Outcome } from './runtime/aggregate.ts';
import { systemEnvelope } from './runtime/envelope.ts';
import type { Settings } from './settings.ts';
import {
  finishIntake,
  forgetInTournaments,
  mailNewAdmins,
  tournamentRoutes,
  tournamentsResource,
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

  const identity = await LiveIdentity.open({
    pool: core.pool,
    url: database.url,
    secret: secretFor('identity', settings.sessionSecret),
  });
  shutdown.onShutdown('identity', () => identity.close());
  core.projections.onProjected((_, __, events) => void identity.projected(events));

  const contacts: Contacts = (refs) => contactsOf(core.db, refs);
  const transports = transportsOf(settings);
  const outbox = new Outbox(core.pool, {
    vault: core.vault,
    secret: secretFor('outbox', settings.sessionSecret),
    channels: new Set(Object.keys(transports) as Channel[]),
  });
  const delivery = new Delivery({ pool: core.pool, vault: core.vault, contacts, transports });
  shutdown.onShutdown('workers', startWorkers(delivery, log));

  const emails = new EmailClaims({
    claims: core.claims,
    db: core.db,
    secret: secretFor('emails', settings.sessionSecret),
    exists: async (ref_id) => (await core.bus.peek(personAggregate, ref_id)).status !== 'unknown',
  });
  const accountsParts = {
    identity,
    emails,
    outbox,
    forgetKey: (ref_id: string) => core.vault.forget(ref_id),
    publicUrl: settings.publicUrl,
  };
  const { settled } = core.projections;
  const following = {
    ...core,
    settled: settled.bind(core.projections),
    outbox,
    publicUrl: settings.publicUrl,
  };
  const reactor = new Reactor(
    [
      eraseForgotten(accountsParts),
      forgetMessages,
      mailNewAdmins(following),
      finishIntake(following),
      forgetInTournaments(following),
      ...rosterReactions(following),
      ...boardReactions({ ...following, forgetKey: accountsParts.forgetKey }),
    ],
    { pool: core.pool, events: core.store, unseal: core.unseal, outbox, settled: following.settled, log },
  );
  await reactor.start();
  shutdown.onShutdown('reactions', () => reactor.stop());

  const firstAdmin = await ensurePlatformAdmin({
    db: core.db,
    execute: asSystem(core),
    emails,
    passwords: identity.passwords,
    secret: secretFor('people', settings.sessionSecret),
    ...settings.admin,
  });

  const boards = new BoardViews(core.db, core.projections);
  const app = await buildApp({
    settings,
    db: core.db,
    execute: core.execute,
    settled: following.settled,
    routes: [
      ...accountsRoutes(accountsParts),
      ...tournamentRoutes,
      ...rosterRoutes({ ...accountsParts, facts: new RosterFacts(core.db, core.projections) }),
      ...boardRoutes({ boardNow: (tid) => core.bus.peek(boardAggregate, tid) }),
      ...boardReads(boards),
      ...auditRoutes({ events: core.store }),
      ...messagingRoutes({ pool: core.pool, vault: core.vault, contacts }),
      ...beside,
    ],
    rest: [peopleResource(accountsParts), tournamentsResource, ...rosterResources, schedulingNotes],
    rows: { ...rosterRows(core.db), ...boardRows(core.db) },
    identity,
    readModels: READ_MODELS.map(({ name }) => name),
    log,
    health: healthOf(core, reactor),
    metrics: core.metrics,
    staticDirs: { public: built('public-ui'), admin: built('admin-ui') },
    rooms: [...changeRooms, ...boardRooms(boards)],
    events: core.store,
  });
  shutdown.onShutdown('http', () => app.close());
  await app.listen({ port: settings.port, host: settings.host });
  return { core, app, firstAdmin, accounts: accountsParts };
}

const built = (ui: string): string => fileURLToPath(new URL(`../../${ui}/dist`, import.meta.url));

function transportsOf({ mail, sms, publicUrl }: Settings): Transports {
  return {
    ...(mail && { mail: smtpTransport({ ...mail, publicUrl }) }),
    ...(sms && { text: smsTransport(sms) }),
  };
}

function healthOf({ pool, store, projections }: Core, reactor: Reactor): Health {
  return {
    database: async () => (await pool.query('select 1')).rowCount === 1,
    store: async () => (await store.head()) >= 0n,
    projections: async () =>
      projections.health().map(({ model, lag, paused }) => ({ model, lag, paused: paused !== undefined })),
    messages: () => countMessages(pool),
    stuck: () => reactor.stuck,
  };
}

/** Commands nobody asked for by request: a new envelope each. */
const asSystem =
  ({ execute, projections }: Core) =>
  async <State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
    command: Command,
  ): Promise<Outcome<Event>> => {
    const outcome = await execute(aggregate, id, command, systemEnvelope());
    if (!outcome.refused && outcome.position !== null)
      await projections.settled(['accounts'], outcome.position);
    return outcome;
  };
