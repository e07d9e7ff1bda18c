import { getVolunteerPage } from '@courtcrew/domain/roster/contract.ts';
import type { CategoryWithCaptains } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useDesk } from '../../../kit/desk/desk.ts';
import { useCategories } from '../parts/useCategories.ts';
import { useVolunteerWords } from '../words.ts';
import type { Progress } from './steps.ts';

const sum = (rows: readonly CategoryWithCaptains[], of: 'shifts' | 'spots' | 'count'): number =>
  rows.reduce((total, row) => total + row[of], 0);

/** How far the volunteers' work is, in few words; a number nobody has read yet says nothing. */
export function useProgress(): (of: Progress) => string | undefined {
  const v = useVolunteerWords();
  const { tid } = useDesk();
  const { data: rows } = useCategories();
  // One row is enough: the answer says how many there are in all.
  const here = useCall(getVolunteerPage, { params: { tid }, body: { checkin: true, limit: 1 } });
  const counted = (count: number | undefined, key: 'home.nCategories' | 'home.nShifts' | 'home.nHere') =>
    count === undefined ? undefined : v(key, { count });
  return (of) => {
    if (of === 'categories') return counted(rows?.length, 'home.nCategories');
    if (of === 'shifts') return counted(rows && sum(rows, 'shifts'), 'home.nShifts');
    if (of === 'checkedIn') return counted(here.data?.total, 'home.nHere');
    return rows && v('home.nFilled', { count: sum(rows, 'count'), spots: sum(rows, 'spots') });
  };
}
