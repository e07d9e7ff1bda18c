import type { DecisionContext } from '../../kernel/decider.ts';
import { notFound, type Refusal } from '../../kernel/refusal.ts';
import { differing, refuseStale } from '../../kernel/seen.ts';
import { emptied } from '../decide/emptied.ts';
import type { RosterEvent } from '../events.ts';
import * as refusals from '../refusals.ts';
import { personOf, type RosterState } from '../state.ts';
import type { AddGroup, DeleteGroup, EditGroup, JoinGroup, LeaveGroup } from './commands.ts';
import { isSameName } from './names.ts';

type Decision = readonly RosterEvent[] | Refusal;

function faultOfName(state: RosterState, name: string, own?: string): Refusal | undefined {
  const holder = [...state.groups].find(([vgid, { plan }]) => vgid !== own && isSameName(plan.name, name));
  return holder && refusals.groupTaken(holder[1].plan.name);
}

export function addGroup(state: RosterState, { plan }: AddGroup, { newId }: DecisionContext): Decision {
  const fault = faultOfName(state, plan.name);
  if (fault) return fault;
  return [{ type: 'GroupAdded', data: { vgid: newId(), ...plan } }];
}

export function editGroup(state: RosterState, { vgid, changes, seen }: EditGroup): Decision {
  const group = state.groups.get(vgid);
  if (!group) return notFound('Group');
  const refusal = refuseStale(group.plan, changes, seen);
  if (refusal) return refusal;
  const fault = changes.name === undefined ? undefined : faultOfName(state, changes.name, vgid);
  if (fault) return fault;
  const different = differing(group.plan, changes);
  if (Object.keys(different).length === 0) return [];
  return [{ type: 'GroupEdited', data: { vgid, changes: different } }];
}

const left = (vgid: string, ref_id: string): RosterEvent => ({ type: 'GroupLeft', data: { vgid, ref_id } });

export function deleteGroup(state: RosterState, { vgid, people }: DeleteGroup): Decision {
  const group = state.groups.get(vgid);
  if (!group) return notFound('Group');
  if (people !== undefined && group.members.size > people) return refusals.moreInGroup();
  const leaving = group.members.toArray().sort();
  return emptied(
    leaving.map((ref_id) => left(vgid, ref_id)),
    { type: 'GroupDeleted', data: { vgid } },
  );
}

/** Leaves the group the person is in; nothing for somebody in none. A tournament has a handful of groups. */
export const groupLeavings = (state: RosterState, ref_id: string): readonly RosterEvent[] =>
  [...state.groups].filter(([, { members }]) => members.has(ref_id)).map(([vgid]) => left(vgid, ref_id));

/** Why somebody stays where another desk has put them; undefined where they are as they were seen. */
function faultOfPlace(state: RosterState, { ref_id, from }: JoinGroup | LeaveGroup): Refusal | undefined {
  const [now = null] = [...state.groups].flatMap(([vgid, { members }]) => (members.has(ref_id) ? vgid : []));
  return from === undefined || from === now ? undefined : refusals.inAnotherGroup();
}

export function joinGroup(state: RosterState, command: JoinGroup): Decision {
  const { vgid, ref_id } = command;
  const group = state.groups.get(vgid);
  if (!group) return notFound('Group');
  if (!personOf(state, ref_id).roles.includes('volunteer')) return refusals.notAVolunteer();
  if (group.members.has(ref_id)) return [];
  const joined: RosterEvent = { type: 'GroupJoined', data: { vgid, ref_id } };
  return faultOfPlace(state, command) ?? [...groupLeavings(state, ref_id), joined];
}

export function leaveGroup(state: RosterState, command: LeaveGroup): Decision {
  const leaving = groupLeavings(state, command.ref_id);
  return leaving.length === 0 ? [] : (faultOfPlace(state, command) ?? leaving);
}
