import { emailSchedule } from '@courtcrew/domain/roster/contract.ts';
import { nextStepOf } from '@courtcrew/domain/roster/policies/display.ts';
import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useAssignmentWords } from '../words/assignments.ts';
import type { RosterWord } from '../words.ts';
import { ConfirmAll } from './ConfirmAll.tsx';
import { NextShift } from './NextShift.tsx';
import { ScheduleTable } from './ScheduleTable.tsx';
import { ScheduleTools } from './ScheduleTools.tsx';
import { ahead, nextOf, toConfirm } from './schedule.ts';

interface AssignmentsProps {
  readonly tid: string;
  readonly tournament: string;
  readonly title: RosterWord;
  readonly rows: readonly ScheduleRow[];
}

/** Shifts of a tournament: the next one, those to confirm, and all on request. */
export function Assignments({ tid, tournament, title, rows }: AssignmentsProps) {
  const w = useAssignmentWords();
  const now = useNow();
  const id = useId();
  const [all, setAll] = useState(false);
  const next = nextOf(rows, now);
  const coming = ahead(rows, now);
  return (
    <Box component="section" aria-labelledby={`${id}-title`} sx={{ mb: 4 }}>
      <Typography variant="h2" id={`${id}-title`} sx={{ mb: 1.5 }}>
        {w(title)}
      </Typography>
      {next ? <NextShift row={next} now={now} /> : <Typography>{w('assign.past')}</Typography>}
      <ConfirmAll rows={toConfirm(rows, now)} />
      {coming.length > 0 && <WhatIsNext tid={tid} rows={coming} />}
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
              <ScheduleTools tid={tid} tournament={tournament} rows={rows} ahead={coming} />
            </Box>
          </>
        )}
      </Box>
    </Box>
  );
}

/** What happens next, and when the letter about it comes. */
function WhatIsNext({ tid, rows }: { readonly tid: string; readonly rows: readonly ScheduleRow[] }) {
  const w = useAssignmentWords();
  const send = useCommand(emailSchedule, { done: w('assign.emailed') });
  return (
    <Typography variant="body2" sx={{ mt: 1 }}>
      {w(`assign.step.${nextStepOf(rows)}`)} {w('assign.letter')}{' '}
      <Button
        variant="text"
        size="small"
        className="no-print"
        loading={send.isPending}
        onClick={() => send.mutate({ body: { tid } })}
      >
        {w('assign.sendNow')}
      </Button>
    </Typography>
  );
}
