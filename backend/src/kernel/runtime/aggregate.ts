import type { Decider } from '@courtcrew/domain/kernel/decider.ts';
import type {
  DomainEvent,
  EventDeclaration,
  EventOf,
  Position,
  RecordedEvent,
  WrittenEvent,
} from '@courtcrew/domain/kernel/event.ts';
import type { Refusal } from '@courtcrew/domain/kernel/refusal.ts';
import type { Envelope } from './envelope.ts';
import type { Seat, WantedSeat } from './seatClaims.ts';

/** A kind of stream and the rules that guard it. One per area that writes. */
export interface Aggregate<State, Command, Event extends DomainEvent> {
  /** Prefix of the stream's name: `roster` for `roster-{tid}`. */
  readonly name: string;
  readonly decider: Decider<State, Command, Event>;
  readonly events: { readonly [Type in Event['type']]: EventDeclaration<EventOf<Event, Type>['data']> };
  /** What commands of this stream need from the world outside it that only one stream may have. */
  readonly bookings?: Bookings<State, Command, Event>;
}

/** @param name prefix of its streams' names: `roster` for `roster-{tid}` */
export const aggregate = <State, Command, Event extends DomainEvent>(
  name: string,
  decider: Decider<State, Command, Event>,
  events: Aggregate<State, Command, Event>['events'],
): Aggregate<State, Command, Event> => ({ name, decider, events });

/** The seat in another tournament that stands in the way. */
export interface Elsewhere {
  readonly tid: string;
  readonly name: string;
  readonly start: string;
  readonly end: string;
}

/** Keeps a person from two tournaments at once: seats are claimed in one table before they are decided. */
export interface Bookings<State, Command, Event> {
  /** Seats the command needs if it is carried out against this state. */
  wanted(state: State, command: Command): readonly WantedSeat[];
  /** Seats the event gives up; `before` is the state its command was decided on. */
  freed(before: State, event: Event): readonly Seat[];
  /** Name of the shift in which the stream seats the person in just these hours, null where it does not. */
  holds(state: State, seat: Seat): string | null;
  /** The same command, knowing what this seat of it meets; deciding it refuses. */
  blocked(command: Command, seat: Seat, elsewhere: Elsewhere): Command;
  /** The command before a claim of the seat is dropped: it writes something unless the stream seats the person there. */
  dropping(seat: Seat): Command;
}

export interface Done<Event extends DomainEvent = DomainEvent, State = unknown> {
  readonly refused?: undefined;
  /** The events of this command, or of its first sending when it was sent before. */
  readonly events: readonly WrittenEvent<Event>[];
  /** Where read models must have arrived to show the effect, or what was found done already; null for an empty stream. */
  readonly position: Position | null;
  /** The stream after it. Read models may be behind. */
  readonly state: State;
}

/** The events with a place in the log at which read models show all of them. */
export const placed = <Event extends DomainEvent>({
  events,
  position,
}: Done<Event>): RecordedEvent<Event>[] =>
  position === null ? [] : events.map((event) => ({ ...event, position }));

export type Outcome<Event extends DomainEvent = DomainEvent, State = unknown> = Done<Event, State> | Refusal;

/** Sends a command to the stream of this id. */
export type Send<More extends unknown[]> = <State, Command, Event extends DomainEvent>(
  aggregate: Aggregate<State, Command, Event>,
  id: string,
  command: Command,
  ...more: More
) => Promise<Outcome<Event, State>>;

export type Execute = Send<[envelope: Envelope]>;

/** Sends a command that nobody asked for by request, and waits until the lists of people show it. */
export type AsSystem = Send<[]>;
