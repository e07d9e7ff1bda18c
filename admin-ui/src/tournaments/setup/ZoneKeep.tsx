import { isTimeZone, utcToWall } from '@courtcrew/domain/kernel/time.ts';
import { getShifts, getVolunteerShiftList } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { FormRadio } from '@courtcrew/ui-kit/form/fields.tsx';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Wide } from '../../kit/page/layout.tsx';
import { useSetupWords } from '../words.ts';
import type { SetupValues } from './values.ts';

/** Asks what a new time zone does to existing shifts. */
export function ZoneKeep({ tid }: { tid: string }) {
  const w = useSetupWords();
  const { control, setValue } = useFormContext<SetupValues>();
  const to = useWatch({ control, name: 'time_zone' });
  const { dirtyFields } = useFormState({ control, name: 'time_zone' });
  const isChanged = dirtyFields.time_zone === true;
  const officials = useCall(getShifts, { params: { tid } }, { enabled: isChanged });
  const volunteers = useCall(getVolunteerShiftList, { params: { tid } }, { enabled: isChanged });
  const [first] = [...(officials.data ?? []), ...(volunteers.data ?? [])];
  // An unchanged zone has no answer.
  useEffect(() => {
    if (!isChanged) setValue('keep', 'wall', { shouldDirty: true });
  }, [isChanged, setValue]);
  if (!isChanged || !first || !isTimeZone(to)) return null;
  const before = utcToWall(first.start, first.time_zone).time;
  const after = utcToWall(first.start, to).time;
  return (
    <Wide>
      <Box role="status">
        <FormRadio
          name="keep"
          label={w('setup.zoneShifts')}
          options={[
            { value: 'wall', label: w('setup.keepWall', { before }) },
            { value: 'instant', label: w('setup.keepInstant', { before, after }) },
          ]}
        />
      </Box>
    </Wide>
  );
}
