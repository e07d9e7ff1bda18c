// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { EditItem } from './EditItem.tsx';
import type { Item } from './items.ts';

const item = (more: Partial<Item> = {}) =>
  ({ pid: 'p', ref_id: 'ann', name: 'Ann', event: 'Open', place: '1', amount: 100, ...more }) as Item;

/** The form of a prize that another desk changes meanwhile, and what it sends once somebody has typed in a field. */
async function sentAfter(field: RegExp, text: string): Promise<unknown[]> {
  const sent: unknown[] = [];
  const form = (of: Item) => <EditItem item={of} events={[]} onClose={() => undefined} />;
  const draw = drawInTournament(form(item()), (_, body, { method }) => {
    if (method === 'PUT') sent.push(body);
    return { message: 'saved', saved: true };
  });
  const user = userEvent.setup();
  await user.clear(await screen.findByLabelText(field));
  await user.type(screen.getByLabelText(field), text);
  draw(form(item({ amount: 200, ref_id: 'bea' })));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent;
}

it('leaves alone what was not touched: another desk may have corrected the amount meanwhile', async () => {
  expect(await sentAfter(/^Place/, '1/2')).toEqual([
    { tid: 't1', pid: 'p', place: '1/2', seen: { place: '1' } },
  ]);
});

it('says with another amount which one it was, that a correction meanwhile is not lost', async () => {
  expect(await sentAfter(/^Amount/, '150')).toEqual([
    { tid: 't1', pid: 'p', amount: '150', seen: { amount: '100.00' } },
  ]);
});
