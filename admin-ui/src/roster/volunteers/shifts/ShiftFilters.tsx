import type {
  CategoryWithCaptains,
  VolunteerShiftInNumbers,
} from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { Choice } from '../../../kit/desk/Choice.tsx';
import { DayFilter } from '../../../kit/desk/DayFilter.tsx';
import { daysOf } from '../../../kit/desk/days.ts';
import { useVolunteerWords } from '../words.ts';

/** The list's filter as it stands in the address. */
export const FILTER = { q: '', vcid: '', day: '', by: 'day' };

interface ShiftFiltersProps {
  readonly shifts: readonly VolunteerShiftInNumbers[];
  readonly categories: readonly CategoryWithCaptains[];
  readonly filter: Readonly<Record<keyof typeof FILTER, string>>;
  readonly set: (change: Partial<Record<keyof typeof FILTER, string>>) => void;
  readonly onClear: (() => void) | undefined;
  readonly count: number;
  readonly chosen: number;
}

/** Which shifts are listed, and under which headings. */
export function ShiftFilters({ shifts, categories, filter, set, onClear, count, chosen }: ShiftFiltersProps) {
  const v = useVolunteerWords();
  const { language } = useSpeech();
  return (
    <Toolbar
      search={filter.q}
      onSearch={(q) => set({ q })}
      onClear={onClear}
      count={v('shifts.count', { count, chosen })}
    >
      <SelectInput
        label={v('column.category')}
        value={filter.vcid}
        options={[
          ['', v('shifts.allCategories')],
          ...categories.map(({ vcid, name }) => [vcid, name] as const),
        ]}
        onChange={(vcid) => set({ vcid })}
      />
      <DayFilter days={daysOf(shifts, language)} value={filter.day} onChange={(day) => set({ day })} />
      <Choice
        label={v('shifts.order')}
        value={filter.by === 'category' ? 'category' : 'day'}
        options={[
          ['day', v('recap.byDay')],
          ['category', v('shifts.byCategory')],
        ]}
        onChange={(by) => set({ by })}
      />
    </Toolbar>
  );
}
