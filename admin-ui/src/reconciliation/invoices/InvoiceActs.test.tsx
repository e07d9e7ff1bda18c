// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { typedWhenRowLeft } from '../../shell/testing/inList.tsx';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { InvoiceActs } from './InvoiceActs.tsx';
import type { Invoice } from './invoice.ts';

const ann = {
  id: 't1~i',
  person: 'Ann',
  bonus: 10,
  bonusDesc: null,
  ...{ total: 35, paid: 0, due: 35, payable: 35, payments: [] },
} as unknown as Invoice;

it.each([
  ['Bonus: Ann', /^What it is for/],
  ['Pay invoice: Ann', /^Memo/],
])('%s stays open with what was typed where another desk takes the row away', async (button, field) => {
  expect(await typedWhenRowLeft(<InvoiceActs invoice={ann} />, button, field)).toBe('7');
});

it('takes back the payment that it asked about: another desk’s newer one is refused a late yes', async () => {
  const made = (id: string) => ({ ...ann, id: 't1.i', payments: [{ id }] }) as unknown as Invoice;
  const sent: unknown[] = [];
  const draw = drawInTournament(<InvoiceActs invoice={made('p1')} />, (_, body, { method }) => {
    if (method === 'PUT') sent.push(body);
    return { message: 'Saved' };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Take the payment back: Ann' }));
  draw(<InvoiceActs invoice={made('p2')} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Take the payment back' }));
  await waitFor(() => expect(sent).toEqual([{ id: 'i', status: false, payment: 'p1' }]));
});
