import { z } from 'zod';
import { call } from '../../contract/call.ts';
import { anyText, count, id, message, requiredText } from '../../contract/fields.ts';
import { groupRow } from '../volunteers/shapes.ts';
import { color, ofTournament, unread } from './places.ts';

/** Named, coloured groups of volunteers; a person is in one at most. */

const atDesk = {
  area: 'roster',
  policy: 'volunteerDesk',
  scope: { tid: 'params.tid' },
  params: ofTournament,
} as const;
/** `changed` is false where they were there already, or in none. */
const moved = message.extend({ changed: z.boolean().optional() });
export const groupName = requiredText(60, 'Name Required');
const groupSeen = z.object({ group_name: anyText(60).optional(), color }).optional();

export const getVolunteerGroups = call({
  ...atDesk,
  method: 'GET',
  path: '/api/getVolunteerGroups/{tid}',
  summary: 'The groups with their people, by name',
  answer: z.array(groupRow),
});

export const saveVolunteerGroupName = call({
  ...atDesk,
  method: 'POST',
  path: '/api/saveVolunteerGroupName/{tid}',
  summary: 'Add a group, light grey unless a colour is given',
  body: z.object({ group_name: groupName, color }),
  answer: message.extend({ vgid: z.string() }),
});

export const editVolunteerGroupName = call({
  ...atDesk,
  method: 'PUT',
  path: '/api/editVolunteerGroupName/{tid}',
  summary: 'Rename or recolour a group; 409 where what changes is no longer what `seen` says (or `was`)',
  body: z.object({
    vgid: id,
    group_name: groupName.optional(),
    color,
    seen: groupSeen,
    was: groupSeen,
    sid: unread,
  }),
  answer: message,
});

export const deleteVolunteerGroup = call({
  ...atDesk,
  method: 'POST',
  path: '/api/deleteVolunteerGroup/{tid}',
  summary: 'Delete a group; its people stay in the tournament',
  /** `people` is how many were seen in it: where there are more by now, it stays. */
  body: z.object({ vgid: id, people: count(Number.MAX_SAFE_INTEGER).optional() }),
  answer: message,
});

export const saveVolunteerGroupAssignment = call({
  ...atDesk,
  method: 'PUT',
  path: '/api/saveVolunteerGroupAssignment/{tid}',
  summary: 'Put a volunteer into a group, out of any other',
  /** `from` is the group they were seen in, null for none: in another one by now they stay. */
  body: z.object({ vgid: id, ref_id: id, from: id.nullish() }),
  answer: moved,
});

export const removeFromVolunteerGroup = call({
  ...atDesk,
  method: 'PUT',
  path: '/api/removeFromVolunteerGroup/{tid}',
  summary: 'Take a volunteer out of their group',
  body: z.object({ ref_id: id, from: id.nullish() }),
  answer: moved,
});
