import type { Command } from '../../kernel/decider.ts';
import { type EventsOf, event } from '../../kernel/event.ts';

/** Who wants no letters of a tournament to many. What is about their own rows they get all the same. */

interface Of {
  /** A person, or an address without one, by the id that letters know it by. */
  readonly recipient: string;
}

export const leavingEvents = {
  LettersLeft: event<Of>('Wants no letters of the tournament'),
  LettersJoined: event<Of>('Wants letters of the tournament again'),
};

export type LeavingEvent = EventsOf<typeof leavingEvents>;

export type LeavingCommand = Command<{ LeaveLetters: Of; JoinLetters: Of }>;

export interface LeavingState {
  readonly left: ReadonlySet<string>;
}

export const NOBODY_LEFT: LeavingState = { left: new Set() };

/** What a tournament answers to who leaves its letters. */
export const leavingDecisions = {
  LeaveLetters: ({ left }: LeavingState, { recipient }: Of): LeavingEvent[] =>
    left.has(recipient) ? [] : [{ type: 'LettersLeft', data: { recipient } }],
  JoinLetters: ({ left }: LeavingState, { recipient }: Of): LeavingEvent[] =>
    left.has(recipient) ? [{ type: 'LettersJoined', data: { recipient } }] : [],
};

export const leavingFolds = {
  LettersLeft: <State extends LeavingState>(state: State, { recipient }: Of): State => ({
    ...state,
    left: new Set(state.left).add(recipient),
  }),
  LettersJoined: <State extends LeavingState>(state: State, { recipient }: Of): State => ({
    ...state,
    left: new Set([...state.left].filter((one) => one !== recipient)),
  }),
};
