import type { ListingRow } from '@courtcrew/domain/tournaments/contract.ts';

/** Somewhere on the map with everything that takes place there. */
export interface MapPlace {
  readonly key: string;
  readonly lat: number;
  readonly long: number;
  readonly tournaments: readonly ListingRow[];
}

interface Placed {
  readonly places: readonly MapPlace[];
  /** Nobody has said where they are. */
  readonly unplaced: readonly ListingRow[];
}

/** About a kilometre: tournaments of one venue share a pin, so that none hides below another. */
const keyOf = (lat: number, long: number): string => `${lat.toFixed(2)},${long.toFixed(2)}`;

/** Sorts tournaments into places, in the order they came. */
export function placed(rows: readonly ListingRow[]): Placed {
  const byKey = Map.groupBy(rows, ({ lat, long }) => (lat === null || long === null ? '' : keyOf(lat, long)));
  const unplaced = byKey.get('') ?? [];
  byKey.delete('');
  const places = [...byKey].flatMap(([key, tournaments]) => {
    const { lat, long } = tournaments[0] ?? {};
    return typeof lat === 'number' && typeof long === 'number' ? [{ key, lat, long, tournaments }] : [];
  });
  return { places, unplaced };
}
