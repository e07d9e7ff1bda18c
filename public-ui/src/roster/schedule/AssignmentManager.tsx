import { getRefScheduleForTournament } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { Part } from '@courtcrew/ui-kit/page/Part.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Placeholder } from '@courtcrew/ui-kit/page/state/Placeholder.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import type { RosterWord } from '../words.ts';

// Loaded apart: few tournaments ask for an approval.
const AwaitingApproval = lazyPart(async () => (await import('./AwaitingApproval.tsx')).AwaitingApproval);

// Loaded apart: most who open a link are visitors without shifts.
const Assignments = lazyPart(async () => (await import('./Assignments.tsx')).Assignments);

interface AssignmentManagerProps {
  readonly tid: string;
  readonly tournament: string;
  readonly empty?: string;
  /** Heading; officials call it Assignment Manager. */
  readonly title?: RosterWord;
}

/** The own shifts of a tournament, the next one first. Nothing for a visitor. */
export function AssignmentManager(props: AssignmentManagerProps) {
  const { user } = useSession();
  return user ? <Own {...props} ref_id={user.ref_id} /> : null;
}

function Own({
  tid,
  tournament,
  empty,
  title = 'assign.title',
  ref_id,
}: AssignmentManagerProps & { ref_id: string }) {
  const answer = useCall(getRefScheduleForTournament, { params: { ref_id }, body: { tid } });
  return (
    <Box tabIndex={-1}>
      <Suspense fallback={null}>
        <AwaitingApproval tid={tid} />
      </Suspense>
      <Answered
        of={answer}
        loading={<Coming />}
        empty={empty ? <Typography sx={{ mb: 3 }}>{empty}</Typography> : null}
      >
        {(rows) => (
          <Part fallback={<Coming />}>
            <Assignments tid={tid} tournament={tournament} title={title} rows={rows} />
          </Part>
        )}
      </Answered>
    </Box>
  );
}

const Coming = () => <Placeholder height={96} sx={{ mb: 3 }} />;
