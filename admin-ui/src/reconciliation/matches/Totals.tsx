import type { MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import { totalsOf } from '@courtcrew/domain/reconciliation/policies/totals.ts';
import { dollarText } from '@courtcrew/ui-kit/pay/money.ts';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { usePayWords } from '../words.ts';

interface TotalsProps {
  readonly rows: readonly MatchRow[];
  /** What work beside the courts adds to the total, in dollars; null where only matches are added up. */
  readonly aux: number | null;
}

/** What these matches add up to. */
export function Totals({ rows, aux }: TotalsProps) {
  const p = usePayWords();
  const sums = useMemo(() => totalsOf(rows), [rows]);
  const figures = [
    [p('total.total'), sums.total + (aux ?? 0)],
    [p('total.lead'), sums.lead_sum],
    [p('total.supporting'), sums.supporting_sum],
    ...(aux === null ? [] : [[p('total.aux'), aux] as const]),
    [p('total.posted'), sums.posted_total],
    [p('total.leadDue'), sums.lead_due],
    [p('total.supportingDue'), sums.supporting_due],
  ] as const;
  return (
    <Box
      component="dl"
      aria-label={p(aux === null ? 'total.ofShown' : 'total.ofAll')}
      sx={{
        // On a phone the page scrolls under them.
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
