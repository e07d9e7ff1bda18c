// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { CheckInVolunteer } from './CheckInVolunteer.tsx';

const volunteers = ['Alba', 'Ann', 'Cal'].map((name) => ({ ref_id: name, name, checkin: false, shifts: [] }));

/** The dialog of a desk whose check-ins are answered when the test says so. */
async function open() {
  const sent: unknown[] = [];
  const answers: ((status: number) => void)[] = [];
  drawInTournament<{ ref_id: string }>(
    <CheckInVolunteer tid="t1" open onClose={() => undefined} />,
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
  return { sent, answer, field, user: userEvent.setup() };
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
});
