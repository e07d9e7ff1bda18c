import type { ListingRow } from '@courtcrew/domain/tournaments/contract.ts';
import { plain, searchText } from './searchText.ts';

/** Regions that have a button; `All` is none of them. */
export const REGION_BUTTONS = ['West', 'Central', 'East', 'All'] as const;

/** What the listings keep in the address. */
export const LISTING_FILTER = { q: '', region: 'All', all: false };

interface Wish {
  readonly q: string;
  readonly region: string;
}

/** Rows of the region whose name and location together hold every word, in any case, with accents or without. */
export function fitting(rows: readonly ListingRow[], { q, region }: Wish): readonly ListingRow[] {
  const words = plain(q).split(/\s+/).filter(Boolean);
  const anywhere = region.toLowerCase() === 'all';
  return rows.filter((row) => {
    if (!anywhere && row.facility?.toLowerCase() !== region.toLowerCase()) return false;
    const text = searchText(row);
    return words.every((word) => text.includes(word));
  });
}
