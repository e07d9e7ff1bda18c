import { createHmac } from 'node:crypto';
import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { type Database, openDatabase, openPool } from '@courtcrew/projections/database.ts';
import type { ReadEvents } from '@courtcrew/projections/kernel/feed.ts';
import { LEASES } from '@courtcrew/projections/kernel/leases.ts';
import { ALPHABET_STEPS } from '@courtcrew/projections/kernel/like.ts';
import type { ServerPool } from '@courtcrew/projections/kernel/pool.ts';
import { type Projections, runProjections } from '@courtcrew/projections/kernel/runner.ts';
import { type Steps, takeAllSteps } from '@courtcrew/projections/kernel/steps.ts';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { ALL_EVENTS, AREAS, READ_MODELS } from './areas.ts';
import { CHAPTER_STEPS } from './audit/index.ts';
import { dropForgottenKeys } from './erasedElsewhere.ts';
import { FILE_STEPS } from './files/index.ts';
import { theOnly } from './kernel/area.ts';
import { PAIRING_STEPS, recogniseLog } from './kernel/eventstore/installation.ts';
import type { EventStore } from './kernel/eventstore/port.ts';
import { LOG_STEPS, openPostgresStore } from './kernel/eventstore/postgres/index.ts';
import { readEdge } from './kernel/eventstore/readEdge.ts';
import { Metrics } from './kernel/http/metrics/metrics.ts';
import { IDENTITY_STEPS } from './kernel/identity/index.ts';
import { OUTBOX_STEPS } from './kernel/jobs/index.ts';
import { Pulse } from './kernel/platform/pulse.ts';
import { connectionNameOf } from './kernel/platform/roles.ts';
import { CannotStart, exitBecause } from './kernel/platform/startup.ts';
import type { ErasureList } from './kernel/privacy/erasures.ts';
import { openInstallation } from './kernel/privacy/installation.ts';
import { dropRestoredKeys, openErasures } from './kernel/privacy/restoring.ts';
import { Vault } from './kernel/privacy/vault.ts';
import { PROOF_STEPS } from './kernel/proof/index.ts';
import type { Execute } from './kernel/runtime/aggregate.ts';
import { Claims } from './kernel/runtime/claims.ts';
import { CommandBus } from './kernel/runtime/commandBus.ts';
import { RUNTIME_STEPS } from './kernel/runtime/schema.sql.ts';
import { SeatClaims } from './kernel/runtime/seatClaims.ts';
import type { Settings } from './settings.ts';

/** Requests, projections, reactions and workers share it; the log keeps connections of its own. */
const POOL_SIZE = 24;

/** How long a server waits for others, where that is not as long as usual. */
export interface Waits {
  /** For lists to show what a call did. */
  readonly settleMs: number;
  /** For next to nothing from PostgreSQL, before calls fail at once. */
  readonly pulseMs: number;
}

export interface CoreOptions {
  /** The PostgreSQL that holds everything but an EventStoreDB's log. */
  readonly databaseUrl: string;
  readonly settings: Pick<Settings, 'eventStoreUrl' | 'sessionSecret' | 'vaultKey'> &
    Partial<Pick<Settings, 'vaultKeyBefore' | 'erasures' | 'roles'>>;
  readonly log: Logger;
  readonly waits?: Waits | undefined;
  /** Ends the process when the log of another installation is found where this one's was. */
  readonly fail?: (error: CannotStart) => void;
}

/** Log, command runtime and read models: the product without its edges. */
export interface Core {
  readonly pool: ServerPool;
  readonly db: Kysely<Database>;
  readonly store: EventStore;
  readonly vault: Vault;
  readonly claims: Claims;
  readonly bus: CommandBus;
  readonly execute: Execute;
  readonly projections: Projections;
  readonly metrics: Metrics;
  readonly installation: string;
  /** The installation's own, which its data rest on. */
  readonly secret: string;
  /** The list of erased people; absent where there is no place for it. */
  readonly erasures: ErasureList | undefined;
  /** A backup was put back since the last start. */
  readonly restored: boolean;
  readonly read: ReadEvents;
  /** From now on somebody waits for answers: they fail while PostgreSQL is silent. */
  awaited(): void;
  close(): Promise<void>;
}

/** Throws `CannotStart`, before anything is written, when the vault key is not that of the data. */
export async function openCore(options: CoreOptions): Promise<Core> {
  const { roles } = options.settings;
  const pool = openPool({
    connectionString: options.databaseUrl,
    max: POOL_SIZE,
    ...(roles && { application_name: connectionNameOf(roles) }),
  });
  const pulse = new Pulse(options.databaseUrl, options.log, options.waits?.pulseMs);
  pulse.guard(pool);
  try {
    return await coreOn(pool, pulse, options);
  } catch (error) {
    await pulse.stop();
    await pool.end();
    throw error;
  }
}

