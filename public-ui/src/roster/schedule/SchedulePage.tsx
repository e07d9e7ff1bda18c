import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { getIndividualScheduleAll } from '@courtcrew/domain/roster/contract.ts';
import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { SubscribeButton } from '@courtcrew/ui-kit/messaging/calendar/SubscribeButton.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { RequireLogin } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useScheduleWords } from '../words/schedule.ts';
import { AwaitingApproval } from './AwaitingApproval.tsx';
import { NextShift } from './NextShift.tsx';
import { NoShifts } from './NoShifts.tsx';
import { byTournament, coming, nextOf } from './schedule.ts';
import { TournamentShifts } from './TournamentShifts.tsx';
import { useCalendarFile } from './useCalendarFile.ts';

const FILTER = { past: false };

/** `/profile/signupReport`: all own rows, by tournament. */
export function SchedulePage() {
  return (
    <RequireLogin>
      <Own />
    </RequireLogin>
  );
}

function Own() {
  const w = useScheduleWords();
  const { user } = useSession();
  const answer = useCall(getIndividualScheduleAll, { params: { id: user?.ref_id ?? '' } });
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const ways = (
    <>
      <Button component={AppAnchor} to="/profile/matchesByTournament" variant="outlined">
        {w('schedule.matches')}
      </Button>
      <Button component={AppAnchor} to="/profile/history" variant="outlined">
        {w('schedule.history')}
      </Button>
      <SubscribeButton />
      <Actions rows={answer.data ?? []} />
    </>
  );
  return (
    <>
      <PageHeader
        title={w('schedule.title')}
        // Paper does not show whose account it was.
        about={user && <Box sx={{ display: 'none', displayPrint: 'block' }}>{fullName(user)}</Box>}
        actions={narrow ? undefined : ways}
      />
      <AwaitingApproval />
      <Box tabIndex={-1}>
        <Answered of={answer} loading="cards" rows={3} empty={<NoShifts />}>
          {(rows) => <Schedule rows={rows} />}
        </Answered>
      </Box>
      {/* A phone begins with the next shift. */}
      {narrow && (
        <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>
          {ways}
        </Box>
      )}
    </>
  );
}

function Actions({ rows }: { rows: readonly ScheduleRow[] }) {
  const w = useScheduleWords();
  if (rows.length === 0) return null;
  return (
    <>
      <CalendarButton rows={rows} />
      <Button
        variant="outlined"
        startIcon={<Print />}
        onClick={() => window.print()}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {w('action.print')}
      </Button>
    </>
  );
}

function Schedule({ rows }: { rows: readonly ScheduleRow[] }) {
  const w = useScheduleWords();
  const now = useNow();
  const { filter, set } = useUrlFilter(FILTER);
  const shown = filter.past ? rows : coming(rows, now);
  const next = nextOf(rows, now);
  return (
    <>
      {next && (
        <Box sx={{ mb: 3 }}>
          <NextShift row={next} now={now} withTournament />
        </Box>
      )}
      <ToggleButtonGroup
        exclusive
        className="no-print"
        aria-label={w('schedule.show')}
        value={filter.past}
        onChange={(_, past: boolean | null) => past !== null && set({ past })}
        sx={{ mb: 3 }}
      >
        <ToggleButton value={false}>{w('schedule.coming')}</ToggleButton>
        <ToggleButton value={true}>{w('schedule.all')}</ToggleButton>
      </ToggleButtonGroup>
      {shown.length === 0 && <EmptyState title={w('schedule.noneComing')} />}
      {byTournament(shown).map((schedule) => (
        <TournamentShifts key={schedule.tid} schedule={schedule} shown={next} now={now} />
      ))}
    </>
  );
}

function CalendarButton({ rows }: { rows: readonly ScheduleRow[] }) {
  const w = useScheduleWords();
  const save = useCalendarFile();
  return (
    <Button
      variant="outlined"
      startIcon={<CalendarMonth />}
      disabled={rows.every(({ status }) => status === 'Applied')}
      onClick={() => save(rows)}
    >
      {w('schedule.calendar')}
    </Button>
  );
}
