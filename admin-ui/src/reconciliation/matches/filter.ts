import { compareTexts } from '@courtcrew/domain/kernel/spelling.ts';
import { dateIn, type TimeZone } from '@courtcrew/domain/kernel/time.ts';
import type { MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import { finder } from '../../kit/desk/finder.ts';
import { partsIn } from './parts.ts';

/** Filter in the address. An empty text filters nothing. */
export const NO_FILTER = { q: '', day: '', court: '', person: '', medal: '', paid: '', posted: '', diff: '' };
export type MatchFilter = Readonly<Record<keyof typeof NO_FILTER, string>>;

/** What auto post leaves; one official of two suffices. */
export const LEFT = {
  unpaid: { paid: 'no' },
  differs: { diff: 'yes', posted: 'no' },
} as const satisfies Readonly<Record<string, Partial<MatchFilter>>>;

const yesNo = (wish: string, is: boolean): boolean => wish === '' || (wish === 'yes') === is;

const isPaid = (row: MatchRow): boolean => row.paid && row.second_paid !== false;
/** Somebody gets something else than estimated; excess and shortage must not cancel out. */
const differs = (row: MatchRow): boolean =>
  partsIn([row]).some(({ amount, estimated }) => amount !== estimated);
const isPosted = (row: MatchRow): boolean => row.posted && row.posted_second !== false;

/** Predicate of a filter; a mark counts as set when it is set for everybody on the court. */
export function fitting(filter: MatchFilter, zone: TimeZone): (row: MatchRow) => boolean {
  const isFound = finder(filter.q);
  return (row) =>
    (filter.day === '' || dateIn(row.start_time, zone) === filter.day) &&
    (filter.court === '' || row.court_num === filter.court) &&
    (filter.person === '' || [row.ref_id, row.second_ref_id].includes(filter.person)) &&
    (filter.medal === '' || row.medal === filter.medal) &&
    yesNo(filter.paid, isPaid(row)) &&
    yesNo(filter.posted, isPosted(row)) &&
    yesNo(filter.diff, differs(row)) &&
    isFound(textOf(row));
}

const textOf = (row: MatchRow): string =>
  [row.court_num, row.name, row.supporting, row.sysid, row.payment_note, row.second_payment_note].join(' ');

type Options = readonly (readonly [value: string, label: string])[];

/** Everybody on these courts, by name. */
export function peopleIn(rows: readonly MatchRow[]): Options {
  const names = new Map<string, string>();
  for (const { ref_id, name, second_ref_id, supporting } of rows) {
    names.set(ref_id, name);
    if (second_ref_id !== null) names.set(second_ref_id, supporting ?? '');
  }
  return [...names].sort(([, one], [, other]) => compareTexts(one, other));
}

export const courtsIn = (rows: readonly MatchRow[]): Options =>
  [...new Set(rows.map(({ court_num }) => court_num))]
    .sort(compareTexts)
    .map((court) => [court, court] as const);

/** Days with matches at the venue, earliest first. */
export const daysIn = (rows: readonly MatchRow[], zone: TimeZone): readonly string[] =>
  [...new Set(rows.map(({ start_time }) => dateIn(start_time, zone)))].sort();
