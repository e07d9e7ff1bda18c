// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { typedWhenRowLeft } from '../shell/testing/inList.tsx';
import { ItemActs } from './items/ItemActs.tsx';
import type { Item } from './items/items.ts';
import { PayButton } from './payees/PayeeActs.tsx';
import type { PayeeRow } from './payees/payees.ts';

const gold = { pid: 'p', name: 'Ann', event: 'Open', place: '1', amount: 100, paid: false } as Item;
const ann = { ref_id: 'ann', name: 'Ann', unpaid: 100, items: [gold] } as unknown as PayeeRow;

it.each<[string, RegExp, ReactNode]>([
  ['Edit: Ann, Open', /^Place/, <ItemActs key="i" item={gold} events={[]} />],
  ['Pay Ann', /^Memo/, <PayButton key="p" payee={ann} />],
])('%s stays open with what was typed where its row leaves the list', async (button, field, row) => {
  expect(await typedWhenRowLeft(row, button, field)).toBe('7');
});
