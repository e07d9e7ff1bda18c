import { Map as Index } from 'immutable';
import { evolveBy } from '../kernel/decider.ts';
import type { EventMeta } from '../kernel/event.ts';
import type { RosterEvent } from './events.ts';
import type { Kind, Level, ShiftPlan } from './model.ts';
import {
  NO_PLACES,
  type Person,
  personOf,
  placesWith,
  type RosterState,
  type Row,
  type Shift,
} from './state.ts';

const withPerson = (state: RosterState, ref_id: string, changes: Partial<Person>): RosterState => ({
  ...state,
  people: state.people.set(ref_id, { ...personOf(state, ref_id), ...changes }),
});

function withShift(state: RosterState, sid: string, change: (shift: Shift) => Partial<Shift>): RosterState {
  const shift = state.shifts.get(sid);
  return shift ? { ...state, shifts: state.shifts.set(sid, { ...shift, ...change(shift) }) } : state;
}

/** Counts a seat of the shift in or out. */
const seat = (state: RosterState, sid: string, slot: Level | null, by: 1 | -1): RosterState =>
  withShift(state, sid, (shift) => ({
    seated: shift.seated + by,
    taken: placesWith(shift.taken, slot, by),
  }));

function addRow(state: RosterState, row: Row): RosterState {
  const indexed = withShift(state, row.sid, (shift) => ({ rows: shift.rows.set(row.ref_id, row.shift_id) }));
  const owned = withPerson(indexed, row.ref_id, {
    rows: [...personOf(state, row.ref_id).rows, row.shift_id],
  });
  const kept = { ...owned, rows: owned.rows.set(row.shift_id, row) };
  return row.waitlist ? kept : seat(kept, row.sid, row.slot, 1);
}

function changeRow(state: RosterState, shift_id: string, changes: Partial<Row>): RosterState {
  const row = state.rows.get(shift_id);
  return row ? { ...state, rows: state.rows.set(shift_id, { ...row, ...changes }) } : state;
}

function unseat(state: RosterState, row: Row): RosterState {
  return row.waitlist ? state : seat(state, row.sid, row.slot, -1);
}

function removeRow(state: RosterState, shift_id: string): RosterState {
  const row = state.rows.get(shift_id);
  if (!row) return state;
  const freed = withShift(unseat(state, row), row.sid, (shift) => ({ rows: shift.rows.delete(row.ref_id) }));
  const rows = personOf(freed, row.ref_id).rows.filter((id) => id !== shift_id);
  return { ...withPerson(freed, row.ref_id, { rows }), rows: freed.rows.delete(shift_id) };
}

function withRole(state: RosterState, ref_id: string, role: Kind, has: boolean): RosterState {
  const others = personOf(state, ref_id).roles.filter((one) => one !== role);
  return withPerson(state, ref_id, { roles: has ? [...others, role] : others });
}

const edited = (meta: EventMeta) => ({ changed_by: meta.actor.ref, changed_at: meta.at });

const newShift = (plan: ShiftPlan, meta: EventMeta): Shift => ({
  plan,
  version: 0,
  ...edited(meta),
  rows: Index(),
  seated: 0,
  taken: NO_PLACES,
});

const row = (
  { shift_id, sid, ref_id }: { shift_id: string; sid: string; ref_id: string },
  slot: Level | null,
  waitlist: boolean,
  meta: EventMeta,
): Row => ({ shift_id, sid, ref_id, waitlist, confirmed: false, slot, at: meta.at });

/** Folds one event. Ids an event names and the state does not know change nothing. */
export const evolve = evolveBy<RosterState, RosterEvent>({
  ShiftAdded: (state, { sid, ...plan }, meta) => ({
    ...state,
    shifts: state.shifts.set(sid, newShift(plan, meta)),
  }),
  ShiftEdited: (state, { sid, version, changes }, meta) =>
    withShift(state, sid, (shift) => ({ plan: { ...shift.plan, ...changes }, version, ...edited(meta) })),
  ShiftDeleted: (state, { sid }) => ({ ...state, shifts: state.shifts.delete(sid) }),

  StaffAdded: (state, { ref_id, role }) => withRole(state, ref_id, role, true),
  StaffRemoved: (state, { ref_id, role }) => withRole(state, ref_id, role, false),
  LastMatchToggled: (state, { ref_id, last_match }) => withPerson(state, ref_id, { last_match }),

  Applied: (state, data, meta) => addRow(state, row(data, null, true, meta)),
  SpotTaken: (state, data, meta) => addRow(state, row(data, data.slot, false, meta)),
  MovedOffWaitlist: (state, { shift_id, sid, slot }) =>
    seat(changeRow(state, shift_id, { waitlist: false, slot }), sid, slot, 1),
  MovedToWaitlist: (state, { shift_id }) => {
    const seated = state.rows.get(shift_id);
    const freed = seated ? unseat(state, seated) : state;
    return changeRow(freed, shift_id, { waitlist: true, confirmed: false, slot: null });
  },
  Confirmed: (state, { shift_id }) => changeRow(state, shift_id, { confirmed: true }),
  SignupRemoved: (state, { shift_id }) => removeRow(state, shift_id),
  Withdrawn: (state) => state,

  ApprovalRequested: (state, { ref_id }) => withPerson(state, ref_id, { approved: null }),
  RefereeApproved: (state, { ref_id }) => withPerson(state, ref_id, { approved: true }),
  ApprovalRemoved: (state, { ref_id }) => withPerson(state, ref_id, { approved: false }),
  ScheduleEmailed: (state) => state,
});
