import type { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';

/** The screen's filter as it stands in the address. `how` is what a pick does: spot, waitlist or captain. */
export const FILTER = { vcid: '', day: '', open: false, how: 'spot', q: '', person: '' };

export type ManageFilter = ReturnType<typeof useUrlFilter<typeof FILTER>>;
