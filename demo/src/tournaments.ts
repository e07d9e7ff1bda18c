import { inOrder } from '@courtcrew/backend/kernel/platform/inOrder.ts';
import { addTournaments, checkImport, tournament } from '@courtcrew/backend/tournaments/index.ts';
import { dateIn } from '@courtcrew/domain/kernel/time.ts';
import type { AccessType, Section, Status, TournamentCommand } from '@courtcrew/domain/tournaments/index.ts';
import { comingSeason } from './calendar.ts';
import type { Cast, DemoPerson, StaffRole } from './cast.ts';
import { AT_ONCE, type Demo, deskDoing, platformCaller } from './demo.ts';
import { type OwnTournament, ownTournaments } from './ownTournaments.ts';
import { VENUES } from './venues.ts';

export interface DemoTournament extends OwnTournament {
  readonly tid: string;
}

/** Days before the first load on which things happened. */
const IMPORTED = 60;
const SET_UP = 55;
const OPENED = 45;

/** Admins of the demo's own tournaments, with what they are given after being added. */
const ADMINS: readonly (readonly [StaffRole, readonly AccessType[]])[] = [
  ['master', ['master', 'referee', 'line', 'volunteer']],
  ['refereeDesk', ['referee']],
  ['trainerDesk', ['line']],
  ['volunteerDesk', ['volunteer']],
  ['newAdmin', []],
];

const COORDINATORS: Readonly<Record<Section, StaffRole>> = {
  referee: 'refereeDesk',
  line: 'trainerDesk',
  volunteer: 'volunteerDesk',
};

const contactOf = ({ name, email, phone, ref_id }: DemoPerson) => ({ name, email, phone, owner: ref_id });

const coordinators = ({ staff }: Cast): TournamentCommand<'EditTournament'>['coordinators'] =>
  Object.fromEntries(
    Object.entries(COORDINATORS).map(([section, role]) => [section, contactOf(staff[role])]),
  );

/** The season's tournaments, through the bulk import, then each with its place and status. */
export async function importSeason(demo: Demo, cast: Cast): Promise<void> {
  const { ref_id } = cast.staff.platform;
  const { rows } = comingSeason(demo.begun.slice(0, 10));
  const importing = demo.request('season', deskDoing(ref_id, demo.daysBefore(IMPORTED)));
  const { findings, tournaments } = await checkImport(demo.db, rows);
  const accepted = tournaments.map((fields) => ({ fields }));
  const tids = await addTournaments({ tournaments: accepted, findings }, platformCaller(ref_id), importing);
  await inOrder(tids, AT_ONCE, async (tid, index) => {
    const venue = VENUES[String(rows[index]?.name)];
    if (!venue) throw new Error(`the demo knows no venue of row ${index + 1}`);
    const { courts, status, ...changes } = venue;
    await prepare(demo, { tid, key: `season/${index}`, courts, status, by: ref_id }, { changes });
  });
}

interface Preparation {
  readonly tid: string;
  readonly key: string;
  readonly courts: number;
  readonly status: Status;
  readonly by: string;
}

/** Fills in a new draft and moves it to its status. */
async function prepare(
  demo: Demo,
  { tid, key, courts, status, by }: Preparation,
  edit: Omit<TournamentCommand<'EditTournament'>, 'type'>,
): Promise<void> {
  const setUp = deskDoing(by, demo.daysBefore(SET_UP));
  await demo.send(`${key}/edit`, setUp, tournament, tid, { type: 'EditTournament', ...edit });
  await demo.send(`${key}/courts`, setUp, tournament, tid, { type: 'AddCourts', count: courts });
  const opened = deskDoing(by, demo.daysBefore(OPENED));
  await demo.send(`${key}/status`, opened, tournament, tid, { type: 'ChangeStatus', status });
}

/** Published only once the roster says who works: until then it is open for applications. */
const whileStaffing = ({ staffing, status }: OwnTournament): Status => (staffing ? 'active' : status);

/** The demo's own tournaments with their admins; those with a crew still have to be staffed and published. */
export async function addOwnTournaments(demo: Demo, cast: Cast): Promise<readonly DemoTournament[]> {
  const { ref_id } = cast.staff.platform;
  const own = ownTournaments(dateIn(demo.begun, 'US/Eastern'));
  const adding = demo.request('own', deskDoing(ref_id, demo.daysBefore(IMPORTED)));
  const drafts = own.map(({ fields, courts }) => ({ fields, courts }));
  const tids = await addTournaments({ tournaments: drafts }, platformCaller(ref_id), adding);
  return inOrder(own, AT_ONCE, async (one, index) => {
    const tid = tids[index] ?? '';
    await appoint(demo, cast, tid, one.key);
    const { key, courts } = one;
    const preparation = { tid, key, courts, status: whileStaffing(one), by: cast.staff.master.ref_id };
    await prepare(demo, preparation, { changes: {}, coordinators: coordinators(cast) });
    return { ...one, tid };
  });
}

async function appoint(demo: Demo, { staff }: Cast, tid: string, key: string): Promise<void> {
  const appointing = deskDoing(staff.platform.ref_id, demo.daysBefore(SET_UP + 1));
  for (const [role, given] of ADMINS) {
    const { ref_id } = staff[role];
    await demo.send(`${key}/${role}`, appointing, tournament, tid, { type: 'AddAdmin', ref_id });
    for (const access of given) {
      await demo.send(`${key}/${role}/${access}`, appointing, tournament, tid, {
        type: 'ChangeAdminAccess',
        ref_id,
        access,
      });
    }
  }
}
