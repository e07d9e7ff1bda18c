import type { Volunteer } from '@courtcrew/domain/roster/index.ts';
import {
  type VolunteerRecord,
  volunteerShiftsByPerson,
  volunteersOf,
} from '@courtcrew/projections/roster/index.ts';
import type { Use } from '../../http/route.ts';
import { type Day, dayOf } from './days.ts';

export interface CrewAsked {
  /** Whose shifts count; undefined for all categories. */
  readonly categories?: readonly string[] | undefined;
  /** Which shifts count, and the day of the check-in; all, and today, when absent. */
  readonly day?: Day;
}

export type CrewMember = VolunteerRecord & Pick<Volunteer, 'shifts' | 'count' | 'wait_count'>;

/** Every volunteer of a tournament by last name, with the shifts that count. */
export async function crewOf(
  use: Use,
  tid: string,
  { categories, day }: CrewAsked = {},
): Promise<CrewMember[]> {
  const { date } = day ?? (await dayOf(use, tid));
  const [volunteers, shifts] = await Promise.all([
    volunteersOf(use.db, tid, date),
    volunteerShiftsByPerson(use.db, tid, {
      ...(categories && { categories }),
      ...(day && { between: day.between }),
    }),
  ]);
  return volunteers.map((person) => {
    const own = [...(shifts.get(person.ref_id) ?? [])];
    const wait_count = own.filter(({ waitlist }) => waitlist).length;
    return { ...person, shifts: own, count: own.length - wait_count, wait_count };
  });
}

/** Only those of them who have such shifts. */
export const crewWithShifts = async (use: Use, tid: string, asked: CrewAsked): Promise<CrewMember[]> =>
  (await crewOf(use, tid, asked)).filter(({ shifts }) => shifts.length > 0);

/** As a captain sees people of other categories: without a way to reach them. */
export const withoutContact = (member: CrewMember): CrewMember => ({
  ...member,
  email: null,
  phone: null,
  alt_phone: null,
  shirt: null,
  shirt2: null,
});
