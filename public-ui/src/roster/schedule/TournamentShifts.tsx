import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { signupPath } from '@courtcrew/domain/roster/signupPath.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ScheduleTable } from './ScheduleTable.tsx';
import { ScheduleTools } from './ScheduleTools.tsx';
import { ahead, coming, type TournamentSchedule } from './schedule.ts';

interface TournamentShiftsProps {
  readonly schedule: TournamentSchedule;
  /** Stands above already. */
  readonly shown?: ScheduleRow | undefined;
  readonly now: string;
}

export function TournamentShifts({ schedule, shown, now }: TournamentShiftsProps) {
  const { tid, tournament, location, rows } = schedule;
  const others = rows.filter(({ shift_id }) => shift_id !== shown?.shift_id);
  const live = coming(rows, now).length > 0;
  useRoom(live ? `tournament:${tid}` : null);
  return (
    <Box component="section" tabIndex={-1} aria-label={tournament} sx={{ mb: 4 }}>
      <Typography variant="h2">
        <AppLink to={signupPath(tid, rows)} color="inherit" sx={{ fontWeight: 'inherit' }}>
          {tournament}
        </AppLink>
      </Typography>
      {location && <Typography color="textSecondary">{location}</Typography>}
      <Box sx={{ my: 1 }}>
        <ScheduleTools tid={tid} tournament={tournament} rows={rows} ahead={ahead(rows, now)} />
      </Box>
      {others.length > 0 && <ScheduleTable caption={tournament} rows={others} now={now} links />}
    </Box>
  );
}
