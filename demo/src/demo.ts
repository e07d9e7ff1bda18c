import type { AccountsParts } from '@courtcrew/backend/accounts/index.ts';
import { type CommandParts, RequestUse } from '@courtcrew/backend/kernel/http/commands.ts';
import { callerOf } from '@courtcrew/backend/kernel/http/mount.ts';
import type { Caller, Exchange, Use } from '@courtcrew/backend/kernel/http/route.ts';
import type { Aggregate, Done } from '@courtcrew/backend/kernel/runtime/aggregate.ts';
import { NO_RIGHTS } from '@courtcrew/domain/contract/policies.ts';
import type { Actor, DomainEvent } from '@courtcrew/domain/kernel/event.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import type { Kysely } from 'kysely';

/** What the demo is loaded with: the same parts that serve requests. */
export interface DemoParts extends CommandParts {
  readonly accounts: Pick<AccountsParts, 'emails' | 'identity'>;
  /** Interrupts the load between two commands. */
  readonly signal?: AbortSignal | undefined;
}

/** Streams that wait for their append at once. */
export const AT_ONCE = 16;
const DAY_MS = 86_400_000;

const nobodysBrowser: Exchange = {
  network: '',
  device: '',
  language: null,
  session: null,
  file: null,
  fresh: async () => false,
  signIn: () => undefined,
  signOut: () => undefined,
  sent: () => '',
  header: () => undefined,
  note: () => undefined,
};

/** Who does something in the demo, and when (UTC instant). */
export interface Doing {
  readonly by: Actor;
  readonly at: string;
}

export const ownDoing = (ref_id: string, at: string): Doing => ({ by: { ref: ref_id, as: 'self' }, at });
export const deskDoing = (ref_id: string, at: string): Doing => ({ by: { ref: ref_id, as: 'admin' }, at });

/**
 * Sends the demo's commands. Each has a key that never changes, as a request with an `Idempotency-Key` has: what
 * took effect before an interruption takes effect once.
 */
export class Demo {
  readonly db: Kysely<Database>;
  readonly accounts: DemoParts['accounts'];
  /** Instant of the first load. */
  readonly begun: string;
  readonly #parts: DemoParts;

  constructor(parts: DemoParts, begun: string) {
    this.#parts = parts;
    this.begun = begun;
    this.db = parts.db;
    this.accounts = parts.accounts;
  }

  /** The instant so many days before the first load, `minutes` later. Never in the future. */
  daysBefore(days: number, minutes = 0): string {
    const begun = Date.parse(this.begun);
    return new Date(Math.min(begun, begun - days * DAY_MS + minutes * 60_000)).toISOString();
  }

  /** One request of the demo, for the routes' own code. */
  request(key: string, { by, at }: Doing): Use {
    return new RequestUse({ ...this.#parts, now: () => new Date(at) }, nobodysBrowser, {
      key: `demo/${key}`,
      ref_id: by.ref ?? '',
      call: () => 'demo',
      content: null,
      correlation: `demo/${key}`,
      actor: by,
    });
  }

  /** One command; throws what it is refused with, since a demo that is not as planned is a fault. */
  async send<State, Command, Event extends DomainEvent>(
    key: string,
    doing: Doing,
    aggregate: Aggregate<State, Command, Event>,
    id: string,
    command: Command,
  ): Promise<Done<Event>> {
    this.#parts.signal?.throwIfAborted();
    return this.request(key, doing).execute(aggregate, id, command);
  }

  /** Waits until every list shows what has been sent so far. */
  async shown(written: Done): Promise<void> {
    if (written.position !== null)
      await this.#parts.settled(
        this.#parts.readModels.map(({ name }) => name),
        written.position,
        60_000,
      );
  }
}

/** A platform admin as routes know the caller. */
export const platformCaller = (ref_id: string): Caller =>
  callerOf({ ref_id, platform: true, rights: NO_RIGHTS, tid: '', subject: null }, true);
