import { getRefScheduleForTournament } from '@courtcrew/domain/roster/contract.ts';
import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ConfirmAll } from './ConfirmAll.tsx';
import { NextShift } from './NextShift.tsx';
import { ScheduleTable } from './ScheduleTable.tsx';
import { ScheduleTools } from './ScheduleTools.tsx';
import { ahead, nextOf, toConfirm } from './schedule.ts';
import { type RosterWord, useRosterWords } from './words.ts';

interface AssignmentManagerProps {
  readonly tid: string;
  readonly tournament: string;
  /** Shown where the person has no shifts here; nothing without. */
  readonly empty?: string;
  /** Heading; officials call it their Assignment Manager. */
  readonly title?: RosterWord;
}

/** The own shifts of a tournament in one place, the next one first. Nothing for a visitor. */
export function AssignmentManager(props: AssignmentManagerProps) {
  const { user } = useSession();
  return user ? <Own {...props} ref_id={user.ref_id} /> : null;
}

function Own({ tid, tournament, empty, title, ref_id }: AssignmentManagerProps & { ref_id: string }) {
  const answer = useCall(getRefScheduleForTournament, { params: { ref_id }, body: { tid } });
  return (
    <Answered
      of={answer}
      loading={<Skeleton variant="rounded" height={96} sx={{ mb: 3 }} />}
      empty={empty ? <Typography sx={{ mb: 3 }}>{empty}</Typography> : null}
    >
      {(rows) => <Assignments tid={tid} tournament={tournament} title={title} rows={rows} />}
    </Answered>
  );
}

interface AssignmentsProps extends AssignmentManagerProps {
  readonly rows: readonly ScheduleRow[];
}

function Assignments({ tid, tournament, title = 'assign.title', rows }: AssignmentsProps) {
  const w = useRosterWords();
  const now = useNow();
  const id = useId();
  const [all, setAll] = useState(false);
  const next = nextOf(rows, now);
  return (
    <Box component="section" aria-labelledby={`${id}-title`} sx={{ mb: 4 }}>
      <Typography variant="h2" id={`${id}-title`} sx={{ mb: 1.5 }}>
        {w(title)}
      </Typography>
      {next ? <NextShift row={next} now={now} /> : <Typography>{w('assign.past')}</Typography>}
      <ConfirmAll rows={toConfirm(rows, now)} />
      <Button
        variant="text"
        endIcon={all ? <ExpandLess /> : <ExpandMore />}
        aria-expanded={all}
        aria-controls={`${id}-all`}
        onClick={() => setAll(!all)}
        sx={{ mt: 1, ml: -2.25 }}
      >
        {all ? w('assign.showLess') : w('assign.showAll', { count: rows.length })}
      </Button>
      <Box id={`${id}-all`}>
        {all && (
          <>
            <ScheduleTable caption={w(title)} rows={rows} now={now} />
            <Box sx={{ mt: 1 }}>
              <ScheduleTools tid={tid} tournament={tournament} ahead={ahead(rows, now)} />
            </Box>
          </>
        )}
      </Box>
    </Box>
  );
}
