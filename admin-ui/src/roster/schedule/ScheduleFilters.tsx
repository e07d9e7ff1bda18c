import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Choice } from '../../kit/desk/Choice.tsx';
import { DayFilter } from '../../kit/desk/DayFilter.tsx';
import { daysOf } from '../../kit/desk/days.ts';
import { useDeskWords } from '../words.ts';

export const FILTER = { view: 'time', day: '', open: false, waitlist: false, q: '', person: '' };

type Filter = { readonly [Name in keyof typeof FILTER]: (typeof FILTER)[Name] };

interface ScheduleFiltersProps {
  readonly shifts: readonly ShiftRow[];
  readonly filter: Filter;
  readonly set: (change: Partial<Filter>) => void;
  readonly onClear?: () => void;
}

export function ScheduleFilters({ shifts, filter, set, onClear }: ScheduleFiltersProps) {
  const d = useDeskWords();
  const { language } = useSpeech();
  return (
    <Toolbar onClear={onClear}>
      <Choice
        label={d('column.shifts')}
        value={filter.view}
        options={[
          ['time', d('schedule.byTime')],
          ['name', d('schedule.byName')],
        ]}
        onChange={(view) => set({ view })}
      />
      <DayFilter
        days={daysOf(shifts, language)}
        value={filter.day}
        onChange={(value) => set({ day: value })}
      />
      <FormControlLabel
        label={d('schedule.openOnly')}
        control={<Checkbox checked={filter.open} onChange={(_, open) => set({ open })} />}
      />
      <FormControlLabel
        label={d('schedule.waitlistMode')}
        control={
          <Switch
            color="secondary"
            checked={filter.waitlist}
            onChange={(_, waitlist) => set({ waitlist })}
            slotProps={{ input: { 'aria-keyshortcuts': 'W' } }}
          />
        }
      />
    </Toolbar>
  );
}
