import { compareTexts } from '@courtcrew/domain/kernel/spelling.ts';
import type { VolunteerShiftInNumbers } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { finder } from '../../../kit/desk/finder.ts';

/** What the list of shifts shows; empty texts narrow nothing. */
interface ShiftFilter {
  readonly search: string;
  readonly vcid: string;
  /** MM/DD/YYYY at the venue. */
  readonly day: string;
  readonly by: 'day' | 'category';
}

export type Line =
  | { readonly kind: 'heading'; readonly key: string; readonly first: VolunteerShiftInNumbers }
  | { readonly kind: 'shift'; readonly key: string; readonly shift: VolunteerShiftInNumbers };

function fits({ search, vcid, day }: ShiftFilter): (shift: VolunteerShiftInNumbers) => boolean {
  const found = finder(search);
  return (shift) =>
    (vcid === '' || shift.vcid === vcid) &&
    (day === '' || shift.date === day) &&
    found(`${shift.name} ${shift.category_name}`);
}

/** The shifts a filter leaves, by time, under headings of their days or categories. */
export function linesOf(shifts: readonly VolunteerShiftInNumbers[], filter: ShiftFilter): readonly Line[] {
  const byDay = filter.by === 'day';
  const shown = shifts.filter(fits(filter));
  const ordered = byDay ? shown : shown.toSorted((a, b) => compareTexts(a.category_name, b.category_name));
  return [...Map.groupBy(ordered, ({ date, vcid }) => (byDay ? date : vcid))].flatMap(([of, group]) => [
    ...group.slice(0, 1).map((first): Line => ({ kind: 'heading', key: `of ${of}`, first })),
    ...group.map((shift): Line => ({ kind: 'shift', key: shift.sid, shift })),
  ]);
}
