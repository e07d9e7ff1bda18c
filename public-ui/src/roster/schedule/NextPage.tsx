import { getIndividualSchedule } from '@courtcrew/domain/roster/contract.ts';
import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Part } from '@courtcrew/ui-kit/page/Part.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { LostPart } from '@courtcrew/ui-kit/page/state/States.tsx';
import { RequireLogin } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useScheduleWords } from '../words/schedule.ts';
import { ConfirmAll } from './ConfirmAll.tsx';
import { NextShift } from './NextShift.tsx';
import { NoShifts } from './NoShifts.tsx';
import { byTournament, nextOf, toConfirm } from './schedule.ts';

// Loaded apart: below what comes next.
const TournamentShifts = lazyPart(
  async () => (await import('./TournamentShifts.tsx')).TournamentShifts,
  LostPart,
);

/** `/signup`: what comes next for the person in all tournaments. */
export function NextPage() {
  return (
    <RequireLogin>
      <Own />
    </RequireLogin>
  );
}

function Own() {
  const w = useScheduleWords();
  const { user } = useSession();
  const answer = useCall(getIndividualSchedule, { params: { ref_id: user?.ref_id ?? '' } });
  return (
    <>
      <PageHeader
        title={w('schedule.next')}
        actions={
          <Button component={AppAnchor} to="/profile/signupReport" variant="outlined">
            {w('schedule.whole')}
          </Button>
        }
      />
      <Answered of={answer} loading="cards" rows={3} empty={<NoShifts />}>
        {(rows) => <Next rows={rows} />}
      </Answered>
    </>
  );
}

function Next({ rows }: { rows: readonly ScheduleRow[] }) {
  const now = useNow();
  const next = nextOf(rows, now);
  return (
    <>
      {next && <NextShift row={next} now={now} withTournament />}
      <ConfirmAll rows={toConfirm(rows, now)} />
      <Box sx={{ mt: 4 }}>
        <Part fallback={<Loading shape="cards" count={3} />}>
          {byTournament(rows).map((schedule) => (
            <TournamentShifts key={schedule.tid} schedule={schedule} shown={next} now={now} />
          ))}
        </Part>
      </Box>
    </>
  );
}
