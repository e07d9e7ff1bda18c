// @vitest-environment happy-dom

import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient } from '@courtcrew/ui-kit/data/client.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { NextShift } from './NextShift.tsx';
import { ScheduleTable } from './ScheduleTable.tsx';

const row = (name: string, waiver_missing: boolean): ScheduleRow => ({
  tid: 't1',
  tournament: 'Open',
  location: '',
  time_zone: 'UTC',
  sid: name,
  shift_id: name,
  kind: 'volunteer',
  category: 'Parking',
  name,
  start: '2030-03-05T08:00:00.000Z',
  end: '2030-03-05T12:00:00.000Z',
  start_time: '2030-03-05T08:00:00.000Z',
  end_time: '2030-03-05T12:00:00.000Z',
  status: 'Selected',
  waitlist: false,
  confirmed: false,
  waiver_missing,
});

const shown = (content: ReactNode) => (
  <MemoryRouter>
    <KitRoot app="public" client={createClient({ fetch: async () => new Response('{}') })}>
      {content}
    </KitRoot>
  </MemoryRouter>
);

it.each([
  ['the table', (own: ScheduleRow) => <ScheduleTable caption="Mine" rows={[own]} now="2030-03-01" />],
  ['the next shift', (own: ScheduleRow) => <NextShift row={own} now="2030-03-01" />],
])('keeps the place in %s of who confirms by keys', async (_, place) => {
  const own = { ...row('Gate A', false), kind: 'official' } as const;
  const { rerender } = render(shown(place(own)));
  (await screen.findByRole('button', { name: /Confirm/ })).focus();
  rerender(shown(place({ ...own, status: 'Confirmed' })));
  expect(screen.queryByRole('button')).toBeNull();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  cleanup();
});

it('says of an own shift that its waiver is missing', () => {
  const rows = [row('Gate A', true), row('Gate B', false)];
  render(shown(<ScheduleTable caption="Mine" rows={rows} now="2030-03-01" />));
  const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
  rowOf('Gate A').getByText('Waiver missing');
  expect(rowOf('Gate B').queryByText('Waiver missing')).toBeNull();
});

it('says the category of an official in Spanish, and one of volunteers as the desk wrote it', async () => {
  localStorage.setItem('courtcrew.language', 'es');
  onTestFinished(() => localStorage.clear());
  const rows = [
    { ...row('Gate A', false), category: 'Referee' },
    { ...row('Court 1', false), category: 'Referee', kind: 'official' as const },
  ];
  render(shown(<ScheduleTable caption="Mine" rows={rows} now="2030-03-01" />));
  expect(await screen.findByRole('row', { name: /Court 1 Árbitro/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Gate A Referee/ })).toBeTruthy();
  cleanup();
  render(shown(<NextShift row={rows[0] as ScheduleRow} now="2030-03-01" />));
  expect(await screen.findByText('Referee: Gate A')).toBeTruthy();
});
