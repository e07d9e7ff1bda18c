// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../../shell/testing/inTournament.tsx';
import { SeatActs } from '../../schedule/SeatActs.tsx';
import { shift, spot } from '../../testing/rows.ts';
import { useVolunteerSeats } from './useVolunteerSeats.ts';

const led = {
  shift: shift('s1', 8, 12),
  spot: spot('Ana', true, { captain: true }),
  status: 'confirmed',
} as const;

const Led = () => <SeatActs seat={led} actions={useVolunteerSeats()} />;

function Assign({ leading }: { readonly leading: boolean }) {
  const { assign, assignCaptain } = useVolunteerSeats();
  const ana = { ref_id: 'ana', name: 'Ana' };
  const act = () => (leading ? assignCaptain(led.shift, ana) : assign(led.shift, ana, false));
  return (
    <button type="button" onClick={() => void act()}>
      assign
    </button>
  );
}

it.each([
  [false, undefined, '/api/removeRefTime/row'],
  [false, 'waitlist', '/api/moveToWaitlist/row'],
  [true, undefined, '/api/removeRefTime/row'],
  [true, 'waitlist', '/api/moveToWaitlist/row'],
  [true, 'seat', '/api/putCaptainInShift/s1'],
])('puts whom it seated (to lead: %s) back where they had come by then: %s', async (leading, before, url) => {
  const sent: string[] = [];
  drawInTournament(<Assign leading={leading} />, (to) => {
    sent.push(to);
    return { message: 'Registered', shift_id: 'row', waitlist: false, before };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'assign' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent.slice(1)).toEqual([url]));
});

it('puts somebody whom it moved to the waitlist back as who leads the shift, and confirmed', async () => {
  const sent: string[] = [];
  drawInTournament(<Led />, (url) => {
    sent.push(url);
    return { message: 'Registered', shift_id: 'row Ana', waitlist: false };
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Move Ana Lee back/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent.slice(1)).toEqual(['/api/putCaptainInShift/s1', '/api/confirmShift/']));
});
