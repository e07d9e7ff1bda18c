import * as calls from '@courtcrew/domain/board/contract.ts';
import type { By } from '@courtcrew/domain/board/index.ts';
import { personById } from '@courtcrew/projections/accounts/index.ts';
import { atDesk, found, type Route, removal, route } from '../kernel/http/route.ts';
import { answering, type BoardParts, courtCalled, dataOf, onBoard, runsBoard } from './onBoard.ts';
import { payOf } from './pay.ts';

export const playRoutes = ({ boardNow, ratesNow }: BoardParts): readonly Route[] => [
  route(calls.assignCourt, async ({ tid, body, caller }, use) => {
    const { ref_id, second_ref_id, medal } = body;
    const command = {
      type: 'AssignCourt' as const,
      ...(await courtCalled(use, tid, body.court_num)),
      ref_id,
      second_ref_id: second_ref_id ?? null,
      medal: medal ?? ('none' as const),
    };
    const events = await onBoard(use, tid, command, atDesk(caller));
    const { match } = found(dataOf(events, 'MatchAssigned'), 'Match');
    return { ...answering('Assigned', events), id: match.id };
  }),

  route(calls.assignSecond, async ({ tid, body, caller }, use) => {
    const { court_num, ref_id = null, ...seen } = body;
    const court = await courtCalled(use, tid, court_num);
    const command = { type: 'AssignSecond' as const, ...court, ref_id, ...seen };
    const events = await onBoard(use, tid, command, atDesk(caller));
    return answering(ref_id === null ? 'Back in the queue' : 'Assigned', events);
  }),

  route(calls.setMedal, async ({ tid, body: { court_num, ...change }, caller }, use) => {
    const court = await courtCalled(use, tid, court_num);
    const events = await onBoard(use, tid, { type: 'SetMedal', ...court, ...change }, atDesk(caller));
    return answering('Saved', events);
  }),

  route(calls.finishMatch, async ({ tid, body, caller }, use) => {
    const by: By = runsBoard(caller) ? 'desk' : 'person';
    const court = await courtCalled(use, tid, body.court_num);
    const { people } = (await boardNow(tid)).floor;
    const { medal, sysid, amount, second_ref_id, secondAmount, tie_breaker } = body;
    const command = {
      type: 'FinishMatch' as const,
      ...court,
      id: body.id ?? null,
      by,
      ...(medal !== undefined && { medal }),
      ...(typeof sysid === 'string' && { sysid }),
      ...(amount !== undefined && { amount }),
      ...(second_ref_id !== undefined && { second_ref_id }),
      ...(secondAmount !== undefined && { second_amount: secondAmount }),
      ...(typeof tie_breaker === 'boolean' && { tie_breaker }),
      paid: body.paid ?? false,
      second_paid: body.secondPaid ?? false,
      aux: body.aux_assignments ?? [],
      // Of everybody who is there: who comes to this match at the last moment must be paid, too.
      pay: await payOf(use.db, await ratesNow(tid), [...people.keys()]),
    };
    const actor = by === 'desk' ? atDesk(caller) : caller.actor();
    const events = await onBoard(use, tid, command, actor);
    return answering(by === 'desk' ? 'Match Finished' : 'Thank you for refereeing', events);
  }),

  route(calls.resetCourt, async ({ tid, body, caller }, use) => {
    const court = await courtCalled(use, tid, body.court_num);
    const command = { type: 'ResetCourt' as const, ...court, id: body.id };
    const events = await onBoard(use, tid, command, atDesk(caller));
    return answering('Court has been re-set', events);
  }),

  route(calls.addAuxAssignment, async ({ tid, body, caller }, use) => {
    const { ref_id, type: aux_type, court_num } = body;
    const command = {
      type: 'AssignAux' as const,
      ref_id,
      aux_type,
      name: body.name ?? '',
      court: court_num ? await courtCalled(use, tid, court_num) : null,
      note: body.note || null,
    };
    const events = await onBoard(use, tid, command, atDesk(caller));
    const { id } = found(dataOf(events, 'AuxAssigned'), 'Assignment');
    return { ...answering('Assigned', events), id };
  }),

  route(calls.finishAuxAssignment, async ({ tid, body, caller }, use) => {
    const { id, amount = 0, paid } = body;
    const command = { type: 'FinishAux' as const, id, amount, paid: paid ?? false };
    const events = await onBoard(use, tid, command, atDesk(caller));
    const { minutes } = found(dataOf(events, 'AuxFinished'), 'Assignment');
    return { ...answering('Finished', events), minutes };
  }),

  removal(calls.deleteAuxAssignment, async ({ tid, body: { id, under_way }, caller, subject }, use) => {
    const command = { type: 'DeleteAux' as const, id, ref_id: subject, under_way };
    const events = await onBoard(use, tid, command, atDesk(caller));
    // One that was over took nobody's place, and what nobody sees on the board cannot be brought back there.
    const wasOver = dataOf(events, 'AuxDeleted')?.rank === null;
    return answering('Deleted', wasOver ? [] : events);
  }),

  route(calls.addClipboard, async ({ tid, body, caller }, use) => {
    const court = await courtCalled(use, tid, body.court_num);
    const ref_id = body.ref_id ?? null;
    if (ref_id !== null) found(await personById(use.db, ref_id), 'Person');
    const command = { type: 'AddClipboard' as const, ...court, ref_id };
    const events = await onBoard(use, tid, command, atDesk(caller));
    const { id } = found(dataOf(events, 'ClipboardNeeded'), 'Clipboard');
    return { ...answering('Clipboard needed', events), id };
  }),

  route(calls.removeClipboard, async ({ tid, body: { id }, caller }, use) => {
    const events = await onBoard(use, tid, { type: 'RemoveClipboard', id }, atDesk(caller));
    return answering('Clipboard brought', events);
  }),

  route(calls.undoOnBoard, async ({ tid, body, caller }, use) => {
    await onBoard(use, tid, { type: 'Undo', action: body.undo }, atDesk(caller));
    return { message: 'Undone', undo: null };
  }),
];
