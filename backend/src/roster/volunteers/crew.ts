import { unreachable } from '@courtcrew/domain/contract/contactData.ts';
import { statusOf, type Volunteer, type VolunteerShift } from '@courtcrew/domain/roster/index.ts';
import {
  type CheckinDay,
  type Membership,
  membershipsOf,
  type VolunteerRecord,
  type VolunteerShiftFilter,
  volunteerShiftsByPerson,
  volunteersOf,
  volunteerWork,
} from '@courtcrew/projections/roster/index.ts';
import type { Caller, Use } from '../../kernel/http/route.ts';
import { mayReach } from '../coordinator/sides.ts';
import { conflictMarks } from '../signup/conflicts.ts';
import { type Day, dayOf } from './days.ts';

export interface CrewAsked {
  /** Whose shifts count; undefined for all categories. */
  readonly categories?: readonly string[] | undefined;
  /** Which shifts count, and the day of the check-in; all, and today, when absent. */
  readonly day?: Day | undefined;
}

/** A volunteer as this caller may see them. */
type Seen = VolunteerRecord & Pick<Volunteer, 'contact_open'>;

type FirstShift = Pick<Volunteer, 'category' | 'shift' | 'start_time' | 'end_time' | 'status'>;

export type CrewMember = Seen & FirstShift & Pick<Volunteer, 'shifts' | 'count' | 'wait_count'>;

/** Every volunteer by last name; without a way to reach those who were added and still may object. */
async function volunteersFor(
  use: Use,
  caller: Caller,
  tid: string,
  day: CheckinDay,
  q?: string,
): Promise<Seen[]> {
  const [volunteers, members] = await Promise.all([
    volunteersOf(use.db, tid, day, q),
    membershipsOf(use.db, tid, 'volunteer'),
  ]);
  return volunteers.map((person) => {
    const member = members.get(person.ref_id);
    const contact_open = member !== undefined && reaches(caller, member);
    return { ...(contact_open ? person : unreachable(person)), contact_open };
  });
}

/** Captains reach the people of their categories as the coordinators do. */
const reaches = (caller: Caller, member: Membership): boolean =>
  mayReach(caller, member) || (caller.rights.captain_of.length > 0 && member.reachable.length > 0);

const filterOf = ({ categories, day }: CrewAsked): VolunteerShiftFilter => ({
  ...(categories && { categories }),
  ...(day && { between: day.between, now: day.now }),
});

const NO_SHIFT: FirstShift = { category: null, shift: null, start_time: null, end_time: null, status: null };

function firstShiftOf([first]: readonly VolunteerShift[]): FirstShift {
  if (!first) return NO_SHIFT;
  const { category, shift_name, start_time, end_time } = first;
  return { category, shift: shift_name, start_time, end_time, status: statusOf(first) };
}

function withShifts(
  volunteers: readonly Seen[],
  shifts: ReadonlyMap<string, readonly VolunteerShift[]>,
): CrewMember[] {
  return volunteers.map((person) => {
    const own = [...(shifts.get(person.ref_id) ?? [])];
    const wait_count = own.filter(({ waitlist }) => waitlist).length;
    return { ...person, ...firstShiftOf(own), shifts: own, count: own.length - wait_count, wait_count };
  });
}

/** Their shifts, with a mark where somebody has to be elsewhere at the same hours. */
async function markedShifts(use: Use, tid: string, filter: VolunteerShiftFilter) {
  const [shifts, marked] = await Promise.all([
    volunteerShiftsByPerson(use.db, tid, filter),
    conflictMarks(use, { tid }),
  ]);
  return new Map([...shifts].map(([ref_id, own]) => [ref_id, own.map(marked)]));
}

/** Every volunteer of a tournament by last name, with the shifts that count. */
export async function crewOf(
  use: Use,
  caller: Caller,
  tid: string,
  asked: CrewAsked = {},
): Promise<CrewMember[]> {
  const day = asked.day ?? (await dayOf(use, tid));
  const [volunteers, shifts] = await Promise.all([
    volunteersFor(use, caller, tid, day),
    markedShifts(use, tid, filterOf(asked)),
  ]);
  return withShifts(volunteers, shifts);
}

/** Only those of them who have such shifts. */
export const crewWithShifts = async (
  use: Use,
  caller: Caller,
  tid: string,
  asked: CrewAsked,
): Promise<CrewMember[]> => (await crewOf(use, caller, tid, asked)).filter(({ shifts }) => shifts.length > 0);

/** Those expected on a day; for coordinators also who is checked in without a shift. */
export const crewOfDay = async (
  use: Use,
  caller: Caller,
  tid: string,
  asked: CrewAsked & { readonly day: Day },
): Promise<CrewMember[]> =>
  (await crewOf(use, caller, tid, asked)).filter(
    ({ shifts, checkin }) => shifts.length > 0 || (checkin && !asked.categories),
  );

export interface PageAsked extends CrewAsked {
  readonly q?: string | undefined;
  readonly checkin?: boolean | undefined;
  /** Also people without such shifts. */
  readonly everybody?: boolean | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** A page of them, and their number; only people with shifts that count unless `everybody`. */
export async function crewPage(
  use: Use,
  caller: Caller,
  tid: string,
  { q, checkin, everybody = false, offset, limit, ...asked }: PageAsked,
): Promise<{ rows: CrewMember[]; total: number }> {
  const day = asked.day ?? (await dayOf(use, tid));
  const filter = filterOf(asked);
  const narrows = asked.categories !== undefined || asked.day !== undefined;
  const [volunteers, narrowed] = await Promise.all([
    volunteersFor(use, caller, tid, day, q),
    narrows ? markedShifts(use, tid, filter) : undefined,
  ]);
  const all = volunteers
    .filter(({ ref_id }) => everybody || !narrowed || narrowed.has(ref_id))
    .filter((person) => checkin === undefined || person.checkin === checkin);
  const page = all.slice(offset, offset + limit);
  const refs = page.map(({ ref_id }) => ref_id);
  const shifts = narrowed ?? (await markedShifts(use, tid, { refs }));
  return { rows: withShifts(page, shifts), total: all.length };
}

const NO_WORK = { count: 0, wait_count: 0, confirmed_count: 0, minutes: 0 };

/** Every volunteer by last name, with what they work in numbers. `day` is the one of the check-in. */
export async function crewInNumbers(use: Use, caller: Caller, tid: string) {
  const day = await dayOf(use, tid);
  const [volunteers, work] = await Promise.all([
    volunteersFor(use, caller, tid, day),
    volunteerWork(use.db, tid),
  ]);
  return volunteers.map((person) => ({ ...person, ...NO_WORK, ...work.get(person.ref_id) }));
}

/** As a captain sees people of other categories: without a way to reach them. */
export const withoutContact = (member: CrewMember): CrewMember => ({
  ...unreachable(member),
  shirt: null,
  shirt2: null,
});
