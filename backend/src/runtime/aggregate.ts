import type { Decider } from '@courtcrew/domain/kernel/decider.ts';
import type { DomainEvent, Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { Refusal } from '@courtcrew/domain/kernel/refusal.ts';
import type { Seals } from '@courtcrew/domain/kernel/seal.ts';

/** A kind of stream and the rules that guard it. One per area that writes. */
export interface Aggregate<State, Command, Event extends DomainEvent> {
  /** Prefix of the stream's name: `roster` for `roster-{tid}`. */
  readonly name: string;
  readonly decider: Decider<State, Command, Event>;
  readonly seals: Seals;
  /** Current shape version of this area's events. */
  readonly schema: number;
  /** Lifts an event of an older version to the current shape. */
  readonly upcast?: (type: string, data: unknown, schema: number) => unknown;
}

export interface Done<Event extends DomainEvent = DomainEvent> {
  readonly refused?: undefined;
  /** The events of this command, or of its first sending when it was sent before. */
  readonly events: readonly RecordedEvent<Event>[];
  /** Where read models must have arrived to show the effect; null when the command changed nothing. */
  readonly position: Position | null;
}

export type Outcome<Event extends DomainEvent = DomainEvent> = Done<Event> | Refusal;
