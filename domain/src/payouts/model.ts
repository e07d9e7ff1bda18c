/** What payouts are made of: prize money of players, who need no account. Amounts are integer cents. */

/** How somebody is paid, as the documents' screens send it; `cast` is their misspelled cash. */
export const PAYMENT_TYPES = ['paypal', 'venmo', 'zelle', 'cash', 'cast', 'check'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Each way of paying once, for a choice. */
export const PAYMENT_CHOICES = ['paypal', 'venmo', 'zelle', 'cash', 'check'] as const satisfies PaymentType[];

export const paymentTypeShown = (type: PaymentType): (typeof PAYMENT_CHOICES)[number] =>
  type === 'cast' ? 'cash' : type;

export const EVENT_MAX = 100;
export const PLACE_MAX = 60;
export const MEMO_MAX = 200;
export const PAYER_MAX = 100;

/** A prize: what somebody won, and where they came in. */
export interface Prize {
  readonly ref_id: string;
  readonly event: string;
  readonly place: string;
  readonly amount: number;
}

/** The same prize has the same key, in whatever case its event and place are written. */
export const prizeKey = ({ ref_id, event, place, amount }: Prize): string =>
  JSON.stringify([ref_id, event.toLowerCase(), place.toLowerCase(), amount]);

export interface Item extends Prize {
  readonly pid: string;
}

/** Columns of a list of results, in any order. */
export const RESULT_COLUMNS = ['first', 'last', 'email', 'event', 'place', 'amount'] as const;
export type ResultColumn = (typeof RESULT_COLUMNS)[number];
export const RESULT_ROWS_MAX = 500;
