import { emailSchedule } from '@courtcrew/domain/roster/contract.ts';
import { isSettled } from '@courtcrew/domain/roster/policies/display.ts';
import { sectionOf } from '@courtcrew/domain/roster/policies/sections.ts';
import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { lazyDialog } from '@courtcrew/ui-kit/page/dialog/lazyDialog.tsx';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import Send from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { BoardLinks } from '../../messaging/index.ts';
import { useAssignmentWords } from '../words/assignments.ts';

const WithdrawDialog = lazyDialog(async () => (await import('./WithdrawDialog.tsx')).WithdrawDialog);

interface ScheduleToolsProps {
  readonly tid: string;
  readonly tournament: string;
  readonly rows: readonly ScheduleRow[];
  /** Not begun. Includes applications: before publication a selection reads "Applied" and cannot be removed. */
  readonly ahead: readonly ScheduleRow[];
}

export function ScheduleTools({ tid, tournament, rows, ahead }: ScheduleToolsProps) {
  const w = useAssignmentWords();
  const email = useCommand(emailSchedule, { done: w('assign.emailed') });
  const [leaving, setLeaving] = useState(false);
  // An application gives no access yet.
  const row = rows.find(isSettled) ?? rows[0];
  return (
    <Box tabIndex={-1} className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mx: -1.5 }}>
      <Button
        variant="text"
        startIcon={<Send />}
        loading={email.isPending}
        loadingPosition="start"
        onClick={() => email.mutate({ body: { tid } })}
      >
        {w('assign.email')}
      </Button>
      <Button variant="text" startIcon={<MenuBook />} component={AppAnchor} to={`/procedures/${tid}`}>
        {w('assign.procedures')}
      </Button>
      <Suspense fallback={null}>{row && <BoardLinks tid={tid} category={sectionOf(row)} />}</Suspense>
      {ahead.length > 0 && (
        <Button variant="outlined" color="inherit" startIcon={<EventBusy />} onClick={() => setLeaving(true)}>
          {w('withdraw.action')}
        </Button>
      )}
      <WithdrawDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        tid={tid}
        tournament={tournament}
        rows={ahead}
      />
    </Box>
  );
}
