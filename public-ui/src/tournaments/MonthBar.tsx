import type { ListingRow } from '@courtcrew/domain/tournaments/contract.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useDates } from './dates.ts';
import type { Bar } from './month.ts';

/** Days stand in the first line of a week's grid. */
const FIRST_LINE = 2;
const ROUND = '6px';

/** A tournament within one week. On a phone a stripe, too thin to press: the list below is for thumbs. */
export function MonthBar({ bar }: { bar: Bar<ListingRow> }) {
  const { row, from, to, lane, startsBefore, endsAfter } = bar;
  const dates = useDates(row);
  const [left, right] = [startsBefore ? '0' : ROUND, endsAfter ? '0' : ROUND];
  return (
    <AppLink
      to={`/signup/${row.tid}`}
      title={`${row.name}, ${dates}`}
      aria-label={`${row.name}, ${dates}, ${row.location}`}
      underline="none"
      sx={{
        position: 'relative',
        gridColumn: `${from + 1} / ${to + 2}`,
        gridRow: lane + FIRST_LINE,
        mt: lane === 0 ? { xs: '34px', sm: '34px' } : 0,
        ml: startsBefore ? 0 : '3px',
        mr: endsAfter ? 0 : '3px',
        px: { xs: 0, sm: 1 },
        height: { xs: 8, sm: 26 },
        lineHeight: '26px',
        fontSize: { xs: 0, sm: '0.8125rem' },
        fontWeight: 600,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        pointerEvents: { xs: 'none', sm: 'auto' },
        borderRadius: `${left} ${right} ${right} ${left}`,
        color: 'primary.contrastText',
        backgroundColor: 'primary.main',
        '&:hover': { backgroundColor: 'primary.dark' },
      }}
    >
      {row.name}
    </AppLink>
  );
}
