import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { changesOf } from '@courtcrew/ui-kit/form/changesOf.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useDeskWords } from '../words.ts';
import { digitsOnly } from './digits.ts';
import { LEVEL_LABELS } from './SpotFields.tsx';
import { LEVEL_FIELDS } from './shiftValues.ts';
import { countsOf, type SpotValues, spotValues } from './spotsOfMany.ts';

interface MassSpotsProps {
  readonly shifts: readonly ShiftRow[];
  readonly onSubmit: (values: Partial<SpotValues>) => Promise<void>;
  readonly onClose: () => void;
}

const NUMBER = { shape: digitsOnly, inputProps: { inputMode: 'numeric' } } as const;

/** Spots of many shifts: one number, and one per credential where some count so. Passes on what was typed. */
export function MassSpots({ shifts, onSubmit, onClose }: MassSpotsProps) {
  const [seen] = useState(() => spotValues(shifts));
  const d = useDeskWords();
  const { inAll, byLevel } = countsOf(shifts);
  return (
    <FormDialog<SpotValues>
      open
      title={d('bulk.setSpots')}
      action={shifts.length === 1 ? d('bulk.applyOne') : d('bulk.apply', { count: shifts.length })}
      defaults={seen}
      onSubmit={(values) => onSubmit(changesOf(seen, values))}
      onClose={onClose}
    >
      {inAll && (
        <FormText name="spots" label={d('bulk.setSpots')} required={!byLevel} autoFocus {...NUMBER} />
      )}
      {byLevel && (
        <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ p: 0, mb: 1.5, typography: 'h3' }}>
            {d('bulk.byLevel')}
          </Box>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(100px, 1fr))' }}>
            {LEVEL_FIELDS.map((level) => (
              <FormText key={level} name={level} label={d(LEVEL_LABELS[level])} {...NUMBER} />
            ))}
          </Box>
          <Box sx={{ mt: 1, typography: 'body2', color: 'text.secondary' }}>{d('bulk.levelHelp')}</Box>
        </Box>
      )}
    </FormDialog>
  );
}
