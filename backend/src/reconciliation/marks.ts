import type { BoardCommand, PayMark, Side } from '@courtcrew/domain/board/index.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import * as calls from '@courtcrew/domain/reconciliation/contract.ts';
import { onBoard } from '../board/index.ts';
import { atDesk, type Caller, type Route, route, type Use } from '../kernel/http/route.ts';
import { invoiceAggregate } from './aggregate.ts';
import { billOfficials } from './billing.ts';

/** Carries out what the desk does to pay, and makes out the invoices that follow. Answers what happened. */
async function settle(use: Use, tid: string, caller: Caller, command: BoardCommand) {
  const events = await onBoard(use, tid, command, atDesk(caller));
  const last = events.at(-1);
  if (last) {
    await use.shown();
    await billOfficials(use.db, events, (book, making, part) =>
      use.execute(invoiceAggregate, book, making, { follows: last, part }),
    );
  }
  return events;
}

type MarkedSide = AnswerOf<typeof calls.markMany>['sides'][number];

const SAVED = { message: 'Saved' };

type MarkCall = typeof calls.markPaid;

const markRoute = (call: MarkCall, side: Side, mark: PayMark): Route =>
  route(call, async ({ tid, body, caller }, use) => {
    const { id, status: on, amount } = body;
    const sides = [{ match_id: id, side, amount }];
    await settle(use, tid, caller, { type: 'MarkPay', sides, mark, on });
    return SAVED;
  });

const amountRoute = (call: typeof calls.updatePaymentAmount, side: Side): Route =>
  route(call, async ({ tid, body, caller }, use) => {
    const { id: match_id, amount, note, noteSeen, seen } = body;
    await settle(use, tid, caller, {
      ...{ type: 'ChangePay', match_id, side },
      changes: { amount, note },
      seen: { note: noteSeen, ...seen },
    });
    return SAVED;
  });

export const markRoutes: readonly Route[] = [
  markRoute(calls.markPaid, 'lead', 'paid'),
  markRoute(calls.markPosted, 'lead', 'posted'),
  markRoute(calls.markSupportingPaid, 'second', 'paid'),
  markRoute(calls.markSupportingPosted, 'second', 'posted'),
  amountRoute(calls.updatePaymentAmount, 'lead'),
  amountRoute(calls.updateSecondPaymentAmount, 'second'),

  route(calls.markMany, async ({ tid, body, caller }, use) => {
    const { mark, status: on } = body;
    const sides = body.sides.map(({ id, side, amount }) => ({
      match_id: id,
      side: sideOf(side),
      amount,
    }));
    const changed = sidesIn(await settle(use, tid, caller, { type: 'MarkPay', sides, mark, on }));
    return { ...SAVED, changed: changed.length, sides: [...changed] };
  }),

  route(calls.autoPost, async ({ tid, caller }, use) => {
    const posted = sidesIn(await settle(use, tid, caller, { type: 'AutoPost' })).length;
    return { message: posted === 0 ? 'Nothing to post' : `${posted} posted`, posted };
  }),

  route(calls.updatePastMatch, async ({ tid, body, caller }, use) => {
    const { id: match_id, secondSeen: secondAmount, seen, ...changes } = body;
    const edit = { changes, seen: { secondAmount, ...seen } };
    await settle(use, tid, caller, { type: 'CorrectMatch', match_id, ...edit });
    return SAVED;
  }),

  route(calls.updatePastAuxAssignment, async ({ tid, body, caller }, use) => {
    const { id, seen = {}, ...changes } = body;
    await settle(use, tid, caller, { type: 'CorrectAux', id, changes, seen });
    return SAVED;
  }),
];

const sideOf = (side: 'lead' | 'supporting'): Side => (side === 'lead' ? 'lead' : 'second');

/** The parts in matches that these events mark. */
const sidesIn = (events: Awaited<ReturnType<typeof onBoard>>): readonly MarkedSide[] =>
  events.flatMap(({ data }) =>
    'lead' in data ? [...sidesCalled('lead', data.lead), ...sidesCalled('supporting', data.second)] : [],
  );

const sidesCalled = (side: MarkedSide['side'], ids: readonly string[]): readonly MarkedSide[] =>
  ids.map((id) => ({ id, side }));
