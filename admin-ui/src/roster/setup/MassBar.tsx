import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { Progress } from '@courtcrew/ui-kit/page/state/Progress.tsx';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useDeskWords } from '../words.ts';
import { MassActions } from './MassActions.tsx';
import type { MassEdit } from './useMassEdit.ts';

interface MassBarProps {
  readonly shifts: readonly ShiftRow[];
  readonly work: MassEdit;
  readonly onDone: () => void;
  /** Extra buttons, before the bulk actions. */
  readonly children?: ReactNode;
}

/** Sticky bulk actions with progress. */
export function MassBar({ shifts, work, onDone, children }: MassBarProps) {
  const d = useDeskWords();
  return (
    <Box sx={{ position: 'sticky', top: 56, zIndex: 2, py: 1, mb: 1, backgroundColor: 'background.default' }}>
      {work.progress ? (
        <Progress label={d('bulk.working')} {...work.progress} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {children}
          <MassActions shifts={shifts} work={work} onDone={onDone} />
        </Box>
      )}
    </Box>
  );
}
