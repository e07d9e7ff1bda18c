import * as calls from '@courtcrew/domain/roster/contract.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/index.ts';
import { searchNames } from '@courtcrew/projections/accounts/index.ts';
import { scheduleOf, shiftsByPerson, shiftsOf, staffOf } from '@courtcrew/projections/roster/index.ts';
import { publicTournaments } from '@courtcrew/projections/tournaments/index.ts';
import { type Route, route, type Use } from '../http/route.ts';
import { officialsDesk, runsDeskOf } from './sides.ts';
import { recapOf, withPeople, workOf } from './sums.ts';
import { shiftsForViewer } from './viewerShifts.ts';

const OFFICIAL = { kind: 'official' } as const;

const officials = async (use: Use, tid: string, category?: string) =>
  withPeople(use, tid, await shiftsOf(use.db, tid, { ...OFFICIAL, ...(category && { category }) }));

const byName = (a: ShiftRow, b: ShiftRow): number =>
  a.name.localeCompare(b.name, 'en') || a.start.localeCompare(b.start) || a.sid.localeCompare(b.sid);

async function staffWithShifts(use: Use, tid: string) {
  const [staff, shifts] = await Promise.all([staffOf(use.db, tid), shiftsByPerson(use.db, tid)]);
  return staff.map((person) => ({ ...person, shifts: [...(shifts.get(person.ref_id) ?? [])] }));
}

const staffTimes = async (use: Use, tid: string) =>
  (await staffWithShifts(use, tid)).map((person) => ({ ...person, ...workOf(person.shifts) }));

const deskLists: readonly Route[] = [
  officialsDesk(calls.getShiftSpotsReferee, async ({ tid }, use) => {
    const byTime = await officials(use, tid);
    return { byName: byTime.toSorted(byName), byTime };
  }),
  officialsDesk(calls.getShiftSpots, ({ tid, body }, use) => officials(use, tid, body?.category)),
  officialsDesk(calls.getShifts, ({ tid }, use) => shiftsOf(use.db, tid, OFFICIAL)),
  officialsDesk(calls.getRecap, async ({ tid }, use) => recapOf(await shiftsOf(use.db, tid, OFFICIAL))),
  officialsDesk(calls.getRegisteredRefs, ({ tid }, use) => staffOf(use.db, tid)),
  officialsDesk(calls.getRefereeContactInfo, ({ tid }, use) => staffOf(use.db, tid)),
  officialsDesk(calls.getRefereeShiftTable, ({ tid }, use) => staffWithShifts(use, tid)),
  officialsDesk(calls.getRefereeShifts, async ({ tid }, use) =>
    (await staffWithShifts(use, tid)).filter(({ shifts }) => shifts.length > 0),
  ),
  officialsDesk(calls.getScheduleByRef, async ({ tid, body }, use) => {
    const staff = await staffWithShifts(use, tid);
    return body?.ref_id === undefined ? staff : staff.filter(({ ref_id }) => ref_id === body.ref_id);
  }),
  officialsDesk(calls.getRefereeTimeAndShifts, ({ tid }, use) => staffTimes(use, tid)),
  officialsDesk(calls.getRefereeScheduleRecap, ({ tid }, use) => staffTimes(use, tid)),
  officialsDesk(calls.getRefereeName, async ({ query }, use) =>
    (await searchNames(use.db, query.search ?? '')).map((person) => ({
      ...person,
      name: `${person.first} ${person.last}`,
    })),
  ),
];

const ownLists: readonly Route[] = [
  route(calls.getShiftSpotsByCategoryAndReferee, ({ tid, body: { type, ref_id }, caller }, use) =>
    shiftsForViewer(use, caller, tid, { ...(type && { category: type }), ...(ref_id && { ref_id }) }),
  ),
  route(calls.getLineSignup, ({ tid, caller }, use) =>
    shiftsForViewer(use, caller, tid, { section: 'line' }),
  ),
  route(calls.getRefSignupByTournamentForOrg, async ({ body, caller }, use) => {
    const now = new Date().toISOString();
    const [tournaments, rows] = await Promise.all([
      publicTournaments(use.db, { time: 'future', organization: body.org }, now),
      scheduleOf(use.db, caller.ref_id, { own: true }),
    ]);
    const signups = Map.groupBy(rows, ({ tid }) => tid);
    return tournaments.map((tournament) => ({ ...tournament, signups: signups.get(tournament.tid) ?? [] }));
  }),
  route(calls.getRefScheduleForTournament, async ({ tid, subject, caller }, use) => {
    const own = subject === caller.ref_id;
    const rows = await scheduleOf(use.db, subject, { tid, own });
    return own ? rows : rows.filter((shift) => runsDeskOf(caller, shift));
  }),
  route(calls.getIndividualSchedule, ({ subject }, use) =>
    scheduleOf(use.db, subject, { from: new Date().toISOString(), own: true }),
  ),
  route(calls.getIndividualScheduleAll, ({ subject, caller }, use) =>
    scheduleOf(use.db, subject, { own: subject === caller.ref_id }),
  ),
];

export const listRoutes: readonly Route[] = [...deskLists, ...ownLists];
