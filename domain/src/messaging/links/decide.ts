import { type Decider, decideBy, evolveBy } from '../../kernel/decider.ts';
import { type EventsOf, event } from '../../kernel/event.ts';

/**
 * Links that are somebody's key to their own: streams `links-{ref_id}`. Who has one needs no login, so each can be taken
 * back. What is kept is which one is in force, never the link.
 */

export const linkEvents = {
  /** An earlier address is of no use any more. */
  CalendarOpened: event<{ readonly key: string }>('Calendar address made'),
  CalendarClosed: event<Readonly<Record<string, never>>>('Calendar address taken back'),
  /** Those of all letters up to now. */
  LetterLinksRevoked: event<Readonly<Record<string, never>>>('Links in earlier letters taken back'),
};

export type LinkEvent = EventsOf<typeof linkEvents>;

export type LinkCommand =
  | { readonly type: 'OpenCalendar' }
  | { readonly type: 'CloseCalendar' }
  | { readonly type: 'RevokeLetterLinks' };

export interface LinkState {
  /** Which calendar address is in force; null for none. */
  readonly calendar: string | null;
}

export const links: Decider<LinkState, LinkCommand, LinkEvent> = {
  initial: { calendar: null },
  decide: decideBy<LinkState, LinkCommand, LinkEvent>({
    OpenCalendar: (_state, _command, { newId }) => [{ type: 'CalendarOpened', data: { key: newId() } }],
    CloseCalendar: ({ calendar }) => (calendar === null ? [] : [{ type: 'CalendarClosed', data: {} }]),
    RevokeLetterLinks: () => [{ type: 'LetterLinksRevoked', data: {} }],
  }),
  evolve: evolveBy<LinkState, LinkEvent, 'LetterLinksRevoked'>({
    CalendarOpened: (_state, { key }) => ({ calendar: key }),
    CalendarClosed: () => ({ calendar: null }),
  }),
};
