import { isRefusal } from '../kernel/refusal.ts';
import type { RosterCommand } from './commands.ts';
import type { RosterEvent, ShiftEdited } from './events.ts';
import { editedHours, hoursInZone } from './hours.ts';
import type { Elsewhere, Hours, Seat, ShiftPlan } from './model.ts';
import { personOf, type RosterState, type Row, rowOf, rowsOfShift, type Shift } from './state.ts';

/** Hours a command needs; `hold` is false for an application, which only needs them to be free. */
export interface WantedSeat extends Seat {
  readonly hold: boolean;
}

const seatOf = ({ ref_id, sid }: { ref_id: string; sid: string }, { start, end }: Hours): Seat => ({
  ref_id,
  sid,
  start,
  end,
});

const seated = (row: Row): boolean => !row.waitlist;

const rowsOf = (state: RosterState, { shift_id, ref_id }: { shift_id: string; ref_id: string }) =>
  personOf(state, ref_id).rows.filter((row) => row.shift_id === shift_id);

function seatedIn(state: RosterState, sid: string): readonly Row[] {
  const shift = state.shifts.get(sid);
  return shift ? rowsOfShift(state, sid, shift).filter(seated) : [];
}

const moves = (plan: Hours, { start = plan.start, end = plan.end }: Partial<ShiftPlan>): boolean =>
  start !== plan.start || end !== plan.end;

/** The hours a shift moves to; undefined where an edit leaves them, or cannot be carried out. */
function newHours(state: RosterState, { sid, changes, zone }: RosterCommand<'EditShift'>): Hours | undefined {
  const plan = state.shifts.get(sid)?.plan;
  if (!plan) return undefined;
  const hours = editedHours(plan, changes, zone);
  return isRefusal(hours) || !moves(plan, hours) ? undefined : hours;
}

const unmarks = (command: RosterCommand): boolean => command.type === 'AssignCaptain' && !command.captain;

/** A volunteer who waits, of own will or because all spots are taken, needs the hours to be free and no more. */
function mayBeSeated(command: RosterCommand, { seated: taken, plan }: Shift): boolean {
  if (command.type === 'RegisterVolunteer') return !command.waitlist && taken < plan.spots;
  return command.type !== 'Apply';
}

/** Who keeps a seat, or gives it up, needs no hours. */
function wantedByChange(state: RosterState, command: RosterCommand<'ChangeSignup'>): readonly WantedSeat[] {
  const { sid, ref_id, to } = command;
  const shift = state.shifts.get(sid);
  if (!shift || to === 'Removed') return [];
  const row = rowOf(state, sid, ref_id);
  if (!row) return [{ ...seatOf(command, shift.plan), hold: to !== 'Applied' }];
  const needsHours = to === 'Confirmed' ? !row.confirmed : to === 'Selected' && row.waitlist;
  return needsHours ? [{ ...seatOf(row, row), hold: true }] : [];
}

/** Everybody seated in a shift that moves with the clocks. */
function wantedInZone(
  state: RosterState,
  { from, to, keep }: RosterCommand<'CorrectZone'>,
): readonly WantedSeat[] {
  if (keep === 'instant' || (state.zone ?? from) !== from) return [];
  const hours = hoursInZone(state, from, to);
  if (isRefusal(hours)) return [];
  return [...hours].flatMap(([sid, moved]) =>
    seatedIn(state, sid).map((row) => ({ ...seatOf(row, moved), hold: true })),
  );
}

function wanted(state: RosterState, command: RosterCommand): readonly WantedSeat[] {
  switch (command.type) {
    case 'Apply':
    case 'TakeSpot':
    case 'RegisterVolunteer':
    case 'AssignCaptain': {
      const shift = state.shifts.get(command.sid);
      const row = rowOf(state, command.sid, command.ref_id);
      if (!shift || (row && seated(row)) || unmarks(command)) return [];
      return [{ ...seatOf(command, shift.plan), hold: mayBeSeated(command, shift) }];
    }
    case 'MoveOffWaitlist':
    case 'Confirm':
      return rowsOf(state, command).map((row) => ({ ...seatOf(row, row), hold: true }));
    case 'ChangeSignup':
      return wantedByChange(state, command);
    case 'EditShift': {
      const hours = newHours(state, command);
      return hours ? seatedIn(state, command.sid).map((row) => ({ ...seatOf(row, hours), hold: true })) : [];
    }
    case 'CorrectZone':
      return wantedInZone(state, command);
    case 'Together':
      return command.steps.flatMap((step) => wanted(state, step));
    case 'ImportSignups':
      return command.changes.flatMap((change) => wantedByChange(state, change));
    default:
      return [];
  }
}

function movesShift(before: RosterState, { sid, changes }: ShiftEdited['data']): boolean {
  const plan = before.shifts.get(sid)?.plan;
  return plan !== undefined && moves(plan, changes);
}

/** An edit that moves a shift gives up the old hours of everybody seated in it, whom the event does not list. */
function freed(before: RosterState, event: RosterEvent): readonly Seat[] {
  switch (event.type) {
    case 'SignupRemoved':
    case 'MovedToWaitlist':
      return rowsOf(before, event.data)
        .filter(seated)
        .map((row) => seatOf(row, row));
    case 'ShiftEdited':
      return movesShift(before, event.data)
        ? seatedIn(before, event.data.sid).map((row) => seatOf(row, row))
        : [];
    default:
      return [];
  }
}

export function holds(state: RosterState, seat: Seat): string | null {
  const row = rowOf(state, seat.sid, seat.ref_id);
  if (!row || row.waitlist || row.start !== seat.start || row.end !== seat.end) return null;
  return state.shifts.get(seat.sid)?.plan.name ?? null;
}

type OfSeat = Pick<Seat, 'sid' | 'ref_id'>;

const needsSeat = (step: RosterCommand<'Together'>['steps'][number], { sid, ref_id }: OfSeat): boolean =>
  step.sid === sid && (step.type !== 'ChangeSignup' || step.ref_id === ref_id);

/** The command that is refused for what its seat meets elsewhere; one that needs no hours stays as it is. */
function blocked<Asked extends RosterCommand>(command: Asked, seat: OfSeat, elsewhere: Elsewhere): Asked {
  switch (command.type) {
    case 'Apply':
    case 'TakeSpot':
    case 'RegisterVolunteer':
    case 'AssignCaptain':
    case 'MoveOffWaitlist':
    case 'Confirm':
    case 'ChangeSignup':
    case 'EditShift':
    case 'CorrectZone':
      return { ...command, elsewhere };
    case 'Together':
      return {
        ...command,
        steps: command.steps.map((step) => (needsSeat(step, seat) ? blocked(step, seat, elsewhere) : step)),
      };
    case 'ImportSignups':
      return {
        ...command,
        changes: command.changes.map((one) => (needsSeat(one, seat) ? blocked(one, seat, elsewhere) : one)),
      };
    default:
      return command;
  }
}

const dropping = (seat: Seat): RosterCommand => ({ type: 'DropClaim', seat });

/**
 * What the runtime claims across all tournaments before this roster decides, so that nobody sits in two
 * tournaments at once. Claims meet where hours overlap, as `overlap` says it.
 */
export const rosterBookings = { wanted, freed, holds, blocked, dropping };
