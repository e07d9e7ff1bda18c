import type { Command, Decides } from '../../kernel/decider.ts';
import type { TimeZone } from '../../kernel/time.ts';
import type { Status } from '../../tournaments/index.ts';
import type { Audience, LetterEvent, Written } from './events.ts';
import type { LetterState } from './state.ts';

/** What can be asked of a tournament's letters. Whether the actor may ask, and write to these people, was decided before. */

/** What of the tournament a letter is decided with. */
interface Sender {
  readonly tournament: { readonly status: Status; readonly time_zone: TimeZone };
}

interface LetterCommands {
  SendLetter: Sender & {
    letter: Omit<Written, 'letter_id'> & Audience & { readonly saved: boolean };
  };
  SaveLetter: Sender & { letter: Omit<Written, 'letter_id' | 'channel'> };
  StopLetter: { letter_id: string };
  ResendLetter: Sender & {
    letter_id: string;
    /** To this one alone. */
    recipient?: string | undefined;
  };
  /** Their author was forgotten. */
  ForgetLetters: { ref_id: string; letters: readonly string[] };
}

export type LetterCommand<Type extends keyof LetterCommands = keyof LetterCommands> = Command<
  LetterCommands,
  Type
>;
export type Decide<Type extends keyof LetterCommands> = Decides<
  LetterState,
  LetterCommand<Type>,
  LetterEvent
>;
