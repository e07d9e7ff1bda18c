import type { ListingRow } from '@courtcrew/domain/tournaments/contract.ts';
import { groupsOf } from '@courtcrew/ui-kit/page/list/groups.ts';

export interface MapPlace {
  readonly key: string;
  readonly lat: number;
  readonly long: number;
  readonly tournaments: readonly ListingRow[];
}

interface Placed {
  readonly places: readonly MapPlace[];
  /** Without a position. */
  readonly unplaced: readonly ListingRow[];
}

/** About a kilometre: tournaments of one venue share a pin. */
const keyOf = (lat: number, long: number): string => `${lat.toFixed(2)},${long.toFixed(2)}`;

/** Groups tournaments by place, in their order. */
export function placed(rows: readonly ListingRow[]): Placed {
  const keyed = ({ lat, long }: ListingRow): string =>
    lat === null || long === null ? '' : keyOf(lat, long);
  const places = groupsOf(rows, keyed).flatMap(({ heading: key, rows: tournaments }) => {
    const { lat, long } = tournaments[0] ?? {};
    return key && typeof lat === 'number' && typeof long === 'number'
      ? [{ key, lat, long, tournaments }]
      : [];
  });
  return { places, unplaced: rows.filter((row) => keyed(row) === '') };
}
