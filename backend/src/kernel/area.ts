import type { EventDeclarations, Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { Threshold } from '@courtcrew/domain/kernel/taxThreshold.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import type { ReadEvents } from '@courtcrew/projections/kernel/feed.ts';
import type { ServerPool } from '@courtcrew/projections/kernel/pool.ts';
import type { ReadModel } from '@courtcrew/projections/kernel/readModel.ts';
import type { Projections } from '@courtcrew/projections/kernel/runner.ts';
import type { Kysely } from 'kysely';
import type { AsOf } from './asOf.ts';
import type { EventStore } from './eventstore/port.ts';
import type { OnContacts } from './http/metrics/contactsSeen.ts';
import type { RestResource } from './http/rest/resource.ts';
import { type Caller, type Guard, guarded, type Route } from './http/route.ts';
import type { RowResolvers } from './http/scope.ts';
import type { CredentialRules, LiveIdentity, RightsSource } from './identity/index.ts';
import type {
  Chore,
  Contacts,
  Coordinators,
  FromProvider,
  Outbox,
  Reaction,
  Schedule,
} from './jobs/index.ts';
import type { Room } from './live/index.ts';
import type { Vault } from './privacy/vault.ts';
import type { Prover } from './proof/index.ts';
import type { Aggregate, AsSystem, Execute } from './runtime/aggregate.ts';
import type { Claims } from './runtime/claims.ts';
import type { CommandBus } from './runtime/commandBus.ts';
import type { Settled } from './settled.ts';

/** What an area declares of itself, once: server, runtime, live rooms, privacy and tests walk over these. */
export interface Area {
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: state and commands of an aggregate are its own business
  readonly aggregates?: readonly Aggregate<any, any, any>[];
  /** How its part of a tournament is told as it stood. */
  readonly asOf?: AsOf;
  readonly readModels?: readonly ReadModel[];
  /** How people are reached; declared by the one area that knows. */
  readonly contacts?: (db: Kysely<Database>) => Contacts;
  /** Who answers to letters about shifts; declared by the one area that knows. */
  readonly coordinators?: (db: Kysely<Database>) => Coordinators;
  /** Whether seats in this tournament keep nobody from one elsewhere; declared by the one area that knows. */
  readonly isOver?: (db: Kysely<Database>, tid: string) => Promise<boolean>;
  readonly rights?: RightsSource;
  /** Which password is in force; declared by the one area that knows. */
  readonly credential?: CredentialRules;
  /** What of it is sealed under a key that can be dropped. */
  readonly forgets?: Forgets;
  /** Its calls and what happens by itself, once the product runs. */
  readonly open?: (product: Product) => OpenArea;
}

export interface OpenArea {
  readonly routes?: readonly Route[];
  /** What it has to say before calls of other areas. */
  readonly guards?: readonly Guard[];
  readonly rest?: readonly RestResource[];
  /** How rows that a call's scope names are found, by kind. */
  readonly rows?: RowResolvers;
  readonly reactions?: readonly Reaction[];
  /** Messages that are sent at a set time rather than because of an event. */
  readonly schedules?: readonly Schedule[];
  /** Long work that goes on outside of any request. */
  readonly chores?: readonly Chore[];
  readonly rooms?: readonly Room[];
  /** Hears of everybody who was answered contact data of others. */
  readonly contactsSeen?: OnContacts;
  /** Whether there is such a tournament, for all that this caller may know. */
  readonly knowsOf?: (tid: string, caller: Caller) => Promise<boolean>;
  /** Erases what a backup has brought back. Answers up to where the log tells it; 0n when there was nothing to do. */
  readonly eraseAgain?: (returned: readonly Returned[]) => Promise<Position>;
  /** What must be there before anybody is served. Answers lines for whoever started the server. */
  readonly begin?: () => Promise<readonly string[]>;
}

/** An event after which a key is dropped, and how it shows that a backup has undone that. */
export interface Forgets {
  readonly by: string;
  /** Whose key it takes away. */
  readonly owner: (event: RecordedEvent) => string;
  /** Which of these owners are in the log again. The read models say whom to ask about, the log who is there. */
  readonly returned: (
    product: Pick<Product, 'db' | 'bus'>,
    erased: readonly string[],
  ) => Promise<readonly Returned[]>;
}

/** Somebody erased who is there again: the owner of a key, and the id of the stream that names them. */
export interface Returned {
  readonly owner: string;
  readonly stream: string;
}

export interface Product {
  readonly pool: ServerPool;
  readonly db: Kysely<Database>;
  readonly store: EventStore;
  /** What everybody who reads the store makes of its events. */
  readonly read: ReadEvents;
  readonly events: EventDeclarations;
  readonly vault: Vault;
  readonly claims: Claims;
  readonly bus: Pick<CommandBus, 'peek'>;
  readonly asOf: readonly AsOf[];
  readonly execute: Execute;
  /** Commands that nobody asked for by request. */
  readonly asSystem: AsSystem;
  readonly projections: Projections;
  readonly settled: Settled;
  readonly identity: LiveIdentity;
  readonly outbox: Outbox;
  readonly contacts: Contacts;
  readonly prover: Prover;
  /** Origin of the product as people reach it, without a slash at the end. */
  readonly publicUrl: string;
  readonly fromProvider: FromProvider;
  readonly reportedSums: readonly Threshold[];
  readonly admin: { readonly email?: string | undefined; readonly password?: string | undefined };
  /** One secret per purpose: knowing one must not help with another. */
  secretFor(purpose: string): string;
  /** Drops the key of a person, or of a contact: what was sealed with it is read by nobody any more. */
  forgetKey(owner: string): Promise<void>;
  /** Resolves true when no read model shows the owner after this event; false when that takes too long. */
  erased(forgotten: RecordedEvent): Promise<boolean>;
}

/** What exactly one of these areas declares. Throws where none does. */
export function theOnly<Key extends 'contacts' | 'coordinators' | 'isOver' | 'credential'>(
  areas: readonly Area[],
  key: Key,
): NonNullable<Area[Key]> {
  const [declared] = areas.flatMap((area) => area[key] ?? []);
  if (!declared) throw new Error(`no area declares ${key}`);
  return declared as NonNullable<Area[Key]>;
}

export const rightsOf = (areas: readonly Area[]): readonly RightsSource[] =>
  areas.flatMap(({ rights }) => rights ?? []);

export const viewsOf = (areas: readonly Area[]): readonly AsOf[] => areas.flatMap(({ asOf }) => asOf ?? []);

export const eventsOf = (areas: readonly Area[]): EventDeclarations =>
  Object.assign({}, ...areas.flatMap(({ aggregates = [] }) => aggregates.map(({ events }) => events)));

export const edgeOf = (areas: readonly OpenArea[]) => ({
  routes: guarded(
    areas.flatMap(({ routes = [] }) => routes),
    areas.flatMap(({ guards = [] }) => guards),
  ),
  rest: areas.flatMap(({ rest = [] }) => rest),
  rows: Object.assign({}, ...areas.map(({ rows }) => rows)) as RowResolvers,
  rooms: areas.flatMap(({ rooms = [] }) => rooms),
  contactsSeen: areas.flatMap(({ contactsSeen = [] }) => contactsSeen),
  async knowsOf(tid: string, caller: Caller): Promise<boolean> {
    const known = await Promise.all(areas.map((area) => area.knowsOf?.(tid, caller) ?? true));
    return known.every(Boolean);
  },
});
export type Edge = ReturnType<typeof edgeOf>;
