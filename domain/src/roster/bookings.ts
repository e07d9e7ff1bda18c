import type { Elsewhere, RosterCommand } from './commands.ts';
import { endOf, type ShiftPlan } from './model.ts';
import { personOf, type RosterState, type Row, rowOf, rowsOfShift } from './state.ts';

/** A person's hours in one shift of this tournament; UTC instants, half-open. */
export interface Seat {
  readonly ref_id: string;
  readonly sid: string;
  readonly start: string;
  readonly end: string;
}

type Hours = Pick<ShiftPlan, 'start' | 'end'>;

const seatOf = ({ ref_id, sid }: { ref_id: string; sid: string }, { start, end }: Hours): Seat => ({
  ref_id,
  sid,
  start,
  end,
});

const seatsOf = (rows: readonly Row[], hours?: Hours): readonly Seat[] =>
  rows.filter((row) => !row.waitlist).map((row) => seatOf(row, hours ?? row));

const rowsOf = (state: RosterState, { shift_id, ref_id }: { shift_id: string; ref_id: string }) =>
  personOf(state, ref_id).rows.filter((row) => row.shift_id === shift_id);

function seatsOfShift(state: RosterState, sid: string, hours?: Hours): readonly Seat[] {
  const shift = state.shifts.get(sid);
  return shift ? seatsOf(rowsOfShift(state, sid, shift), hours) : [];
}

/** The hours a shift moves to; undefined where an edit leaves them. */
function newHours(state: RosterState, sid: string, changes: Partial<ShiftPlan>): Hours | undefined {
  const plan = state.shifts.get(sid)?.plan;
  if (!plan) return undefined;
  const { start, end } = { ...plan, ...changes };
  return start === plan.start && end === plan.end ? undefined : { start, end: endOf({ start, end }) };
}

function wanted(state: RosterState, command: RosterCommand): readonly Seat[] {
  switch (command.type) {
    // An application takes no hours, yet is refused when they are taken elsewhere: asked for, then given back.
    case 'Apply':
    case 'TakeSpot': {
      const plan = state.shifts.get(command.sid)?.plan;
      const row = rowOf(state, command.sid, command.ref_id);
      return plan && (!row || row.waitlist) ? [seatOf(command, plan)] : [];
    }
    case 'MoveOffWaitlist':
    case 'Confirm':
      return rowsOf(state, command).map((row) => seatOf(row, row));
    case 'EditShift': {
      const hours = newHours(state, command.sid, command.changes);
      return hours ? seatsOfShift(state, command.sid, hours) : [];
    }
    default:
      return [];
  }
}

function leaving(state: RosterState, command: RosterCommand): readonly Seat[] {
  switch (command.type) {
    case 'RemoveSignup':
    case 'MoveToWaitlist':
      return seatsOf(rowsOf(state, command));
    case 'Withdraw':
    case 'RemoveStaff':
      return seatsOf(personOf(state, command.ref_id).rows);
    case 'DeleteShift':
      return seatsOfShift(state, command.sid);
    case 'EditShift':
      return newHours(state, command.sid, command.changes) ? seatsOfShift(state, command.sid) : [];
    default:
      return [];
  }
}

function holds(state: RosterState, seat: Seat): boolean {
  const row = rowOf(state, seat.sid, seat.ref_id);
  return row !== undefined && !row.waitlist && row.start === seat.start && row.end === seat.end;
}

/** The command that is refused for this seat elsewhere; one that takes no hours stays as it is. */
function blocked(command: RosterCommand, elsewhere: Elsewhere): RosterCommand {
  switch (command.type) {
    case 'Apply':
    case 'TakeSpot':
    case 'MoveOffWaitlist':
    case 'Confirm':
    case 'EditShift':
      return { ...command, elsewhere };
    default:
      return command;
  }
}

/**
 * What the runtime claims across all tournaments before this roster decides, so that nobody sits in two
 * tournaments at once. A shift without length overlaps nothing, so its claim meets no other.
 */
export const rosterBookings = { wanted, leaving, holds, blocked };
