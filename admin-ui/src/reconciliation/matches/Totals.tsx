import type { Totals as TotalsOfAll } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import type { totalsOf } from '@courtcrew/domain/reconciliation/policies/totals.ts';
import { dollarText } from '@courtcrew/ui-kit/pay/money.ts';
import Box from '@mui/material/Box';
import { usePayWords } from '../words.ts';

interface TotalsProps {
  readonly sums: ReturnType<typeof totalsOf>;
  /** Pay for work beside the courts, in dollars; null where only matches are summed. */
  readonly aux: Pick<TotalsOfAll, 'aux_sum' | 'aux_due'> | null;
}

export function Totals({ sums, aux }: TotalsProps) {
  const p = usePayWords();
  const figures = [
    [p('total.total'), sums.total],
    [p('total.lead'), sums.lead_sum],
    [p('total.supporting'), sums.supporting_sum],
    ...(aux === null ? [] : [[p('total.aux'), aux.aux_sum] as const]),
    [p('total.posted'), sums.posted_total],
    [p('total.leadDue'), sums.lead_due],
    [p('total.supportingDue'), sums.supporting_due],
    ...(aux === null ? [] : [[p('total.auxDue'), aux.aux_due] as const]),
  ] as const;
  return (
    <Box
      component="dl"
      aria-label={p(aux === null ? 'total.ofShown' : 'total.ofAll')}
      sx={{
        // Sticky on a phone, where the page scrolls.
        position: { xs: 'sticky', md: 'static' },
        top: 56,
        zIndex: 2,
        backgroundColor: 'background.default',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2.5,
        rowGap: 0.5,
        m: 0,
        mb: 1,
      }}
    >
      {figures.map(([label, amount]) => (
        <Box key={label} sx={{ display: 'flex', flexDirection: 'column' }}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
            {dollarText(amount)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
