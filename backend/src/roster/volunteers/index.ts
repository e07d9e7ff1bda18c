import * as calls from '@courtcrew/domain/roster/contract.ts';
import {
  courtMonitorsOf,
  volunteerShiftsByPerson,
  volunteersOf,
} from '@courtcrew/projections/roster/index.ts';
import { type Route, route, type Use } from '../../kernel/http/route.ts';
import type { StaffParts } from '../coordinator/adding.ts';
import type { FactsParts } from '../signup/signup.ts';
import { categoryRoutes } from './categories.ts';
import { dayOf } from './days.ts';
import { groupRoutes } from './groups.ts';
import { volunteerListRoutes } from './lists.ts';
import { manageRoutes } from './manage.ts';
import { volunteerReportRoutes } from './reports.ts';
import { volunteerSignupRoutes } from './signup.ts';

async function today(use: Use, tid: string) {
  const day = await dayOf(use, tid);
  const [volunteers, shifts] = await Promise.all([
    volunteersOf(use.db, tid, day),
    volunteerShiftsByPerson(use.db, tid, day),
  ]);
  return volunteers.map((person) => ({ ...person, shifts: [...(shifts.get(person.ref_id) ?? [])] }));
}

const checkedIn = async (use: Use, tid: string) => (await today(use, tid)).filter(({ checkin }) => checkin);

export const presenceRoutes: readonly Route[] = [
  route(calls.getVolunteers, ({ tid }, use) => today(use, tid)),
  route(calls.getCheckedInVolunteers, ({ tid }, use) => checkedIn(use, tid)),
  route(calls.getCheckedInCourtMonitors, async ({ tid }, use) => {
    const [present, monitors] = await Promise.all([checkedIn(use, tid), courtMonitorsOf(use.db, tid)]);
    return present.filter(({ ref_id }) => monitors.has(ref_id));
  }),
];

export const volunteerRoutes = (parts: StaffParts & FactsParts): readonly Route[] => [
  ...volunteerSignupRoutes(parts),
  ...manageRoutes(parts),
  ...categoryRoutes,
  ...groupRoutes,
  ...volunteerListRoutes,
  ...presenceRoutes,
  ...volunteerReportRoutes,
];
