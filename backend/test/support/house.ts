import { randomUUID } from 'node:crypto';
import { NO_RIGHTS } from '@courtcrew/domain/contract/policies.ts';
import { type RecordedEvent, streamArea } from '@courtcrew/domain/kernel/event.ts';
import type { Seals } from '@courtcrew/domain/kernel/seal.ts';
import { accounts } from '@courtcrew/projections/accounts/index.ts';
import type { ReadModel } from '@courtcrew/projections/kernel/readModel.ts';
import { coordinatorsModel, tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import type { LightMyRequestResponse } from 'fastify';
import { type World, world } from '../../../projections/test/support/world.ts';
import { personAggregate } from '../../src/accounts/index.ts';
import type { AppParts } from '../../src/app.ts';
import type { Execute } from '../../src/http/commands.ts';
import { standingsFrom } from '../../src/identity/access.ts';
import { VAULT_SCHEMA } from '../../src/privacy/schema.sql.ts';
import { Vault } from '../../src/privacy/vault.ts';
import type { Aggregate } from '../../src/runtime/aggregate.ts';
import { CommandBus } from '../../src/runtime/commandBus.ts';
import { SeatClaims } from '../../src/runtime/seatClaims.ts';
import { type Edge, edge } from '../http/kernel/edge.ts';
import { MemoryStore } from './memoryStore.ts';

/** What a request is sent with. */
export interface Sent {
  /** Who sends it; a visitor when absent. */
  readonly as?: string;
  /** The idempotency key. */
  readonly key?: string;
  readonly body?: unknown;
}

/** The HTTP edge over real deciders, sealed events and real read models; only the log is in memory. */
export interface House {
  readonly world: World;
  readonly store: MemoryStore;
  readonly vault: Vault;
  readonly execute: Execute;
  readonly edge: Edge;
  /** Sends a request: `send('PUT /api/t/setTimeZone', { as: 'ada', body })`. */
  send(call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`, sent?: Sent): Promise<LightMyRequestResponse>;
  /** Enters somebody, by the id they shall have. */
  person(ref_id: string, more?: { platform?: boolean; email?: string }): Promise<void>;
  close(): Promise<void>;
}

export interface HouseParts extends Partial<AppParts> {
  /** Read models beside those of people and tournaments. */
  readonly models?: readonly ReadModel[];
  /** Kinds of streams with sealed events beside those of people. */
  readonly aggregates: readonly Pick<Aggregate<never, never, never>, 'name' | 'seals'>[];
}

const MASTER_KEY = Buffer.alloc(32, 7);

export async function openHouse({ models = [], aggregates, ...parts }: HouseParts): Promise<House> {
  const here = await world([accounts, tournamentsModel, coordinatorsModel, ...models]);
  await here.pool.query(VAULT_SCHEMA);
  const store = new MemoryStore();
  const vault = new Vault(here.pool, MASTER_KEY);
  const bus = new CommandBus({
    store,
    vault,
    seatClaims: new SeatClaims(here.pool),
    idSecret: 'of this test',
  });
  const seals = new Map<string, Seals>(
    [personAggregate, ...aggregates].map(({ name, seals }) => [name, seals]),
  );

  let projected = 0;
  let projecting = Promise.resolve();
  const catchUp = async (): Promise<void> => {
    const fresh = store.log.slice(projected);
    projected = store.log.length;
    await here.take(await unsealed(vault, fresh, seals));
  };
  const settle = (): Promise<void> => {
    projecting = projecting.then(catchUp);
    return projecting;
  };

  const execute: Execute = (...command) => bus.execute(...command);
  const door = await edge({
    ...parts,
    db: here.db,
    execute,
    settled: () => settle().then(() => true),
  });
  const standings = standingsFrom(here.pool);
  // Rights as the read models have them, asked anew for every request.
  door.identity.access = async (ref_id, tid) => {
    const { platform, byTournament } = await standings(ref_id);
    return { platform, rights: byTournament.get(tid ?? '') ?? NO_RIGHTS };
  };

  return {
    world: here,
    store,
    vault,
    execute,
    edge: door,
    send(call, { as, key, body } = {}) {
      const [method, url = ''] = call.split(' ');
      return door.inject({
        method: method as 'GET',
        url,
        ...(as !== undefined && { as }),
        ...(key !== undefined && { headers: { 'idempotency-key': key } }),
        ...(body !== undefined && { body: body as object }),
      });
    },
    async person(ref_id, { platform = false, email = `${ref_id}@example.org` } = {}) {
      const details = { first: ref_id, last: 'Tester', email };
      await execute(personAggregate, ref_id, { type: 'AddPerson', ref_id, details, choices: {} }, asSystem());
      if (platform) await execute(personAggregate, ref_id, { type: 'GrantPlatformAdmin' }, asSystem());
      await settle();
    },
    async close() {
      await door.app.close();
      await here.close();
    },
  };
}

const asSystem = () => ({
  commandId: randomUUID(),
  actor: { ref: null, as: 'system' } as const,
  at: '2026-01-01T00:00:00.000Z',
  correlation: 'house',
  causation: 'house',
});

async function unsealed(
  vault: Vault,
  events: readonly RecordedEvent[],
  seals: ReadonlyMap<string, Seals>,
): Promise<readonly RecordedEvent[]> {
  const opened: RecordedEvent[] = [];
  for (const event of events) {
    opened.push(...(await vault.unsealEvents([event], seals.get(streamArea(event.stream)) ?? {})));
  }
  return opened;
}
