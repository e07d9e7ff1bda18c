import { getTournaments, type ListingRow } from '@courtcrew/domain/tournaments/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Placeholder } from '@courtcrew/ui-kit/page/state/Placeholder.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { MonthGrid } from './MonthGrid.tsx';
import { daysOf, isMonth, monthOf, monthsLater, touches } from './month.ts';
import { TournamentCards } from './TournamentCards.tsx';
import { useTournamentWords } from './words.ts';

const FILTER = { month: '' };

/** The device's day: the calendar opens where its reader is. */
const today = (): string => new Date().toLocaleDateString('sv');

const monthName = (month: string, language: string): string =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Months of tournaments; a bar opens the signup. On a phone the list below is pressed instead. */
export function CalendarPage() {
  const w = useTournamentWords();
  const { language } = useSpeech();
  const { filter, set } = useUrlFilter(FILTER);
  const month = isMonth(filter.month) ? filter.month : monthOf(today());
  const go = (next: string) => set({ month: next === monthOf(today()) ? '' : next });
  const all = useCall(getTournaments, {});
  return (
    <>
      <PageHeader title={w('calendar.title')} />
      <MonthSteps
        month={month}
        name={capital(monthName(month, language))}
        thisMonth={monthOf(today())}
        onGo={go}
      />
      <Answered of={all} loading={<Placeholder height={420} />}>
        {(rows) => (
          <>
            <MonthGrid month={month} today={today()} rows={rows} />
            <MonthList month={month} rows={rows} onGo={go} />
          </>
        )}
      </Answered>
    </>
  );
}

interface MonthListProps {
  readonly month: string;
  readonly rows: readonly ListingRow[];
  readonly onGo: (month: string) => void;
}

function MonthList({ month, rows, onGo }: MonthListProps) {
  const w = useTournamentWords();
  const { language } = useSpeech();
  const title = w('calendar.inMonth', { month: monthName(month, language) });
  const here = rows.filter((row) => touches(month, row));
  const undated = rows.filter((row) => daysOf(row) === null);
  const [later] = rows
    .flatMap((row) => daysOf(row)?.first ?? [])
    .filter((first) => monthOf(first) > month)
    .sort();
  const next = later === undefined ? null : monthOf(later);
  return (
    <Box sx={{ mt: 4, display: 'grid', gap: 4 }}>
      {here.length > 0 ? (
        <section aria-label={title}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {title}
          </Typography>
          <TournamentCards label={title} tournaments={here} />
        </section>
      ) : (
        <EmptyState
          title={w('calendar.none')}
          text={next && w('calendar.nextUp', { month: monthName(next, language) })}
          action={
            next && (
              <Button variant="outlined" onClick={() => onGo(next)}>
                {w('calendar.go', { month: monthName(next, language) })}
              </Button>
            )
          }
        />
      )}
      {undated.length > 0 && (
        <section aria-label={w('tournament.datesNeeded')}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {w('tournament.datesNeeded')}
          </Typography>
          <TournamentCards label={w('tournament.datesNeeded')} tournaments={undated} />
        </section>
      )}
    </Box>
  );
}

interface MonthStepsProps {
  readonly month: string;
  readonly name: string;
  readonly thisMonth: string;
  readonly onGo: (month: string) => void;
}

const square = { width: 44, height: 44, border: '1px solid var(--mui-palette-divider)' };

function MonthSteps({ month, name, thisMonth, onGo }: MonthStepsProps) {
  const w = useTournamentWords();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <IconButton
        aria-label={w('calendar.previous')}
        sx={square}
        onClick={() => onGo(monthsLater(month, -1))}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton aria-label={w('calendar.next')} sx={square} onClick={() => onGo(monthsLater(month, 1))}>
        <ChevronRight />
      </IconButton>
      <Typography variant="h2" aria-live="polite" sx={{ ml: 1, mr: 'auto' }}>
        {name}
      </Typography>
      <Button variant="outlined" disabled={month === thisMonth} onClick={() => onGo(thisMonth)}>
        {w('calendar.today')}
      </Button>
    </Box>
  );
}
