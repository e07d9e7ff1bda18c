import {
  type BoardCommand,
  type BoardEvent,
  type InvoicePayment,
  paymentGone,
} from '@courtcrew/domain/board/index.ts';
import type { BodyOf } from '@courtcrew/domain/contract/call.ts';
import type { EventOf } from '@courtcrew/domain/kernel/event.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { centsOf, dollars, sumOf } from '@courtcrew/domain/kernel/money.ts';
import { dateIn } from '@courtcrew/domain/kernel/time.ts';
import { PAYMENT_TYPES } from '@courtcrew/domain/payouts/index.ts';
import * as calls from '@courtcrew/domain/reconciliation/contract.ts';
import {
  awaitsPosting,
  type InvoiceCommand,
  type InvoiceView,
  standingOf,
} from '@courtcrew/domain/reconciliation/index.ts';
import { namesOf } from '@courtcrew/projections/accounts/index.ts';
import {
  earnedLines,
  type InvoiceLine,
  invoiceById,
  invoicesOf,
  ownInvoices,
  paymentsMade,
} from '@courtcrew/projections/reconciliation/index.ts';
import { onBoard } from '../board/index.ts';
import { atDesk, type Caller, found, type Route, route, type Use } from '../kernel/http/route.ts';
import { forbidden, Refused } from '../kernel/refused.ts';
import { invoiceAggregate } from './aggregate.ts';
import { runsPay } from './runsPay.ts';

type Invoice = NonNullable<Awaited<ReturnType<typeof invoiceById>>>;
type PaymentMade = EventOf<BoardEvent, 'PaymentMade'>['data'];
type Made = Awaited<ReturnType<typeof paymentsMade>>[number];

/** An invoice with what it rests on; amounts in cents. */
interface Account {
  readonly invoice: Invoice;
  readonly lines: readonly InvoiceLine[];
  readonly payments: readonly Made[];
}

async function accountOf(use: Use, invoice: Invoice): Promise<Account> {
  const { tid, ref_id } = invoice;
  const [lines, payments] = await Promise.all([
    earnedLines(use.db, tid, ref_id),
    paymentsMade(use.db, tid, ref_id),
  ]);
  return { invoice, lines, payments };
}

async function accountsOf(use: Use, tid: string): Promise<readonly Account[]> {
  const [all, earned, made] = await Promise.all([
    invoicesOf(use.db, tid),
    earnedLines(use.db, tid),
    paymentsMade(use.db, tid),
  ]);
  const lines = Map.groupBy(earned, ({ ref_id }) => ref_id);
  const payments = Map.groupBy(made, ({ ref_id }) => ref_id);
  return all.map((invoice) => ({
    invoice,
    lines: lines.get(invoice.ref_id) ?? [],
    payments: payments.get(invoice.ref_id) ?? [],
  }));
}

/** What of the bonus is paid; an invoice that was paid in its book had all of it paid. */
const bonusPaidOf = ({ invoice, payments }: Account): number =>
  sumOf(payments.map(({ bonus }) => bonus)) + (invoice.paid_amount === null ? 0 : invoice.bonus);

const standing = (account: Account) =>
  standingOf(account.lines, {
    bonus: account.invoice.bonus,
    bonus_paid: bonusPaidOf(account),
    posted_only: account.invoice.referee_post_pay,
  });

/** What the officials of a tournament were paid so far, bonuses included, in dollars. */
export async function paidToOfficials(use: Use, tid: string): Promise<number> {
  return dollars(sumOf((await accountsOf(use, tid)).map((account) => standing(account).paid)));
}

const typeOf = (type: string | null) => PAYMENT_TYPES.find((known) => known === type) ?? null;

/** The payments of an invoice, the earliest first; one that was noted in its book goes by the invoice's id. */
const paymentsShown = ({ invoice, payments }: Account): InvoiceView['payments'] => {
  const { id, paid_amount, payment_date, payment_type, payment_memo: memo } = invoice;
  const inBook =
    paid_amount === null || payment_date === null
      ? []
      : [{ id, amount: dollars(paid_amount), date: payment_date, type: typeOf(payment_type), memo }];
  return [
    ...inBook,
    ...payments.map((made) => ({
      id: made.payment,
      amount: dollars(made.amount),
      date: made.date,
      type: typeOf(made.payment_type),
      memo: made.memo,
    })),
  ];
};

