import { searchKey } from '@courtcrew/domain/kernel/spelling.ts';
import { SPORTS } from '@courtcrew/domain/kernel/sport.ts';
import type { ListingRow } from '@courtcrew/domain/tournaments/contract.ts';
import type { Widened } from '@courtcrew/ui-kit/page/list/urlFilter.ts';

/** States by postal code, for searches by name. */
const STATES: Readonly<Record<string, string>> = Object.fromEntries(
  `AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,
FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,
MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,
NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,
PA Pennsylvania,PR Puerto Rico,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,
VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming`
    .split(/,\s*/)
    .map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);

/** Lower case without accents, "Saint" and "Fort" abbreviated as in addresses. */
const plain = (text: string): string =>
  searchKey(text)
    .replace(/\b(saint|st\.)(?=\s|$)/g, 'st')
    .replace(/\b(fort|ft\.)(?=\s|$)/g, 'ft');

/** Text a tournament is searched by: name, place, and the state by name and code. */
function searchText({ name, location }: { readonly name: string; readonly location: string }): string {
  const letters = /,\s*([A-Z]{2})\b/.exec(location)?.[1] ?? '';
  return plain(`${name} ${location} ${STATES[letters] ?? ''}`);
}

/** Regions with a button; `All` is none of them. */
export const REGION_BUTTONS = ['West', 'Central', 'East', 'All'] as const;

/** Sports with a button; the empty one is both. */
export const SPORT_BUTTONS = [...SPORTS, ''] as const;

/** Filter in the address; days are `2026-03-07`, and empty texts filter nothing. */
export const LISTING_FILTER = { q: '', sport: '', region: 'All', from: '', to: '', need: false, all: false };

export type ListingWish = Widened<typeof LISTING_FILTER>;

/** Number of filters in use besides the search; a range of days is one. */
export const activeFilters = ({ sport, region, from, to, need, all }: ListingWish): number =>
  [sport !== '', region.toLowerCase() !== 'all', from !== '' || to !== '', need, all].filter(Boolean).length;

type Span = Pick<ListingWish, 'from' | 'to'>;

/** Whether a day of the tournament is in the range; undated ones are in none. */
function isWithin({ start, end_date }: ListingRow, { from, to }: Span): boolean {
  if (from === '' && to === '') return true;
  const [first, last] = [start ?? end_date, end_date ?? start];
  if (first === null || last === null) return false;
  // Either end may be typed first.
  const [begin, end] = from !== '' && to !== '' && to < from ? [to, from] : [from, to];
  return last >= begin && (end === '' || first <= end);
}

/** The range starts before this day and so includes past tournaments. */
export const reachesBack = ({ from, to }: Span, today: string): boolean =>
  [from, to].some((day) => day !== '' && day < today);

/** Rows whose name and location contain every word, ignoring case and accents. */
export function fitting(rows: readonly ListingRow[], wish: Omit<ListingWish, 'all'>): readonly ListingRow[] {
  const words = plain(wish.q).split(/\s+/).filter(Boolean);
  const region = wish.region.toLowerCase();
  return rows.filter((row) => {
    if (region !== 'all' && row.facility?.toLowerCase() !== region) return false;
    if (wish.sport !== '' && row.sport !== wish.sport) return false;
    if (wish.need && !row.wanted?.length) return false;
    const text = searchText(row);
    return isWithin(row, wish) && words.every((word) => text.includes(word));
  });
}
