// @vitest-environment happy-dom
import type { MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { aMatch } from '../testing/match.ts';
import { AmountDialog } from './AmountDialog.tsx';

/** The dialog of a row that another desk changes while it is open, and what it sends. */
async function dialog() {
  const sent: unknown[] = [];
  const shown = (row: MatchRow) => <AmountDialog row={row} side="lead" onClose={() => undefined} />;
  const draw = drawInTournament(shown(aMatch('m')), (url, body, { method }) => {
    if (method === 'PUT') sent.push(body);
    return url.includes('handles') ? [] : { message: 'Saved' };
  });
  await screen.findByLabelText(/^Amount/);
  const user = userEvent.setup();
  const type = async (label: string | RegExp, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { sent, type, save, changeElsewhere: () => draw(shown(aMatch('m', CHANGED))) };
}

const CHANGED = { amount: 40, payment_note: 'long match' };

it('keeps the amount that another desk has given meanwhile under a note', async () => {
  const { sent, type, save, changeElsewhere } = await dialog();
  await type('Payment note', 'agreed');
  changeElsewhere();
  await save();
  // The note that was seen goes along: the other desk’s is not replaced unread.
  const seen = { amount: '40', note: '' };
  await waitFor(() => expect(sent).toEqual([{ id: 'm', amount: '40', note: 'agreed', seen }]));
});

it('keeps the note that another desk has written meanwhile under an amount', async () => {
  const { sent, type, save, changeElsewhere } = await dialog();
  await type(/^Amount/, '27.50');
  changeElsewhere();
  await save();
  await waitFor(() => expect(sent).toEqual([{ id: 'm', amount: '27.50', seen: { amount: '25' } }]));
});
