import { hasBegun } from '@courtcrew/domain/roster/passing.ts';
import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { signupPath } from '@courtcrew/domain/roster/signupPath.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { day } from '@courtcrew/ui-kit/time/format.ts';
import { VenueTime } from '@courtcrew/ui-kit/time/VenueTime.tsx';
import { useShiftCategory } from '@courtcrew/ui-kit/words/useShiftCategory.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useAssignmentWords } from '../words/assignments.ts';
import { OwnActions, OwnStatus } from './RowActions.tsx';
import { ShiftLinks } from './ShiftLinks.tsx';

interface NextShiftProps {
  readonly row: ScheduleRow;
  readonly now: string;
  readonly withTournament?: boolean;
}

export function NextShift({ row, now, withTournament = false }: NextShiftProps) {
  const w = useAssignmentWords();
  const categoryOf = useShiftCategory();
  const { name, start, end, time_zone, status, kind, tid, tournament, location } = row;
  const waitsForYes = kind === 'official' && status === 'Selected' && !hasBegun(row, now);
  return (
    <Box
      sx={{
        p: 2,
        borderRadius: 1,
        borderLeft: '5px solid',
        borderLeftColor: waitsForYes ? 'secondary.main' : 'primary.light',
        backgroundColor: 'background.paper',
        boxShadow: 'inset 0 0 0 1px var(--mui-palette-divider)',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 240px', overflowWrap: 'anywhere' }}>
        <Typography variant="body2" color="textSecondary">
          {w(status === 'Applied' ? 'assign.application' : start <= now ? 'assign.now' : 'assign.next')}
        </Typography>
        <Typography variant="h3" component="p">
          {categoryOf(row)}: {name}
        </Typography>
        <VenueTime start={start} end={end} zone={time_zone} />
        {withTournament && (
          <Box>
            <AppLink to={signupPath(tid, [row])}>{tournament}</AppLink>
            {location && ` · ${location}`}
          </Box>
        )}
        {withTournament && day(start, time_zone) === day(now, time_zone) && (
          <AppLink
            to={`/public/board/${tid}`}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {w('nav.board')}
          </AppLink>
        )}
      </Box>
      <Box tabIndex={-1} sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <OwnStatus row={row} />
        {!hasBegun(row, now) && <OwnActions row={row} />}
      </Box>
      {withTournament && (
        <Box sx={{ flexBasis: '100%' }}>
          <ShiftLinks row={row} coming />
        </Box>
      )}
    </Box>
  );
}
