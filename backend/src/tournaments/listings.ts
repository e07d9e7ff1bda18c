import * as calls from '@courtcrew/domain/tournaments/contract.ts';
import { canApply, isOpenToVisitors, NOT_OPEN, regionOf } from '@courtcrew/domain/tournaments/index.ts';
import { sectionsWanted } from '@courtcrew/projections/roster/index.ts';
import {
  administeredBy,
  adminNames,
  adminsOf,
  adminTypeAnywhere,
  amountsOf,
  coordinatorNames,
  isRegistered,
  type Narrowing,
  proceduresFor,
  publicTournaments,
  tournamentById,
} from '@courtcrew/projections/tournaments/index.ts';
import { type Caller, found, type Route, route, type Use } from '../kernel/http/route.ts';
import { isStaff, unlessHidden, viewerOf } from './viewer.ts';

const NOT_REGISTERED = 'not registered';

/** Public tournaments, each with the sections that still need people. */
async function listed(use: Use, by: Narrowing, caller: Caller) {
  const now = use.now();
  const rows = await publicTournaments(use.db, by, now);
  const open = rows.filter(({ status }) => canApply(status)).map(({ tid }) => tid);
  const tids = rows.map(({ tid }) => tid);
  const [wanted, admins, procedures] = await Promise.all([
    sectionsWanted(use.db, open, now),
    adminNames(use.db, tids),
    caller.signedIn ? proceduresFor(use.db, tids, caller) : null,
  ]);
  return rows.map((row) => ({
    ...row,
    wanted: (wanted.get(row.tid) ?? []).filter((section) => row[section]),
    admins: admins.get(row.tid) ?? [],
    procedures: procedures?.get(row.tid) ?? null,
  }));
}

/** All is what no region is, as the listing's button says it. */
const ofRegion = (region: string | undefined): Narrowing =>
  region === undefined || region.toLowerCase() === 'all' ? {} : { region: regionOf(region) ?? region };

async function ofPerson(use: Use, ref_id: string, which: 'current' | 'archived') {
  const rows = await administeredBy(use.db, ref_id, which);
  return rows.map(({ admin_type, may_referee, may_line, may_volunteer, auditor, treasurer, ...row }) => ({
    ...row,
    rights: {
      admin_type,
      referee: may_referee,
      line: may_line,
      volunteer: may_volunteer,
      auditor,
      treasurer,
    },
  }));
}

export const listingRoutes: readonly Route[] = [
  route(calls.getTournaments, ({ query: { region, ...by }, caller }, use) =>
    listed(use, { ...by, ...ofRegion(region) }, caller),
  ),

  route(calls.getTournamentsByOrganization, ({ params, query: { region, ...by }, caller }, use) =>
    listed(use, { ...by, ...ofRegion(region), organization: params.org }, caller),
  ),

  route(calls.getTournamentsByFacility, ({ body: { facility, region: _, ...by }, caller }, use) =>
    listed(use, { ...by, ...ofRegion(facility) }, caller),
  ),

  route(calls.getAPPTournaments, ({ query, caller }, use) =>
    listed(use, { ...query, organization: 'app' }, caller),
  ),

  route(calls.getPPATournaments, ({ query, caller }, use) =>
    listed(use, { ...query, organization: 'ppa' }, caller),
  ),

  route(calls.getAdminTournaments, ({ params }, use) => ofPerson(use, params.ref_id, 'current')),

  route(calls.getArchivedTournaments, ({ params }, use) => ofPerson(use, params.ref_id, 'archived')),

  route(calls.checkIfAdmin, async ({ params }, use) => {
    const admin_type = await adminTypeAnywhere(use.db, params.ref_id);
    return { admin: admin_type !== null, admin_type };
  }),

  route(calls.getTournament, async ({ tid, caller }, use) => {
    const row = found(await tournamentById(use.db, tid), 'Tournament');
    const viewer = viewerOf(caller);
    if (!isOpenToVisitors(row.status) && !isStaff(caller)) {
      return { ...viewer, tid, status: row.status, time_zone: row.time_zone, message: NOT_OPEN };
    }
    const [names, admins] = await Promise.all([coordinatorNames(use.db, tid), adminsOf(use.db, tid)]);
    return {
      ...row,
      ...amountsOf(row),
      ...names,
      ...viewer,
      zone: row.time_zone,
      end: row.end_date,
      linked: row.parent_tournament !== null,
      admins,
    };
  }),

  route(calls.getTournamentName, async ({ tid, caller }, use) => {
    return found(unlessHidden(await tournamentById(use.db, tid), caller), 'Tournament');
  }),

  route(calls.getProcedures, async ({ tid, caller }, use) => {
    const row = found(await tournamentById(use.db, tid), 'Tournament');
    const mayRead = isStaff(caller) || (await isRegistered(use.db, tid, caller.ref_id));
    return mayRead ? { procedures: row.procedures, name: row.name } : { message: NOT_REGISTERED };
  }),
];
