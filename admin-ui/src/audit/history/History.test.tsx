// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { History } from './History.tsx';

const change = (position: string, stream: string, time = '2027-03-06T10:00:00.000Z') => ({
  ...{ time, author: 'Dora Desk', author_ref_id: 'dora', type: 'x', action: 'x' },
  ...{ subject: '', ref_ids: [], sid: null, court: null, note: null, position, stream, changed: [] },
});

const choices = {
  kinds: ['signups', 'pay'],
  courts: [],
  shifts: [],
};

let asked: object[] = [];
let searched: object[] = [];
beforeEach(() => {
  asked = [];
  searched = [];
});

const draw = (told: object, search = '') =>
  drawInTournament(
    <History />,
    (url, body: object) => {
      if (url.includes('changeChoices')) return choices;
      if (url.includes('changePeople')) {
        searched.push(body);
        return [{ ref_id: 'dora', name: 'Dora Desk' }];
      }
      asked.push(body);
      return {
        changes: [],
        total: 0,
        days: [],
        page: null,
        whom: null,
        author: null,
        time_zone: 'UTC',
        ...told,
      };
    },
    { search },
  );

const TWO_DAYS = {
  changes: [change('2', 'board-t1'), change('1', 'roster-t1', '2027-03-05T10:00:00.000Z')],
  total: 2,
  days: [
    { day: '2027-03-06', count: 1 },
    { day: '2027-03-05', count: 1 },
    { day: '2027-02-01', count: 300 },
  ],
  page: { newest: '2027-03-06', oldest: '2027-03-05' },
};

describe('the history of a tournament', () => {
  it('leads to the floor from what happened there, and to the schedule from all else', async () => {
    draw(TWO_DAYS);
    const links = await screen.findAllByRole('link', { name: 'Schedule then' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/desk/scheduleReplay?position=2&tab=floor',
      '/desk/scheduleReplay?position=1',
    ]);
  });

  it('is told by days, and goes to the days before', async () => {
    draw(TWO_DAYS);
    expect(await screen.findByRole('heading', { name: 'Sat 03/06/2027: 1 change' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Fri 03/05/2027: 1 change' })).toBeTruthy();
    expect(screen.getByText('302 changes on 3 days')).toBeTruthy();
    const [older] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Previous day' });
    const [newer] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Next day' });
    expect(newer?.disabled).toBe(true);
    await userEvent.click(older as HTMLElement);
    expect(asked.at(-1)).toEqual({ byDay: true, day: '2027-02-01' });
  });

  it('asks for all that its address holds, and adds to it', async () => {
    draw({ whom: 'Ana Tester' }, '&person=ana&kind=signups&court=3&day=2027-03-05');
    expect(await screen.findByText('Nothing to show with these filters')).toBeTruthy();
    expect(asked.at(-1)).toEqual({
      ...{ person: 'ana', kind: 'signups', court: 3, day: '2027-03-05', byDay: true },
    });
    await userEvent.type(screen.getByLabelText('Done by'), 'Dora');
    await userEvent.click(await screen.findByRole('option', { name: 'Dora Desk' }));
    // A name is looked for once it says enough, and nobody's before.
    expect(searched).toContainEqual({ as: 'author', search: 'Dora' });
    expect(searched).not.toContainEqual({ as: 'author', search: 'Do' });
    // Another question is answered from its newest day on.
    expect(asked.at(-1)).toEqual({ person: 'ana', kind: 'signups', court: 3, author: 'dora', byDay: true });
    await userEvent.click(screen.getByRole('button', { name: /Ana Tester/ }));
    expect(asked.at(-1)).toEqual({ kind: 'signups', court: 3, author: 'dora', byDay: true });
    expect(document.activeElement).toBe(screen.getByLabelText('About whom'));
  });

  it('goes to a minute of a day, and from there to the replay', async () => {
    draw(TWO_DAYS, '&day=2027-03-05');
    const time = await screen.findByLabelText('Time (optional)');
    await userEvent.type(time, '14:30');
    await userEvent.click(screen.getByRole('button', { name: 'Go to this moment' }));
    const at = '2027-03-05T14:30:59.999Z';
    expect(asked.at(-1)).toEqual({ byDay: true, day: '2027-03-05', to: at });
    const link = await screen.findByRole('link', { name: 'Show what stood at this moment' });
    expect(link.getAttribute('href')).toBe(`/desk/scheduleReplay?at=${encodeURIComponent(at)}`);
  });
});