/** An invoice as the documents name it, in dollars. */
function invoiceShown(account: Account): InvoiceView {
  const { invoice } = account;
  const { amount, total, paid, due, payable, count, state } = standing(account);
  const payments = paymentsShown(account);
  const last = payments.at(-1);
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
    paid: dollars(paid),
    due: dollars(due),
    payable: dollars(payable),
    payments,
    payment_date: last?.date ?? null,
    payment_type: last?.type ?? null,
    payment_memo: last?.memo ?? null,
    made_at: invoice.made_at,
  };
}

/** The lines with who changed what after its payment. */
async function linesShown(use: Use, { invoice, lines }: Account) {
  const authors = await namesOf(
    use.db,
    lines.map(({ changed_by }) => changed_by).filter((ref) => ref !== null),
  );
  return lines.map(({ ref_id: _, changed_from, changed_by, changed_at, ...line }) => {
    const author = changed_by === null ? undefined : authors.get(changed_by);
    return {
      ...line,
      amount: dollars(line.amount),
      waits: awaitsPosting(line, invoice.referee_post_pay),
      changed:
        changed_from === null || changed_at === null
          ? null
          : {
              from: dollars(changed_from),
              author: author ? fullName(author) : '',
              at: changed_at,
            },
    };
  });
}

/** Whether the invoice is the caller's own, or of a tournament whose officials the caller pays. */
const mayRead = (caller: Caller, { ref_id }: Invoice): boolean => ref_id === caller.ref_id || runsPay(caller);

async function toBook(use: Use, id: string, caller: Caller, command: InvoiceCommand): Promise<void> {
  const { book } = found(await invoiceById(use.db, id), 'Invoice');
  await use.execute(invoiceAggregate, book, command, { actor: atDesk(caller) });
}

/** What the desk pays with an invoice: everything that is due, as far as it may be paid yet. */
function paymentOf(account: Account, seen: number | undefined): InvoicePayment {
  const { invoice, lines } = account;
  const { payable, bonus_due, state } = standing(account);
  const due = lines.filter((line) => !line.paid && !awaitsPosting(line, invoice.referee_post_pay));
  const ids = (of: InvoiceLine['of']) => due.filter((line) => line.of === of).map(({ id }) => id);
  return {
    ...{ invoice: invoice.id, ref_id: invoice.ref_id, seen, waits: state === 'waits' },
    ...{ lead: ids('lead'), second: ids('supporting'), aux: ids('aux') },
    ...{ amount: payable, bonus: bonus_due },
    bonus_paid: sumOf(account.payments.map(({ bonus }) => bonus)),
  };
}

type How = Pick<BodyOf<typeof calls.payInvoices>, 'payment_date' | 'payment_type' | 'payment_memo'>;

/** Pays these invoices of one tournament. Answers the payments that were made. */
async function pay(use: Use, caller: Caller, accounts: readonly (readonly [Account, number?])[], how: How) {
  const [[first]] = accounts as readonly [readonly [Account, number?]];
  const { tid, time_zone, referee_post_pay } = first.invoice;
  const command: BoardCommand = {
    type: 'PayInvoices',
    invoices: accounts.map(([account, seen]) => paymentOf(account, seen)),
    posted_only: referee_post_pay,
    date: how.payment_date ?? dateIn(use.now(), time_zone),
    payment_type: how.payment_type ?? null,
    memo: how.payment_memo?.trim() || null,
  };
  const events = await onBoard(use, tid, command, atDesk(caller));
  return events.flatMap(({ type, data }) => (type === 'PaymentMade' ? [data as PaymentMade] : []));
}

type PaymentSeen = Pick<
  BodyOf<typeof calls.payInvoice>,
  'payment' | 'total' | 'payment_date' | 'payment_type'
>;

