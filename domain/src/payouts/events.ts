import { type EventsOf, event } from '../kernel/event.ts';
import type { Item, PaymentType } from './model.ts';

/** What happens to the payouts of one tournament; its id is the stream's. */
export const payoutEvents = {
  /** `id` stands for the person in this tournament, where a call names neither of them. */
  PayeeAdded: event<{ id: string; ref_id: string }>('Payee added'),
  ItemAdded: event<Item>('Prize added'),
  /** Holds the whole item; `ref_id` may be another payee than before. */
  ItemChanged: event<Item>('Prize changed'),
  ItemRemoved: event<{ pid: string; ref_id: string }>('Prize removed'),
  /** All that was unpaid of one person. The payer's name is the payer's own, the memo the payee's. */
  PayeePaid: event<{
    id: string;
    ref_id: string;
    pids: readonly string[];
    total: number;
    payment_type: PaymentType;
    /** Day at the venue, `YYYY-MM-DD`. */
    payment_date: string;
    paid_by: string | null;
    memo: string | null;
  }>('Payee paid', { sealed: { ref_id: ['memo'], $actor: ['paid_by'] } }),
  /** Whether the tax form with the person's number is there. */
  W9Marked: event<{ ref_id: string; received: boolean }>('W9 marked'),
  /** The person was forgotten: sums stay, words about and names of the person go. */
  PayeeForgotten: event<{
    ref_id: string;
    /** Payments to the person: their memos go. */
    received: readonly string[];
    /** Payments by the person: the payer's name goes. */
    made: readonly string[];
  }>('Personal data erased'),
};

export type PayoutEvent = EventsOf<typeof payoutEvents>;
