import { evolveBy } from '../kernel/decider.ts';
import type { DomainEvent, EventMeta } from '../kernel/event.ts';
import type { Section } from './choices.ts';
import type { AdminAccess, Court, TournamentEvent } from './events.ts';
import { type Coordinator, NO_COORDINATOR } from './fields.ts';
import { recordOf } from './record.ts';
import type { TournamentState } from './state.ts';

const changed = (state: TournamentState, change: Partial<TournamentState>, meta: EventMeta) => ({
  ...state,
  ...change,
  version: state.revision,
  changedBy: meta.actor.ref,
});

function withAdmin(state: TournamentState, { ref_id, ...access }: AdminAccess & { ref_id: string }) {
  return { ...state, admins: new Map(state.admins).set(ref_id, access) };
}

function without<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}

/** The form of the record shows no single court, so whoever has it open is not disturbed. */
const withCourt = (state: TournamentState, { order, ...change }: Partial<Court>): TournamentState => ({
  ...state,
  courts: state.courts.map((court) => (court.order === order ? { ...court, ...change } : court)),
});

const fold = evolveBy<TournamentState, TournamentEvent>({
  TournamentAdded: (state, { fields }, meta) =>
    changed(state, { exists: true, fields: recordOf(fields), waiver: 1 }, meta),
  TournamentEdited: (state, { changes }, meta) => {
    const waiver = state.waiver + (changes.volunteer_waiver === undefined ? 0 : 1);
    return changed(state, { fields: { ...state.fields, ...changes }, waiver }, meta);
  },
  StatusChanged: (state, { to }, meta) => changed(state, { status: to }, meta),
  ProceduresUpdated: (state, { procedures }, meta) => changed(state, { procedures }, meta),
  AdminAdded: (state, admin) => withAdmin(state, admin),
  AdminAccessChanged: (state, admin) => withAdmin(state, admin),
  AdminRemoved: (state, { ref_id }) => ({ ...state, admins: without(state.admins, ref_id) }),
  CourtsAdded: (state, { courts }, meta) => changed(state, { courts: [...state.courts, ...courts] }, meta),
  CourtNamed: withCourt,
  CourtDescribed: withCourt,
  CourtNoted: withCourt,
  CourtColored: withCourt,
  MergedToParent: (state, _, meta) => changed(state, {}, meta),
  SignaturesVoided: (state, { version }, meta) => changed(state, { waiverSince: version }, meta),
  InvoicedToggled: (state, { invoiced }, meta) => changed(state, { invoiced }, meta),
  CoordinatorSet: (state, { section, owner, ...contact }, meta) => {
    const coordinator = {
      owner,
      name: contact.name ?? '',
      email: contact.email ?? '',
      phone: contact.phone ?? '',
    };
    return changed(state, { coordinators: new Map(state.coordinators).set(section, coordinator) }, meta);
  },
  CoordinatorForgotten: (state, { section }, meta) =>
    changed(state, { coordinators: without(state.coordinators, section) }, meta),
});

/** Folds one event; every event counts towards the revision, unknown ones of newer processes too. */
export const evolve = (state: TournamentState, event: TournamentEvent, meta: EventMeta): TournamentState =>
  fold({ ...state, revision: state.revision + 1 }, event satisfies DomainEvent, meta);

/** The section's coordinator, empty where there is none. */
export const coordinatorOf = (state: TournamentState, section: Section): Coordinator => {
  const { name, email, phone } = state.coordinators.get(section) ?? NO_COORDINATOR;
  return { name, email, phone };
};
