import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { compareTexts } from '@courtcrew/domain/kernel/spelling.ts';
import type { ShiftWithPeople } from '@courtcrew/domain/roster/shapes.ts';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { ALL_LEVELS } from '@courtcrew/ui-kit/badges/levels.ts';
import { hours, shortDay } from '@courtcrew/ui-kit/time/format.ts';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { useSpeech, useWords } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useDayText } from '../../kit/desk/useDayText.ts';
import { SeatMark, SeatNames } from '../parts/SeatMark.tsx';
import { type Seat, type SeatStatus, seatsOf } from '../schedule/lines.ts';
import { useDeskWords } from '../words.ts';

interface PaperProps {
  readonly shifts: readonly ShiftWithPeople[];
  readonly applied: boolean;
}

const shownSeats = (shift: ShiftWithPeople, applied: boolean): readonly Seat[] =>
  seatsOf(shift).filter(({ status }) => applied || status !== 'applied');

export function PaperByDay({ shifts, applied }: PaperProps) {
  const d = useDeskWords();
  const { language } = useSpeech();
  const dayText = useDayText();
  const categoryName = useCategoryName();
  return [...Map.groupBy(shifts, ({ date }) => date)].map(([date, ofDay]) => (
    <Sheet
      key={date}
      title={ofDay[0] ? dayText(ofDay[0].start) : date}
      columns={[d('column.time'), d('column.shift'), d('column.category'), d('column.people')]}
    >
      {ofDay.map((shift) => (
        <TableRow key={shift.sid}>
          <TableCell sx={{ whiteSpace: 'nowrap' }}>
            {hours(shift.start, shift.end, shift.time_zone, language)}
          </TableCell>
          <TableCell sx={{ fontWeight: 650 }}>{shift.name}</TableCell>
          <TableCell>{categoryName(shift.category)}</TableCell>
          <TableCell>
            <SeatNames seats={shownSeats(shift, applied)} />{' '}
            {shift.count < shift.spots && (
              <Box component="em" sx={{ color: 'text.secondary' }}>
                {d('schedule.freeSpots', { count: shift.spots - shift.count })}
              </Box>
            )}
          </TableCell>
        </TableRow>
      ))}
    </Sheet>
  ));
}

export function PaperByPerson({ shifts, applied }: PaperProps) {
  const d = useDeskWords();
  const { language } = useSpeech();
  const categoryName = useCategoryName();
  const seats = shifts.flatMap((shift) => shownSeats(shift, applied));
  const people = [...Map.groupBy(seats, ({ spot }) => spot.ref_id).values()].sort((a, b) =>
    compareTexts(nameOf(a), nameOf(b)),
  );
  const sheets = people.map((own) => (
    <Sheet
      key={own[0]?.spot.ref_id}
      title={nameOf(own)}
      mark={own[0] && <CredentialBadge credentials={own[0].spot.credentials} screen="management" />}
      columns={[d('desk.day'), d('column.time'), d('column.shift')]}
    >
      {own.map(({ shift, spot }) => (
        <TableRow key={spot.shift_id}>
          <TableCell>{shortDay(shift.start, shift.time_zone, language)}</TableCell>
          <TableCell sx={{ whiteSpace: 'nowrap' }}>
            {hours(shift.start, shift.end, shift.time_zone, language)}
          </TableCell>
          <TableCell>
            <strong>{shift.name}</strong> {categoryName(shift.category)}
          </TableCell>
        </TableRow>
      ))}
    </Sheet>
  ));
  return <Box sx={narrowOnPaper}>{sheets}</Box>;
}

/** Two columns on paper: a few lines each would leave half of every page empty. */
const narrowOnPaper = {
  '@media print': {
    columnCount: 2,
    columnGap: '8mm',
    '& section': { breakInside: 'avoid', mb: 1.5 },
    '& td, & th': { px: 0.5, py: 0.25, fontSize: '8pt' },
  },
} as const;

const nameOf = (seats: readonly Seat[]): string => (seats[0] ? fullName(seats[0].spot) : '');

interface SheetProps {
  readonly title: string;
  readonly mark?: ReactNode;
  readonly columns: readonly string[];
  /** On one page, where it fits. */
  readonly isWhole?: boolean;
  readonly children: ReactNode;
}

export function Sheet({ title, mark, columns, isWhole = false, children }: SheetProps) {
  return (
    <Box
      component="section"
      aria-label={title}
      className={isWhole ? 'keep-together' : undefined}
      sx={{ mb: 3, overflowX: 'auto' }}
    >
      <Box component="h2" sx={{ m: 0, mb: 0.5, typography: 'h2', breakAfter: 'avoid' }}>
        {title} {mark}
      </Box>
      <Table size="small" aria-label={title} sx={{ tableLayout: 'auto' }}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </Box>
  );
}

const STATUSES: readonly SeatStatus[] = ['confirmed', 'selected', 'applied'];

export function PaperLegend({ applied }: { readonly applied: boolean }) {
  const d = useDeskWords();
  const w = useWords();
  return (
    <Box
      component="ul"
      aria-label={d('schedule.legend')}
      className="keep-together"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
    >
      {STATUSES.filter((status) => applied || status !== 'applied').map((status) => (
        <Meaning key={status} mark={<SeatMark status={status} />}>
          {d(`status.${status}`)}
        </Meaning>
      ))}
      {ALL_LEVELS.map(({ word, tone, management }) => (
        <Meaning
          key={word}
          mark={
            <Badge tone={tone} square>
              {management}
            </Badge>
          }
        >
          {w(word)}
        </Meaning>
      ))}
    </Box>
  );
}

const Meaning = ({ mark, children }: { readonly mark: ReactNode; readonly children: ReactNode }) => (
  <Box component="li" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
    {mark}
    {children}
  </Box>
);
