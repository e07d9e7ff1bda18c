import type { ListingRow } from '@courtcrew/domain/tournaments/contract.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDates } from './dates.ts';
import { type Bar, barsIn, monthOf, weeksOf } from './month.ts';

interface MonthGridProps {
  readonly month: string;
  readonly today: string;
  readonly rows: readonly ListingRow[];
}

const columns = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' };

/** Weeks of a month with a bar per tournament. Days are decorative; bars are links where they are large enough. */
export function MonthGrid({ month, today, rows }: MonthGridProps) {
  const { language } = useSpeech();
  const weeks = weeksOf(month);
  const links = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });
  return (
    <Box
      sx={{
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: 1,
        overflow: 'hidden',
        backgroundColor: 'background.paper',
      }}
    >
      <Box aria-hidden="true" sx={{ ...columns, color: 'text.secondary', typography: 'caption' }}>
        {(weeks[0] ?? []).map((day) => (
          <Box
            key={day}
            sx={{ px: 0.75, py: 0.75, fontWeight: 650, fontSize: 'min(1em, 3.7vw)', whiteSpace: 'nowrap' }}
          >
            {new Date(`${day}T12:00:00Z`).toLocaleDateString(language, { weekday: 'short', timeZone: 'UTC' })}
          </Box>
        ))}
      </Box>
      {weeks.map((week) => (
        <Week key={week[0]} week={week} month={month} today={today} rows={rows} links={links} />
      ))}
    </Box>
  );
}

interface WeekProps extends MonthGridProps {
  readonly week: readonly string[];
  readonly links: boolean;
}

function Week({ week, month, today, rows, links }: WeekProps) {
  return (
    <Box
      sx={{
        position: 'relative',
        minHeight: { xs: 56, sm: 100 },
        borderTop: '1px solid var(--mui-palette-divider)',
      }}
    >
      <Box aria-hidden="true" sx={{ ...columns, position: 'absolute', inset: 0 }}>
        {week.map((day) => (
          <Day key={day} day={day} inMonth={monthOf(day) === month} today={day === today} />
        ))}
      </Box>
      <Box sx={{ ...columns, position: 'relative', rowGap: '3px', pt: 'calc(1.625rem + 8px)', pb: 1 }}>
        {barsIn(week, rows).map((bar) => (
          <MonthBar key={bar.row.tid} bar={bar} link={links} />
        ))}
      </Box>
    </Box>
  );
}

const Day = ({ day, inMonth, today }: { day: string; inMonth: boolean; today: boolean }) => (
  <Box
    sx={{
      '&:not(:first-of-type)': { borderLeft: '1px solid var(--mui-palette-divider)' },
      backgroundColor: inMonth ? undefined : 'background.default',
      color: inMonth ? 'text.primary' : 'text.secondary',
    }}
  >
    <Box
      component="span"
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: '1.625rem',
        height: '1.625rem',
        m: 0.5,
        borderRadius: '0.8125rem',
        typography: 'caption',
        fontWeight: today ? 700 : 500,
        fontVariantNumeric: 'tabular-nums',
        ...(today && { backgroundColor: 'primary.main', color: 'primary.contrastText' }),
      }}
    >
      {Number(day.slice(8))}
    </Box>
  </Box>
);

const ROUND = '6px';

interface MonthBarProps {
  readonly bar: Bar<ListingRow>;
  /** A link with the name; else a stripe, with the list below to press. */
  readonly link: boolean;
}

function MonthBar({ bar, link }: MonthBarProps) {
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
