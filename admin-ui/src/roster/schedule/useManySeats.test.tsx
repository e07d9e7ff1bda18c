// @vitest-environment happy-dom
import type { SignupChange } from '@courtcrew/domain/roster/contract.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { shift, spot } from '../testing/rows.ts';
import { seatsOf } from './lines.ts';
import { useManySeats } from './useManySeats.ts';

const crowd = seatsOf(
  shift('s1', 8, 12, { signup: Array.from({ length: 301 }, (_, index) => spot(`Ann${index}`)) }),
);

function Crowd() {
  const { change } = useManySeats();
  return (
    <button type="button" onClick={() => void change(crowd, 'Confirmed')}>
      confirm
    </button>
  );
}

interface Body {
  readonly changes: readonly SignupChange[];
}

/** A server that answers so many calls; how many changes each brought. */
async function confirm(answered: number): Promise<number[]> {
  const sent: number[] = [];
  drawInTournament<Body>(<Crowd />, (_, { changes }) => {
    sent.push(changes.length);
    if (sent.length > answered) return Response.json({ message: 'Please try again' }, { status: 503 });
    return changes.map(({ sid, ref_id }) => ({ sid, ref_id, changed: true }));
  });
  await userEvent.click(await screen.findByRole('button', { name: 'confirm' }));
  return sent;
}

it('changes more people than one call takes in several, told as one', async () => {
  const sent = await confirm(2);
  await screen.findByText('301 confirmed');
  expect(sent).toEqual([300, 1]);
});

it('tells what was done before a call failed, to be undone', async () => {
  await confirm(1);
  await screen.findByText('300 confirmed. 1 refused: Please try again');
  await screen.findByRole('button', { name: 'Undo' });
});
