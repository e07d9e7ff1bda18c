import { getVolunteerDates } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { shortDay } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { DayFilter } from '../../../kit/desk/DayFilter.tsx';
import { useDesk } from '../../../kit/desk/desk.ts';
import { useCategories } from '../parts/useCategories.ts';
import { useVolunteerWords } from '../words.ts';

interface NameFilter {
  readonly q: string;
  readonly vcid: string;
  readonly day: string;
}

interface NameFiltersProps {
  readonly filter: NameFilter;
  readonly set: (change: Partial<NameFilter>) => void;
}

/** Part of a name, a category, a day. */
export function NameFilters({ filter, set }: NameFiltersProps) {
  const v = useVolunteerWords();
  const { language } = useSpeech();
  const { tid } = useDesk();
  const categories = useCategories();
  const dates = useCall(getVolunteerDates, { params: { tid } });
  const { q, vcid, day } = filter;
  return (
    <Toolbar
      searchLabel={v('schedule.findPerson')}
      search={q}
      onSearch={(text) => set({ q: text })}
      onClear={q || vcid || day ? () => set({ q: '', vcid: '', day: '' }) : undefined}
    >
      <SelectInput
        label={v('column.category')}
        value={vcid}
        options={[
          ['', v('shifts.allCategories')],
          ...(categories.data ?? []).map((one) => [one.vcid, one.name] as const),
        ]}
        onChange={(next) => set({ vcid: next })}
      />
      <DayFilter
        days={(dates.data ?? []).map((one) => [
          one.day,
          shortDay(`${one.day}T12:00:00.000Z`, 'UTC', language),
        ])}
        value={day}
        onChange={(next) => set({ day: next })}
      />
    </Toolbar>
  );
}
