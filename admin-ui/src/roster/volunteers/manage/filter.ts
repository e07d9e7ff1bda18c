import type { CategoryWithCaptains } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import type { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { PLACE } from '../../schedule/SeatDesk.tsx';

export interface ManagedProps {
  /** Those the person looks after. */
  readonly categories: readonly CategoryWithCaptains[];
  readonly by: ManageFilter;
}

/** The screen's filter as it stands in the address. `how` is what a pick does: spot, waitlist or captain. */
export const FILTER = { vcid: '', day: '', open: false, how: 'spot', q: '', person: '', ...PLACE };

export type ManageFilter = ReturnType<typeof useUrlFilter<typeof FILTER>>;
