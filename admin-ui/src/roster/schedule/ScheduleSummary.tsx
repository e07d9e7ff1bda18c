import { shortageOf, totalShortage } from '@courtcrew/domain/roster/policies/shortage.ts';
import type { ShiftWithPeople } from '@courtcrew/domain/roster/shapes.ts';
import { lazyDialog } from '@courtcrew/ui-kit/page/dialog/lazyDialog.tsx';
import { forThumbs } from '@courtcrew/ui-kit/theme/styles.ts';
import PlaylistAddCheck from '@mui/icons-material/PlaylistAddCheck';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { LevelLegend, ShortageMark } from '../parts/Shortage.tsx';
import { useDeskWords } from '../words.ts';
import type { Placed } from './FitDialog.tsx';
import type { Seat } from './lines.ts';

const FitDialog = lazyDialog(async () => (await import('./FitDialog.tsx')).FitDialog);

interface ScheduleSummaryProps {
  readonly shifts: readonly ShiftWithPeople[];
  /** Chosen rows' shifts, else the open one, else all shown. */
  readonly scope: readonly ShiftWithPeople[];
  /** Whether the scope was chosen. */
  readonly isChosen: boolean;
  readonly approved?: ReadonlySet<string> | undefined;
  readonly onPlace: (seats: readonly Seat[]) => Promise<Placed | null>;
}

/** Whom all shifts together miss, and the way to fill them in one step. */
export function ScheduleSummary({ shifts, scope, isChosen, approved, onPlace }: ScheduleSummaryProps) {
  const d = useDeskWords();
  // What was chosen when the dialog was opened: sending forgets the choice, and then the scope is all shifts.
  const [filling, setFilling] = useState<ReadonlySet<string> | null>(null);
  const short = shortageOf(...shifts);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        mb: 1,
        ...forThumbs,
      }}
    >
      <Box component="span" data-place="shortage">
        {totalShortage(short) > 0 ? <ShortageMark of={short} /> : d('shortage.none')}
      </Box>
      <Button
        size="small"
        variant="outlined"
        startIcon={<PlaylistAddCheck fontSize="small" />}
        disabled={scope.length === 0}
        onClick={() => setFilling(new Set(scope.map(({ sid }) => sid)))}
      >
        {isChosen ? d('fit.chosen', { count: scope.length }) : d('fit.title')}
      </Button>
      <LevelLegend />
      {filling && (
        <FitDialog
          shifts={shifts}
          chosen={filling}
          approved={approved}
          onPlace={onPlace}
          onClose={() => setFilling(null)}
        />
      )}
    </Box>
  );
}
