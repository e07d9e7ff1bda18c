import type { ListingRow } from '@courtcrew/domain/tournaments/contract.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { MonthBar } from './MonthBar.tsx';
import { barsIn, monthOf, weeksOf } from './month.ts';

interface MonthGridProps {
  readonly month: string;
  readonly today: string;
  readonly rows: readonly ListingRow[];
}

const columns = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' };

/** Weeks of a month with a bar for every tournament. The days are for eyes; the bars are links for everybody. */
export function MonthGrid({ month, today, rows }: MonthGridProps) {
  const { language } = useSpeech();
  const weeks = weeksOf(month);
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
          <Box key={day} sx={{ px: 1, py: 0.75, fontWeight: 650 }}>
            {new Date(`${day}T12:00:00Z`).toLocaleDateString(language, { weekday: 'short', timeZone: 'UTC' })}
          </Box>
        ))}
      </Box>
      {weeks.map((week) => (
        <Week key={week[0]} week={week} month={month} today={today} rows={rows} />
      ))}
    </Box>
  );
}

function Week({ week, month, today, rows }: MonthGridProps & { week: readonly string[] }) {
  const bars = barsIn(week, rows);
  return (
    <Box
      sx={{
        ...columns,
        position: 'relative',
        borderTop: '1px solid var(--mui-palette-divider)',
        minHeight: { xs: 52, sm: 96 },
        gridAutoRows: 'min-content',
        rowGap: '3px',
        pb: 1,
      }}
    >
      {week.map((day, column) => (
        <Day
          key={day}
          day={day}
          column={column}
          rows={bars.length + 2}
          inMonth={monthOf(day) === month}
          today={day === today}
        />
      ))}
      {bars.map((bar) => (
        <MonthBar key={bar.row.tid} bar={bar} />
      ))}
    </Box>
  );
}

interface DayProps {
  readonly day: string;
  readonly column: number;
  readonly rows: number;
  readonly inMonth: boolean;
  readonly today: boolean;
}

const Day = ({ day, column, rows, inMonth, today }: DayProps) => (
  <Box
    aria-hidden="true"
    sx={{
      gridColumn: column + 1,
      gridRow: `1 / span ${rows}`,
      mb: -1,
      borderLeft: column > 0 ? '1px solid var(--mui-palette-divider)' : 0,
      backgroundColor: inMonth ? undefined : 'background.default',
      color: inMonth ? 'text.primary' : 'text.secondary',
    }}
  >
    <Box
      component="span"
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: 26,
        height: 26,
        m: 0.5,
        borderRadius: '13px',
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
