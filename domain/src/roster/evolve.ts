import { Set as Refs } from 'immutable';
import { evolveBy } from '../kernel/decider.ts';
import type { EventMeta } from '../kernel/event.ts';
import type { RosterEvent } from './events.ts';
import type { InShift, Kind, Level, ShiftPlan } from './model.ts';
import { withLetter } from './policies/letters.ts';
import type { OfficialSection } from './policies/sections.ts';
import {
  changeRow,
  NO_PLACES,
  type Person,
  personOf,
  placesWith,
  type RosterState,
  type Row,
  rowOf,
  rowsOfShift,
  type Shift,
  withPerson,
} from './state.ts';
import { evolveVolunteers } from './volunteers/evolve.ts';

function withShift(state: RosterState, sid: string, change: (shift: Shift) => Partial<Shift>): RosterState {
  const shift = state.shifts.get(sid);
  return shift ? { ...state, shifts: state.shifts.set(sid, { ...shift, ...change(shift) }) } : state;
}

/** Counts a seat in or out. */
const seating = (shift: Shift, slot: Level | null, by: 1 | -1): Partial<Shift> => ({
  seated: shift.seated + by,
  taken: placesWith(shift.taken, slot, by),
});

function addRow(state: RosterState, row: Row): RosterState {
  const { rows, held } = personOf(state, row.ref_id);
  const owned = withPerson(state, row.ref_id, {
    rows: [...rows, row],
    held: held.filter((sid) => sid !== row.sid),
  });
  return withShift(owned, row.sid, (shift) => ({
    people: shift.people.add(row.ref_id),
    ...(row.waitlist ? {} : seating(shift, row.slot, 1)),
  }));
}

export function removeRow(state: RosterState, { sid, ref_id }: { sid: string; ref_id: string }): RosterState {
  const row = rowOf(state, sid, ref_id);
  if (!row) return state;
  const rows = personOf(state, ref_id).rows.filter((one) => one !== row);
  return withShift(withPerson(state, ref_id, { rows }), sid, (shift) => ({
    people: shift.people.delete(ref_id),
    ...(row.waitlist ? {} : seating(shift, row.slot, -1)),
  }));
}

/** The new plan, and its hours on the rows of everybody in the shift. */
function replan(state: RosterState, sid: string, shift: Shift): RosterState {
  const { start, end } = shift.plan;
  const planned = { ...state, shifts: state.shifts.set(sid, shift) };
  return rowsOfShift(state, sid, shift)
    .filter((row) => row.start !== start || row.end !== end)
    .reduce((folded, row) => changeRow(folded, row, (old) => ({ ...old, start, end })), planned);
}

function withRole(state: RosterState, ref_id: string, role: Kind, has: boolean): RosterState {
  const others = personOf(state, ref_id).roles.filter((one) => one !== role);
  // Who comes back is registered anew, as the lists show it.
  const gone = role === 'official' && !has ? { sections: [], last_match: false } : {};
  return withPerson(state, ref_id, { roles: has ? [...others, role] : others, ...gone });
}

const ending = (
  state: RosterState,
  ref_id: string,
  what: keyof Person['ended'],
  { at }: EventMeta,
): RosterState => withPerson(state, ref_id, { ended: { ...personOf(state, ref_id).ended, [what]: at } });

const withSections = (
  state: RosterState,
  ref_id: string,
  sections: readonly OfficialSection[],
): RosterState => withPerson(state, ref_id, { sections });

const edited = (meta: EventMeta) => ({ changed_by: meta.actor.ref, changed_at: meta.at });

const newShift = (plan: ShiftPlan, meta: EventMeta): Shift => ({
  plan,
  version: 0,
  ...edited(meta),
  people: Refs(),
  seated: 0,
  taken: NO_PLACES,
});

const newRow = (data: InShift, slot: Level | null, waitlist: boolean, meta: EventMeta): Row => ({
  shift_id: data.shift_id,
  sid: data.sid,
  ref_id: data.ref_id,
  waitlist,
  confirmed: false,
  slot,
  captain: false,
  at: meta.at,
  start: data.shift.start,
  end: data.shift.end,
});

