import {
  neededIn,
  type ShiftRow,
  statusOf,
  type VolunteerShift,
  volunteerStateOf,
} from '@courtcrew/domain/roster/index.ts';
import { isOpenToVisitors } from '@courtcrew/domain/tournaments/index.ts';
import type { Name } from '@courtcrew/projections/accounts/index.ts';
import {
  hasSigned,
  leadersOf,
  shiftsOf,
  volunteerCategories,
  volunteerShiftsByPerson,
  waitingBefore,
} from '@courtcrew/projections/roster/index.ts';
import { type TournamentRow, tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { type Caller, found, type Use } from '../../kernel/http/route.ts';
import { runsVolunteers } from '../coordinator/sides.ts';

type Category = Awaited<ReturnType<typeof volunteerCategories.all>>[number];

interface Viewing {
  readonly categories: ReadonlyMap<string, Category>;
  /** Who leads a shift, by shift. */
  readonly leaders: ReadonlyMap<string, readonly Name[]>;
  /** The viewer's rows, by shift. */
  readonly own: ReadonlyMap<string, VolunteerShift>;
  /** How many wait before the viewer, by shift. */
  readonly ahead: ReadonlyMap<string, number>;
  readonly signed: boolean;
  readonly waiver_required: boolean;
  /** Whether names of captains may be shown. */
  readonly names: boolean;
}

/** Whoever looks after the category, and whoever leads the shift, each once. */
export function captainsOf(
  sid: string,
  category: Category | undefined,
  leaders: ReadonlyMap<string, readonly Name[]>,
) {
  const all = [...(category?.admin ?? []), ...(leaders.get(sid) ?? [])];
  return [...new Map(all.map((captain) => [captain.ref_id, captain])).values()];
}

function seenBy(shift: ShiftRow, viewing: Viewing) {
  const { categories, leaders, own, signed, waiver_required, ahead, names } = viewing;
  const category = categories.get(shift.category);
  const row = own.get(shift.sid) ?? null;
  return {
    ...shift,
    vcid: shift.category,
    category_name: category?.name ?? '',
    category_description: category?.description ?? '',
    shift_description: shift.description,
    state: volunteerStateOf({ ...shift, counted: shift.certified !== null }, row),
    needed: neededIn(shift),
    shift_id: row?.shift_id ?? null,
    status: row && statusOf(row),
    waitlist: row?.waitlist ?? false,
    confirmed: row?.confirmed ?? false,
    registered: row !== null && !row.waitlist,
    registered_waitlist: row?.waitlist ?? false,
    ahead: ahead.get(shift.sid) ?? null,
    captains: names ? captainsOf(shift.sid, category, leaders) : [],
    signed,
    waiver_needed: !signed && (waiver_required || shift.signature_required),
    // Who else volunteers is nobody's business but the coordinators'.
    signup: [],
    waiting: [],
  };
}

interface Wanted {
  readonly vcid?: string | null | undefined;
  /** Whose state to show: the caller's own, or anybody's for a coordinator. */
  readonly ref_id?: string | null | undefined;
}

async function viewingOf(
  use: Use,
  caller: Caller,
  tournament: TournamentRow,
  ref_id: string,
): Promise<Viewing> {
  const { tid, volunteer_signature_required: waiver_required } = tournament;
  const [categories, leaders, own, ahead, signed] = await Promise.all([
    volunteerCategories.all(use.db, { tid }),
    leadersOf(use.db, tid),
    volunteerShiftsByPerson(use.db, tid, { refs: [ref_id] }),
    waitingBefore(use.db, ref_id, { tid }),
    hasSigned(use.db, tid, ref_id),
  ]);
  return {
    ahead,
    categories: new Map(categories.map((category) => [category.vcid, category])),
    leaders,
    own: new Map((own.get(ref_id) ?? []).map((row) => [row.sid, row])),
    signed,
    waiver_required,
    // As everywhere on the sign-up pages.
    names: caller.signedIn,
  };
}

/** Shifts of volunteers for sign-up pages: shown categories, and the viewer's own rows. */
export async function volunteerShiftsForViewer(
  use: Use,
  caller: Caller,
  tid: string,
  { vcid, ref_id }: Wanted,
) {
  const tournament = found(await tournamentById(use.db, tid), 'Tournament');
  const coordinator = runsVolunteers(caller);
  if (!coordinator && !isOpenToVisitors(tournament.status)) return [];
  const viewer = coordinator && ref_id ? ref_id : caller.ref_id;
  const [shifts, seen] = await Promise.all([
    shiftsOf(use.db, tid, { kind: 'volunteer', ...(vcid && { category: vcid }) }),
    viewingOf(use, caller, tournament, viewer),
  ]);
  return shifts
    .filter(({ sid, category }) => seen.categories.get(category)?.show || seen.own.has(sid))
    .map((shift) => seenBy(shift, seen));
}
