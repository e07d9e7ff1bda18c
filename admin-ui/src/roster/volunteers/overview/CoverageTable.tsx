import { fillOf } from '@courtcrew/domain/roster/policies/display.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { ResponsiveTable, type Sort } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { shortDate } from '@courtcrew/ui-kit/time/dates.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { groundOf } from '../../parts/Fill.tsx';
import { useVolunteerWords } from '../words.ts';
import { type GridLine, missingIn, type Sum } from './grid.ts';

interface CoverageTableProps {
  readonly days: readonly string[];
  /** The totals come last. */
  readonly lines: readonly GridLine[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

const MANAGE = '/volunteercaptain/managevolunteers';

const linkTo = ({ vcid }: GridLine, date: string): string | null =>
  vcid !== null ? `${MANAGE}?${new URLSearchParams({ vcid, day: date })}` : null;

/** The names stay while many days are scrolled past them, and the totals stand apart. */
const wideGrid = {
  '& th:first-of-type, & td:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    backgroundColor: 'background.paper',
  },
  '& tbody tr:last-of-type td': { borderTop: '2px solid var(--mui-palette-divider)' },
  // Paper does not scroll.
  '@media print': { '& th, & td': { px: '2px' }, '& td > div': { px: '2px' } },
} as const;

/** Categories by days: how many are needed, how many are there. */
export function CoverageTable({ days, lines, sort, onSort }: CoverageTableProps) {
  const v = useVolunteerWords();
  const { language } = useSpeech();
  const ofDays = days.map(
    (date): Column<GridLine> => ({
      key: date,
      label: shortDate(date, language),
      type: 'number',
      cell: (line) => <Cell sum={line.days.get(date)} to={linkTo(line, date)} />,
    }),
  );
  const total: Column<GridLine> = {
    key: 'missing',
    label: v('desk.allDays'),
    type: 'number',
    cell: (line) => <Cell sum={line.total} to={null} />,
  };
  return (
    <Box sx={wideGrid}>
      <GlobalStyles styles={{ '@page': { size: 'landscape' } }} />
      <ResponsiveTable
        caption={v('staff.volunteerOverview')}
        rows={lines}
        rowKey={({ vcid }) => vcid ?? 'total'}
        sort={sort}
        onSort={onSort}
        mark={({ total: { spots, count, confirmed_count } }) => `${spots} ${count} ${confirmed_count}`}
        columns={[
          {
            key: 'name',
            label: v('column.category'),
            primary: true,
            cell: ({ name }) => (
              <Box component="span" sx={{ fontWeight: 650 }}>
                {name}
              </Box>
            ),
          },
          // Of a single day it would say the same again.
          ...(days.length > 1 ? [total] : []),
          ...ofDays,
        ]}
      />
    </Box>
  );
}

interface CellProps {
  readonly sum: Sum | undefined;
  /** Where the people of these shifts are managed. */
  readonly to: string | null;
}

/** Need, selected and confirmed of one category on one day. */
function Cell({ sum, to }: CellProps) {
  const v = useVolunteerWords();
  if (!sum) return <Box sx={{ color: 'text.disabled' }}>-</Box>;
  const { count, spots, confirmed_count } = sum;
  const filled = v('schedule.filled', { count, spots });
  // As on the list of shifts, what is missing stands out.
  const strong = { fontWeight: 650, ...(missingIn(sum) > 0 && { color: 'secondary.main' }) };
  return (
    <Box
      title={v('overview.cell', { spots, count, confirmed: confirmed_count })}
      sx={{
        display: 'inline-grid',
        justifyItems: 'end',
        px: 1,
        py: 0.5,
        borderRadius: '6px',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        // Who waits for one shift fills no other, so only seats count here.
        backgroundColor: groundOf(fillOf({ ...sum, wait_count: 0 })),
      }}
    >
      {to ? (
        <AppLink to={to} sx={strong}>
          {filled}
        </AppLink>
      ) : (
        <Box component="span" sx={strong}>
          {filled}
        </Box>
      )}
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {v('overview.confirmed', { count: confirmed_count })}
      </Box>
    </Box>
  );
}
