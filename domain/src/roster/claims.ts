import type { RosterCommand } from './commands.ts';
import type { RosterEvent } from './events.ts';
import { endOf, type ShiftPlan } from './model.ts';
import { type RosterState, type Row, rowOf, rowsOfShift } from './state.ts';

/**
 * A person's hours in one tournament, as the runtime claims them across all tournaments before a decision.
 * Claims are keyed by tournament, shift and person.
 */
export interface SeatClaim {
  readonly ref_id: string;
  /** The person's row, where there is one already. */
  readonly shift_id?: string;
  readonly sid: string;
  readonly start: string;
  readonly end: string;
  /** false: an application, which takes no hours but is refused when they are taken elsewhere. */
  readonly hold: boolean;
}

const claim = (
  { start, end }: Pick<ShiftPlan, 'start' | 'end'>,
  { ref_id, sid, shift_id }: { ref_id: string; sid: string; shift_id?: string | undefined },
  hold: boolean,
): SeatClaim => ({ ref_id, ...(shift_id !== undefined && { shift_id }), sid, start, end, hold });

function claimsOfShift(state: RosterState, sid: string, hours: Partial<ShiftPlan>): readonly SeatClaim[] {
  const shift = state.shifts.get(sid);
  if (!shift) return [];
  const { start, end } = { ...shift.plan, ...hours };
  if (start === shift.plan.start && end === shift.plan.end) return [];
  return rowsOfShift(state, shift)
    .filter((row) => !row.waitlist)
    .map((row) => claim({ start, end: endOf({ start, end }) }, row, true));
}

function claimsOfRow(state: RosterState, row: Row | undefined): readonly SeatClaim[] {
  const plan = row && state.shifts.get(row.sid)?.plan;
  return plan ? [claim(plan, row, true)] : [];
}

function claimOfSignup(
  state: RosterState,
  { sid, ref_id }: { readonly sid: string; readonly ref_id: string },
  hold: boolean,
): readonly SeatClaim[] {
  const plan = state.shifts.get(sid)?.plan;
  const row = rowOf(state, sid, ref_id);
  // A row that is seated has its claim, and an application of long ago needs none: the command changes nothing.
  if (!plan || (row && (!hold || !row.waitlist))) return [];
  return [claim(plan, { sid, ref_id, shift_id: row?.shift_id }, hold)];
}

/**
 * The hours a command would take if it were carried out against this state; none for one that takes none. A
 * shift without length overlaps nothing, so its claim meets no other.
 */
export function seatClaims(state: RosterState, command: RosterCommand): readonly SeatClaim[] {
  switch (command.type) {
    case 'TakeSpot':
      return claimOfSignup(state, command, true);
    case 'Apply':
      return claimOfSignup(state, command, false);
    case 'MoveOffWaitlist':
      return claimsOfRow(state, state.rows.get(command.shift_id));
    case 'Confirm': {
      const row = state.rows.get(command.shift_id);
      return row?.waitlist ? [] : claimsOfRow(state, row);
    }
    case 'EditShift':
      return claimsOfShift(state, command.sid, command.changes);
    default:
      return [];
  }
}

export type SeatRelease = Pick<SeatClaim, 'ref_id' | 'sid' | 'start' | 'end'>;

/**
 * The hours an event gives back. `before` is the state the event was decided on: an edit that moves a shift
 * gives back the old hours of everybody seated in it, whom the event does not list.
 */
export function seatReleases(event: RosterEvent, before: RosterState): readonly SeatRelease[] {
  switch (event.type) {
    case 'SignupRemoved':
    case 'MovedToWaitlist': {
      const row = before.rows.get(event.data.shift_id);
      return row && !row.waitlist ? claimsOfRow(before, row) : [];
    }
    case 'ShiftEdited': {
      const shift = before.shifts.get(event.data.sid);
      const { start, end } = event.data.changes;
      if (!shift || (start === undefined && end === undefined)) return [];
      return rowsOfShift(before, shift)
        .filter((row) => !row.waitlist)
        .flatMap((row) => claimsOfRow(before, row));
    }
    default:
      return [];
  }
}
