import { FormCheck } from '@courtcrew/ui-kit/form/fields.tsx';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDeskWords } from '../words.ts';
import type { ShiftValues } from './shiftValues.ts';

/** Turned on, it describes a shift that has no description yet; turned off, it takes its own words back. */
export function PreRegistration() {
  const d = useDeskWords();
  const { getValues, setValue, formState } = useFormContext<ShiftValues>();
  const isOn = useWatch<ShiftValues, 'pre_reg'>({ name: 'pre_reg' });
  const isTouched = formState.dirtyFields.pre_reg === true;
  const own = d('setup.preRegText');
  useEffect(() => {
    const description = getValues('description').trim();
    if (isOn && isTouched && description === '') setValue('description', own, { shouldDirty: true });
    if (!isOn && description === own) setValue('description', '', { shouldDirty: true });
  }, [isOn, isTouched, own, getValues, setValue]);
  return <FormCheck name="pre_reg" label={d('setup.preReg')} />;
}
