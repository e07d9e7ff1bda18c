import type { Volunteer } from '@courtcrew/domain/roster/volunteerShapes.ts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Choice, SelectInput } from '../../roster/index.ts';
import { useVolunteerWords } from '../words.ts';
import { CheckOutAll } from './CheckOutAll.tsx';
import { type Counts, categoriesOf } from './people.ts';

/** The list's filter as it stands in the address. */
export const FILTER = { who: '', vcid: '' };

interface FiltersProps {
  readonly people: readonly Volunteer[];
  readonly counts: Counts;
  /** Checked in on the day, of whatever category. */
  readonly here: number;
  readonly day: string;
  readonly choice: ReactNode;
  readonly filter: Readonly<Record<keyof typeof FILTER, string>>;
  readonly set: (change: Partial<Record<keyof typeof FILTER, string>>) => void;
}

/** Which day, which category, who; and the end of the day. */
export function Filters({ people, counts, here, day, choice, filter, set }: FiltersProps) {
  const v = useVolunteerWords();
  const categories = categoriesOf(people);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      {choice}
      {categories.length > 1 && (
        <SelectInput
          label={v('column.category')}
          value={filter.vcid}
          options={[['', v('shifts.allCategories')], ...categories]}
          onChange={(vcid) => set({ vcid })}
        />
      )}
      <Choice
        label={v('checkin.who')}
        value={filter.who}
        options={[
          ['', v('checkin.all', { count: counts.all })],
          ['out', v('checkin.out', { count: counts.all - counts.here })],
          ['in', v('checkin.in', { count: counts.here })],
        ]}
        onChange={(who) => set({ who })}
      />
      <CheckOutAll day={day} here={here} />
      <Box role="status" sx={{ ml: { md: 'auto' }, fontWeight: 650 }}>
        {v('checkin.count', { ...counts })}
      </Box>
    </Box>
  );
}
