import { dollars } from '@courtcrew/domain/kernel/money.ts';
import { dateIn } from '@courtcrew/domain/kernel/time.ts';
import { PAYMENT_TYPES } from '@courtcrew/domain/payouts/index.ts';
import * as calls from '@courtcrew/domain/reconciliation/contract.ts';
import { type InvoiceCommand, type InvoiceView, standingOf } from '@courtcrew/domain/reconciliation/index.ts';
import {
  bookedLines,
  type InvoiceLine,
  invoiceById,
  invoicesOf,
  ownInvoices,
} from '@courtcrew/projections/reconciliation/index.ts';
import { runsBoard } from '../board/index.ts';
import { atDesk, type Caller, found, type Route, route, type Use } from '../kernel/http/route.ts';
import { forbidden } from '../kernel/refused.ts';
import { invoiceAggregate } from './aggregate.ts';

type Invoice = NonNullable<Awaited<ReturnType<typeof invoiceById>>>;

/** An invoice as the documents name it, in dollars. */
function invoiceShown(invoice: Invoice, lines: readonly InvoiceLine[]): InvoiceView {
  const { amount, total, count, state } = standingOf(lines, invoice);
  return {
    id: invoice.id,
    number: invoice.number,
    tid: invoice.tid,
    ref_id: invoice.ref_id,
    first: invoice.first,
    last: invoice.last,
    name: invoice.name,
    organization: invoice.organization,
    ...{ state, count },
    amount: dollars(amount),
    bonus: dollars(invoice.bonus),
    bonusDesc: invoice.bonus_desc,
    total: dollars(total),
    paid_amount: invoice.paid_amount === null ? null : dollars(invoice.paid_amount),
    payment_date: invoice.payment_date,
    payment_type: PAYMENT_TYPES.find((type) => type === invoice.payment_type) ?? null,
    payment_memo: invoice.payment_memo,
    made_at: invoice.made_at,
  };
}

const lineShown = ({ ref_id: _, ...line }: InvoiceLine) => ({ ...line, amount: dollars(line.amount) });

/** Whether the invoice is the caller's own, or of a tournament whose desk the caller runs. */
const mayRead = (caller: Caller, { ref_id }: Invoice): boolean =>
  ref_id === caller.ref_id || runsBoard(caller);

async function toBook(use: Use, id: string, caller: Caller, command: InvoiceCommand): Promise<void> {
  const { book } = found(await invoiceById(use.db, id), 'Invoice');
  await use.execute(invoiceAggregate, book, command, { actor: atDesk(caller) });
}

export const invoiceRoutes: readonly Route[] = [
  route(calls.getInvoice, async ({ tid, params: { id }, caller }, use) => {
    const invoice = found(await invoiceById(use.db, id), 'Invoice');
    if (!mayRead(caller, invoice)) throw forbidden();
    const lines = await bookedLines(use.db, tid, invoice.ref_id);
    const { time_zone, start, end_date } = invoice;
    return { ...invoiceShown(invoice, lines), time_zone, start, end_date, detail: lines.map(lineShown) };
  }),

  route(calls.getInvoices, async ({ tid }, use) => {
    const [invoices, lines] = await Promise.all([invoicesOf(use.db, tid), bookedLines(use.db, tid)]);
    const byPerson = Map.groupBy(lines, ({ ref_id }) => ref_id);
    return invoices.map((invoice) => invoiceShown(invoice, byPerson.get(invoice.ref_id) ?? []));
  }),

  route(calls.getOwnInvoices, async ({ caller }, use) => {
    const invoices = await ownInvoices(use.db, caller.ref_id);
    return Promise.all(
      invoices.map(async (invoice) =>
        invoiceShown(invoice, await bookedLines(use.db, invoice.tid, caller.ref_id)),
      ),
    );
  }),

  route(
    calls.setInvoiceBonus,
    async ({ body: { id, bonus, bonusDesc, seen, bonusDesc_seen }, caller }, use) => {
      const described = (words: typeof bonusDesc) =>
        words === undefined ? undefined : words?.trim() || null;
      const [description, description_seen] = [described(bonusDesc), described(bonusDesc_seen)];
      await toBook(use, id, caller, { type: 'SetBonus', id, bonus, description, seen, description_seen });
      return { message: 'Saved' };
    },
  ),

  route(calls.payInvoice, async ({ tid, body, caller }, use) => {
    const { id, status, total: seen } = body;
    if (!status) {
      const { payment_type, payment_date } = body;
      await toBook(use, id, caller, {
        type: 'TakePaymentBack',
        id,
        amount: seen,
        date: payment_date ?? undefined,
        payment_type,
      });
      return { message: 'Saved' };
    }
    const invoice = found(await invoiceById(use.db, id), 'Invoice');
    const { total } = standingOf(await bookedLines(use.db, tid, invoice.ref_id), invoice);
    await toBook(use, id, caller, {
      type: 'PayInvoice',
      id,
      amount: total,
      seen,
      bonus: invoice.bonus,
      date: body.payment_date ?? dateIn(use.now(), invoice.time_zone),
      payment_type: body.payment_type ?? null,
      memo: body.payment_memo?.trim() || null,
    });
    return { message: 'Saved' };
  }),
];
