import { describe, expect, it } from 'vitest';
import { given } from '../../kernel/given.fixtures.ts';
import { type LinkEvent, links } from './decide.ts';

const opened = (key: string): LinkEvent => ({ type: 'CalendarOpened', data: { key } });
const closed: LinkEvent = { type: 'CalendarClosed', data: {} };

describe('the address of a calendar', () => {
  it('is another one each time it is made', () => {
    const state = [opened('k1'), opened('k2')].reduce(
      (before, one) => links.evolve(before, one, {} as never),
      links.initial,
    );
    expect(state.calendar).toBe('k2');
  });
  it('is taken back once', () => {
    given(links, [opened('k1')])
      .when({ type: 'CloseCalendar' })
      .then(closed);
    given(links, [opened('k1'), closed])
      .when({ type: 'CloseCalendar' })
      .then();
    given(links, []).when({ type: 'CloseCalendar' }).then();
  });
});

it('links of letters are taken back at any time', () => {
  given(links, []).when({ type: 'RevokeLetterLinks' }).then({ type: 'LetterLinksRevoked', data: {} });
});
