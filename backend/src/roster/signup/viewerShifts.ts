import {
  ownStatusOf,
  type ShiftForViewer,
  type ShiftRow,
  sectionOf,
  selectionsShown,
} from '@courtcrew/domain/roster/index.ts';
import { isDraft, isOpenToVisitors, type Section } from '@courtcrew/domain/tournaments/index.ts';
import { type Placed, peopleByShift, shiftsOf, waitingBefore } from '@courtcrew/projections/roster/index.ts';
import { type TournamentRow, tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { type Caller, found, type Use } from '../../kernel/http/route.ts';
import { runsDeskOf } from '../coordinator/sides.ts';

/** The text about a section that stands above its shifts; the names are the documents', odd as they are. */
const describes = (tournament: TournamentRow, category: string): string =>
  ({ 'Chair Umpire': tournament.description, 'Athletic Trainer': tournament.line_description })[category] ??
  tournament.utr_referee;

const faces = (people: readonly Placed[]) =>
  people.map(({ ref_id, shift_id, first, last }) => ({ ref_id, shift_id, first, last }));

const NOBODY_WAITS: ReadonlyMap<string, number> = new Map();
interface Viewing {
  readonly tournament: TournamentRow;
  /** Whose rows are marked; empty for a visitor. */
  readonly viewer: string;
  /** Whether names of others may be shown. */
  readonly names: boolean;
  /** How many wait before the viewer, by shift. */
  readonly ahead: ReadonlyMap<string, number>;
}

function seenBy(
  shift: ShiftRow,
  people: readonly Placed[],
  { tournament, viewer, names, ahead }: Viewing,
): ShiftForViewer {
  const own = people.find(({ ref_id }) => ref_id === viewer);
  const row = own && { waitlist: own.onWaitlist, confirmed: own.confirmed };
  const status = row ? ownStatusOf(row, tournament.status) : null;
  return {
    ...shift,
    shift_description: shift.description,
    category_description: describes(tournament, shift.category),
    shift_id: own?.shift_id ?? null,
    status,
    waitlist: status === 'Applied',
    confirmed: status === 'Confirmed',
    registered: status === 'Selected' || status === 'Confirmed',
    registered_waitlist: status === 'Applied',
    captains: [],
    signed: false,
    ahead: ahead.get(shift.sid) ?? null,
    signup: names ? faces(people.filter(({ onWaitlist }) => !onWaitlist)) : [],
    waiting: [],
  };
}

interface Wanted {
  readonly section?: Section;
  readonly category?: string;
  /** Whose state to show: the caller's own, or anybody's for the desk. */
  readonly ref_id?: string;
}

/** Shifts of officials for sign-up pages; drafts and archives show theirs to their desk alone. */
export async function shiftsForViewer(
  use: Use,
  caller: Caller,
  tid: string,
  { section, category, ref_id }: Wanted,
): Promise<ShiftForViewer[]> {
  const tournament = found(await tournamentById(use.db, tid), 'Tournament');
  const open = isOpenToVisitors(tournament.status);
  const [shifts, people] = await Promise.all([
    shiftsOf(use.db, tid, { kind: 'official', ...(category && { category }) }),
    caller.signedIn ? peopleByShift(use.db, tid) : new Map<string, readonly Placed[]>(),
  ]);
  const own = await waitingBefore(use.db, ref_id ?? caller.ref_id, { tid });
  const names = caller.signedIn && selectionsShown(tournament.status) && !isDraft(tournament.status);
  return shifts
    .filter((shift) => section === undefined || sectionOf(shift) === section)
    .flatMap((shift) => {
      const desk = runsDeskOf(caller, shift);
      if (!open && !desk) return [];
      const viewer = desk && ref_id ? ref_id : caller.ref_id;
      // Of referees the desk selects whom it likes.
      const ahead = sectionOf(shift) === 'line' && viewer === (ref_id ?? caller.ref_id) ? own : NOBODY_WAITS;
      return [seenBy(shift, people.get(shift.sid) ?? [], { tournament, viewer, names, ahead })];
    });
}
