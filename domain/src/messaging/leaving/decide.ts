import { type EventsOf, event } from '../../kernel/event.ts';
import type { Refusal } from '../../kernel/refusal.ts';

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

export interface LeaveLetters extends Of {
  readonly type: 'LeaveLetters';
}

export interface JoinLetters extends Of {
  readonly type: 'JoinLetters';
}

export type LeavingCommand = LeaveLetters | JoinLetters;

export interface LeavingState {
  readonly left: ReadonlySet<string>;
}

export const NOBODY_LEFT: LeavingState = { left: new Set() };

type Decision = readonly LeavingEvent[] | Refusal;

/** What a tournament answers to who leaves its letters. */
export const leavingDecisions = {
  LeaveLetters: ({ left }: LeavingState, { recipient }: LeaveLetters): Decision =>
    left.has(recipient) ? [] : [{ type: 'LettersLeft', data: { recipient } }],
  JoinLetters: ({ left }: LeavingState, { recipient }: JoinLetters): Decision =>
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
