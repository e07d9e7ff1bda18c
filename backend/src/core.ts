import { createHmac } from 'node:crypto';
import type { BoardEvent } from '@courtcrew/domain/board/index.ts';
import { type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import { isArchived } from '@courtcrew/domain/tournaments/index.ts';
import { type Database, openDatabase, openPool } from '@courtcrew/projections/database.ts';
import { type Projections, runProjections } from '@courtcrew/projections/kernel/runner.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { ALL_SEALS, READ_MODELS } from './areas.ts';
import { openEventStoreDb } from './eventstore/eventstoredb/index.ts';
import type { EventStore, Subscription } from './eventstore/port.ts';
import { migrateLog, openPostgresStore } from './eventstore/postgres/index.ts';
import type { Execute } from './http/commands.ts';
import { Metrics } from './http/metrics.ts';
import { IDENTITY_SCHEMA } from './identity/index.ts';
import { migrateJobs } from './jobs/index.ts';
import { VAULT_SCHEMA } from './privacy/schema.sql.ts';
import { Vault } from './privacy/vault.ts';
import { Claims } from './runtime/claims.ts';
import { CommandBus } from './runtime/commandBus.ts';
import { RUNTIME_SCHEMA } from './runtime/schema.sql.ts';
import { SeatClaims } from './runtime/seatClaims.ts';
import type { Settings } from './settings.ts';

/** Requests, projections, reactions and workers share it; the log keeps connections of its own. */
const POOL_SIZE = 24;
/** Two processes that start at once must not create the same tables twice. */
const MIGRATION_LOCK = 7_305_101;

export interface CoreOptions {
  /** The PostgreSQL that holds everything but an EventStoreDB's log. */
  readonly databaseUrl: string;
  readonly settings: Pick<Settings, 'eventStoreUrl' | 'sessionSecret' | 'vaultKey'>;
  readonly log: Logger;
}

/** Log, command runtime and read models: the product without its edges. */
export interface Core {
  readonly pool: Pool;
  readonly db: Kysely<Database>;
  readonly store: EventStore;
  readonly vault: Vault;
  readonly claims: Claims;
  readonly bus: CommandBus;
  readonly execute: Execute;
  readonly projections: Projections;
  readonly metrics: Metrics;
  unseal(events: readonly RecordedEvent[]): Promise<readonly RecordedEvent[]>;
  close(): Promise<void>;
}

export async function openCore({ databaseUrl, settings, log }: CoreOptions): Promise<Core> {
  const pool = openPool({ connectionString: databaseUrl, max: POOL_SIZE });
  await migrate(pool);
  const db = openDatabase(pool);
  const metrics = new Metrics();
  const store = observed(await openStore(databaseUrl, settings.eventStoreUrl, log), metrics);
  const vault = new Vault(pool, settings.vaultKey);
  const unseal = (events: readonly RecordedEvent[]) => vault.unsealEvents(events, ALL_SEALS);
  const projections = await runProjections({
    pool,
    feed: store,
    readModels: READ_MODELS,
    unseal,
    notify: ({ level, model, message, details }) => log[level]({ model, ...details }, message),
  });
  const forgetting = await dropForgottenKeys(store, vault);
  const bus = new CommandBus({
    store,
    vault,
    seatClaims: new SeatClaims(pool, { logIsHere: settings.eventStoreUrl === undefined }),
    isOver: async (tid) => isArchived((await tournamentById(db, tid))?.status ?? 'draft'),
    idSecret: secretFor('ids', settings.sessionSecret),
    observe: (aggregate, outcome) => metrics.command(aggregate, outcome),
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
    unseal,
    async close() {
      await projections.stop();
      await forgetting.stop();
      await store.close();
      await pool.end();
    },
  };
}

/** One secret per purpose: knowing one must not help with another. */
export const secretFor = (purpose: string, secret: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url');

/** The tables that are not read models. Everything here can run again and again. */
async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateLog(client);
    await client.query(VAULT_SCHEMA + RUNTIME_SCHEMA + IDENTITY_SCHEMA);
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    client.release();
  }
  await migrateJobs(pool);
}

export function openStore(
  databaseUrl: string,
  eventStoreUrl: string | undefined,
  log: Logger,
): Promise<EventStore> {
  return eventStoreUrl
    ? openEventStoreDb({ connectionString: eventStoreUrl, log })
    : openPostgresStore({ connectionString: databaseUrl, log });
}

/** Somebody forgotten in another process must not stay readable with a key that this one remembers. */
async function dropForgottenKeys(store: EventStore, vault: Vault): Promise<Subscription> {
  return store.subscribeAll(await store.head(), async (events) => {
    for (const event of events) {
      const forgotten = forgottenIn(event);
      if (forgotten !== null) vault.forgottenElsewhere(forgotten);
    }
  });
}

const isContactRemoved = (
  event: RecordedEvent,
): event is RecordedEvent<Extract<BoardEvent, { type: 'ContactRemoved' }>> => event.type === 'ContactRemoved';

/** Whose key the event takes away; null for almost all events. */
function forgottenIn(event: RecordedEvent): string | null {
  if (event.type === 'PersonForgotten') return streamId(event.stream);
  return isContactRemoved(event) ? event.data.id : null;
}

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
    readAll: (...from) => store.readAll(...from),
    subscribeAll: (...from) => store.subscribeAll(...from),
    head: () => store.head(),
    close: () => store.close(),
  };
}
