import type { DomainEvent } from '@courtcrew/domain/kernel/event.ts';
import { FEDERAL } from '@courtcrew/domain/kernel/taxThreshold.ts';
import { contactsOf } from '@courtcrew/projections/accounts/index.ts';
import { type Database, openDatabase, openPool } from '@courtcrew/projections/database.ts';
import type { ReadEvents } from '@courtcrew/projections/kernel/feed.ts';
import { LEASES } from '@courtcrew/projections/kernel/leases.ts';
import type { ServerPool } from '@courtcrew/projections/kernel/pool.ts';
import { type Projections, runProjections } from '@courtcrew/projections/kernel/runner.ts';
import { takeAllSteps } from '@courtcrew/projections/kernel/steps.ts';
import { rosterModel } from '@courtcrew/projections/roster/index.ts';
import { coordinatorsModel, tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { accountsArea } from '../../src/accounts/area.ts';
import { type AccountsParts, accountsParts } from '../../src/accounts/index.ts';
import { AREAS } from '../../src/areas.ts';
import { CHAPTER_STEPS } from '../../src/audit/index.ts';
import { buildApp } from '../../src/kernel/app.ts';
import {
  type Area,
  edgeOf,
  eventsOf,
  type Product,
  rightsOf,
  theOnly,
  viewsOf,
} from '../../src/kernel/area.ts';
import type { EventStore } from '../../src/kernel/eventstore/port.ts';
import { openPostgresStore } from '../../src/kernel/eventstore/postgres/index.ts';
import { readEdge } from '../../src/kernel/eventstore/readEdge.ts';
import { createLog } from '../../src/kernel/http/metrics/logging.ts';
import { Metrics } from '../../src/kernel/http/metrics/metrics.ts';
import { IDENTITY_STEPS, LiveIdentity } from '../../src/kernel/identity/index.ts';
import { fromProvider, OUTBOX_STEPS, Outbox } from '../../src/kernel/jobs/index.ts';
import { VAULT_STEPS } from '../../src/kernel/privacy/schema.sql.ts';
import { Vault } from '../../src/kernel/privacy/vault.ts';
import { PROOF_STEPS, Prover } from '../../src/kernel/proof/index.ts';
import { type Aggregate, type Execute, type Outcome, placed } from '../../src/kernel/runtime/aggregate.ts';
import { Claims } from '../../src/kernel/runtime/claims.ts';
import { CommandBus } from '../../src/kernel/runtime/commandBus.ts';
import { systemEnvelope } from '../../src/kernel/runtime/envelope.ts';
import { RUNTIME_STEPS } from '../../src/kernel/runtime/schema.sql.ts';
import { SeatClaims } from '../../src/kernel/runtime/seatClaims.ts';
import { WELL } from './health.ts';

export const SECRET = 'a secret of thirty-two characters or more';
export const PUBLIC_URL = 'https://crew.example.org';

/** A whole server on a database: log, runtime, read models, identity and the HTTP edge, but no network. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly db: Kysely<Database>;
  readonly pool: ServerPool;
  readonly store: EventStore;
  readonly read: ReadEvents;
  readonly vault: Vault;
  readonly identity: LiveIdentity;
  readonly accounts: AccountsParts;
  readonly outbox: Outbox;
  readonly prover: Prover;
  readonly projections: Projections;
  /** As the system, outside any request; resolves when the read models show it. */
  execute<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
    command: Command,
  ): Promise<Outcome<Event>>;
  /** The same in an envelope of its own. */
  readonly send: Execute;
  close(): Promise<void>;
}

