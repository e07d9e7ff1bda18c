import type { BoardEvent } from './events.ts';
import type { BoardState } from './state.ts';

/** Far more calls than come within the time in which two can be one. */
const CALLS_KEPT = 200;

type Around =
  | 'StatusRemoved'
  | 'AllStatusRemoved'
  | 'RefereeNoted'
  | 'MonitorAssigned'
  | 'NotificationRaised'
  | 'NotificationConfirmed'
  | 'ContactAdded'
  | 'ContactChanged'
  | 'ContactRemoved';

/** Folds what happens around the courts: status updates, notes, monitors, calls to the desk and who is texted. */
export const evolveAround: {
  readonly [Type in Around]: (
    state: BoardState,
    data: Extract<BoardEvent, { type: Type }>['data'],
  ) => BoardState;
} = {
  StatusRemoved: (state, { id }) => ({ ...state, statuses: state.statuses.delete(id) }),
  AllStatusRemoved: (state, { ids }) => ({ ...state, statuses: state.statuses.subtract(ids) }),

  RefereeNoted: (state, { ref_id, note, tag }) => ({
    ...state,
    notes: state.notes.set(ref_id, { note, tag }),
  }),
  MonitorAssigned: (state, { court, ref_id }) => ({
    ...state,
    monitors: ref_id === null ? state.monitors.delete(court) : state.monitors.set(court, ref_id),
  }),

  NotificationRaised: (state, { nid, type, court, message, called_at }) => ({
    ...state,
    calls: state.calls.set(nid, 'open'),
    lastCalls: [...state.lastCalls, { nid, type, court, message, called_at }].slice(-CALLS_KEPT),
  }),
  NotificationConfirmed: (state, { nid }) => ({ ...state, calls: state.calls.set(nid, 'confirmed') }),

  ContactAdded: (state, { id, flags, ...contact }) => ({
    ...state,
    contacts: state.contacts.set(id, { ...contact, ...flags }),
  }),
  ContactChanged: (state, { id, flags, ...changes }) => {
    const contact = state.contacts.get(id);
    if (!contact) return state;
    return { ...state, contacts: state.contacts.set(id, { ...contact, ...changes, ...flags }) };
  },
  ContactRemoved: (state, { id }) => ({ ...state, contacts: state.contacts.delete(id) }),
};
