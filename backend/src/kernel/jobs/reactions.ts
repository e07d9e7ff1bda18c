import {
  type DomainEvent,
  type EventOf,
  type Position,
  type RecordedEvent,
  streamKind,
  streamName,
} from '@courtcrew/domain/kernel/event.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import type { ServerPool } from '@courtcrew/projections/kernel/pool.ts';
import type { ReadModel } from '@courtcrew/projections/kernel/readModel.ts';
import type { Kysely } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { EventStore, Subscription } from '../eventstore/port.ts';
import type { Aggregate, Execute, Send } from '../runtime/aggregate.ts';
import { type Following, following } from '../runtime/envelope.ts';
import type { Settled } from '../settled.ts';
import type { JobsLog } from './message.ts';
import type { Outbox } from './outbox.ts';
import { SOON, Transaction } from './transaction.ts';

/** What a reaction works with while it handles one event. */
export interface ReactionTools {
  /** Part of the reaction's transaction: a message is kept if and only if the event counts as handled. */
  readonly outbox: Pick<Outbox, 'send' | 'sendAll' | 'waiting' | 'forget' | 'stop' | 'stopFor' | 'sendAgain'>;
  readonly db: Kysely<Database>;
  /** Sends the command that follows from the event, once; the system's unless an author is named. */
  readonly execute: Send<[options?: Following]>;
}

/** Reacts to events outside the log, each once and in order; new ones start at the head of the log. */
export interface Reaction {
  readonly name: string;
  readonly streams: readonly string[];
  /** Types of events it is called for; all others cost it nothing. */
  readonly types: readonly string[];
  /** Which of these events, as they lie in the log, it is called for; all where nothing is said. */
  readonly when?: (event: RecordedEvent) => boolean;
  /** Names of the read models that show the event before it is handled. */
  readonly reads?: readonly string[];
  handle(event: RecordedEvent, tools: ReactionTools): Promise<void>;
}

export const listensTo = ({ streams, types, when }: Reaction, event: RecordedEvent): boolean =>
  (when?.(event) ?? true) && types.includes(event.type) && streams.includes(streamKind(event.stream));

/** Whether it handles every event of a type: only then its place in the log tells that one was handled. */
export const hearsEvery = ({ types, when }: Reaction, type: string): boolean =>
  when === undefined && types.includes(type);

export interface ReactionParts {
  readonly pool: ServerPool;
  readonly events: Pick<EventStore, 'subscribeAll' | 'head' | 'onRewound'>;
  readonly read: (events: readonly RecordedEvent[]) => Promise<readonly RecordedEvent[]>;
  readonly outbox: Outbox;
  readonly db: Kysely<Database>;
  readonly execute: Execute;
  readonly settled: Settled;
  /** Whether the log reaches this process: where it does not, another one reacts. */
  readonly hears?: () => boolean;
  readonly log: JobsLog;
}

const SETTLED_MS = 10_000;
/** Events of no interest after which the place in the log is written down all the same. */
const LAZY_EVENTS = 2_000;

/** Moves a reaction's place in the log from where it is known to be. */
const MOVE = {
  name: 'move-reaction',
  text: 'update outbox.reactions set position = $2 where name = $1 and position = $3',
};
/** Moves the place without waiting for the disk: lost, its events are only passed over again. */
const MOVE_SOON = {
  name: 'move-reaction-soon',
  text: `with ${SOON}
    update outbox.reactions set position = $2 from soon where name = $1 and position = $3`,
};

/** One reaction reading the log, while this process is the one that reacts. */
export class ReactionRun {
  readonly #reaction: Reaction;
  readonly #parts: ReactionParts;
  readonly #mayReact: () => boolean;
  /** Everything up to here is handled, or of no interest. */
  #position: Position;
  /** The place in the log as it is written down. */
  #written: Position;
  /** Events since then, and whether one of them was handled: somebody may wait to see that. */
  #since = { events: 0, handled: false };
  /** A page was begun and not ended: a commit whose answer was lost may have moved the place. */
  #interrupted = false;
  #ending = false;
  readonly #subscription: Subscription;
  /** The event it cannot get past; null when all is well. */
  stuck: { readonly position: string; readonly type: string } | null = null;

  /** From its place in the log on. `mayReact` says whether this process is still the one that reacts. */
  constructor(reaction: Reaction, parts: ReactionParts, mayReact: () => boolean, place: Position) {
    this.#reaction = reaction;
    this.#parts = parts;
    this.#mayReact = mayReact;
    this.#position = place;
    this.#written = place;
    this.#subscription = parts.events.subscribeAll(place, (batch) => this.#read(batch));
  }

  get name(): string {
    return this.#reaction.name;
  }

  /** Ends after the event in hand: a page may hold hundreds, and whoever stops the process waits a second. */
  async stop(): Promise<void> {
    this.#ending = true;
    await this.#subscription.stop();
  }

