import { edgeDate } from '@courtcrew/domain/kernel/edgeDate.ts';
import { dateIn } from '@courtcrew/domain/kernel/time.ts';
import * as calls from '@courtcrew/domain/roster/contract.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/index.ts';
import { leadersOf, shiftsOf, volunteerCategories } from '@courtcrew/projections/roster/index.ts';
import { type Caller, type Route, route, type Use } from '../../kernel/http/route.ts';
import { mustRunCategory, runsVolunteers } from '../coordinator/sides.ts';
import { withPeople } from '../coordinator/sums.ts';
import { withNext } from '../signup/next.ts';
import { type CrewMember, crewOf, crewOfDay, crewPage, crewWithShifts, withoutContact } from './crew.ts';
import { dayOf } from './days.ts';
import { categoriesAsked } from './desk.ts';
import { captainsOf } from './viewer.ts';

/** Rows of a page whose length nobody says. */
const PAGE = 50;

async function shiftsIn(use: Use, tid: string, vcids?: readonly string[]): Promise<ShiftRow[]> {
  const shifts = await shiftsOf(use.db, tid, { kind: 'volunteer' });
  return withNext(use, tid, vcids ? shifts.filter(({ category }) => vcids.includes(category)) : shifts);
}

/** With the names of their categories. */
export async function categorized<Row extends { readonly category: string }>(
  use: Use,
  tid: string,
  rows: readonly Row[],
) {
  const categories = await volunteerCategories.all(use.db, { tid });
  const names = new Map(categories.map(({ vcid, name }) => [vcid, name]));
  return rows.map((row) => ({
    ...row,
    vcid: row.category,
    category_name: names.get(row.category) ?? '',
  }));
}

async function led(use: Use, tid: string, shifts: readonly ShiftRow[]) {
  const [categories, leaders] = await Promise.all([
    volunteerCategories.all(use.db, { tid }),
    leadersOf(use.db, tid),
  ]);
  const byId = new Map(categories.map((category) => [category.vcid, category]));
  return (await categorized(use, tid, shifts)).map((shift) => ({
    ...shift,
    captains: captainsOf(shift.sid, byId.get(shift.vcid), leaders),
  }));
}

async function peopledShifts(use: Use, tid: string, vcids?: readonly string[], day?: string) {
  const shifts = await shiftsIn(use, tid, vcids);
  const date = day && edgeDate((await dayOf(use, tid, day)).date);
  const those = date ? shifts.filter((shift) => shift.date === date) : shifts;
  return withPeople(use, tid, await led(use, tid, those));
}

/** Captains see how to reach those who work for them alone; the shifts of a member are in the captain's own. */
const asShownTo =
  (caller: Caller) =>
  (member: CrewMember): CrewMember =>
    runsVolunteers(caller) || member.shifts.length > 0 ? member : withoutContact(member);

export const volunteerListRoutes: readonly Route[] = [
  route(calls.getShiftSpotsForCategory, ({ params: { vcid }, tid, caller }, use) => {
    mustRunCategory(caller, vcid);
    return peopledShifts(use, tid, [vcid]);
  }),
  route(calls.getAllVolunteerShifts, ({ tid, body }, use) => peopledShifts(use, tid, undefined, body.day)),
  route(calls.getVolunteerShiftsForCaptain, async ({ tid, body, caller }, use) =>
    peopledShifts(use, tid, await categoriesAsked(use, caller, tid, body.ref_id), body.day),
  ),
  route(calls.getVolunteerShiftList, async ({ tid, caller }, use) =>
    led(use, tid, await shiftsIn(use, tid, await categoriesAsked(use, caller, tid))),
  ),
  route(calls.getVolunteerDates, async ({ tid, caller }, use) => {
    const shifts = await shiftsIn(use, tid, await categoriesAsked(use, caller, tid));
    const days = Map.groupBy(shifts, ({ start, time_zone }) => dateIn(start, time_zone));
    return [...days]
      .map(([day, those]) => {
        const first = those[0]?.start ?? '';
        const last =
          those
            .map(({ end }) => end)
            .sort()
            .at(-1) ?? '';
        return { day, date: those[0]?.date ?? '', shifts: those.length, first, last };
      })
      .sort((a, b) => a.day.localeCompare(b.day));
  }),

  route(calls.getRegisteredVolunteers, async ({ tid, caller }, use) => {
    const categories = await categoriesAsked(use, caller, tid);
    const crew = await crewOf(use, caller, tid, { categories });
    return crew.map(asShownTo(caller));
  }),
  route(calls.getVolunteerPage, async ({ tid, body, caller }, use) => {
    const { q, vcid, checkin, everybody, offset = 0, limit = PAGE } = body;
    if (vcid !== undefined) mustRunCategory(caller, vcid);
    const categories = vcid === undefined ? await categoriesAsked(use, caller, tid) : [vcid];
    const day = body.day === undefined ? undefined : await dayOf(use, tid, body.day);
    const page = await crewPage(use, caller, tid, { categories, day, q, checkin, everybody, offset, limit });
    return { ...page, rows: page.rows.map(asShownTo(caller)) };
  }),
  route(calls.getRegisteredVolunteersForCategory, ({ params: { vcid }, tid, caller }, use) => {
    mustRunCategory(caller, vcid);
    return crewWithShifts(use, caller, tid, { categories: [vcid] });
  }),
  route(calls.getVolunteerForCoordinator, ({ tid, caller }, use) => crewOf(use, caller, tid)),
  route(calls.getVolunteerForCaptain, async ({ tid, body, caller }, use) =>
    crewWithShifts(use, caller, tid, { categories: await categoriesAsked(use, caller, tid, body?.ref_id) }),
  ),
  route(calls.getVolunteerByDay, async ({ tid, body, caller }, use) =>
    crewWithShifts(use, caller, tid, { day: await dayOf(use, tid, body.day) }),
  ),
  route(calls.getVolunteerByDayForCaptain, async ({ tid, body, caller }, use) =>
    crewOfDay(use, caller, tid, {
      categories: await categoriesAsked(use, caller, tid, body.ref_id),
      day: await dayOf(use, tid, body.day),
    }),
  ),
];
