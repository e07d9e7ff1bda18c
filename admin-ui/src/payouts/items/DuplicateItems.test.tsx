// @vitest-environment happy-dom
import { ROW_OF } from '@courtcrew/domain/contract/restRows.ts';
import { addPaymentItem } from '@courtcrew/domain/payouts/contract.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { DuplicateItems } from './DuplicateItems.tsx';

const WINNERS = ['ann', 'ben', 'cyd'];
const idOf = (pid: string) => `t1${ROW_OF}${pid}`;
const item = (pid: string) => ({ pid, id: idOf(pid), ref_id: pid, event: 'Open', place: '1', amount: 10 });

/** All three chosen, of which the list shows the first on this page. */
function chosen(refused?: string) {
  const added: unknown[] = [];
  const onSelect = vi.fn();
  const setSort = vi.fn();
  const list = { data: [item('ann')], selectedIds: WINNERS.map(idOf), onSelect, setSort };
  drawInTournament<{ ref_id: string }>(
    <ListContextProvider value={list as unknown as ListControllerResult}>
      <DuplicateItems />
    </ListContextProvider>,
    (url, { ref_id }) => {
      if (url.includes('getPaymentItems')) return WINNERS.map(item);
      if (!url.endsWith(addPaymentItem.path)) return [];
      if (ref_id === refused) return Response.json({ message: 'no such person' }, { status: 404 });
      added.push(ref_id);
      return { message: 'saved', pid: `${ref_id}2` };
    },
  );
  const press = async () => {
    const button = await screen.findByRole('button', { name: /Duplicate/ });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    await userEvent.click(button);
  };
  return { added, onSelect, press };
}

it('duplicates all that are chosen, on whichever page they stand', async () => {
  const { added, onSelect, press } = chosen();
  await press();
  await waitFor(() => expect(onSelect).toHaveBeenCalledExactlyOnceWith([]));
  expect(added).toEqual(WINNERS);
});

it('leaves those chosen that were not duplicated when one is refused', async () => {
  const { onSelect, press } = chosen('ben');
  await press();
  await screen.findByText('no such person');
  await waitFor(() => expect(onSelect).toHaveBeenCalledExactlyOnceWith([idOf('ben'), idOf('cyd')]));
});
