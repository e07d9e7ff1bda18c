import type { BoardDesk } from '../desk/acts.ts';
// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useOutcome } from '../desk/useOutcome.ts';
import type { Officials } from '../useOfficials.ts';
import { CheckInDialog } from './CheckInDialog.tsx';
import type { Official } from './checkinLines.ts';

afterEach(cleanup);

const official = (first: string): Official => ({
  ref_id: first.toLowerCase(),
  first,
  last: 'Tester',
  credentials: null,
  credentials_verified: false,
  provider_type: null,
  shifts: [],
  place: null,
  checked_in_at: null,
});

const data = [official('Alba'), official('Ann'), official('Cal')];
const officials = { data } as unknown as Officials;

interface ListProps {
  readonly officials: Officials;
  readonly onClose: () => void;
}

function Dialog({ officials, onClose }: ListProps) {
  const outcomes = useOutcome();
  const desk = { tid: 't', outcomes } as unknown as BoardDesk;
  return (
    <CheckInDialog
      desk={desk}
      officials={officials}
      zone="UTC"
      onClose={onClose}
      onCheckOut={() => undefined}
    />
  );
}

/** The dialog of a desk whose check-ins are answered when the test says so. */
async function open(listed = officials) {
  const sent: unknown[] = [];
  const answers: ((status: number) => void)[] = [];
  const onClose = vi.fn();
  const fetch: Fetch = async (url, { body }) => {
    if (!url.includes('checkinRef')) return Response.json({ user: null, tournaments: [] });
    sent.push(JSON.parse(body ?? '').ref_id);
    const status = await new Promise<number>((answer) => answers.push(answer));
    return Response.json({ message: status === 200 ? 'Checked in' : 'Not today', undo: 1 }, { status });
  };
  render(
    <MemoryRouter>
      <KitRoot app="admin" client={createClient({ fetch })}>
        <Dialog officials={listed} onClose={onClose} />
      </KitRoot>
    </MemoryRouter>,
  );
  const field = (await screen.findByLabelText('Name')) as HTMLInputElement;
  const answer = (status: number) => act(async () => answers.shift()?.(status));
  return { sent, answer, field, onClose, user: userEvent.setup() };
}

describe('checking in one after the other', () => {
  it('takes the next name while the answer to the one before is on its way', async () => {
    const { sent, answer, field, user } = await open();
    await user.type(field, 'ann{Enter}c');
    await answer(200);
    await user.type(field, 'al{Enter}');
    expect(sent).toEqual(['ann', 'cal']);
  });

  it('says how many a search leaves, once the list has come', async () => {
    const found = () => screen.queryAllByText(/^\d+ found$/).map(({ textContent }) => textContent);
    const { field, user } = await open();
    expect(found()).toEqual([]);
    await user.type(field, 'a');
    await user.type(field, 'l');
    expect(found()).toEqual(['2 found']);
    cleanup();
    const late = await open({ error: null, refetch: async () => undefined } as unknown as Officials);
    await late.user.type(late.field, 'al');
    expect(found()).toEqual([]);
  });

  it('sends one person once', async () => {
    const { sent, answer, field, user } = await open();
    await user.type(field, 'ann{Enter}{Enter}ann{Enter}');
    await answer(200);
    expect(sent).toEqual(['ann']);
    expect(await screen.findByText('Ann Tester was checked in already')).toBeTruthy();
  });

  it('takes Enter before the list has come, and says whom it does not hold', async () => {
    const asked: ((found: { data: typeof data }) => void)[] = [];
    const late = {
      error: null,
      refetch: () => new Promise((found) => asked.push(found)),
    } as unknown as Officials;
    const { sent, answer, field, user } = await open(late);
    await user.type(field, 'ann{Enter}dora{Enter}');
    await act(async () => asked.shift()?.({ data }));
    expect(sent).toEqual(['ann']);
    await answer(200);
    await act(async () => asked.shift()?.({ data }));
    expect(await screen.findByText('“dora”: nobody in the list is called like that')).toBeTruthy();
    expect(sent).toEqual(['ann']);
  });

  it('keeps the name of who was refused with the reason, and goes on with the next', async () => {
    const { sent, answer, field, user } = await open();
    await user.type(field, 'ann{Enter}cal{Enter}alb');
    await answer(409);
    expect(await screen.findByText('ann: Not today')).toBeTruthy();
    await answer(200);
    expect(await screen.findByText('Cal Tester is checked in')).toBeTruthy();
    expect(field.value).toBe('alb');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(sent).toEqual(['ann', 'cal', 'ann']);
  });

  it('asks who of several was meant', async () => {
    const { sent, field, user } = await open();
    await user.type(field, 'a{Enter}');
    expect(await screen.findByText('“a”: who of these?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Alba Tester' }));
    expect(sent).toEqual(['alba']);
    expect(document.activeElement).toBe(field);
  });

  it('asks before it closes over a name without an outcome', async () => {
    const { answer, field, onClose, user } = await open();
    await user.type(field, 'ann{Enter}');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(onClose).not.toHaveBeenCalled();
    await answer(200);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
