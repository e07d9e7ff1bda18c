import { centsOf, moneyText, sumOf } from '@courtcrew/domain/kernel/money.ts';
import type { PaymentItem } from '@courtcrew/domain/payouts/contract.ts';
import { Figures } from '@courtcrew/ui-kit/page/list/Figures.tsx';
import { usePayoutWords } from '../words.ts';

/** What there is to pay in all, and what is left of it. */
export function PayoutTotals({ items }: { readonly items: readonly PaymentItem[] }) {
  const w = usePayoutWords();
  const sum = (of: readonly PaymentItem[]) => moneyText(sumOf(of.map(({ amount }) => centsOf(amount))));
  return (
    <Figures
      of={[
        [w('payee.total'), sum(items)],
        [w('report.paid'), sum(items.filter(({ paid }) => paid))],
        [w('payee.unpaid'), sum(items.filter(({ paid }) => !paid))],
      ]}
    />
  );
}
