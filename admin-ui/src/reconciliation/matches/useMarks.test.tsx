// @vitest-environment happy-dom

import type { MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import type { Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { inStaffApp } from '../../shell/testing/inStaffApp.tsx';
import { aMatch } from '../testing/match.ts';
import type { Side } from './parts.ts';
import { useMarks } from './useMarks.ts';

const ROWS = [aMatch('m'), aMatch('n', { second_ref_id: 'cyd' })];

function PayAll({ rows = ROWS }: { readonly rows?: readonly MatchRow[] }) {
  const { press, pressMany } = useMarks('t', rows);
  const one = (on: boolean) => void press(aMatch('m'), 'lead', 'paid', on);
  const pay = (sides: readonly Side[], person?: string) => void pressMany(rows, sides, 'paid', true, person);
  return (
    <>
      <button type="button" onClick={() => pay(['lead'])}>
        Pay all
      </button>
      <button type="button" onClick={() => pay(['lead', 'supporting'], 'ben')}>
        Pay Ben
      </button>
      <button type="button" onClick={() => one(true)}>
        Pay one
      </button>
      <button type="button" onClick={() => one(false)}>
        Not paid
      </button>
    </>
  );
}

/** The buttons before a server that says what it has marked. */
function buttons(marked: readonly object[]) {
  const sent: unknown[] = [];
  const fetch: Fetch = async (_, { method, body }) => {
    if (method === 'PUT') sent.push(JSON.parse(body ?? ''));
    const answer = { message: 'Saved', changed: marked.length, sides: marked };
    return Response.json(method === 'PUT' ? answer : { user: null, tournaments: [] });
  };
  render(<PayAll />, { wrapper: inStaffApp(fetch) });
  return { sent, user: userEvent.setup() };
}

it('takes back what it has marked, and not what another desk had marked a moment before', async () => {
  const mine = [{ id: 'n', side: 'lead' }];
  const { sent, user } = buttons(mine);
  await user.click(await screen.findByText('Pay all'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const mark = 'paid';
  await waitFor(() =>
    expect(sent).toEqual([
      { sides: ['m', 'n'].map((id) => ({ id, side: 'lead', amount: 25 })), mark, status: true },
      { sides: mine, mark, status: false },
    ]),
  );
});

it('marks of one person, and not whoever was on the court with them', async () => {
  const bens = [{ id: 'm', side: 'supporting' }];
  const { sent, user } = buttons(bens);
  await user.click(await screen.findByText('Pay Ben'));
  const seen = bens.map((side) => ({ ...side, amount: 10 }));
  await waitFor(() => expect(sent).toEqual([{ sides: seen, mark: 'paid', status: true }]));
});

it('says with a mark which amount is handed over', async () => {
  const { sent, user } = buttons([]);
  await user.click(await screen.findByText('Pay one'));
  await waitFor(() => expect(sent).toEqual([{ id: 'm', status: true, amount: 25 }]));
  await user.click(screen.getByText('Not paid'));
  await waitFor(() => expect(sent[1]).toEqual({ id: 'm', status: false }));
});

/** More than go into one call, before a server that answers so many calls: how many sides each was sent for. */
async function payMany(answers: number): Promise<number[]> {
  const sent: number[] = [];
  const fetch: Fetch = async (_, { method, body }) => {
    if (method !== 'PUT') return Response.json({ user: null, tournaments: [] });
    const { sides } = JSON.parse(body ?? '');
    sent.push(sides.length);
    if (sent.length === answers + 1)
      return Response.json({ code: 'changed', message: 'An amount was changed' }, { status: 409 });
    return Response.json({ message: 'Saved', changed: sides.length, sides });
  };
  const rows = Array.from({ length: 2_001 }, (_, n) => aMatch(`m${n}`));
  render(<PayAll rows={rows} />, { wrapper: inStaffApp(fetch) });
  await userEvent.click(await screen.findByText('Pay all'));
  return sent;
}

it('of more than one call takes says what was marked before one was refused, and takes that back', async () => {
  const sent = await payMany(1);
  await screen.findByText('2000 changed. An amount was changed');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toEqual([2_000, 1, 2_000]));
});

it('that is refused at once says why', async () => {
  expect(await payMany(0)).toEqual([2_000]);
  expect((await screen.findByRole('alert')).textContent).toContain('An amount was changed');
});
