import { getIndividualSchedule } from '@courtcrew/domain/roster/contract.ts';
import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Placeholder } from '@courtcrew/ui-kit/page/state/Placeholder.tsx';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { ConfirmAll, NextShift, NoShifts, nextOf, toConfirm } from '../roster/index.ts';

interface OwnNextProps {
  readonly ref_id: string;
  /** Shows nothing without shifts, for people who came to run tournaments. */
  readonly quietWhenEmpty: boolean;
}

/** The next shift, and selections to confirm. */
export function OwnNext({ ref_id, quietWhenEmpty }: OwnNextProps) {
  const schedule = useCall(getIndividualSchedule, { params: { ref_id } });
  return (
    <Answered
      of={schedule}
      loading={<Placeholder height={132} />}
      empty={quietWhenEmpty ? null : <NoShifts />}
    >
      {(rows) => <Ahead rows={rows} />}
    </Answered>
  );
}

function Ahead({ rows }: { rows: readonly ScheduleRow[] }) {
  const w = useWords();
  const now = useNow();
  const next = nextOf(rows, now);
  const waiting = toConfirm(rows, now);
  const shown = next ? [next, ...waiting.filter((row) => row !== next)] : waiting;
  return (
    <section aria-label={w('nav.mySchedule')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {shown.map((row) => (
          <NextShift key={row.shift_id} row={row} now={now} withTournament />
        ))}
      </Box>
      {waiting.length > 1 && (
        <Suspense>
          <ConfirmAll rows={waiting} />
        </Suspense>
      )}
      <AppLink to="/profile/signupReport" sx={{ display: 'inline-block', mt: 1, py: 1.25 }}>
        {w('nav.mySchedule')}
      </AppLink>
    </section>
  );
}
