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

/** A list in parts of at most so many. */
export const inParts = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
