import type { DomainEvent, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { Seals } from '@courtcrew/domain/kernel/seal.ts';
import { accounts, loginByEmail } from '@courtcrew/projections/accounts/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import type { ReadModel } from '@courtcrew/projections/kernel/readModel.ts';
import { type Projections, runProjections } from '@courtcrew/projections/kernel/runner.ts';
import { rosterModel } from '@courtcrew/projections/roster/index.ts';
import { coordinatorsModel, tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import type { FastifyInstance } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import {
  type AccountsParts,
  accountsRoutes,
  EmailClaims,
  peopleResource,
  personAggregate,
} from '../../src/accounts/index.ts';
import type { EventStore } from '../../src/kernel/eventstore/port.ts';
import { openPostgresStore } from '../../src/kernel/eventstore/postgres/index.ts';
import { buildApp } from '../../src/kernel/http/app.ts';
import { createLog } from '../../src/kernel/http/logging.ts';
import { Metrics } from '../../src/kernel/http/metrics.ts';
import type { RestResource } from '../../src/kernel/http/rest.ts';
import type { Route } from '../../src/kernel/http/route.ts';
import type { RowResolvers } from '../../src/kernel/http/scope.ts';
import { IDENTITY_SCHEMA, LiveIdentity } from '../../src/kernel/identity/index.ts';
import { migrateJobs, Outbox } from '../../src/kernel/jobs/index.ts';
import { VAULT_SCHEMA } from '../../src/kernel/privacy/schema.sql.ts';
import { Vault } from '../../src/kernel/privacy/vault.ts';
import type { Aggregate, Outcome } from '../../src/kernel/runtime/aggregate.ts';
import { Claims } from '../../src/kernel/runtime/claims.ts';
import { CommandBus } from '../../src/kernel/runtime/commandBus.ts';
import { systemEnvelope } from '../../src/kernel/runtime/envelope.ts';
import { RUNTIME_SCHEMA } from '../../src/kernel/runtime/schema.sql.ts';
import { SeatClaims } from '../../src/kernel/runtime/seatClaims.ts';

const SECRET = 'a secret of thirty-two characters or more';
export const PUBLIC_URL = 'https://crew.example.org';

/** What an area brings to a server; accounts are always there. */
export interface Area {
  readonly routes?: readonly Route[];
  readonly rest?: readonly RestResource[];
  readonly rows?: RowResolvers;
  readonly readModels?: readonly ReadModel[];
  readonly seals?: Seals;
}

/** A whole server on a database: log, runtime, read models, identity and the HTTP edge, but no network. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly db: Kysely<Database>;
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly vault: Vault;
  readonly identity: LiveIdentity;
  readonly accounts: AccountsParts;
  readonly projections: Projections;
  /** As the system, outside any request; resolves when the read models show it. */
  execute<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
    command: Command,
  ): Promise<Outcome<Event>>;
  close(): Promise<void>;
}

/** Starts one server on the database at `url`; several may run on the same. `now` is the clock of its commands. */
export async function testServer(
  url: string,
  areas: readonly Area[] = [],
  { now }: { readonly now?: () => Date } = {},
): Promise<TestServer> {
  const pool = new pg.Pool({ connectionString: url, max: 8, types: { getTypeParser } });
  // Connections that the database's end cuts off are no fault of a test.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const log = createLog('silent');
  for (const schema of [RUNTIME_SCHEMA, VAULT_SCHEMA, IDENTITY_SCHEMA]) await pool.query(schema);
  await migrateJobs(pool);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const store = await openPostgresStore({ connectionString: url });
  const vault = new Vault(pool, Buffer.alloc(32, 7));
  const bus = new CommandBus({
    store,
    vault,
    seatClaims: new SeatClaims(pool),
    isOver: async () => false,
    idSecret: SECRET,
  });
  const seals = Object.assign({}, personAggregate.seals, ...areas.map((area) => area.seals ?? {}));
  const readModels = [
    ...new Set([
      accounts,
      tournamentsModel,
      coordinatorsModel,
      // Rights are read from it too: captains of volunteers.
      rosterModel,
      ...areas.flatMap((area) => area.readModels ?? []),
    ]),
  ];
  const unseal = (events: readonly RecordedEvent[]) => vault.unsealEvents(events, seals);
  const projections = await runProjections({ pool, feed: store, readModels, unseal });
  await projections.ready();
  const identity = await LiveIdentity.open({
    pool,
    url,
    secret: SECRET,
    log: store,
    passwords: { cost: { logN: 10, r: 8, p: 1 } },
  });
  const personNow = (ref_id: string) => bus.peek(personAggregate, ref_id);
  const shown = async (email: string) => (await loginByEmail(db, email))?.ref_id ?? null;
  const parts: AccountsParts = {
    identity,
    emails: new EmailClaims({ claims: new Claims(pool), secret: SECRET, personNow, shown }),
    personNow,
    outbox: new Outbox(pool, { vault, secret: SECRET, channels: new Set() }),
    forgetKey: (ref_id) => vault.forget(ref_id),
    erased: ({ position }) =>
      projections.settled(
        readModels.map(({ name }) => name),
        position,
        10_000,
      ),
    publicUrl: PUBLIC_URL,
  };
  const app = await buildApp({
    settings: { publicUrl: PUBLIC_URL, https: false, sessionSecret: SECRET, trustProxy: ['127.0.0.1'] },
    secret: SECRET,
    routes: [...accountsRoutes(parts), ...areas.flatMap((area) => area.routes ?? [])],
    rest: [peopleResource(parts), ...areas.flatMap((area) => area.rest ?? [])],
    rows: Object.assign({}, ...areas.map((area) => area.rows ?? {})),
    rooms: [],
    knowsOf: async () => true,
    events: store,
    identity,
    security: identity.security,
    readModels,
    log,
    metrics: new Metrics(),
    health: {
      database: async () => true,
      store: async () => true,
      projections: async () => [],
      messages: async () => ({}),
      stuck: () => [],
      unusable: () => [],
      behind: async () => [],
      hears: async () => true,
    },
    db,
    execute: identity.hearing((...command) => bus.execute(...command)),
    settled: (...asked) => projections.settled(...asked),
    ...(now && { now }),
  });
  return {
    app,
    db,
    pool,
    store,
    vault,
    identity,
    accounts: parts,
    projections,
    async execute(aggregate, id, command) {
      const outcome = await bus.execute(aggregate, id, command, systemEnvelope());
      if (!outcome.refused) identity.happened(outcome.events);
      const position = outcome.refused ? null : outcome.position;
      if (position !== null)
        await projections.settled(
          readModels.map(({ name }) => name),
          position,
        );
      return outcome;
    },
    async close() {
      await app.close();
      await projections.stop();
      await identity.close();
      await store.close();
      await pool.end();
    },
  };
}

const DATE = 1082;
const TIMESTAMPTZ = 1184;
const BIGINT = 20;

/** As `readModel.ts` says columns are read. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === DATE) return (text: string) => text;
  if (oid === BIGINT) return Number;
  if (oid === TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
  return pg.types.getTypeParser(oid, format);
};
