// @vitest-environment happy-dom
import { act, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { CheckInVolunteer } from './CheckInVolunteer.tsx';

const volunteers = ['Alba', 'Ann', 'Cal'].map((name) => ({ ref_id: name, name, checkin: false, shifts: [] }));

/** The dialog of a desk whose check-ins are answered when the test says so. */
async function open() {
  const sent: unknown[] = [];
  const answers: ((status: number) => void)[] = [];
  const onClose = vi.fn();
  drawInTournament<{ ref_id: string }>(
    <CheckInVolunteer tid="t1" open onClose={onClose} />,
    async (url, { ref_id }, { method }) => {
      if (url.includes('Volunteers')) return volunteers;
      if (method === 'GET') return [];
      sent.push(ref_id);
      const status = await new Promise<number>((answer) => answers.push(answer));
      return Response.json({ message: status === 200 ? 'Checked in' : 'Not today' }, { status });
    },
  );
  const field = (await screen.findByRole('searchbox')) as HTMLInputElement;
  const answer = (status: number) => act(async () => answers.shift()?.(status));
  return { sent, answer, field, onClose, user: userEvent.setup() };
}

describe('checking volunteers in one after the other', () => {
  it('takes the next name while the answer to the one before is on its way', async () => {
    const { sent, answer, field, user } = await open();
    await user.type(field, 'ann{Enter}c');
    await answer(200);
    await user.type(field, 'al{Enter}');
    expect(sent).toEqual(['Ann', 'Cal']);
  });

  it('keeps the name of who was refused with the reason', async () => {
    const { answer, field, user } = await open();
    await user.type(field, 'ann{Enter}');
    await answer(409);
    expect(await screen.findByText('ann: Not today')).toBeTruthy();
    expect(field.value).toBe('');
  });

  it('asks before it closes over a name that waits or was refused', async () => {
    const { answer, field, onClose, user } = await open();
    await user.type(field, 'ann{Enter}');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(onClose).not.toHaveBeenCalled();
    await answer(409);
    await waitForElementToBeRemoved(() => screen.queryByRole('alertdialog'));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes at once when every name has its outcome', async () => {
    const { answer, field, onClose, user } = await open();
    await user.type(field, 'ann{Enter}');
    await answer(200);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
