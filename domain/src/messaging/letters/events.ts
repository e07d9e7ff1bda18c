import { type EventsOf, event } from '../../kernel/event.ts';

export const CHANNELS = ['email', 'text'] as const;
export type LetterChannel = (typeof CHANNELS)[number];

/** Words of a letter: who wrote them, for which log, and as they wrote them, with places still to be filled. */
export interface Written {
  readonly letter_id: string;
  /** Who wrote it: the words are theirs. */
  readonly ref_id: string;
  readonly channel: LetterChannel;
  /** The log it stands in: a section, or a word of its own such as `payout`. */
  readonly category: string;
  /** Empty where it is a text message. */
  readonly subject: string;
  readonly body: string;
}

/** To whom it goes. Nobody is in it twice. */
export interface Audience {
  /** People, by id. */
  readonly people: readonly string[];
  /** Others by an id that does not show their address: the same one for the same address. */
  readonly others: readonly string[];
  /** Their addresses, in the same order. */
  readonly addresses: readonly string[];
  /** It went to everybody of the section it stands with; absent where nobody looked. */
  readonly whole?: boolean;
}

const sealed = { ref_id: ['subject', 'body'] } as const;

/** What happens to the letters of one tournament; its id is the stream's. */
export const letterEvents = {
  /** One event however many it goes to; `saved` ones are among the past emails. */
  LetterSent: event<Written & Audience & { readonly saved: boolean }>('Letter sent', {
    sealed: { ref_id: ['subject', 'body', 'addresses'] },
  }),
  /** Kept among the past emails; it was sent before, in parts. */
  LetterSaved: event<Omit<Written, 'channel'>>('Letter saved', { sealed }),
  /** What has not left yet does not leave any more. */
  LetterStopped: event<{ readonly letter_id: string }>('Letter stopped'),
  /** What failed is tried again, to everybody or to one recipient. */
  LetterResent: event<{ readonly letter_id: string; readonly recipient?: string }>('Letter sent again'),
  /** The author was forgotten: no read model may show what they wrote any longer. */
  LettersForgotten: event<{ readonly ref_id: string; readonly letters: readonly string[] }>(
    'Personal data erased',
  ),
};

export type LetterEvent = EventsOf<typeof letterEvents>;
