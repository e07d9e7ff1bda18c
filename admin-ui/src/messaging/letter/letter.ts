import type { Whom } from '@courtcrew/domain/messaging/letters/choices.ts';
import type { LetterChannel } from '@courtcrew/domain/messaging/letters/events.ts';

/** What the form of a letter holds. */
export interface LetterValues {
  readonly channel: LetterChannel;
  readonly whom: Whom;
  readonly subject: string;
  readonly body: string;
}

/** To whom a letter goes: ids of shifts, or of people. */
export interface Chosen {
  readonly of: 'shifts' | 'people';
  readonly ids: readonly string[];
}