async function coreOn(pool: ServerPool, pulse: Pulse, options: CoreOptions): Promise<Core> {
  const { databaseUrl, settings, log, waits, fail = exitBecause } = options;
  const { id, secret } = await openInstallation(pool, settings);
  const erasures = settings.erasures && openErasures(settings.erasures, id, log);
  await takeAllSteps(pool, PLATFORM);
  const db = openDatabase(pool);
  const metrics = new Metrics();
  const store = observed(await openStore(databaseUrl, settings.eventStoreUrl, log, pulse), metrics);
  const recognise = () => recogniseLog({ pool, store }, id);
  await recognise().catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  // Before any key is read: an erasure in another process that comes later is heard of.
  const head = await store.head();
  const vault = new Vault(pool, settings.vaultKey);
  const restored = erasures !== undefined && (await dropRestoredKeys({ pool, vault, erasures, head }));
  const read = readEdge(vault, ALL_EVENTS);
  const projections = await runProjections({
    pool,
    feed: store,
    readModels: READ_MODELS,
    read,
    projects: settings.roles?.has('projections') ?? true,
    settleMs: waits?.settleMs,
    notify: ({ level, model, message, details }) => log[level]({ model, ...details }, message),
  });
  const forgetting = dropForgottenKeys({ store, head, read, vault, erasures, forgetsOf, log });
  const bus = new CommandBus({
    store,
    vault,
    seatClaims: new SeatClaims(pool, { logIsHere: settings.eventStoreUrl === undefined }),
    isOver: (tid) => theOnly(AREAS, 'isOver')(db, tid),
    idSecret: secretFor('ids', secret),
    observe: (aggregate, outcome) => metrics.command(aggregate, outcome),
  });
  store.onRewound(() => {
    bus.forget();
    recognise().catch((error: unknown) => {
      if (error instanceof CannotStart) fail(error);
    });
  });
  return {
    pool,
    db,
    store,
    vault,
    claims: new Claims(pool),
    bus,
    execute: (aggregate, id, command, envelope) => bus.execute(aggregate, id, command, envelope),
    projections,
    metrics,
    installation: id,
    secret,
    erasures,
    restored,
    read,
    awaited: () => pulse.awaited(),
    async close() {
      await projections.stop();
      await forgetting.stop();
      await store.close();
      await pulse.stop();
      await pool.end();
    },
  };
}

export const secretFor = (purpose: string, secret: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url');

/** The tables that are neither read models nor the vault's. */
export const PLATFORM: readonly Steps[] = [
  LOG_STEPS,
  PAIRING_STEPS,
  RUNTIME_STEPS,
  IDENTITY_STEPS,
  LEASES,
  ALPHABET_STEPS,
  OUTBOX_STEPS,
  PROOF_STEPS,
  CHAPTER_STEPS,
  FILE_STEPS,
];

export async function openStore(
  databaseUrl: string,
  eventStoreUrl: string | undefined,
  log: Logger,
  pulse?: Pulse,
): Promise<EventStore> {
  if (!eventStoreUrl) return openPostgresStore({ connectionString: databaseUrl, log, pulse });
  // The client takes a good tenth of a start's work and 8 MB: only whose log is there brings it in.
  const { openEventStoreDb, startProblem } = await import('./kernel/eventstore/eventstoredb/index.ts');
  try {
    return await openEventStoreDb({ connectionString: eventStoreUrl, log });
  } catch (error) {
    throw startProblem(eventStoreUrl, error);
  }
}

/** What an area declares of an event that takes a key away; undefined for almost all events. */
const forgetsOf = ({ type }: RecordedEvent) => AREAS.find(({ forgets }) => forgets?.by === type)?.forgets;

/** The store, telling the metrics how long appends take. */
function observed(store: EventStore, metrics: Metrics): EventStore {
  return {
    append: async (...append) => {
      const started = performance.now();
      const result = await store.append(...append);
      metrics.appended((performance.now() - started) / 1000);
      return result;
    },
    readStream: (...from) => store.readStream(...from),
    revision: (stream) => store.revision(stream),
    readAll: (...from) => store.readAll(...from),
    subscribeAll: (...from) => store.subscribeAll(...from),
    head: () => store.head(),
    onRewound: (callback) => store.onRewound(callback),
    unusable: () => store.unusable(),
    close: () => store.close(),
  };
}
