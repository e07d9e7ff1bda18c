import type { PolicyName, TournamentRights } from '@courtcrew/domain/contract/policies.ts';
import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { Fields } from './fields.ts';
import type { Aggregate } from './runtime/aggregate.ts';

/** Who looks after a part of a tournament, by the flags of its admins. */
export type Desk = keyof Pick<TournamentRights, 'referee' | 'line' | 'volunteer'>;

// biome-ignore lint/suspicious/noExplicitAny: state and commands of an aggregate are its own business
export type AnyAggregate = Aggregate<any, any, any>;

export interface Then {
  state<State>(
    aggregate: Pick<Aggregate<State, never, never>, 'name'> & { decider: { initial: State } },
  ): State;
  /** Somebody by today's name; erased people read as such. */
  who(ref_id: string): Named;
  /** The desks the reader runs or may look into. */
  readonly desks: readonly Desk[];
}

export interface Named {
  readonly ref_id: string;
  readonly first: string;
  readonly last: string;
  readonly name: string;
}

/** How a tournament's streams of one kind are told as they stood, with the fields of the live calls. */
export interface AsOf {
  /** Whose changes these are. Its streams are named by the tournament. */
  readonly aggregate: AnyAggregate;
  /** Other streams of the tournament that complete it. */
  readonly beside?: readonly AnyAggregate[];
  /** That of the calls which show it live. */
  readonly policy: PolicyName;
  readonly show: (then: Then) => object;
  /** Desks a change is about, where the policy lets in more than may see it. `state` is that before or after it. */
  readonly desks?: (state: never, event: RecordedEvent) => readonly Desk[];
  /**
   * What an event is about as it stands in the state before or after it, by field; a value that differs is told as changed.
   * Undefined where there is no such thing. Days and instants are texts, money is dollars, people are `..._ref_id`.
   */
  readonly stands?: (state: never, event: RecordedEvent) => Fields | undefined;
}
