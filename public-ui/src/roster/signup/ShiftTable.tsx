import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { listed } from '@courtcrew/domain/kernel/isolated.ts';
import { LEVELS } from '@courtcrew/domain/roster/model.ts';
import type { ShiftForViewer } from '@courtcrew/domain/roster/shapes.ts';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import Box from '@mui/material/Box';
import { useRosterWords } from '../words.ts';
import { Folded } from './Folded.tsx';
import { ShiftActions } from './ShiftActions.tsx';
import { ShiftCard, ShiftTitle } from './ShiftCard.tsx';
import { ShiftHours } from './ShiftHours.tsx';
import { isFull } from './shiftWish.ts';
import { useDayHeading } from './useDayHeading.ts';

/** Credentials of each kind of place, as in profiles. */
const credentialsOf = {
  certified: 'Certified',
  level_two: 'Level 2',
  level_one: 'Level 1',
  none: 'Not Rated',
} as const;

const ShiftName = ({ shift }: { shift: ShiftForViewer }) => (
  <ShiftTitle shift={shift} below={[shift.shift_description]}>
    <ShiftMates shift={shift} />
  </ShiftTitle>
);

/** How full a shift is, and which credentials it still needs. */
function Spots({ shift }: { shift: ShiftForViewer }) {
  const w = useRosterWords();
  const { count, spots, wait_count } = shift;
  const { needed } = shift;
  const wanted = needed ? LEVELS.filter((level) => needed[level] > 0) : [];
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
        {w('signup.filled', { count, spots })}
        {isFull(shift) && <Badge tone="plain">{w('signup.full')}</Badge>}
      </Box>
      {wait_count > 0 && (
        <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
          {w('signup.applied', { count: wait_count })}
        </Box>
      )}
      {wanted.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5, alignItems: 'center' }}>
          {w('signup.needed')}
          {wanted.map((level) => (
            <Box
              key={level}
              component="span"
              sx={{ display: 'inline-flex', gap: 0.25, alignItems: 'center' }}
            >
              {needed?.[level]} <CredentialBadge credentials={credentialsOf[level]} />
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

interface ShiftTableProps {
  readonly shifts: readonly ShiftForViewer[];
  /** The tournament takes applications. */
  readonly open: boolean;
  readonly trainers: boolean;
  readonly now: string;
}

/** Shifts by day, with the viewer's state in each and the next step. */
export function ShiftTable({ shifts, ...actions }: ShiftTableProps) {
  const w = useRosterWords();
  const dayOf = useDayHeading();
  const columns: readonly Column<ShiftForViewer>[] = [
    { key: 'name', label: w('signup.shift'), primary: true, cell: (shift) => <ShiftName shift={shift} /> },
    {
      key: 'time',
      label: w('signup.time'),
      cell: ({ start, end, time_zone }) => <ShiftHours start={start} end={end} zone={time_zone} />,
    },
    { key: 'spots', label: w('signup.spots'), cell: (shift) => <Spots shift={shift} /> },
  ];
  return (
    <ResponsiveTable
      caption={w('signup.shifts')}
      columns={columns}
      rows={shifts}
      rowKey={({ sid }) => sid}
      groupOf={dayOf}
      mark={({ status, count, wait_count, start, end }) => `${status} ${count} ${wait_count} ${start} ${end}`}
      card={(shift) => (
        <ShiftCard
          shift={shift}
          title={<ShiftName shift={shift} />}
          spots={<Spots shift={shift} />}
          actions={<ShiftActions shift={shift} {...actions} />}
        />
      )}
      actions={(shift) => <ShiftActions shift={shift} {...actions} />}
    />
  );
}

/** Names shown at first; more would bury the shifts below. */
const FEW = 3;

function ShiftMates({ shift }: { shift: Pick<ShiftForViewer, 'signup' | 'shift_id'> }) {
  const w = useRosterWords();
  const others = shift.signup.filter(({ shift_id }) => shift_id !== shift.shift_id);
  if (others.length === 0) return null;
  const names = listed(others.map(fullName));
  const line = <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{w('signup.with', { names })}</Box>;
  return others.length > FEW ? (
    <Folded label={w('signup.seeWho', { count: others.length })}>{line}</Folded>
  ) : (
    line
  );
}
