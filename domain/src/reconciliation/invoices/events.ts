import { type EventsOf, event } from '../../kernel/event.ts';
import type { PaymentType } from '../../payouts/index.ts';

/**
 * What happens to the invoices of one organization, whose numbers run without gaps. What an invoice adds up is decided
 * at the board; here stands what the board does not know. Amounts are cents.
 */
export const invoiceEvents = {
  /** One for each person and tournament. */
  InvoiceMade: event<{ id: string; number: number; tid: string; ref_id: string }>('Invoice made'),
  /** `description` is free text about the person: sealed. */
  BonusSet: event<{ id: string; ref_id: string; bonus: number; description: string | null }>('Bonus set', {
    sealed: { ref_id: ['description'] },
  }),
  /** Written while invoices were paid in their book. `amount` is what it added up to then; `date` is `YYYY-MM-DD`. */
  InvoicePaid: event<{
    id: string;
    ref_id: string;
    amount: number;
    date: string;
    type: PaymentType | null;
    memo: string | null;
  }>('Invoice paid', { sealed: { ref_id: ['memo'] } }),
  InvoicePaymentTakenBack: event<{ id: string }>('Payment of an invoice taken back'),
  /** The person was forgotten: what somebody wrote about them is gone, what they were paid is not. */
  InvoiceWordsErased: event<{ ref_id: string; ids: readonly string[] }>('Personal data erased'),
};

export type InvoiceEvent = EventsOf<typeof invoiceEvents>;
