import type { ListingRow } from '@courtcrew/domain/tournaments/contract.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import Box from '@mui/material/Box';
import { useDates } from './dates.ts';
import type { Bar } from './month.ts';

const ROUND = '6px';

interface MonthBarProps {
  readonly bar: Bar<ListingRow>;
  /** A link with the name; else a stripe, with the list below to press. */
  readonly link: boolean;
}

/** A tournament within one week. */
export function MonthBar({ bar, link }: MonthBarProps) {
  const { row, from, to, lane, startsBefore, endsAfter } = bar;
  const dates = useDates(row);
  const [left, right] = [startsBefore ? '0' : ROUND, endsAfter ? '0' : ROUND];
  const place = {
    gridColumn: `${from + 1} / ${to + 2}`,
    gridRow: lane + 1,
    ml: startsBefore ? 0 : '3px',
    mr: endsAfter ? 0 : '3px',
    borderRadius: `${left} ${right} ${right} ${left}`,
    backgroundColor: 'primary.main',
  };
  if (!link) return <Box aria-hidden="true" sx={{ ...place, height: 8 }} />;
  return (
    <AppLink
      to={`/signup/${row.tid}`}
      title={`${row.name}, ${dates}`}
      aria-label={`${row.name}, ${dates}, ${row.location}`}
      underline="none"
      sx={{
        ...place,
        px: 1,
        height: 26,
        lineHeight: '26px',
        fontSize: '0.8125rem',
        fontWeight: 600,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        color: 'primary.contrastText',
        '&:hover': { backgroundColor: 'primary.dark' },
      }}
    >
      {row.name}
    </AppLink>
  );
}
