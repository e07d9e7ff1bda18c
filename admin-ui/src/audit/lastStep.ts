import type { Standing } from '@courtcrew/domain/audit/asOf.ts';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';

export const SHOWN_BY = {
  schedule: ['shift', 'seat'],
  floor: ['court', 'queue', 'aux', 'clipboard'],
} as const;
export type Shown = keyof typeof SHOWN_BY;
type Kind = (typeof SHOWN_BY)[Shown][number];

export interface Row {
  readonly kind: Kind;
  readonly key: string;
  readonly label: string;
  /** Every value whose change counts. */
  readonly print: string;
}

export type Mark = 'new' | 'changed';

export interface LastStep {
  /** By row key. */
  readonly marks: ReadonlyMap<string, Mark>;
  readonly rows: Readonly<Record<Mark | 'gone', readonly Row[]>>;
}

export const keyOf = (kind: Kind, id: string | number): string => `${kind}:${id}`;

const row = (kind: Kind, id: string | number, label: string, of: object): Row => ({
  ...{ kind, key: keyOf(kind, id), label, print: JSON.stringify(of) },
});

function rowsOf({ shifts = [], courts = [], queue = [], aux = [], clipboards = [] }: Standing): Row[] {
  return [
    ...shifts.flatMap(({ people, ...shift }) => [
      row('shift', shift.sid, shift.name || shift.category, shift),
      ...people.map((seat) =>
        row('seat', seat.shift_id, `${seat.name} (${shift.name || shift.category})`, seat),
      ),
    ]),
    ...courts.map((court) => row('court', court.court_order, court.court_num, court)),
    // Ranks are left out: they change for everybody behind somebody who leaves.
    ...queue.map(({ rank: _, ...person }) => row('queue', person.ref_id, nameOf(person), person)),
    ...aux.map((one) => row('aux', one.id, `${one.type}: ${nameOf(one)}`, one)),
    ...clipboards.map((one) => row('clipboard', one.id, one.court_num, one)),
  ];
}

/** People moved in the queue: those who passed the most others who still wait. */
function moved(before: Standing, now: Standing): ReadonlySet<string> {
  const was = (before.queue ?? []).map(({ ref_id }) => ref_id);
  const is = (now.queue ?? []).map(({ ref_id }) => ref_id);
  const [old, stayed] = [was.filter((ref) => is.includes(ref)), is.filter((ref) => was.includes(ref))];
  const ways = stayed.map((ref, place) => [ref, Math.abs(place - old.indexOf(ref))] as const);
  const furthest = Math.max(1, ...ways.map(([, way]) => way));
  return new Set(ways.filter(([, way]) => way === furthest).map(([ref]) => keyOf('queue', ref)));
}

export function lastStep(before: Standing | undefined, now: Standing): LastStep {
  const rows = rowsOf(now);
  const earlier = before && new Map(rowsOf(before).map((one) => [one.key, one]));
  if (!before || !earlier) return { marks: new Map(), rows: { new: [], changed: [], gone: [] } };
  const went = moved(before, now);
  const added = rows.filter(({ key }) => !earlier.has(key));
  const changed = rows.filter(
    ({ key, print }) => earlier.has(key) && (earlier.get(key)?.print !== print || went.has(key)),
  );
  const left = new Set(rows.map(({ key }) => key));
  return {
    marks: new Map<string, Mark>([
      ...added.map(({ key }) => [key, 'new'] as const),
      ...changed.map(({ key }) => [key, 'changed'] as const),
    ]),
    rows: { new: added, changed, gone: [...earlier.values()].filter(({ key }) => !left.has(key)) },
  };
}
