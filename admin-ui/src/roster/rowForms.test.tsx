// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { AboveList } from '../kit/rest/list/AboveList.tsx';
import { drawInTournament } from '../shell/testing/inTournament.tsx';
import type { Approval } from './approvals/approval.ts';
import { VerdictActs } from './approvals/VerdictActs.tsx';
import { CategoryActs } from './volunteers/categories/CategoryActs.tsx';
import type { Category } from './volunteers/categories/category.ts';

const ana = { id: 't1~ana', tid: 't1', ref_id: 'ana', name: 'Ana Lee', referee_approved: null } as Approval;
const parking = { id: 't1~k1', tid: 't1', vcid: 'k1', name: 'Parking', description: '' } as Category;

interface ListProps {
  readonly row: ReactNode;
  readonly listed: (leave: () => void) => void;
}

function List({ row, listed }: ListProps) {
  const [isThere, setThere] = useState(true);
  useEffect(() => listed(() => setThere(false)), [listed]);
  return <AboveList>{isThere && row}</AboveList>;
}

it.each<[string, string, ReactNode]>([
  ['Approve: Ana Lee', 'Note', <VerdictActs key="a" who={ana} />],
  ['Edit: Parking', 'Description', <CategoryActs key="p" category={parking} />],
])('%s stays open with what was typed where its row leaves the list', async (button, field, row) => {
  let leave: () => void = () => undefined;
  const listed = (leaving: () => void) => {
    leave = leaving;
  };
  drawInTournament(<List row={row} listed={listed} />, () => []);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await userEvent.type(await screen.findByLabelText(field), 'Come at 8');
  await act(async () => leave());
  expect(screen.getByLabelText<HTMLTextAreaElement>(field).value).toBe('Come at 8');
});
