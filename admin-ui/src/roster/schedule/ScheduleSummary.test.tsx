// @vitest-environment happy-dom
import type { ShiftWithPeople } from '@courtcrew/domain/roster/shapes.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { shift, spot } from '../testing/rows.ts';
import type { Placed } from './FitDialog.tsx';
import type { Seat } from './lines.ts';
import { ScheduleSummary } from './ScheduleSummary.tsx';

const waitingFor = (name: string, person: string): ShiftWithPeople =>
  shift(name, 8, 12, {
    ...{ date: '03/06/2100', start: '2100-03-06T08:00:00.000Z', end: '2100-03-06T12:00:00.000Z' },
    waitlist: [spot(person, false, { shift_id: `row ${person}`, time: '2027-03-01T12:00:00Z' })],
  });

const shifts = [waitingFor('gate', 'Ann'), waitingFor('finals', 'Ben')];

type Place = (seats: readonly Seat[]) => Promise<Placed | null>;

/** The first shift is chosen until something is sent. */
function Chosen({ onPlace }: { readonly onPlace: Place }) {
  const [isChosen, setChosen] = useState(true);
  return (
    <ScheduleSummary
      shifts={shifts}
      scope={isChosen ? shifts.slice(0, 1) : shifts}
      isChosen={isChosen}
      onPlace={(seats) => {
        setChosen(false);
        return onPlace(seats);
      }}
    />
  );
}

it('fills the shifts that were chosen when it was opened, though sending forgets the choice', async () => {
  const onPlace = vi.fn<Place>(async () => null);
  drawInTournament(<Chosen onPlace={onPlace} />, () => ({ exact_match_scheduling: false }));
  await userEvent.click(await screen.findByRole('button', { name: /1 shift/ }));
  const place = () => screen.findByRole('button', { name: 'Select and confirm 1' });
  await userEvent.click(await place());
  await waitFor(() => expect(onPlace).toHaveBeenCalledTimes(1));
  await userEvent.click(await place());
  expect(onPlace.mock.lastCall?.[0].map(({ spot: { first } }) => first)).toEqual(['Ann']);
});
