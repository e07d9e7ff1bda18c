import { type Decider, decideBy, evolveBy } from '../kernel/decider.ts';
import type { LetterCommand } from './letters/commands.ts';
import { type LetterEvent, letterDecisions, letterFolds } from './letters/decide.ts';
import { letterEvents } from './letters/events.ts';
import { type LetterState, NO_LETTERS } from './letters/state.ts';

/** What is said in one tournament: streams `messaging-{tid}`. */
export const messagingEvents = { ...letterEvents };

export type MessagingState = LetterState;
export type MessagingCommand = LetterCommand;
export type MessagingEvent = LetterEvent;

export const messaging: Decider<MessagingState, MessagingCommand, MessagingEvent> = {
  initial: NO_LETTERS,
  decide: decideBy<MessagingState, MessagingCommand, MessagingEvent>(letterDecisions),
  // What is only kept, and whose words are gone, decides nothing.
  evolve: evolveBy<MessagingState, MessagingEvent, 'LetterSaved' | 'LettersForgotten'>(letterFolds),
};
