export interface Point {
  readonly lat: number;
  readonly long: number;
}

interface Located {
  readonly lat: number | null;
  readonly long: number | null;
}

const EARTH_MILES = 3958.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in miles. */
export function milesBetween(one: Point, other: Point): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const share =
    half(one.lat, other.lat) +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.long, other.long);
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(share));
}

/** Miles to a tournament; null where either position is unknown. */
export const milesTo = ({ lat, long }: Located, here: Point | null): number | null =>
  here === null || lat === null || long === null ? null : milesBetween(here, { lat, long });

/** Nearest first; those without a position last, in their order. */
export function nearestFirst<Row extends Located>(rows: readonly Row[], here: Point | null): readonly Row[] {
  if (here === null) return rows;
  const miles = (row: Row) => milesTo(row, here) ?? Number.POSITIVE_INFINITY;
  // Two rows without a position are equal: Infinity minus Infinity is NaN.
  return rows.toSorted((a, b) => (miles(a) === miles(b) ? 0 : miles(a) - miles(b)));
}
