import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { day } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { useWatch } from 'react-hook-form';
import { useDeskWords } from '../words.ts';
import { lastDay, type ShiftValues } from './shiftValues.ts';

/** The end of the shift in the form; it names the day where that is not the start's, and says what no end means. */
export function EndField({ before }: { before?: ShiftValues }) {
  const d = useDeskWords();
  const { language } = useSpeech();
  const values = useWatch<ShiftValues>() as ShiftValues;
  const last = lastDay(values, before);
  const next = values.date !== '' && last !== values.date;
  const hint = next ? d('hours.ends', { day: day(`${last}T12:00:00.000Z`, 'UTC', language) }) : undefined;
  return (
    <FormText
      name="end"
      label={d('setup.end')}
      type="time"
      hint={values.end === '' ? d('hours.noEnd') : hint}
      inputProps={{ step: 900 }}
    />
  );
}
