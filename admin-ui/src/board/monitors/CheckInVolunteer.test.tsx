// @vitest-environment happy-dom
import { createClient, type Fetch } from '@courtcrew/domain/contract/client.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CheckInVolunteer } from './CheckInVolunteer.tsx';

vi.mock('../../kit/desk/desk.ts', () => ({ useDesk: () => ({ tid: 't', time_zone: 'US/Eastern' }) }));
afterEach(cleanup);

const volunteers = ['Alba', 'Ann', 'Cal'].map((name) => ({ ref_id: name, name, checkin: false, shifts: [] }));

/** The dialog of a desk whose check-ins are answered when the test says so. */
async function open() {
  const sent: unknown[] = [];
  const answers: ((status: number) => void)[] = [];
  const fetch: Fetch = async (url, { method, body }) => {
    if (url.includes('Volunteers')) return Response.json(volunteers);
    if (method === 'GET') return Response.json({ user: null, tournaments: [] });
    sent.push(JSON.parse(body ?? '').ref_id);
    const status = await new Promise<number>((answer) => answers.push(answer));
    return Response.json({ message: status === 200 ? 'Checked in' : 'Not today' }, { status });
  };
  render(
    <MemoryRouter>
      <KitRoot app="admin" client={createClient({ fetch })}>
        <CheckInVolunteer tid="t" open onClose={() => undefined} />
      </KitRoot>
    </MemoryRouter>,
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

  it('gives back the name of who was refused', async () => {
    const { answer, field, user } = await open();
    await user.type(field, 'ann{Enter}');
    await answer(409);
    expect(await screen.findByText('Not today')).toBeTruthy();
    expect(field.value).toBe('ann');
  });
});
