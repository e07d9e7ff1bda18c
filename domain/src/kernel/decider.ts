import type { Actor, DomainEvent, EventMeta } from './event.ts';
import type { Refusal } from './refusal.ts';

/** What a decision may know of the world outside its stream. Nothing else: no clock, no randomness, no I/O. */
export interface DecisionContext {
  /** UTC instant of the command, ISO 8601. */
  readonly at: string;
  readonly actor: Actor;
  /** A fresh, unguessable id; the same sequence again when the same command is decided again. */
  newId(): string;
}

export type Decides<State, Command, Event extends DomainEvent> = (
  state: State,
  command: Command,
  context: DecisionContext,
) => readonly Event[] | Refusal;

/**
 * One stream's rules. `decide` answers the events to append or a refusal; `evolve` folds one event into the
 * state. Both are pure, so a command can be decided again against a newer state at any time. States of large
 * streams use persistent collections (`immutable`), which keeps `evolve` cheap whatever their size.
 */
export interface Decider<State, Command, Event extends DomainEvent> {
  readonly initial: State;
  decide(...asked: Parameters<Decides<State, Command, Event>>): readonly Event[] | Refusal;
  evolve(state: State, event: Event, meta: EventMeta): State;
}

/** One function per event type; the compiler asks for every type. */
export type Evolvers<State, Event extends DomainEvent> = {
  readonly [Type in Event['type']]: (
    state: State,
    data: Extract<Event, { type: Type }>['data'],
    meta: EventMeta,
  ) => State;
};

/**
 * Makes `evolve` from one function per event type. A type the state ignores is named in `Ignored`: one that is neither
 * there nor here does not compile.
 */
export function evolveBy<State, Event extends DomainEvent, Ignored extends Event['type'] = never>(
  handlers: Evolvers<State, Exclude<Event, { type: Ignored }>>,
): (state: State, event: Event, meta: EventMeta) => State {
  return (state, event, meta) => {
    const handler = handlers[event.type as keyof typeof handlers] as
      | ((state: State, data: unknown, meta: EventMeta) => State)
      | undefined;
    // A newer process may already write types this one does not know; like ignored ones they cannot change what it decides on.
    return handler ? handler(state, event.data, meta) : state;
  };
}

/** Commands of these types: `{ Leave: { ref_id: string } }` declares `{ type: 'Leave', ref_id: string }`. */
export type Command<Declared, Type extends keyof Declared = keyof Declared> = {
  [T in Type]: { readonly type: T } & Readonly<Declared[T]>;
}[Type];

/** Makes `decide` from one function per command type; the compiler asks for every type. */
export function decideBy<State, Command extends { type: string }, Event extends DomainEvent>(
  handlers: {
    [Type in Command['type']]: Decides<State, Extract<Command, { type: Type }>, Event>;
  },
): Decides<State, Command, Event> {
  return (state, command, context) => {
    const handler = handlers[command.type as Command['type']] as Decides<State, Command, Event>;
    return handler(state, command, context);
  };
}
