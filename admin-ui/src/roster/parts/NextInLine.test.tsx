// @vitest-environment happy-dom
import type { VolunteerShiftInNumbers } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { Coverage } from '../desk/Coverage.tsx';
import { ShiftLine } from '../schedule/ShiftLine.tsx';
import { ShiftList } from '../setup/ShiftList.tsx';
import * as rows from '../testing/rows.ts';
import { ShiftLine as VolunteerLine } from '../volunteers/shifts/ShiftLine.tsx';

const waited = {
  ...rows.shift('s1', 8, 12),
  ...{ count: 1, wait_count: 2, next: { ref_id: 'ann', first: 'Ann', last: 'Lee' } },
};
const full = rows.shift('s2', 12, 16);
const nothing = () => undefined;
const volunteers = (one: object) => ({ ...one, category_name: 'Gate' }) as VolunteerShiftInNumbers;

it.each<[string, ReactNode]>([
  [
    'the shifts so far',
    <ShiftList
      key="a"
      shifts={[waited, full]}
      editing={null}
      onEdit={nothing}
      onDuplicate={nothing}
      onDelete={nothing}
    />,
  ],
  ['the schedule', [waited, full].map((shift) => <ShiftLine key={shift.sid} shift={shift} zone="UTC" />)],
  [
    'the shifts of volunteers',
    [waited, full].map((shift) => <VolunteerLine key={shift.sid} shift={volunteers(shift)} under="day" />),
  ],
])('%s say that a spot is free while somebody waits, and who is next', async (_, part) => {
  drawInTournament(part, () => []);
  expect(await screen.findAllByText('1 free, next: Ann Lee')).toHaveLength(1);
});

it('the dashboard lists those shifts below its coverage', async () => {
  drawInTournament(<Coverage />, () => [waited, full]);
  const list = await screen.findByRole('region', { name: 'Free, with applicants' });
  expect(list.textContent).toContain('Shift s1: 1 free, next: Ann Lee');
  expect(list.textContent).not.toContain('Shift s2');
});
