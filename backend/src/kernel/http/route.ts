import type {
  BodyIn,
  BodyOf,
  Call,
  ParamsIn,
  ParamsOf,
  QueryIn,
  QueryOf,
} from '@courtcrew/domain/contract/call.ts';
import type { TournamentRights } from '@courtcrew/domain/contract/policies.ts';
import type { SecurityKind } from '@courtcrew/domain/contract/security.ts';
import type { Actor, DomainEvent, WrittenEvent } from '@courtcrew/domain/kernel/event.ts';
import type { Language } from '@courtcrew/domain/kernel/language.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Session } from '../identity/identity.ts';
import type { SecurityAbout } from '../identity/index.ts';
import { Refused } from '../refused.ts';
import type { Aggregate, Done, Send } from '../runtime/aggregate.ts';
import type { SentFile } from './limits/body.ts';
import type { LimitName } from './limits/limits.ts';

/** Who calls, as the session says; the policy of the call has been checked before a handler sees this. */
export interface Caller {
  /** Empty for a visitor of a public call. */
  readonly ref_id: string;
  readonly signedIn: boolean;
  readonly platform: boolean;
  /** Rights in the tournament the call is about. */
  readonly rights: TournamentRights;
  /** `self` when acting for oneself or for nobody in particular, else `admin`. */
  actor(subject?: string): Actor;
}

/** The HTTP exchange behind a call, for the few handlers that need it. */
export interface Exchange {
  /** Where the client is, for what is counted by address: an IPv4 address, or a network of IPv6. */
  readonly network: string;
  readonly device: string;
  /** The language the person reads the product in; null where the client does not say. */
  readonly language: Language | null;
  readonly session: Session | null;
  /** The file of the form field `file`, for a call that takes one. */
  readonly file: SentFile | null;
  /** Whether the person has proved who they are within the last minutes; false for a visitor. */
  fresh(): Promise<boolean>;
  /** Gives the browser this session's cookie. */
  signIn(session: Session): void;
  /** Takes the session's cookie from the browser; ending the session itself is identity's part. */
  signOut(): void;
  /** A header of the request; empty where it has none. */
  sent(name: string): string;
  header(name: string, value: string): void;
  /** Writes to the security log; refusals and what follows from events are noted without it. */
  note(kind: SecurityKind, about?: SecurityAbout): void;
}

export interface CommandOptions {
  readonly actor?: Actor;
  readonly step?: string;
  readonly follows?: WrittenEvent;
  /** Which it is of several that follow in one stream. */
  readonly part?: string;
}

/** Finds a row, or the `part` that the same request's first sending kept of it before removing it. */
export type Look = <Row>(
  name: string,
  find: () => Promise<Row>,
  part?: (row: NonNullable<Row>) => object,
) => Promise<Row>;

/** Where nothing is kept. */
export const justFind: Look = (_, find) => find();

export interface Asked<C> {
  readonly params?: ParamsIn<C>;
  readonly query?: QueryIn<C>;
  readonly body?: BodyIn<C>;
}

/** Makes a documented call for the request's sender. Throws refusals, conflicts included. */
export type Ask = <C extends Call>(call: C, asked: Asked<C>) => Promise<z.input<C['answer']>>;

/** What a handler works with. One per request. */
export interface Use {
  readonly http: Exchange;
  readonly db: Kysely<Database>;
  /** Looks up a row that the handler is about to take away. */
  readonly look: Look;
  /**
   * Sends a command to a stream; throws its refusal. The request's idempotency key makes the command's id, so a
   * handler that sends several commands to one stream gives each its own `step`. One that `follows` from an event in
   * another stream is the command that a reaction to that event sends: whichever comes first, it takes effect once.
   */
  execute<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
    command: Command,
    options?: CommandOptions,
  ): Promise<Done<Event, State>>;
  /** The same for a command whose refusal the handler answers in a way of its own. */
  readonly attempt: Send<[options?: CommandOptions]>;
  /** Makes another documented call for the request's sender, with that call's own policy. */
  readonly ask: Ask;
  /** An id for something new, the same when the request is retried; `step` tells several apart. Not secret. */
  newId(step?: string): string;
  /** Waits until read models show what this request wrote; every call does so before it answers. */
  shown(): Promise<void>;
  /** The time commands are given: a UTC instant. */
  now(): string;
}

export interface Input<C> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly caller: Caller;
  /** The tournament of the call's scope; empty where it has none. */
  readonly tid: string;
  readonly subject: string;
}

export type Handler<C extends Call> = (input: Input<C>, use: Use) => Promise<z.input<C['answer']>>;

export interface Download {
  readonly type: string;
  readonly name: string;
}

export interface RouteOptions {
  readonly limit?: LimitName;
  /** `large`: 2 MB instead of 256 kB, for imports. `form`: takes form data, as mail programs and providers send. */
  readonly body?: 'large' | 'form';
  /** The answer is a file, sent with an ETag: a client that has it gets 304. */
  readonly file?: boolean;
  /** The answer is an `AsyncIterable` of texts or bytes that is sent as it is made, for people to keep as a file. */
  readonly download?: Download;
  /** Whether a retry gets the first answer: the call removes rows it is looked up by, or counts what it finds. */
  readonly keepsAnswer?: (body: unknown) => boolean;
  /** Answers without waiting for lists: none shows what the call writes, or nobody looks there for it. */
  readonly answersAtOnce?: boolean;
}

export interface Route {
  readonly call: Call;
  readonly handler: Handler<Call>;
  readonly options: RouteOptions;
}

export const route = <C extends Call>(call: C, handler: Handler<C>, options: RouteOptions = {}): Route => ({
  call,
  handler: handler as unknown as Handler<Call>,
  options,
});

/** Runs before the call of another area is carried out, and throws what it refuses. */
export interface Guard {
  readonly call: Call;
  readonly before: (input: Input<Call>, use: Use) => Promise<void>;
}

export const guard = <C extends Call>(
  call: C,
  before: (input: Input<C>, use: Use) => Promise<void>,
): Guard => ({ call, before: before as unknown as Guard['before'] });

export const guarded = (routes: readonly Route[], guards: readonly Guard[]): readonly Route[] =>
  routes.map((bound) => {
    const own = guards.filter(({ call }) => call === bound.call);
    if (own.length === 0) return bound;
    const handler: Route['handler'] = async (input, use) => {
      for (const { before } of own) await before(input, use);
      return bound.handler(input, use);
    };
    return { ...bound, handler };
  });

export const takesRowAway: RouteOptions = { keepsAnswer: () => true };

/** Binds a call that takes its own row away. */
export const removal = <C extends Call>(call: C, handler: Handler<C>): Route =>
  route(call, handler, takesRowAway);

export type Portions = AsyncIterable<string | Uint8Array>;

/** Binds a call whose answer may be too long for one text: it is sent in portions, as a file. */
export const download = <C extends Call>(
  call: C,
  portions: (input: Input<C>, use: Use) => Portions | Promise<Portions>,
  file: Download,
): Route => ({
  call,
  handler: async (input, use) => portions(input as never, use),
  options: { limit: 'heavy', download: file },
});

/** The author of what a desk does, whoever is concerned by it. */
export const atDesk = ({ ref_id }: Caller): Actor => ({ ref: ref_id, as: 'admin' });

/** The row, or 404 in the same words for one that is not there and one the caller may not know of. */
export function found<Row>(row: Row | undefined | null, what: string): Row {
  if (row === undefined || row === null) throw new Refused(refuse('not-found', `${what} not found`));
  return row;
}
