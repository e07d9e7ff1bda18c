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
  total: 35,
  paid_amount: null,
} as Invoice;

it.each([
  ['Bonus: Ann', /^What it is for/],
  ['Pay invoice: Ann', /^Memo/],
])('%s stays open with what was typed where another desk takes the row away', async (button, field) => {
  expect(await typedWhenRowLeft(<InvoiceActs invoice={ann} />, button, field)).toBe('7');
});

it('takes back the payment that it asked about: another desk’s correction is refused a late yes', async () => {
  const paid = { id: 't1.i', paid_amount: 35, payment_date: '2027-03-06', payment_type: 'check' } as const;
  const sent: unknown[] = [];
  const draw = drawInTournament(<InvoiceActs invoice={{ ...ann, ...paid }} />, (_, body, { method }) => {
    if (method === 'PUT') sent.push(body);
    return { message: 'Saved' };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Take the payment back: Ann' }));
  draw(<InvoiceActs invoice={{ ...ann, ...paid, payment_type: 'cash' as never }} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Take the payment back' }));
  const { paid_amount: total, id: _, ...how } = paid;
  await waitFor(() => expect(sent).toEqual([{ id: 'i', status: false, total, ...how }]));
});
