import { FormCheck } from '@courtcrew/ui-kit/form/fields.tsx';
import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { FormCount } from '../../kit/page/FormCount.tsx';
import { type DeskKey, useDeskWords } from '../words.ts';
import { LEVEL_FIELDS, type ShiftValues, totalSpots } from './shiftValues.ts';

/** Labels of the credentials that spots are counted by. */
export const LEVEL_LABELS: Readonly<Record<(typeof LEVEL_FIELDS)[number], DeskKey>> = {
  certified: 'generator.level.certified',
  level_two: 'generator.level.levelTwo',
  level_one: 'generator.level.levelOne',
  none: 'generator.level.volunteer',
};

/** Spots of a shift: one number, or one per credential. */
export function SpotFields() {
  const d = useDeskWords();
  const { watch, formState } = useFormContext<ShiftValues>();
  const values = watch();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FormCheck name="byLevel" label={d('setup.byLevel')} />
      {values.byLevel ? (
        <>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(100px, 1fr))' }}>
            {LEVEL_FIELDS.map((level) => (
              <FormCount key={level} name={level} label={d(LEVEL_LABELS[level])} />
            ))}
          </Box>
          <Box
            role="status"
            sx={{ typography: 'body2', color: formState.errors.spots ? 'error.main' : 'text.secondary' }}
          >
            {formState.errors.spots?.message ?? d('setup.total', { count: totalSpots(values) })}
          </Box>
        </>
      ) : (
        <FormCount
          name="spots"
          label={d('column.spots')}
          hint={d('setup.spotsHelp')}
          required
          sx={{ maxWidth: 320 }}
        />
      )}
    </Box>
  );
}
