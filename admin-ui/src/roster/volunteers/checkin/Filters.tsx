import type { Volunteer } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import Box from '@mui/material/Box';
import { Choice } from '../../../kit/desk/Choice.tsx';
import { useVolunteerWords } from '../words.ts';
import { type Counts, categoriesOf } from './people.ts';

/** The list's filter as it stands in the address. */
export const FILTER = { who: '', vcid: '' };

interface FilterProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The categories of the day; nothing where there is one alone. */
export function CategoryFilter({ people, ...input }: FilterProps & { people: readonly Volunteer[] }) {
  const v = useVolunteerWords();
  const categories = categoriesOf(people);
  return (
    categories.length > 1 && (
      <SelectInput
        label={v('column.category')}
        options={[['', v('shifts.allCategories')], ...categories]}
        {...input}
      />
    )
  );
}

/** Everybody, or who is missing, or who is in; and how many. */
export function WhoFilter({ counts, ...choice }: FilterProps & { counts: Counts }) {
  const v = useVolunteerWords();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      <Choice
        label={v('checkin.who')}
        options={[
          ['', v('checkin.all', { count: counts.all })],
          ['out', v('checkin.out', { count: counts.all - counts.here })],
          ['in', v('checkin.in', { count: counts.here })],
        ]}
        {...choice}
      />
      <Box role="status" sx={{ fontWeight: 650 }}>
        {v('checkin.count', { ...counts })}
      </Box>
    </Box>
  );
}
