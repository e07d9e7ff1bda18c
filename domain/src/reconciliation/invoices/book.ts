import { Map as Index } from 'immutable';
import { type Command, type Decider, type Decides, decideBy, evolveBy } from '../../kernel/decider.ts';
import { dollars } from '../../kernel/money.ts';
import { notFound, type Refusal, refuse } from '../../kernel/refusal.ts';
import { refuseStale, type Seen } from '../../kernel/seen.ts';
import type { PaymentType } from '../../payouts/index.ts';
import type { InvoiceEvent } from './events.ts';

interface Payment {
  /** Cents. */
  readonly amount: number;
  readonly date: string;
  readonly payment_type: PaymentType | null;
}

interface Invoice {
  readonly ref_id: string;
  /** Cents. */
  readonly bonus: number;
  readonly description: string | null;
  readonly payment: Payment | null;
  /** Whether anybody has written something that goes with the person. */
  readonly worded: boolean;
}

/** The invoices of one organization. */
export interface BookState {
  readonly invoices: Index<string, Invoice>;
  /** By tournament and person: the id. */
  readonly of: Index<string, string>;
}

/** A bonus in cents, and what it is for. */
interface Bonus {
  readonly bonus: number;
  readonly bonusDesc: string | null;
}

interface InvoiceCommands {
  /** Makes the invoices that are missing, so many as go into one append: fewer than that are the last. */
  MakeInvoices: { tid: string; people: readonly string[] };
  /** What is left out stays as it is. `paid` is what of it is paid already: it is not lowered below that. */
  SetBonus: { id: string; changes: Seen<Bonus>; seen: Seen<Bonus>; paid?: number };
  /** Of an invoice that was paid in its book; with the payment that was seen: another one is not taken back. */
  TakePaymentBack: { id: string } & Seen<Payment>;
  /** Follows the forgetting of the person. */
  EraseInvoiceWords: { ref_id: string };
}

export type InvoiceCommand<Type extends keyof InvoiceCommands = keyof InvoiceCommands> = Command<
  InvoiceCommands,
  Type
>;
type Decide<Type extends keyof InvoiceCommands> = Decides<BookState, InvoiceCommand<Type>, InvoiceEvent>;

/** So many invoices are made out by one command: their events fit into one append. */
export const MADE_AT_ONCE = 500;

const place = (tid: string, ref_id: string): string => `${tid} ${ref_id}`;
const noInvoice = (): Refusal => notFound('Invoice');
const alreadyPaid = (): Refusal => refuse('paid', 'This invoice is paid already: take that back first');

const paymentChanged = (): Refusal =>
  refuse('changed', 'This invoice was paid anew meanwhile: look at it again');

const makeInvoices: Decide<'MakeInvoices'> = (state, { tid, people }, { newId }) => {
  const missing = [...new Set(people)].filter((ref_id) => !state.of.has(place(tid, ref_id)));
  return missing.slice(0, MADE_AT_ONCE).map((ref_id, index) => ({
    type: 'InvoiceMade',
    data: { id: newId(), number: state.invoices.size + 1 + index, tid, ref_id },
  }));
};

const setBonus: Decide<'SetBonus'> = ({ invoices }, { id, changes, seen, paid = 0 }) => {
  const invoice = invoices.get(id);
  if (!invoice) return noInvoice();
  if (invoice.payment) return alreadyPaid();
  const now: Bonus = { bonus: invoice.bonus, bonusDesc: invoice.description };
  const { bonus = now.bonus, bonusDesc: description = now.bonusDesc } = changes;
  if (bonus < paid && bonus !== invoice.bonus) return alreadyPaid();
  const stale = refuseStale(now, changes, seen, { bonus: dollars });
  if (stale) return stale;
  if (bonus === invoice.bonus && description === invoice.description) return [];
  return [{ type: 'BonusSet', data: { id, ref_id: invoice.ref_id, bonus, description } }];
};

const takePaymentBack: Decide<'TakePaymentBack'> = ({ invoices }, { id, ...seen }) => {
  const invoice = invoices.get(id);
  if (!invoice) return noInvoice();
  const { payment } = invoice;
  if (!payment) return [];
  const { amount = payment.amount, date = payment.date, payment_type = payment.payment_type } = seen;
  const isSeen = amount === payment.amount && date === payment.date && payment_type === payment.payment_type;
  return isSeen ? [{ type: 'InvoicePaymentTakenBack', data: { id } }] : paymentChanged();
};

const eraseWords: Decide<'EraseInvoiceWords'> = ({ invoices }, { ref_id }) => {
  const ids = [...invoices].flatMap(([id, one]) => (one.ref_id === ref_id && one.worded ? [id] : []));
  return ids.length === 0 ? [] : [{ type: 'InvoiceWordsErased', data: { ref_id, ids } }];
};

function patched(state: BookState, id: string, changes: Partial<Invoice>): BookState {
  const invoice = state.invoices.get(id);
  return invoice ? { ...state, invoices: state.invoices.set(id, { ...invoice, ...changes }) } : state;
}

/**
 * The invoices of one organization, in one stream, so that two of one tournament's desks never give out a number
 * twice, and nobody is billed twice for one tournament. What is paid is decided where it was earned, at the board.
 */
export const invoiceBook: Decider<BookState, InvoiceCommand, InvoiceEvent> = {
  initial: { invoices: Index(), of: Index() },
  decide: decideBy<BookState, InvoiceCommand, InvoiceEvent>({
    MakeInvoices: makeInvoices,
    SetBonus: setBonus,
    TakePaymentBack: takePaymentBack,
    EraseInvoiceWords: eraseWords,
  }),
  evolve: evolveBy<BookState, InvoiceEvent>({
    InvoiceMade: ({ invoices, of }, { id, tid, ref_id }) => ({
      invoices: invoices.set(id, { ref_id, bonus: 0, description: null, worded: false, payment: null }),
      of: of.set(place(tid, ref_id), id),
    }),
    BonusSet: (state, { id, bonus, description }) =>
      patched(state, id, { bonus, description, ...(description !== null && { worded: true }) }),
    InvoicePaid: (state, { id, amount, date, type, memo }) =>
      patched(state, id, {
        payment: { amount, date, payment_type: type },
        ...(memo !== null && { worded: true }),
      }),
    InvoicePaymentTakenBack: (state, { id }) => patched(state, id, { payment: null }),
    InvoiceWordsErased: (state, { ids }) =>
      ids.reduce((book, id) => patched(book, id, { description: null, worded: false }), state),
  }),
};
