import type { CategoryWithCaptains } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { Choice } from '../../../kit/desk/Choice.tsx';
import { useCoordinates } from '../parts/useCategories.ts';
import { useVolunteerWords } from '../words.ts';
import type { ManageFilter } from './filter.ts';

interface ManageFiltersProps {
  readonly categories: readonly CategoryWithCaptains[];
  /** Id of the chosen category; empty for all shifts. */
  readonly vcid: string;
  readonly days: ReactNode;
  readonly by: ManageFilter;
}

/** Category, day, free spots, and what a pick does. */
export function ManageFilters({ categories, vcid, days, by: { filter, set } }: ManageFiltersProps) {
  const v = useVolunteerWords();
  const coordinates = useCoordinates();
  const own = categories.map((one) => [one.vcid, one.name] as const);
  return (
    <Toolbar>
      <SelectInput
        label={v('column.category')}
        value={vcid}
        options={coordinates ? [['', v('manage.all')], ...own] : own}
        onChange={(next) => set({ vcid: next })}
      />
      {days}
      <FormControlLabel
        label={v('schedule.openOnly')}
        control={<Checkbox checked={filter.open} onChange={(_, open) => set({ open })} />}
      />
      <Choice
        label={v('manage.how')}
        value={filter.how}
        options={[
          ['spot', v('manage.spot')],
          ['waitlist', v('status.waitlist')],
          ['captain', v('schedule.captain')],
        ]}
        onChange={(how) => set({ how })}
      />
    </Toolbar>
  );
}
