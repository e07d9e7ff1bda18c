import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import { useDeskKitWords } from './words.ts';

interface DayFilterProps {
  /** Days of the schedule, MM/DD/YYYY with their text. */
  readonly days: readonly (readonly [date: string, text: string])[];
  readonly value: string;
  readonly onChange: (date: string) => void;
  /** Leaves no way to see all days at once. */
  readonly required?: boolean;
}

export function DayFilter({ days, value, onChange, required = false }: DayFilterProps) {
  const d = useDeskKitWords();
  return (
    <SelectInput
      label={d('desk.day')}
      value={value}
      options={required ? days : [['', d('desk.allDays')], ...days]}
      onChange={onChange}
    />
  );
}
