import Add from '@mui/icons-material/Add';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { CopyPlanDialog, ItemForm } from './dialogs.ts';
import { usePlanWords } from './words.ts';

interface PlanActions {
  readonly buttons: ReactNode;
  /** What the buttons open; stays where it is when the list around the buttons changes. */
  readonly dialogs: ReactNode;
}

/** Adding to one of the plan's lists, and copying an earlier plan. */
export function usePlanActions(part: 'budget' | 'todo'): PlanActions {
  const p = usePlanWords();
  const [opened, setOpened] = useState<'form' | 'copy' | null>(null);
  const close = () => setOpened(null);
  return {
    buttons: (
      <>
        <Button variant="outlined" startIcon={<ContentCopy />} onClick={() => setOpened('copy')}>
          {p('plan.copy')}
        </Button>
        <Button variant="contained" startIcon={<Add />} onClick={() => setOpened('form')}>
          {p(`${part}.add`)}
        </Button>
      </>
    ),
    dialogs: (
      <>
        {opened === 'form' && <ItemForm part={part} onClose={close} />}
        {opened === 'copy' && <CopyPlanDialog onClose={close} />}
      </>
    ),
  };
}
