import { moneyText } from '../kernel/money.ts';
import { notFound, type Refusal, refuse } from '../kernel/refusal.ts';
import { filled } from '../kernel/text.ts';

/** Everything payouts refuse with: codes for programs, texts for people. */

/** Verbatim, with the document's slip. */
export const ITEM_IS_PAID = 'Item is paid so not changes can be made';

export const itemIsPaid = (): Refusal => refuse('item-paid', ITEM_IS_PAID);
export const noSuchItem = (): Refusal => notFound('Item');
export const noSuchPayee = (): Refusal => notFound('Payee');

export const nothingToPay = (): Refusal =>
  refuse('nothing-to-pay', 'Everything of this person is paid already: hand nothing over');

export const standAlready = (count: number): Refusal =>
  refuse('exists', filled('{count} of these prizes are on the list already: nothing was added', { count }));

export const anotherTotal = (total: number): Refusal =>
  refuse(
    'changed',
    filled('The items were changed meanwhile: {total} is to be paid', { total: moneyText(total) }),
    {
      details: { total },
    },
  );