  async #read(batch: readonly RecordedEvent[]): Promise<void> {
    if (this.#interrupted) {
      this.#position = await placeOf(this.#reaction, this.#parts.pool);
      this.#isWritten();
    }
    this.#interrupted = true;
    const fresh = batch.filter((event) => event.position > this.#position);
    const wanted = fresh.filter((event) => listensTo(this.#reaction, event));
    try {
      for (const event of await this.#parts.read(wanted)) {
        if (this.#ending) return;
        await this.#handle(event);
      }
      this.#position = fresh.at(-1)?.position ?? this.#position;
      this.#since.events += fresh.length;
    } finally {
      if (this.#since.handled || this.#since.events >= LAZY_EVENTS) {
        await this.#writePlace(this.#parts.pool, this.#position, MOVE_SOON);
        this.#isWritten();
      }
    }
    this.#interrupted = false;
  }

  async #handle(event: RecordedEvent): Promise<void> {
    // Whoever was asleep has been replaced: the events are another process's.
    if (!this.#mayReact()) throw new Error(`reaction ${this.name} is another process's`);
    try {
      const wrote = await Transaction.run(this.#parts.pool, async (tx) => {
        await this.#shown(event);
        await this.#reaction.handle(event, this.#toolsFor(event, tx));
        // What writes nothing is written down as handled with the rest of its page: handling it again changes nothing.
        if (tx.hasBegun) await this.#writePlace(await tx.client(), event.position);
      });
      this.#position = event.position;
      if (wrote) this.#isWritten();
      else this.#since.handled = true;
      this.stuck = null;
    } catch (error) {
      this.#report(event, error);
      // The store calls again with the same events after a pause: never skipped, never ahead of its order.
      throw error;
    }
  }

  #toolsFor(event: RecordedEvent, tx: Transaction): ReactionTools {
    const { outbox, db, execute } = this.#parts;
    return {
      outbox: {
        send: async (message) => outbox.within(await tx.client()).send(message),
        sendAll: async (messages) => outbox.within(await tx.client()).sendAll(messages),
        waiting: async (refs, gathering) => outbox.within(await tx.client()).waiting(refs, gathering),
        stop: async (batch) => outbox.within(await tx.client()).stop(batch),
        stopFor: async (recipient, tid) => outbox.within(await tx.client()).stopFor(recipient, tid),
        sendAgain: async (batch, left, recipient) =>
          outbox.within(await tx.client()).sendAgain(batch, left, recipient),
        forget: async (ref_id) => outbox.within(await tx.client()).forget(ref_id),
      },
      db,
      execute: (aggregate, id, command, options) =>
        execute(aggregate, id, command, following(event, streamName(aggregate.name, id), options)),
    };
  }

  /** Throws when a read model does not show the event in time: then it comes again. */
  async #shown({ position }: RecordedEvent): Promise<void> {
    const { reads = [] } = this.#reaction;
    if (reads.length === 0 || (await this.#parts.settled(reads, position, SETTLED_MS))) return;
    throw new Error(`${reads.join(', ')} did not catch up`);
  }

  async #writePlace(where: Pool | PoolClient, place: Position, statement = MOVE): Promise<void> {
    const { rowCount } = await where.query({
      ...statement,
      values: [this.#reaction.name, String(place), String(this.#written)],
    });
    if (rowCount !== 1) throw new Error(`another process has taken over reaction ${this.#reaction.name}`);
  }

  #isWritten(): void {
    this.#written = this.#position;
    this.#since = { events: 0, handled: false };
  }

  #report(event: RecordedEvent, error: unknown): void {
    const position = String(event.position);
    if (this.stuck?.position === position) return;
    this.stuck = { position, type: event.type };
    this.#parts.log.error({ reaction: this.name, ...this.stuck, err: error }, 'reaction is stuck');
  }
}

async function placeOf({ name }: Reaction, pool: Pool): Promise<Position> {
  const { rows } = await pool.query<{ position: string }>(
    'select position::text from outbox.reactions where name = $1',
    [name],
  );
  const [row] = rows;
  if (!row) throw new Error(`reaction ${name} has no place in the log`);
  return BigInt(row.position);
}

/** What is done by type of event; types that are not named cost nothing. */
type Doing<Event extends DomainEvent> = {
  readonly [Type in Event['type']]?: (
    event: RecordedEvent<EventOf<Event, Type>>,
    tools: ReactionTools,
  ) => Promise<unknown>;
};

interface Declared {
  readonly name: string;
  /** The read models it looks into: each shows the event before. */
  readonly reads?: readonly Pick<ReadModel, 'name'>[];
}

export function reactBy<State, Command, Event extends DomainEvent>(
  { name: area }: Aggregate<State, Command, Event>,
  { name, reads = [] }: Declared,
  doing: Doing<Event>,
): Reaction {
  return {
    name,
    streams: [area],
    types: Object.keys(doing),
    reads: reads.map((model) => model.name),
    // Called for these types only: the type of a recorded event determines the type of its data.
    handle: async (event, tools) => {
      await doing[event.type as Event['type']]?.(event as never, tools);
    },
  };
}
