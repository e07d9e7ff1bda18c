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

const ROW = { sid: 's1', ref_id: 'ana' };

it.each([
  [false, {}, { ...ROW, seen: 'Selected', to: 'Removed' }],
  [false, { waitlist: true }, { ...ROW, seen: 'Applied', to: 'Removed' }],
  [false, { before: 'waitlist' }, { ...ROW, seen: 'Selected', to: 'Applied' }],
  [true, {}, { ...ROW, seen: 'Selected', to: 'Removed' }],
  [true, { before: 'waitlist' }, { ...ROW, seen: 'Selected', to: 'Applied' }],
  [true, { before: 'seat', confirmed: true }, { ...ROW, seen: 'Confirmed', to: 'Confirmed', captain: false }],
])(
  'puts whom it seated (to lead: %s) back where they had come by then: %o',
  async (leading, answer, change) => {
    const sent: [string, object][] = [];
    drawInTournament<object>(<Assign leading={leading} />, (url, body) => {
      sent.push([url, body]);
      if (url.startsWith('/api/changeSignups')) return [{ ...ROW, changed: true }];
      return { message: 'Registered', shift_id: 'row', waitlist: false, ...answer };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'assign' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const back = { changes: [change], together: true };
    await waitFor(() => expect(sent.slice(1)).toEqual([['/api/changeSignups/t1', back]]));
  },
);

it('puts somebody whom it moved to the waitlist back as who leads the shift, and confirmed', async () => {
  const sent: object[] = [];
  drawInTournament<object>(<Led />, (_, body) => {
    sent.push(body);
    return { message: 'Registered', shift_id: 'row Ana', waitlist: true };
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Move Ana Lee back/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const change = { sid: 's1', ref_id: 'Ana', seen: 'Applied', to: 'Confirmed', captain: true };
  await waitFor(() => expect(sent[1]).toEqual({ changes: [change], together: true }));
});
