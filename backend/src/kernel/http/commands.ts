import {
  type Actor,
  type DomainEvent,
  type EventDeclarations,
  type Position,
  streamId,
  streamName,
  type WrittenEvent,
} from '@courtcrew/domain/kernel/event.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import { followersOf, type ReadModel } from '@courtcrew/projections/kernel/readModel.ts';
import type { Kysely } from 'kysely';
import { StoreUnavailable, StreamUnusable } from '../eventstore/port.ts';
import { done, Refused } from '../refused.ts';
import type { Aggregate, Done, Execute, Outcome } from '../runtime/aggregate.ts';
import { type Envelope, following } from '../runtime/envelope.ts';
import type { Settled } from '../settled.ts';
import type { FirstAnswers } from './firstAnswers.ts';
import { HANDLER_MS, TOO_LATE } from './limits/inFlight.ts';
import { badRequest } from './limits/input.ts';
import { type Ask, type CommandOptions, type Exchange, justFind, type Look, type Use } from './route.ts';
import { fingerprintOf, idFor, type Sent } from './sent.ts';

export interface CommandParts {
  /** Keys the fingerprints: the log keeps them, and a body may hold a password somebody could guess. */
  readonly secret: string;
  readonly db: Kysely<Database>;
  readonly execute: Execute;
  readonly settled: Settled;
  /** All there are, with the streams each follows: a request waits for those of the streams it wrote to. */
  readonly readModels: readonly Pick<ReadModel, 'name' | 'streams' | 'aside'>[];
  /** The time commands are given; the machine's unless a test says otherwise. */
  readonly now?: () => Date;
  /** Whether this process stood still since then; without it none ever does. */
  readonly slept?: (since: number) => boolean;
}

export interface UseParts extends CommandParts {
  /** The calls that a handler may make; none where no server serves them. */
  readonly documented?: { within(use: Use, step: string): Ask };
}

export interface Sending extends Sent {
  readonly correlation: string;
  readonly actor: Actor;
}

const KEY = /^[\x21-\x7e]{1,128}$/;

/** The key as it was sent; throws a refusal for one that cannot be a key. */
export function idempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && KEY.test(header)) return header;
  throw badRequest('Idempotency-Key must be 1 to 128 visible characters');
}

const unserved: Ask = ({ method, path }) => Promise.reject(new Error(`nobody serves ${method} ${path}`));

export class RequestUse implements Use {
  readonly db: Kysely<Database>;
  readonly http: Exchange;
  readonly look: Look;
  readonly ask: Ask;
  readonly #parts: UseParts;
  readonly #sending: Sending;
  readonly #first: FirstAnswers | undefined;
  readonly #fingerprint: string | undefined;
  readonly #steps = new Set<string>();
  readonly #begun = performance.now();
  /** Newest position by kind of stream that nobody has waited for yet. */
  readonly #unshown = new Map<string, Position>();
  #showing: Promise<unknown> = Promise.resolve();
  #underway = 0;
  #unknown = false;
  /** Position of the newest event this request has written. */
  written: Position = 0n;

  constructor(parts: UseParts, http: Exchange, sending: Sending, first?: FirstAnswers) {
    this.look = first?.look ?? justFind;
    this.#first = first;
    this.db = parts.db;
    this.http = http;
    this.ask = parts.documented?.within(this, 'ask') ?? unserved;
    this.#parts = parts;
    this.#sending = sending;
    this.#fingerprint = sending.key === undefined ? undefined : fingerprintOf(parts.secret, sending);
  }

  async execute<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
    command: Command,
    options?: CommandOptions,
  ): Promise<Done<Event, State>> {
    return done(await this.attempt(aggregate, id, command, options));
  }

  async attempt<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
    command: Command,
    options: CommandOptions = {},
  ): Promise<Outcome<Event, State>> {
    // This process was asleep: the client was told long ago that nothing happened, and may have lost the
    // right since.
    const late = performance.now() > this.#begun + HANDLER_MS || this.#parts.slept?.(this.#begun);
    if (late) throw new Refused(TOO_LATE);
    const stream = streamName(aggregate.name, id);
    const { actor = this.#sending.actor, step = '', follows, part } = options;
    const envelope = follows
      ? following(follows, stream, { actor, step: part })
      : this.#envelope(stream, step, actor);
    await this.#first?.begin();
    const outcome = await this.#carryOut(() => this.#parts.execute(aggregate, id, command, envelope));
    if (outcome.refused) return outcome;
    if (outcome.position !== null) this.#wrote(aggregate.name, outcome.position);
    for (const event of outcome.events) this.#note(aggregate.events, event);
    return outcome;
  }

  /** Whether a command of this request took effect, or may have: it is under way, or the log did not say. */
  get mayHaveDone(): boolean {
    return this.written > 0n || this.#underway > 0 || this.#unknown;
  }

  async #carryOut<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    this.#underway += 1;
    try {
      return await send();
    } catch (error) {
      // A log that cannot be reached or refuses has written nothing, unless an append was lost on its way there.
      const nothing = error instanceof StoreUnavailable && error.cause === undefined;
      this.#unknown ||= !nothing && !(error instanceof StreamUnusable);
      throw error;
    } finally {
      this.#underway -= 1;
    }
  }

  /** Taken from the events themselves, so that no call that changes rights or passwords can forget it. */
  #note(declared: EventDeclarations, { id, type, stream, data }: WrittenEvent): void {
    const kind = declared[type]?.security;
    if (!kind) return;
    const { ref_id: subject } = data as { readonly ref_id: string };
    const place = streamId(stream);
    this.http.note(kind, { fact: id, subject, ...(place !== subject && { tid: place }) });
  }

  #envelope(stream: string, step: string, actor: Actor): Envelope {
    return {
      commandId: this.#commandId(stream, step),
      actor,
      at: this.now(),
      correlation: this.#sending.correlation,
      causation: this.#sending.correlation,
      ...(this.#fingerprint === undefined ? {} : { fingerprint: this.#fingerprint }),
    };
  }

  newId(step = ''): string {
    return idFor(this.#sending, `new\n${step}`);
  }

  async shown(): Promise<void> {
    // Most requests have written nothing.
    if (this.#unshown.size === 0) return void (await this.#showing);
    const fresh = [...this.#unshown];
    this.#unshown.clear();
    // One wait serves all rows of a request that are worked on side by side.
    const parts = this.#parts;
    const waits = fresh.map(([kind, position]) =>
      parts.settled(followersOf(parts.readModels, kind), position),
    );
    this.#showing = Promise.all([this.#showing, ...waits]);
    await this.#showing;
  }

  now(): string {
    return (this.#parts.now?.() ?? new Date()).toISOString();
  }

  #wrote(kind: string, position: Position): void {
    if (position > this.written) this.written = position;
    if (position > (this.#unshown.get(kind) ?? 0n)) this.#unshown.set(kind, position);
  }

  /** The same for a retried request. Two commands to one stream must differ in `step`. */
  #commandId(stream: string, step: string): string {
    const place = `${stream}\n${step}`;
    if (this.#steps.has(place))
      throw new Error(`two commands to ${stream} in one request have the same step`);
    this.#steps.add(place);
    return idFor(this.#sending, place);
  }
}
