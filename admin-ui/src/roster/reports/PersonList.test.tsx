// @vitest-environment happy-dom
import { createClient, type Fetch } from '@courtcrew/domain/contract/client.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { TournamentProvider, useTournament } from '../../shell/tournament.tsx';
import { PersonList } from './PersonList.tsx';
import type { Scheduled } from './PersonRow.tsx';

afterEach(cleanup);

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

const TOURNAMENT = {
  tid: 't1',
  name: 'Open',
  status: 'published',
  start: null,
  end_date: null,
  time_zone: 'UTC',
};

const person = (index: number) =>
  ({
    ref_id: `p${index}`,
    name: `Person ${index}`,
    credentials: 'Certified',
    credentials_verified: true,
    email: `p${index}@example.org`,
    phone: null,
    cell_phone: null,
    shifts: [
      {
        shift_id: `row ${index}`,
        sid: 's',
        category: 'Referee',
        name: 'Morning',
        start: '2027-03-06T08:00:00.000Z',
        end: '2027-03-06T12:00:00.000Z',
        waitlist: false,
        confirmed: true,
      },
    ],
  }) as unknown as Scheduled;

const PEOPLE = Array.from({ length: 400 }, (_, index) => person(index));

function Opened() {
  return useTournament().tournament && <PersonList people={PEOPLE} />;
}

it('four hundred people are some rows, and S sends the active one their schedule, once it is meant', async () => {
  const sent: unknown[] = [];
  const fetch: Fetch = async (url, init) => {
    if (url === '/auth/session')
      return json({ user: { ref_id: 'dora', first: 'Dora' }, tournaments: [TOURNAMENT] });
    if (url === '/api/emailSchedule') sent.push(JSON.parse(String(init?.body)));
    return json({ message: 'Schedule Has Been Emailed' });
  };
  render(
    <MemoryRouter initialEntries={['/?tid=t1']}>
      <KitRoot app="admin" client={createClient({ fetch })}>
        <TournamentProvider>
          <Opened />
        </TournamentProvider>
      </KitRoot>
    </MemoryRouter>,
  );
  const list = await screen.findByRole('grid', { name: 'Schedule By Person' });
  expect(list.getAttribute('aria-rowcount')).toBe('400');
  expect(within(list).getAllByRole('row').length).toBeLessThan(60);
  list.focus();
  await userEvent.keyboard('{ArrowDown}s');
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText(/^Person 1 gets/);
  expect(sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Email the schedule' }));
  await waitFor(() => expect(sent).toEqual([{ tid: 't1', ref_id: 'p1' }]));
});
