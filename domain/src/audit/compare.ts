import { dateIn, minutesBetween, type TimeZone } from '../kernel/time.ts';
import type { ShiftThen } from './asOf.ts';
import type { Differences, PersonDifference, Place, ShiftDifference, ShiftFacts } from './comparison.ts';

/** A shift as it stood; how often it was edited is no difference. */
export type Compared = Omit<ShiftThen, 'version'>;

interface Seat {
  readonly who: Pick<PersonDifference, 'ref_id' | 'first' | 'last' | 'name'>;
  readonly place: Place;
}

function factsOf({ sid, kind, category, name, start, end, spots }: Compared): ShiftFacts {
  return { sid, kind, category, name, start, end, spots };
}

const seatsOf = (shifts: readonly Compared[]): ReadonlyMap<string, Seat> =>
  new Map(
    shifts.flatMap((shift) =>
      shift.people.map(({ ref_id, first, last, name, ...standing }) => [
        `${shift.sid} ${ref_id}`,
        { who: { ref_id, first, last, name }, place: { ...standing, shift: factsOf(shift) } },
      ]),
    ),
  );

type Pair<T> = readonly [before: T | undefined, after: T | undefined];

/** What stands under a name on either side. */
function pairsOf<T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): readonly Pair<T>[] {
  return [...new Set([...before.keys(), ...after.keys()])].map((key) => [before.get(key), after.get(key)]);
}

/** Whether all values are equal that are no objects themselves. */
const isSame = (one: object, other: object): boolean => {
  const others = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(
    ([field, value]) => Object(value) === value || others.get(field) === value,
  );
};

function whatOf(before: object | undefined, after: object | undefined): ShiftDifference['what'] | null {
  if (!before) return 'added';
  if (!after) return 'removed';
  return isSame(before, after) ? null : 'changed';
}

function shiftDifferences(
  before: readonly Compared[],
  after: readonly Compared[],
): readonly ShiftDifference[] {
  const facts = (shifts: readonly Compared[]) => new Map(shifts.map((shift) => [shift.sid, factsOf(shift)]));
  return pairsOf(facts(before), facts(after)).flatMap(([one, other]) => {
    const what = whatOf(one, other);
    return what ? [{ what, before: one ?? null, after: other ?? null }] : [];
  });
}

function personDifferences(
  before: readonly Compared[],
  after: readonly Compared[],
): readonly PersonDifference[] {
  return pairsOf(seatsOf(before), seatsOf(after)).flatMap(([one, other]) => {
    const what = whatOf(one?.place, other?.place);
    const who = (one ?? other)?.who;
    return what && who ? [{ ...who, what, before: one?.place ?? null, after: other?.place ?? null }] : [];
  });
}

/** How many minutes apart two shifts begin; null where they are of different days at the venue. */
function apart(one: Place | null, other: Place | null, zone: TimeZone): number | null {
  if (!one || !other || dateIn(one.shift.start, zone) !== dateIn(other.shift.start, zone)) return null;
  return Math.abs(minutesBetween(one.shift.start, other.shift.start));
}

/** Who left a shift and entered another of the same day has moved to the one that begins nearest. */
function withMoves(rows: readonly PersonDifference[], zone: TimeZone): readonly PersonDifference[] {
  const entered = Map.groupBy(
    rows.filter(({ what }) => what === 'added'),
    ({ ref_id }) => ref_id,
  );
  const moved = new Map<PersonDifference, PersonDifference>();
  for (const left of rows.filter(({ what }) => what === 'removed')) {
    const [nearest] = (entered.get(left.ref_id) ?? [])
      .filter((row) => !moved.has(row))
      .flatMap((row) => {
        const minutes = apart(left.before, row.after, zone);
        return minutes === null ? [] : { row, minutes };
      })
      .sort((a, b) => a.minutes - b.minutes);
    if (nearest) moved.set(nearest.row, left);
  }
  const leavers = new Set(moved.values());
  return rows
    .filter((row) => !leavers.has(row))
    .map((row) => {
      const left = moved.get(row);
      return left ? { ...row, what: 'moved', before: left.before } : row;
    });
}

/** What happened to a schedule between two instants, whatever happened in between and was undone. */
export const compare = (
  before: readonly Compared[],
  after: readonly Compared[],
  zone: TimeZone,
): Differences => ({
  shifts: [...shiftDifferences(before, after)],
  people: [...withMoves(personDifferences(before, after), zone)],
});
