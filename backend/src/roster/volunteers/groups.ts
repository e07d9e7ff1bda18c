import * as calls from '@courtcrew/domain/roster/contract.ts';
import { DEFAULT_GROUP_COLOR } from '@courtcrew/domain/roster/index.ts';
import { volunteerGroups } from '@courtcrew/projections/roster/index.ts';
import { type Route, route } from '../../kernel/http/route.ts';
import { done, inBodyNames } from '../../kernel/refused.ts';
import { until } from '../../kernel/runtime/inParts.ts';
import { zoneOf } from '../coordinator/shifts.ts';
import { onRoster, onRosterInParts } from '../onRoster.ts';

export const groupRoutes: readonly Route[] = [
  route(calls.getVolunteerGroups, ({ tid }, use) => volunteerGroups.all(use.db, { tid })),

  route(calls.saveVolunteerGroupName, async ({ tid, body, caller }, use) => {
    // A tournament that is not there must not get a roster.
    await zoneOf(use, tid);
    const plan = { name: body.group_name, color: body.color ?? DEFAULT_GROUP_COLOR };
    const { events } = await onRoster(use, caller, tid, { type: 'AddGroup', plan });
    const [vgid] = events.flatMap(({ data }) => ('vgid' in data ? [data.vgid] : []));
    return { message: 'saved', vgid: vgid ?? '' };
  }),

  route(calls.editVolunteerGroupName, async ({ tid, body, caller }, use) => {
    const { vgid, was } = body;
    const planOf = ({ group_name: name, color }: NonNullable<typeof was>) => ({ name, color });
    const seen = planOf({ ...was, ...body.seen });
    const command = { type: 'EditGroup' as const, vgid, changes: planOf(body), seen };
    await inBodyNames({ name: 'group_name' }, onRoster(use, caller, tid, command));
    return { message: 'saved' };
  }),

  route(calls.deleteVolunteerGroup, async ({ tid, body: { vgid, people }, caller }, use) => {
    const command = { type: 'DeleteGroup' as const, vgid, people };
    done(await onRosterInParts(use, caller, tid, command, until('GroupDeleted')));
    return { message: 'deleted' };
  }),

  route(calls.saveVolunteerGroupAssignment, async ({ tid, body: { vgid, ref_id, from }, caller }, use) => {
    const { events } = await onRoster(use, caller, tid, { type: 'JoinGroup', vgid, ref_id, from });
    return { message: 'saved', changed: events.length > 0 };
  }),

  route(calls.removeFromVolunteerGroup, async ({ tid, body: { ref_id, from }, caller }, use) => {
    const { events } = await onRoster(use, caller, tid, { type: 'LeaveGroup', ref_id, from });
    return { message: 'removed', changed: events.length > 0 };
  }),
];
