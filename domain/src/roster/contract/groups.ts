import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { anyText, count, id, inTournament, message, requiredText } from '../../contract/fields.ts';
import { groupRow } from '../volunteers/shapes.ts';
import { color, unread } from './places.ts';

/** Named, coloured groups of volunteers; a person is in one at most. */

const { get, post, put } = callsOf('roster');

const atDesk = {
  area: 'roster',
  policy: 'volunteerDesk',
  ...inTournament,
} as const;
/** `changed` is false where they were there already, or in none. */
const moved = message.extend({ changed: z.boolean().optional() });
export const groupName = requiredText(60, 'Name Required');
const groupSeen = z.object({ group_name: anyText(60).optional(), color }).optional();

export const getVolunteerGroups = get('/api/getVolunteerGroups/{tid}', {
  ...atDesk,
  summary: 'The groups with their people, by name',
  answer: z.array(groupRow),
});

export const saveVolunteerGroupName = post('/api/saveVolunteerGroupName/{tid}', {
  ...atDesk,
  summary: 'Add a group, light grey unless a colour is given',
  body: z.object({ group_name: groupName, color }),
  answer: message.extend({ vgid: z.string() }),
});

export const editVolunteerGroupName = put('/api/editVolunteerGroupName/{tid}', {
  ...atDesk,
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

export const deleteVolunteerGroup = post('/api/deleteVolunteerGroup/{tid}', {
  ...atDesk,
  summary: 'Delete a group; its people stay in the tournament',
  /** `people` is how many were seen in it: where there are more by now, it stays. */
  body: z.object({ vgid: id, people: count(Number.MAX_SAFE_INTEGER).optional() }),
  answer: message,
});

export const saveVolunteerGroupAssignment = put('/api/saveVolunteerGroupAssignment/{tid}', {
  ...atDesk,
  summary: 'Put a volunteer into a group, out of any other',
  /** `from` is the group they were seen in, null for none: in another one by now they stay. */
  body: z.object({ vgid: id, ref_id: id, from: id.nullish() }),
  answer: moved,
});

export const removeFromVolunteerGroup = put('/api/removeFromVolunteerGroup/{tid}', {
  ...atDesk,
  summary: 'Take a volunteer out of their group',
  body: z.object({ ref_id: id, from: id.nullish() }),
  answer: moved,
});
