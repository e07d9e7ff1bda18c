import { signupPath } from '@courtcrew/domain/roster/signupPath.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ScheduleTable } from './ScheduleTable.tsx';
import { ScheduleTools } from './ScheduleTools.tsx';
import { ahead, coming, type TournamentSchedule } from './schedule.ts';

export function TournamentShifts({ schedule, now }: { schedule: TournamentSchedule; now: string }) {
  const { tid, tournament, location, rows } = schedule;
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
      <ScheduleTable caption={tournament} rows={rows} now={now} />
    </Box>
  );
}
