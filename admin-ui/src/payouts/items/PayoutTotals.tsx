import { moneyText, sumOf } from '@courtcrew/domain/kernel/money.ts';
import type { PaymentItem } from '@courtcrew/domain/payouts/contract.ts';
import Box from '@mui/material/Box';
import { centsOf } from '../parts/payment.ts';
import { usePayoutWords } from '../words.ts';

/** What there is to pay in all, and what is left of it. */
export function PayoutTotals({ items }: { readonly items: readonly PaymentItem[] }) {
  const w = usePayoutWords();
  const sum = (of: readonly PaymentItem[]) => moneyText(sumOf(of.map(({ amount }) => centsOf(amount))));
  const figures = [
    [w('payee.total'), sum(items)],
    [w('report.paid'), sum(items.filter(({ paid }) => paid))],
    [w('payee.unpaid'), sum(items.filter(({ paid }) => !paid))],
  ];
  return (
    <Box component="dl" sx={{ m: 0, mb: 2, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
      {figures.map(([label, value]) => (
        <Box key={label}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'h3' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
