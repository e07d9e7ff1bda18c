// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { typedWhenRowLeft } from '../../shell/testing/inList.tsx';
import { InvoiceActs } from './InvoiceActs.tsx';
import type { Invoice } from './invoice.ts';

const ann = {
  id: 't1~i',
  person: 'Ann',
  bonus: 10,
  bonusDesc: null,
  total: 35,
  paid_amount: null,
} as Invoice;

it.each([
  ['Bonus: Ann', /^What it is for/],
  ['Pay invoice: Ann', /^Memo/],
])('%s stays open with what was typed where another desk takes the row away', async (button, field) => {
  expect(await typedWhenRowLeft(<InvoiceActs invoice={ann} />, button, field)).toBe('7');
});
