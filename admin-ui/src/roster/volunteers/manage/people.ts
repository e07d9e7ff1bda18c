import { overlap } from '@courtcrew/domain/roster/model.ts';
import type { ShiftWithPeople } from '@courtcrew/domain/roster/shapes.ts';
import type { Volunteer, VolunteerShift } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import type { Obstacle, PersonLine } from '../../schedule/lines.ts';

const clashes = (shift: VolunteerShift, target: ShiftWithPeople): boolean =>
  !shift.waitlist && overlap({ start: shift.start_time, end: shift.end_time }, target);

/** What stands in somebody's way for a shift, as far as their own shifts tell: only seats clash. */
function obstacleOf({ shifts }: Volunteer, target: ShiftWithPeople): Obstacle | null {
  if (shifts.some(({ sid }) => sid === target.sid)) return { in: true, clash: null };
  const clash = shifts.find((shift) => clashes(shift, target));
  return clash ? { in: false, clash: clash.shift_name } : null;
}

/** Volunteers as they can be put into the picked shift. */
export const volunteerLines = (
  people: readonly Volunteer[],
  picked: ShiftWithPeople | null,
): readonly PersonLine[] =>
  people.map((person) => ({ key: person.ref_id, person, obstacle: picked && obstacleOf(person, picked) }));
