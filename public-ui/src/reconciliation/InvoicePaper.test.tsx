// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { InvoicePaper } from './InvoicePaper.tsx';
import type { Invoice } from './payment.ts';

const invoice: Invoice = {
  ...{ id: 'i1', number: 12, tid: 't1', ref_id: 'p1', first: 'Ana', last: 'Lee', name: 'Spring Open' },
  ...{ organization: '', state: 'paid', count: 1, amount: 20, bonus: 0, bonusDesc: null, total: 20 },
  ...{ paid: 20, due: 0, payable: 0, payment_date: '2026-07-03', payment_type: 'check', payment_memo: null },
  payments: [{ id: 'p1', amount: 20, date: '2026-07-03', type: 'check', memo: null }],
  ...{ made_at: '2026-07-01T10:00:00.000Z', time_zone: 'US/Eastern' },
  ...{ start: '2026-06-26', end_date: '2026-06-28' },
  detail: [
    {
      ...{ id: 'a1', of: 'aux', type: 'Runner', court_num: '4', amount: 20 },
      ...{ start_time: '2026-06-26T15:00:00.000Z', end_time: '2026-06-26T15:40:00.000Z' },
      ...{ posted: null, paid: true, paid_at: '2026-07-03T15:00:00.000Z', payment: 'p1', waits: false },
      changed: { from: 15, author: 'Dora Desk', at: '2026-07-04T15:00:00.000Z' },
    },
  ],
};

beforeEach(() => localStorage.setItem('courtcrew.language', 'es'));
afterEach(() => localStorage.clear());

it('tells Spanish readers when it was paid, and for what work, in their words', async () => {
  const client = createClient({ fetch: async () => Response.json({ user: null, tournaments: [] }) });
  render(
    <MemoryRouter>
      <KitRoot app="public" client={client}>
        <InvoicePaper invoice={invoice} />
      </KitRoot>
    </MemoryRouter>,
  );
  await screen.findByText('Pagado $20.00 el 3 jul 2026, Cheque');
  expect(screen.getByText('Mensajero')).toBeTruthy();
  expect(screen.getByText(/Se pagaron \$15.00; lo cambió Dora Desk/)).toBeTruthy();
  expect(screen.queryByText('Aún sin pagar')).toBeNull();
});
