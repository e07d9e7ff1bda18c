import * as calls from '@courtcrew/domain/board/contract.ts';
import { NO_NOTE, type Place, queuesForCourts } from '@courtcrew/domain/board/index.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { KINDS, type Kind, runsSection } from '@courtcrew/domain/roster/index.ts';
import { officialOf } from '@courtcrew/projections/board/index.ts';
import { membershipOf } from '@courtcrew/projections/roster/index.ts';
import { atDesk, type Caller, type Route, removal, route, type Use } from '../kernel/http/route.ts';
import { forbidden, Refused } from '../kernel/refused.ts';
import { answering, type BoardParts, onBoard } from './onBoard.ts';

const notRegistered = () => refuse('not-registered', 'Not registered for this tournament');
const atTheDesk = () => refuse('forbidden', 'Please check in at the desk');

/** Who queues for courts is moved by the desk alone, others by themselves too. Throws 403. */
async function mustMove(
  use: Use,
  caller: Caller,
  tid: string,
  { ref_id, queues }: { readonly ref_id: string; readonly queues: boolean },
): Promise<void> {
  const theirs = await isTheirs(use, caller, tid, ref_id, ['official']);
  if (theirs && (!queues || runsSection(caller, 'referee'))) return;
  if (caller.ref_id !== ref_id) throw forbidden();
  if (queues) throw new Refused(atTheDesk());
}

/** Finds the official, or where one is who left the staff. Throws 403, which tells nobody but a desk who is an official. */
async function movable(use: Use, caller: Caller, tid: string, ref_id: string, at?: Place['at']) {
  const official = await officialOf(use.db, tid, ref_id, use.now());
  const isUnknown = official === undefined && at === undefined;
  if (isUnknown && runsSection(caller, 'referee')) throw new Refused(notRegistered());
  const queues = at === undefined ? official === undefined || queuesForCourts(official) : at !== 'duty';
  const isLeft = official === undefined && runsSection(caller, 'referee');
  if (!isLeft) await mustMove(use, caller, tid, { ref_id, queues });
  if (isUnknown) throw new Refused(notRegistered());
  return { queues };
}

export const dutyRoutes = ({ boardNow }: BoardParts): readonly Route[] => [
  route(calls.checkinRef, async ({ tid, subject: ref_id, caller }, use) => {
    const { queues } = await movable(use, caller, tid, ref_id);
    const events = await onBoard(use, tid, { type: 'CheckIn', ref_id, queues }, caller.actor(ref_id));
    return answering('Checked in', events);
  }),

  route(calls.checkoutRef, async ({ tid, subject: ref_id, body, caller }, use) => {
    const { people } = (await boardNow(tid)).floor;
    await movable(use, caller, tid, ref_id, people.get(ref_id)?.place.at);
    const command = { type: 'CheckOut' as const, ref_id, reason: body.reason || null };
    const events = await onBoard(use, tid, command, caller.actor(ref_id));
    return answering('Checked out', events);
  }),

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
    if (!(await isTheirs(use, caller, tid, ref_id, ['official']))) throw new Refused(notRegistered());
    const written = ({ note, tag }: Partial<typeof body>) => ({
      ...(note !== undefined && { note: note || null }),
      ...(tag !== undefined && { tag: tag || null }),
    });
    const changes = { ...(body.seen ? {} : NO_NOTE), ...written(body) };
    const seen = written(body.seen ?? {});
    await onBoard(use, tid, { type: 'NoteReferee', ref_id, changes, seen }, atDesk(caller));
    // Its words are sealed apart from the board, so that none of them could be brought back.
    return { message: 'Saved', undo: null };
  }),

  removal(calls.removeStatus, async ({ tid, params: { id }, caller }, use) => {
    await onBoard(use, tid, { type: 'RemoveStatus', id }, atDesk(caller));
    return { message: 'Removed' };
  }),

  route(calls.removeAllStatus, async ({ tid, body, caller }, use) => {
    await onBoard(use, tid, { type: 'RemoveAllStatus', last: body?.last }, atDesk(caller));
    return { message: 'Removed' };
  }),
];

/** Whether somebody is registered here, in one of these roles, in a section whose desk the caller runs. */
export async function isTheirs(
  use: Use,
  caller: Caller,
  tid: string,
  ref_id: string,
  roles: readonly Kind[] = KINDS,
): Promise<boolean> {
  const members = await Promise.all(roles.map((role) => membershipOf(use.db, tid, role, ref_id)));
  return members.some((member) => member?.sections.some((section) => runsSection(caller, section)));
}
