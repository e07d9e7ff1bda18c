// @vitest-environment happy-dom
import { createClient } from '@courtcrew/domain/contract/client.ts';
import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
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

it('says of an own shift that its waiver is missing', () => {
  render(
    <MemoryRouter>
      <KitRoot app="public" client={createClient({ fetch: async () => new Response('{}') })}>
        <ScheduleTable caption="Mine" rows={[row('Gate A', true), row('Gate B', false)]} now="2030-03-01" />
      </KitRoot>
    </MemoryRouter>,
  );
  const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
  rowOf('Gate A').getByText('Waiver missing');
  expect(rowOf('Gate B').queryByText('Waiver missing')).toBeNull();
});
