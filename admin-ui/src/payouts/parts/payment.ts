import type { PaymentType } from '@courtcrew/domain/payouts/model.ts';
import { paymentTypeShown } from '@courtcrew/domain/payouts/model.ts';
import type { PayoutSay } from '../words.ts';

export const paymentText = (w: PayoutSay, type: PaymentType | null): string | null =>
  type && w(`type.${paymentTypeShown(type)}`);
