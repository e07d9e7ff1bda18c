// @vitest-environment happy-dom

import type { TournamentRights } from '@courtcrew/domain/contract/policies.ts';
import type { TournamentHome } from '@courtcrew/domain/tournaments/contract.ts';
import { screen, within } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { placeOf } from '../kit/rest/resources.ts';
import { resources } from '../resources.ts';
import { screens } from '../screens.ts';
import { PlacesProvider } from '../shell/places.tsx';
import { drawInTournament } from '../shell/testing/inTournament.tsx';
import { HomePage } from './HomePage.tsx';

const NO_ONE = { shifts: 4, unconfirmed: 0, short: [] };
const ANSWER: TournamentHome = {
  ...{ setup_saved: true, procedures: false, last_end: null, is_owed: false },
  ...{ officials: null, volunteers: null, requests: null, owed: null, prizes: null },
};

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

interface Stage {
  readonly rights?: Partial<TournamentRights>;
  readonly home?: Partial<TournamentHome>;
  readonly tournament?: object;
  readonly calls?: readonly object[];
  readonly lost?: number;
}

/** The home of a published tournament that is played in a week, as somebody with these rights sees it. */
function draw({ rights = {}, home = {}, tournament = {}, calls = [], lost = 0 }: Stage) {
  const getList = async () => ({ data: [], total: lost });
  const places = [...screens, ...resources.map(placeOf)];
  drawInTournament(
    <CoreAdminContext dataProvider={{ getList } as unknown as DataProvider}>
      <PlacesProvider places={places} drawer={{}}>
        <HomePage />
      </PlacesProvider>
    </CoreAdminContext>,
    (url) => {
      if (url === '/api/getTournamentHome/t1') return { ...ANSWER, ...home };
      return url === '/api/getNotifications/t1' ? calls : [];
    },
    {
      tournament: {
        ...{ start: day(7), end_date: day(9), admin_type: 'basic', captain_of: [], ...rights },
        ...tournament,
      },
    },
  );
}

const linesOf = async (title: string) => {
  const region = within(await screen.findByRole('region', { name: title }));
  return region.queryAllByRole('listitem').map(({ textContent }) => textContent);
};
const wrong = async () => {
  await screen.findByRole('region', { name: 'What is wrong' });
  return linesOf('What is wrong');
};

describe('the home of a tournament', () => {
  it('counts for the referees’ desk what it mends, and leads there', async () => {
    const short = { date: '2030-03-09', certified: 2, level_two: 1, level_one: 0, none: 0, any: 0 };
    draw({
      rights: { referee: true },
      home: { requests: 2, officials: { shifts: 9, unconfirmed: 3, short: [short] } },
      calls: [{ nid: 'n1' }],
      lost: 1,
    });
    await screen.findByText(/may not have arrived/);
    expect(await wrong()).toEqual([
      '1 call to the desk is open',
      '2 referees wait for approval',
      '3 selected places are unconfirmed',
      'Sat, Mar 9: 2 C, 1 L2 missing',
      '1 mail or text may not have arrived',
    ]);
    const unconfirmed = screen.getByRole('link', { name: /unconfirmed/ }).getAttribute('href') ?? '';
    expect(decodeURIComponent(unconfirmed)).toMatch(
      /^\/admin\/resources\/signups\?filter=\{"status":"Selected","end_gte":"20.*Z"\}$/,
    );
    expect(screen.getByRole('link', { name: /missing/ }).getAttribute('href')).toBe(
      '/desk/editSchedule?open=1&day=03/09/2030',
    );
    expect(screen.getByRole('link', { name: 'Select people' }).getAttribute('href')).toBe(
      '/desk/editSchedule',
    );
  });

  it('shows the volunteers’ desk its own, names three days and counts the others', async () => {
    const on = (date: string) => ({ date, certified: 0, level_two: 0, level_one: 0, none: 0, any: 4 });
    const short = ['2030-03-07', '2030-03-08', '2030-03-09', '2030-03-10', '2030-03-11'].map(on);
    draw({ rights: { volunteer: true }, home: { volunteers: { shifts: 5, unconfirmed: 80, short } } });
    expect(await wrong()).toEqual([
      'Thu, Mar 7: 4 volunteers missing',
      'Fri, Mar 8: 4 volunteers missing',
      'Sat, Mar 9: 4 volunteers missing',
      'Volunteers are missing on 2 more days',
    ]);
    expect(screen.queryByRole('link', { name: 'Publish' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Fill volunteer shifts' })).toBeTruthy();
  });

  it('says that nothing is wrong, once all of it is known', async () => {
    draw({ rights: { referee: true }, home: { requests: 0, officials: NO_ONE } });
    await screen.findByText('Nothing is wrong.');
    expect(await wrong()).toEqual([]);
  });

  it('misses nobody while sign-up is closed, but the dates', async () => {
    const short = { date: '2030-03-09', certified: 2, level_two: 0, level_one: 0, none: 0, any: 0 };
    draw({
      rights: { referee: true },
      home: { officials: { ...NO_ONE, unconfirmed: 3, short: [short] } },
      tournament: { status: 'draft', start: null, end_date: null },
    });
    expect(await wrong()).toEqual(['Its dates are missing']);
    const phases = within(screen.getByRole('list', { name: 'Phases' }));
    expect(phases.getByText('Prepare').closest('li')?.getAttribute('aria-current')).toBe('step');
  });

  it('leads a treasurer to what is owed, and ticks what is done', async () => {
    draw({
      rights: { treasurer: true },
      home: { is_owed: true, owed: { matches: 3, aux: 0, people: 1 }, prizes: 2 },
      tournament: { start: day(-9), end_date: day(-5) },
    });
    expect(await wrong()).toEqual([
      '3 matches are not paid',
      '1 invoice is not paid',
      '2 prizes are not paid',
    ]);
    expect(screen.getByRole('link', { name: 'Reconcile matches' })).toBeTruthy();
    const done = within(screen.getByRole('region', { name: 'What is done' }));
    const ticked = (text: string) =>
      within(done.getByText(text).closest('li') as HTMLElement).getByRole('img').textContent;
    expect(['Setup saved', 'Procedures written', 'Played', 'Everybody paid'].map(ticked)).toEqual([
      'Done',
      'Open',
      'Done',
      'Open',
    ]);
  });

  it('lets a master publish from there, and asks first', async () => {
    draw({
      rights: { admin_type: 'master' },
      home: {
        officials: NO_ONE,
        volunteers: NO_ONE,
        requests: 0,
        owed: { matches: 0, aux: 0, people: 0 },
        prizes: 0,
      },
      tournament: { status: 'active' },
    });
    (await screen.findByRole('button', { name: 'Publish' })).click();
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });
});
