import { Set as Refs } from 'immutable';
import type { Evolvers } from '../../kernel/decider.ts';
import { type Category, changeRow, type Group, type RosterState, withPerson } from '../state.ts';
import type { VolunteerEvent } from './events.ts';

function withCategory(state: RosterState, vcid: string, change: (old: Category) => Category): RosterState {
  const category = state.categories.get(vcid);
  return category ? { ...state, categories: state.categories.set(vcid, change(category)) } : state;
}

function withGroup(state: RosterState, vgid: string, change: (old: Group) => Group): RosterState {
  const group = state.groups.get(vgid);
  return group ? { ...state, groups: state.groups.set(vgid, change(group)) } : state;
}

const present = (state: RosterState, day: string, change: (refs: Refs<string>) => Refs<string>) => ({
  ...state,
  present: state.present.update(day, Refs(), change),
});

/** Folds what happens to categories, volunteers and groups. */
export const evolveVolunteers: Evolvers<RosterState, VolunteerEvent> = {
  VolunteerCategoryAdded: (state, { vcid, ...plan }) => ({
    ...state,
    categories: state.categories.set(vcid, { plan, captains: [] }),
  }),
  VolunteerCategoryEdited: (state, { vcid, changes }) =>
    withCategory(state, vcid, (old) => ({ ...old, plan: { ...old.plan, ...changes } })),
  VolunteerCategoryDeleted: (state, { vcid }) => ({ ...state, categories: state.categories.delete(vcid) }),
  CaptainAdded: (state, { vcid, ...captain }) =>
    withCategory(state, vcid, (old) => ({ ...old, captains: [...old.captains, captain] })),
  CaptainRemoved: (state, { vcid, id }) =>
    withCategory(state, vcid, (old) => ({ ...old, captains: old.captains.filter((one) => one.id !== id) })),

  ShiftCaptainMarked: (state, data) => changeRow(state, data, (row) => ({ ...row, captain: data.captain })),
  WaiverSigned: (state, { ref_id, text }) => withPerson(state, ref_id, { signed: text?.version ?? 0 }),

  VolunteerCheckedIn: (state, { ref_id, day }) => present(state, day, (refs) => refs.add(ref_id)),
  VolunteerCheckedOut: (state, { ref_id, day }) => present(state, day, (refs) => refs.delete(ref_id)),
  ShirtHandedOut: (state, { ref_id }) => withPerson(state, ref_id, { shirt: true }),
  ShirtTakenBack: (state, { ref_id }) => withPerson(state, ref_id, { shirt: false }),

  GroupAdded: (state, { vgid, ...plan }) => ({
    ...state,
    groups: state.groups.set(vgid, { plan, members: Refs() }),
  }),
  GroupEdited: (state, { vgid, changes }) =>
    withGroup(state, vgid, (old) => ({ ...old, plan: { ...old.plan, ...changes } })),
  GroupDeleted: (state, { vgid }) => ({ ...state, groups: state.groups.delete(vgid) }),
  GroupJoined: (state, { vgid, ref_id }) =>
    withGroup(state, vgid, (old) => ({ ...old, members: old.members.add(ref_id) })),
  GroupLeft: (state, { vgid, ref_id }) =>
    withGroup(state, vgid, (old) => ({ ...old, members: old.members.delete(ref_id) })),
};