/** Takes a payment back that was seen: the one by its id, else the latest. */
async function takeBack(use: Use, tid: string, caller: Caller, account: Account, seen: PaymentSeen) {
  const payments = paymentsShown(account);
  const wanted =
    seen.payment === undefined ? payments.at(-1) : payments.find(({ id }) => id === seen.payment);
  const isOther =
    wanted &&
    ((seen.total !== undefined && seen.total !== centsOf(wanted.amount)) ||
      (seen.payment_date && seen.payment_date !== wanted.date) ||
      (seen.payment_type && seen.payment_type !== wanted.type));
  if (isOther) throw new Refused(paymentGone());
  const payment = wanted?.id ?? seen.payment;
  if (payment === undefined) return;
  const { id } = account.invoice;
  if (payment === id) await toBook(use, id, caller, { type: 'TakePaymentBack', id });
  else await onBoard(use, tid, { type: 'TakePaymentsBack', payments: [payment] }, atDesk(caller));
}

export const invoiceRoutes: readonly Route[] = [
  route(calls.getInvoice, async ({ params: { id }, caller }, use) => {
    const invoice = found(await invoiceById(use.db, id), 'Invoice');
    if (!mayRead(caller, invoice)) throw forbidden();
    const account = await accountOf(use, invoice);
    const { time_zone, start, end_date } = invoice;
    return { ...invoiceShown(account), time_zone, start, end_date, detail: await linesShown(use, account) };
  }),

  route(calls.getInvoices, async ({ tid }, use) => (await accountsOf(use, tid)).map(invoiceShown)),

  route(calls.getOwnInvoices, async ({ caller }, use) => {
    const invoices = await ownInvoices(use.db, caller.ref_id);
    return Promise.all(invoices.map(async (invoice) => invoiceShown(await accountOf(use, invoice))));
  }),

  route(calls.setInvoiceBonus, async ({ body, caller }, use) => {
    const { id, bonus, bonusDesc, bonusDesc_seen, seen } = body;
    const { tid, ref_id } = found(await invoiceById(use.db, id), 'Invoice');
    const paid = sumOf((await paymentsMade(use.db, tid, ref_id)).map((made) => made.bonus));
    await toBook(use, id, caller, {
      type: 'SetBonus',
      id,
      changes: { bonus, bonusDesc },
      seen: { bonusDesc: bonusDesc_seen, ...seen },
      paid,
    });
    return { message: 'Saved' };
  }),

  route(calls.payInvoice, async ({ tid, body, caller }, use) => {
    const { id, status, due, total } = body;
    const account = await accountOf(use, found(await invoiceById(use.db, id), 'Invoice'));
    if (!status) await takeBack(use, tid, caller, account, body);
    else {
      const { payable, ...now } = standing(account);
      // Who has counted out another total has not seen this one.
      const seen = due ?? (total === undefined || total === now.total ? payable : -1);
      await pay(use, caller, [[account, seen]], body);
    }
    return { message: 'Saved' };
  }),

  route(calls.payInvoices, async ({ tid, body: { invoices, ...how }, caller }, use) => {
    const accounts = new Map((await accountsOf(use, tid)).map((account) => [account.invoice.id, account]));
    const asked = new Map(invoices.map(({ id, due }) => [id, due]));
    const known = [...asked].map(([id, due]) => [found(accounts.get(id), 'Invoice'), due] as const);
    const made = await pay(use, caller, known, how);
    const paid = made.map(({ invoice: id, payment, amount }) => ({ id, payment, amount: dollars(amount) }));
    const done = new Set(paid.map(({ id }) => id));
    return {
      message: 'Saved',
      amount: dollars(sumOf(made.map(({ amount }) => amount))),
      paid,
      refused: [...asked.keys()].filter((id) => !done.has(id)),
    };
  }),

  route(calls.takePaymentsBack, async ({ tid, body: { payments }, caller }, use) => {
    const back = await onBoard(use, tid, { type: 'TakePaymentsBack', payments }, atDesk(caller));
    return { message: 'Saved', changed: back.length };
  }),
];
