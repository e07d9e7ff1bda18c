import { emailSchedule } from '@courtcrew/domain/roster/contract.ts';
import { nextStepOf } from '@courtcrew/domain/roster/policies/display.ts';
import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAssignmentWords } from '../words/assignments.ts';

/** What the person does or hears next, and when the letter about it comes. */
export function WhatIsNext({ tid, rows }: { readonly tid: string; readonly rows: readonly ScheduleRow[] }) {
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