/** Folds one event. Ids an event names and the state does not know change nothing. */
export const evolve = evolveBy<
  RosterState,
  RosterEvent,
  'Withdrawn' | 'NotesForgotten' | 'ScheduleEmailed' | 'ClaimDropped'
>({
  ShiftAdded: (state, { sid, ...plan }, meta) => ({
    ...state,
    shifts: state.shifts.set(sid, newShift(plan, meta)),
  }),
  ShiftEdited: (state, { sid, version, changes, places = [], unconfirmed = [] }, meta) => {
    const shift = state.shifts.get(sid);
    if (!shift) return state;
    const plan = { ...shift.plan, ...changes };
    const taken = places.reduce((counted, { slot }) => placesWith(counted, slot, 1), shift.taken);
    const replanned = replan(state, sid, { ...shift, plan, taken, version, ...edited(meta) });
    const placed = places.reduce(
      (folded, place) => changeRow(folded, place, (row) => ({ ...row, slot: place.slot })),
      replanned,
    );
    return unconfirmed.reduce(
      (folded, of) => changeRow(folded, of, (row) => ({ ...row, confirmed: false })),
      placed,
    );
  },
  ZoneCorrected: (state, { to }) => ({ ...state, zone: to }),
  ShiftDeleted: (state, { sid }) => ({ ...state, shifts: state.shifts.delete(sid) }),

  StaffAdded: (state, { ref_id, role, sections }) => {
    const registered = withRole(state, ref_id, role, true);
    return role === 'official' ? withSections(registered, ref_id, sections) : registered;
  },
  StaffRemoved: (state, { ref_id, role }, meta) =>
    ending(withRole(state, ref_id, role, false), ref_id, role, meta),
  SectionJoined: (state, { ref_id, section }) =>
    withSections(state, ref_id, [...personOf(state, ref_id).sections, section]),
  SectionLeft: (state, { ref_id, section }, meta) =>
    withSections(
      ending(state, ref_id, section, meta),
      ref_id,
      personOf(state, ref_id).sections.filter((one) => one !== section),
    ),
  LastMatchToggled: (state, { ref_id, last_match }) => withPerson(state, ref_id, { last_match }),

  Applied: (state, data, meta) => addRow(state, newRow(data, null, true, meta)),
  SpotTaken: (state, data, meta) => addRow(state, newRow(data, data.slot, false, meta)),
  MovedOffWaitlist: (state, data) => {
    const { sid, slot } = data;
    const moved = changeRow(state, data, (row) => ({ ...row, waitlist: false, slot }));
    return withShift(moved, sid, (shift) => seating(shift, slot, 1));
  },
  MovedToWaitlist: (state, data) => {
    const slot = rowOf(state, data.sid, data.ref_id)?.slot ?? null;
    const moved = changeRow(state, data, (row) => ({
      ...row,
      waitlist: true,
      confirmed: false,
      captain: false,
      slot: null,
    }));
    return withShift(moved, data.sid, (shift) => seating(shift, slot, -1));
  },
  Confirmed: (state, data) => changeRow(state, data, (row) => ({ ...row, confirmed: true })),
  ConfirmationTakenBack: (state, data) => changeRow(state, data, (row) => ({ ...row, confirmed: false })),
  SignupRemoved: removeRow,
  CoordinatorWritten: (state, { ref_id }, { at }) =>
    withPerson(state, ref_id, { wrote: withLetter(personOf(state, ref_id).wrote, at) }),

  ApprovalRequested: (state, { ref_id }, { at }) =>
    withPerson(state, ref_id, { approved: null, requested_at: at }),
  ApplicationHeld: (state, { ref_id, sid }) =>
    withPerson(state, ref_id, { held: [...personOf(state, ref_id).held, sid] }),
  HeldApplicationDropped: (state, { ref_id, sid }) =>
    withPerson(state, ref_id, { held: personOf(state, ref_id).held.filter((one) => one !== sid) }),
  RefereeApproved: (state, { ref_id }) => withPerson(state, ref_id, { approved: true, held: [] }),
  ApprovalRemoved: (state, { ref_id }, meta) =>
    ending(withPerson(state, ref_id, { approved: false, held: [] }), ref_id, 'approval', meta),

  ...evolveVolunteers,
});
