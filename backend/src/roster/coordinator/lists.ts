import { unreachable } from '@courtcrew/domain/contract/contactData.ts';
import { compareTexts } from '@courtcrew/domain/kernel/spelling.ts';
import * as calls from '@courtcrew/domain/roster/contract.ts';
import type { OfficialSection, ShiftRow } from '@courtcrew/domain/roster/index.ts';
import { searchForWork, type Work } from '@courtcrew/projections/accounts/index.ts';
import {
  doubleBookings,
  type ScheduleFilter,
  scheduleOf,
  shiftsByPerson,
  shiftsOf,
  staffOf,
} from '@courtcrew/projections/roster/index.ts';
import { publicTournaments } from '@courtcrew/projections/tournaments/index.ts';
import { type Caller, type Route, route, type Use } from '../../kernel/http/route.ts';
import { conflictMarks } from '../signup/conflicts.ts';
import { withNext } from '../signup/next.ts';
import { shiftsForViewer } from '../signup/viewerShifts.ts';
import { mayReach, officialSectionsRun, officialsDesk, runsDeskOf } from './sides.ts';
import { recapOf, withPeople, workOf } from './sums.ts';

/** What people of a section want to be asked for. */
const WORK = { referee: 'referee', line: 'line_judge' } as const satisfies Record<OfficialSection, Work>;

const OFFICIAL = { kind: 'official' } as const;

async function shiftsFor(use: Use, caller: Caller, tid: string, category?: string): Promise<ShiftRow[]> {
  const all = await shiftsOf(use.db, tid, { ...OFFICIAL, ...(category && { category }) });
  return withNext(
    use,
    tid,
    all.filter((shift) => runsDeskOf(caller, shift)),
  );
}

const officials = async (use: Use, caller: Caller, tid: string, category?: string) =>
  withPeople(use, tid, await shiftsFor(use, caller, tid, category));

const byName = (a: ShiftRow, b: ShiftRow): number =>
  compareTexts(a.name, b.name) || a.start.localeCompare(b.start) || a.sid.localeCompare(b.sid);

/** The officials of the caller's sections, with how to reach those who may be reached. */
export async function reachableStaff(use: Use, caller: Caller, tid: string) {
  const staff = await staffOf(use.db, tid, 'official', officialSectionsRun(caller));
  return staff.map((person) => {
    const contact_open = mayReach(caller, person);
    return { ...(contact_open ? person : unreachable(person)), contact_open };
  });
}

async function staffWithShifts(use: Use, caller: Caller, tid: string) {
  const [staff, shifts, marked] = await Promise.all([
    reachableStaff(use, caller, tid),
    shiftsByPerson(use.db, tid),
    conflictMarks(use, { tid }),
  ]);
  return staff.map((person) => {
    const own = shifts.get(person.ref_id) ?? [];
    return { ...person, shifts: own.filter((shift) => runsDeskOf(caller, shift)).map(marked) };
  });
}

const staffTimes = async (use: Use, caller: Caller, tid: string) =>
  (await staffWithShifts(use, caller, tid)).map((person) => ({ ...person, ...workOf(person.shifts) }));

/** Somebody's rows; the person does not hear of a spot that is not told yet. */
async function schedule(use: Use, ref_id: string, filter: ScheduleFilter) {
  const [rows, marked] = await Promise.all([
    scheduleOf(use.db, ref_id, filter),
    conflictMarks(use, { ref_id, own: filter.own }),
  ]);
  return rows.map((row) => (row.waitlist ? row : marked(row)));
}

export const listRoutes: readonly Route[] = [
  route(calls.getDoubleBookings, ({ tid }, use) => doubleBookings(use.db, tid)),
  officialsDesk(calls.getShiftSpotsReferee, async ({ tid, caller }, use) => {
    const byTime = await officials(use, caller, tid);
    return { byName: byTime.toSorted(byName), byTime };
  }),
  officialsDesk(calls.getShiftSpots, ({ tid, body, caller }, use) =>
    officials(use, caller, tid, body?.category),
  ),
  officialsDesk(calls.getShifts, ({ tid, caller }, use) => shiftsFor(use, caller, tid)),
  officialsDesk(calls.getRecap, async ({ tid, caller }, use) => recapOf(await shiftsFor(use, caller, tid))),
  officialsDesk(calls.getRegisteredRefs, ({ tid, caller }, use) => reachableStaff(use, caller, tid)),
  officialsDesk(calls.getRefereeContactInfo, ({ tid, caller }, use) => reachableStaff(use, caller, tid)),
  officialsDesk(calls.getRefereeShiftTable, ({ tid, caller }, use) => staffWithShifts(use, caller, tid)),
  officialsDesk(calls.getRefereeShifts, ({ tid, caller }, use) => staffWithShifts(use, caller, tid)),
  officialsDesk(calls.getScheduleByRef, async ({ tid, body, caller }, use) => {
    const staff = await staffWithShifts(use, caller, tid);
    return body?.ref_id === undefined ? staff : staff.filter(({ ref_id }) => ref_id === body.ref_id);
  }),
  officialsDesk(calls.getRefereeTimeAndShifts, ({ tid, caller }, use) => staffTimes(use, caller, tid)),
  officialsDesk(calls.getRefereeScheduleRecap, ({ tid, caller }, use) => staffTimes(use, caller, tid)),
  officialsDesk(calls.getRefereeName, ({ query, caller }, use) => {
    const work = officialSectionsRun(caller).map((section) => WORK[section]);
    return searchForWork(use.db, query.search ?? '', work);
  }),

  route(calls.getShiftSpotsByCategoryAndReferee, ({ tid, body: { type, ref_id }, caller }, use) =>
    shiftsForViewer(use, caller, tid, { ...(type && { category: type }), ...(ref_id && { ref_id }) }),
  ),
  route(calls.getLineSignup, ({ tid, caller }, use) =>
    shiftsForViewer(use, caller, tid, { section: 'line' }),
  ),
  route(calls.getRefSignupByTournamentForOrg, async ({ body, caller }, use) => {
    const now = use.now();
    const [tournaments, rows] = await Promise.all([
      publicTournaments(use.db, { time: 'future', organization: body.org }, now),
      scheduleOf(use.db, caller.ref_id, { own: true }),
    ]);
    const signups = Map.groupBy(rows, ({ tid }) => tid);
    return tournaments.map((tournament) => ({ ...tournament, signups: signups.get(tournament.tid) ?? [] }));
  }),
  route(calls.getRefScheduleForTournament, async ({ tid, subject, caller }, use) => {
    const own = subject === caller.ref_id;
    const rows = await schedule(use, subject, { tid, own });
    return own ? rows : rows.filter((shift) => runsDeskOf(caller, shift));
  }),
  route(calls.getIndividualSchedule, ({ subject }, use) =>
    schedule(use, subject, { from: use.now(), now: use.now(), own: true }),
  ),
  route(calls.getIndividualScheduleAll, ({ subject, caller }, use) =>
    schedule(use, subject, { now: use.now(), own: subject === caller.ref_id }),
  ),
];
