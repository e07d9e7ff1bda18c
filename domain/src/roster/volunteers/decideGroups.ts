import { notFound, type Refusal } from '../../kernel/refusal.ts';
import { differing, refuseStale } from '../../kernel/seen.ts';
import type { Decide, RosterCommand } from '../commands.ts';
import { emptied } from '../decide/emptied.ts';
import type { RosterEvent } from '../events.ts';
import * as refusals from '../refusals.ts';
import { personOf, type RosterState } from '../state.ts';
import { isSameName } from './names.ts';

function faultOfName(state: RosterState, name: string, own?: string): Refusal | undefined {
  const holder = [...state.groups].find(([vgid, { plan }]) => vgid !== own && isSameName(plan.name, name));
  return holder && refusals.groupTaken(holder[1].plan.name);
}

export const addGroup: Decide<'AddGroup'> = (state, { plan }, { newId }) => {
  const fault = faultOfName(state, plan.name);
  if (fault) return fault;
  return [{ type: 'GroupAdded', data: { vgid: newId(), ...plan } }];
};

export const editGroup: Decide<'EditGroup'> = (state, { vgid, changes, seen }) => {
  const group = state.groups.get(vgid);
  if (!group) return notFound('Group');
  const refusal = refuseStale(group.plan, changes, seen);
  if (refusal) return refusal;
  const fault = changes.name === undefined ? undefined : faultOfName(state, changes.name, vgid);
  if (fault) return fault;
  const different = differing(group.plan, changes);
  if (Object.keys(different).length === 0) return [];
  return [{ type: 'GroupEdited', data: { vgid, changes: different } }];
};

const left = (vgid: string, ref_id: string): RosterEvent => ({ type: 'GroupLeft', data: { vgid, ref_id } });

export const deleteGroup: Decide<'DeleteGroup'> = (state, { vgid, people }) => {
  const group = state.groups.get(vgid);
  if (!group) return notFound('Group');
  if (people !== undefined && group.members.size > people) return refusals.moreInGroup();
  const leaving = group.members.toArray().sort();
  return emptied(
    leaving.map((ref_id) => left(vgid, ref_id)),
    { type: 'GroupDeleted', data: { vgid } },
  );
};

/** Leaves the group the person is in; nothing for somebody in none. A tournament has a handful of groups. */
export const groupLeavings = (state: RosterState, ref_id: string): readonly RosterEvent[] =>
  [...state.groups].filter(([, { members }]) => members.has(ref_id)).map(([vgid]) => left(vgid, ref_id));

/** Why somebody stays where another desk has put them; undefined where they are as they were seen. */
function faultOfPlace(
  state: RosterState,
  { ref_id, from }: RosterCommand<'JoinGroup'> | RosterCommand<'LeaveGroup'>,
): Refusal | undefined {
  const [now = null] = [...state.groups].flatMap(([vgid, { members }]) => (members.has(ref_id) ? vgid : []));
  return from === undefined || from === now ? undefined : refusals.inAnotherGroup();
}

export const joinGroup: Decide<'JoinGroup'> = (state, command) => {
  const { vgid, ref_id } = command;
  const group = state.groups.get(vgid);
  if (!group) return notFound('Group');
  if (!personOf(state, ref_id).roles.includes('volunteer')) return refusals.notAVolunteer();
  if (group.members.has(ref_id)) return [];
  const joined: RosterEvent = { type: 'GroupJoined', data: { vgid, ref_id } };
  return faultOfPlace(state, command) ?? [...groupLeavings(state, ref_id), joined];
};

export const leaveGroup: Decide<'LeaveGroup'> = (state, command) => {
  const leaving = groupLeavings(state, command.ref_id);
  return leaving.length === 0 ? [] : (faultOfPlace(state, command) ?? leaving);
};
