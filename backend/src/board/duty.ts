import * as calls from '@courtcrew/domain/board/contract.ts';
import { queuesForCourts } from '@courtcrew/domain/board/index.ts';
import { NOT_AUTHORIZED } from '@courtcrew/domain/contract/policies.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { runsSection } from '@courtcrew/domain/roster/index.ts';
import { officialOf } from '@courtcrew/projections/board/index.ts';
import { isStaff } from '@courtcrew/projections/roster/index.ts';
import { type Caller, Refused, type Route, route } from '../http/route.ts';
import { answering, atDesk, onBoard } from './onBoard.ts';

const notRegistered = () => refuse('not-registered', 'Not registered for this tournament');
const atTheDesk = () => refuse('forbidden', 'Please check in at the desk');

/**
 * Those who wait for courts come and go at the desk: their place in the queue depends on it. Whoever does not
 * queue may check in and out themselves, too. Throws 403.
 */
function mustMove(caller: Caller, ref_id: string, queues: boolean): void {
  if (runsSection(caller, queues ? 'referee' : 'line')) return;
  if (caller.ref_id !== ref_id) throw new Refused(refuse('forbidden', NOT_AUTHORIZED));
  if (queues) throw new Refused(atTheDesk());
}

const presence: readonly Route[] = [
  route(calls.checkinRef, async ({ tid, subject: ref_id, caller }, use) => {
    const official = await officialOf(use.db, tid, ref_id, new Date().toISOString());
    const queues = official === undefined || queuesForCourts(official);
    mustMove(caller, ref_id, queues);
    if (!official) throw new Refused(notRegistered());
    const events = await onBoard(use, tid, { type: 'CheckIn', ref_id, queues }, caller.actor(ref_id));
    return answering('Checked in', events);
  }),

  route(calls.checkoutRef, async ({ tid, subject: ref_id, body, caller }, use) => {
    const official = await officialOf(use.db, tid, ref_id, new Date().toISOString());
    mustMove(caller, ref_id, official === undefined || queuesForCourts(official));
    const command = { type: 'CheckOut' as const, ref_id, reason: body.reason || null };
    const events = await onBoard(use, tid, command, caller.actor(ref_id));
    return answering('Checked out', events);
  }),
];

const queue: readonly Route[] = [
  route(calls.quickBreak, async ({ tid, body: { ref_id, on }, caller }, use) => {
    const events = await onBoard(use, tid, { type: 'SetBreak', ref_id, on }, atDesk(caller));
    return answering(on ? 'On a break' : 'Back from the break', events);
  }),

  route(calls.swapQueue, async ({ tid, body: { ref_id, position }, caller }, use) => {
    const events = await onBoard(use, tid, { type: 'MoveInQueue', ref_id, position }, atDesk(caller));
    return answering('Moved', events);
  }),

  route(calls.refNote, async ({ tid, body, caller }, use) => {
    const { ref_id } = body;
    if (!(await isStaff(use.db, tid, ref_id, 'official'))) throw new Refused(notRegistered());
    const command = { type: 'NoteReferee' as const, ref_id, note: body.note || null, tag: body.tag || null };
    await onBoard(use, tid, command, atDesk(caller));
    // Its words are sealed apart from the board, so that none of them could be brought back.
    return { message: 'Saved', undo: null };
  }),
];

const status: readonly Route[] = [
  route(calls.removeStatus, async ({ tid, params: { id }, caller }, use) => {
    await onBoard(use, tid, { type: 'RemoveStatus', id }, atDesk(caller));
    return { message: 'Removed' };
  }),

  route(calls.removeAllStatus, async ({ tid, caller }, use) => {
    await onBoard(use, tid, { type: 'RemoveAllStatus' }, atDesk(caller));
    return { message: 'Removed' };
  }),
];

export const dutyRoutes: readonly Route[] = [...presence, ...queue, ...status];