/** Starts one server on the database at `url`; several may run on the same. `now` is the clock of its commands, `proofs` where it keeps checkpoints. */
export async function testServer(
  url: string,
  others: readonly Area[] = [],
  { now, proofs }: { readonly now?: () => Date; readonly proofs?: string } = {},
): Promise<TestServer> {
  const pool = openPool({ connectionString: url, max: 8 });
  const log = createLog('silent');
  await takeAllSteps(pool, [RUNTIME_STEPS, VAULT_STEPS, IDENTITY_STEPS, LEASES, OUTBOX_STEPS, PROOF_STEPS]);
  await takeAllSteps(pool, [CHAPTER_STEPS]);
  const db = openDatabase(pool);
  const store = await openPostgresStore({ connectionString: url });
  const vault = new Vault(pool, Buffer.alloc(32, 7));
  const isOver = others.find((area) => area.isOver)?.isOver;
  const bus = new CommandBus({
    store,
    vault,
    seatClaims: new SeatClaims(pool),
    isOver: async (tid) => (await isOver?.(db, tid)) ?? false,
    idSecret: SECRET,
  });
  const areas = [accountsArea, ...others];
  const readModels = [
    // Rights are read from these, whatever areas a test is about.
    ...new Set([
      tournamentsModel,
      coordinatorsModel,
      rosterModel,
      ...areas.flatMap((area) => area.readModels ?? []),
    ]),
  ];
  const read = readEdge(vault, eventsOf(areas));
  const projections = await runProjections({ pool, feed: store, readModels, read });
  await projections.ready();
  const identity = await LiveIdentity.open({
    pool,
    secret: SECRET,
    log: store,
    read,
    rights: rightsOf(AREAS),
    credential: theOnly(AREAS, 'credential'),
    passwords: { cost: { logN: 10, r: 8, p: 1 } },
  });
  const execute: Product['execute'] = (...command) => bus.execute(...command);
  const settled: Product['settled'] = (...asked) => projections.settled(...asked);
  const names = readModels.map(({ name }) => name);
  // Not started: most tests prove nothing.
  const prover = new Prover({
    pool,
    store,
    log,
    installation: 'test',
    secret: SECRET,
    place: { directory: proofs ?? '/nowhere', required: proofs !== undefined },
  });
  const product: Product = {
    pool,
    db,
    store,
    read,
    vault,
    claims: new Claims(pool),
    bus,
    events: eventsOf(areas),
    asOf: viewsOf(areas),
    execute,
    asSystem: (aggregate, id, command) => execute(aggregate, id, command, systemEnvelope()),
    projections,
    settled,
    identity,
    outbox: new Outbox(pool, { vault, secret: SECRET, channels: new Set(), publicUrl: PUBLIC_URL }),
    contacts: (refs) => contactsOf(db, refs),
    prover,
    publicUrl: PUBLIC_URL,
    fromProvider: fromProvider({ authToken: SECRET }, PUBLIC_URL),
    reportedSums: FEDERAL,
    admin: {},
    secretFor: () => SECRET,
    forgetKey: (ref_id) => vault.forget(ref_id),
    erased: ({ position }) => settled(names, position, 10_000),
  };
  const app = await buildApp({
    settings: { publicUrl: PUBLIC_URL, https: false, sessionSecret: SECRET, trustProxy: ['127.0.0.1'] },
    secret: SECRET,
    displaySecret: SECRET,
    ...edgeOf(areas.map((area) => area.open?.(product) ?? {})),
    events: store,
    read,
    heard: () => projections.delivered(),
    identity,
    security: identity.security,
    readModels,
    log,
    metrics: new Metrics(),
    health: WELL,
    db,
    execute: identity.hearing(execute),
    settled,
    ...(now && { now }),
  });
  const send: Execute = async (aggregate, id, command, envelope) => {
    const outcome = await bus.execute(aggregate, id, command, envelope);
    if (!outcome.refused) identity.happened(placed(outcome));
    const position = outcome.refused ? null : outcome.position;
    if (position !== null) await settled(names, position);
    return outcome;
  };
  return {
    app,
    db,
    pool,
    store,
    read,
    vault,
    identity,
    accounts: accountsParts(product),
    outbox: product.outbox,
    prover,
    projections,
    execute: (aggregate, id, command) => send(aggregate, id, command, systemEnvelope()),
    send,
    async close() {
      await app.close();
      await prover.stop();
      await projections.stop();
      await identity.close();
      await store.close();
      await pool.end();
    },
  };
}
