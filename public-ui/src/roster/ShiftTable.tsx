import { LEVELS } from '@courtcrew/domain/roster/model.ts';
import type { ShiftForViewer } from '@courtcrew/domain/roster/shapes.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { type Column, ResponsiveTable } from '@courtcrew/ui-kit/page/ResponsiveTable.tsx';
import { day, zoneName } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { ShiftActions, type ShiftActionsProps } from './RowActions.tsx';
import { ShiftHours } from './ShiftHours.tsx';
import { useRosterWords } from './words.ts';

/** The credentials of each kind of place, as profiles have them. */
const credentialsOf = {
  certified: 'Certified',
  level_two: 'Level 2',
  level_one: 'Level 1',
  none: 'Not Rated',
} as const;

function ShiftName({ shift }: { shift: ShiftForViewer }) {
  const w = useRosterWords();
  const others = shift.signup.filter(({ shift_id }) => shift_id !== shift.shift_id);
  const names = others.map(({ first, last }) => `${first} ${last}`).join(', ');
  const quiet = { color: 'text.secondary', typography: 'body2' };
  return (
    <Box sx={{ borderLeft: '4px solid', borderLeftColor: shift.color, pl: 1.25 }}>
      <Box sx={{ fontWeight: 650 }}>{shift.name}</Box>
      {shift.shift_description && <Box sx={quiet}>{shift.shift_description}</Box>}
      {names && <Box sx={quiet}>{w('signup.with', { names })}</Box>}
    </Box>
  );
}

/** A shift on a phone: what, when and how full at the left, the thumb's button at the right. */
function ShiftCard({ shift, ...rest }: ShiftActionsProps) {
  const { start, end, time_zone } = shift;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <ShiftName shift={shift} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}>
        <Box sx={{ pl: 1.75 }}>
          <ShiftHours start={start} end={end} zone={time_zone} />
          <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
            <Spots shift={shift} />
          </Box>
        </Box>
        <ShiftActions shift={shift} {...rest} />
      </Box>
    </Box>
  );
}

/** How full a shift is, and whom it still needs to look for where it asks for credentials. */
function Spots({ shift }: { shift: ShiftForViewer }) {
  const w = useRosterWords();
  const { count, spots, wait_count } = shift;
  const wanted = LEVELS.filter((level) => (shift[level] ?? 0) > 0);
  return (
    <>
      <Box>{w('signup.filled', { count, spots })}</Box>
      {wait_count > 0 && (
        <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
          {w('signup.applied', { count: wait_count })}
        </Box>
      )}
      {wanted.length > 0 && (
        <Box sx={{ display: 'inline-flex', gap: 0.75, mt: 0.5, alignItems: 'center' }}>
          {wanted.map((level) => (
            <Box
              key={level}
              component="span"
              sx={{ display: 'inline-flex', gap: 0.25, alignItems: 'center' }}
            >
              {shift[level]} <CredentialBadge credentials={credentialsOf[level]} />
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

interface ShiftTableProps {
  readonly shifts: readonly ShiftForViewer[];
  /** Whether the tournament takes applications now. */
  readonly open: boolean;
  readonly trainers: boolean;
}

/** Shifts by day, with the viewer's state in each and the next step. */
export function ShiftTable({ shifts, open, trainers }: ShiftTableProps) {
  const w = useRosterWords();
  const { language } = useSpeech();
  const dayOf = ({ start, time_zone: zone }: ShiftForViewer): string =>
    `${day(start, zone, language)} · ${zoneName(start, zone, language)} (${w('time.venue')})`;
  const columns: readonly Column<ShiftForViewer>[] = [
    { id: 'name', label: w('signup.shift'), primary: true, cell: (shift) => <ShiftName shift={shift} /> },
    {
      id: 'time',
      label: w('signup.time'),
      cell: ({ start, end, time_zone }) => <ShiftHours start={start} end={end} zone={time_zone} />,
    },
    { id: 'spots', label: w('signup.spots'), cell: (shift) => <Spots shift={shift} /> },
  ];
  return (
    <ResponsiveTable
      caption={w('signup.shifts')}
      columns={columns}
      rows={shifts}
      rowKey={({ sid }) => sid}
      groupOf={dayOf}
      mark={({ status, count, wait_count, start, end }) => `${status} ${count} ${wait_count} ${start} ${end}`}
      card={(shift) => <ShiftCard shift={shift} open={open} trainers={trainers} />}
      actions={(shift) => <ShiftActions shift={shift} open={open} trainers={trainers} />}
    />
  );
}
