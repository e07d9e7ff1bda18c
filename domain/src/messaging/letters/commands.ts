import type { TimeZone } from '../../kernel/time.ts';
import type { Status } from '../../tournaments/index.ts';
import type { Audience, Written } from './events.ts';

/** What can be asked of a tournament's letters. Whether the actor may ask, and write to these people, was decided before. */

/** What of the tournament a letter is decided with. */
interface Sender {
  readonly tournament: { readonly status: Status; readonly time_zone: TimeZone };
}

export interface SendLetter extends Sender {
  readonly type: 'SendLetter';
  readonly letter: Omit<Written, 'letter_id'> & Audience & { readonly saved: boolean };
}

export interface SaveLetter extends Sender {
  readonly type: 'SaveLetter';
  readonly letter: Omit<Written, 'letter_id' | 'channel'>;
}

export interface StopLetter {
  readonly type: 'StopLetter';
  readonly letter_id: string;
}

export interface ResendLetter extends Sender {
  readonly type: 'ResendLetter';
  readonly letter_id: string;
  /** To this one alone. */
  readonly recipient?: string | undefined;
}

/** Their author was forgotten. */
export interface ForgetLetters {
  readonly type: 'ForgetLetters';
  readonly ref_id: string;
  readonly letters: readonly string[];
}

export type LetterCommand = SendLetter | SaveLetter | StopLetter | ResendLetter | ForgetLetters;
