import { type Decider, decideBy, evolveBy } from '../kernel/decider.ts';
import {
  type LeavingCommand,
  type LeavingEvent,
  type LeavingState,
  leavingDecisions,
  leavingEvents,
  leavingFolds,
  NOBODY_LEFT,
} from './leaving/decide.ts';
import type { LetterCommand } from './letters/commands.ts';
import { letterDecisions, letterFolds } from './letters/decide.ts';
import { type LetterEvent, letterEvents } from './letters/events.ts';
import { type LetterState, NO_LETTERS } from './letters/state.ts';
import {
  NO_POSTS,
  type PostCommand,
  type PostEvent,
  type PostState,
  postDecisions,
  postEvents,
  postFolds,
} from './posts/decide.ts';

/** The messages of one tournament: streams `messaging-{tid}`. */
export const messagingEvents = { ...letterEvents, ...postEvents, ...leavingEvents };

export type MessagingState = LetterState & PostState & LeavingState;
export type MessagingCommand = LetterCommand | PostCommand | LeavingCommand;
export type MessagingEvent = LetterEvent | PostEvent | LeavingEvent;

/** What is only kept, and whose words are gone, decides nothing. */
type Ignored = 'LetterSaved' | 'LettersForgotten';

export const messaging: Decider<MessagingState, MessagingCommand, MessagingEvent> = {
  initial: { ...NO_LETTERS, ...NO_POSTS, ...NOBODY_LEFT },
  decide: decideBy<MessagingState, MessagingCommand, MessagingEvent>({
    ...letterDecisions,
    ...postDecisions,
    ...leavingDecisions,
  }),
  evolve: evolveBy<MessagingState, MessagingEvent, Ignored>({
    ...letterFolds,
    ...postFolds,
    ...leavingFolds,
  }),
};
