import { FormCheck, FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { wallClock } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { Wide } from '../../kit/page/layout.tsx';
import { useSetupWords } from '../words.ts';
import { SectionCard } from './SectionCard.tsx';

const digits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 2);

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Automatic reminders, and their quiet hours. */
export function RemindersSection() {
  const w = useSetupWords();
  const { language } = useSpeech();
  const hours = HOURS.map((hour) => ({
    value: String(hour),
    label: wallClock(`${String(hour).padStart(2, '0')}:00`, language),
  }));
  return (
    <SectionCard id="reminders" title={w('setup.reminders')} help={w('setup.remindersHelp')}>
      <FormCheck name="remind_tomorrow" label={w('setup.remindTomorrow')} />
      <FormCheck name="remind_soon" label={w('setup.remindSoon')} />
      <Wide>
        <FormText
          name="remind_confirm_days"
          label={w('setup.remindConfirm')}
          hint={w('setup.remindConfirmHint')}
          shape={digits}
          inputProps={{ inputMode: 'numeric' }}
        />
      </Wide>
      <FormSelect name="quiet_from" label={w('setup.quietFrom')} options={hours} />
      <FormSelect name="quiet_until" label={w('setup.quietUntil')} options={hours} />
    </SectionCard>
  );
}
