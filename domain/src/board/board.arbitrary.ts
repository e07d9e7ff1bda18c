import fc from 'fast-check';
import type { DecisionContext } from '../kernel/decider.ts';
import type { EventMeta } from '../kernel/event.ts';
import { sumOf } from '../kernel/money.ts';
import { assign, call, court, finish, minutes } from './board.fixtures.ts';
import type { BoardCommand, CourtRef } from './commands.ts';
import { MEDALS, NOTIFICATION_TYPES, SIDES, type Side } from './model.ts';
import type { InvoicePayment } from './pay/commands.ts';
import { type BoardState, queueOf } from './state.ts';

/** Any commands of several people in any order, on a board so small that they meet. */

export const PEOPLE = ['ann', 'bob', 'cyd', 'dan', 'eve', 'fay', 'gus'];

const person = fc.constantFrom(...PEOPLE);
const nobody = fc.option(person);
const order = fc.integer({ min: 1, max: 3 });
/** Rows are chosen by number among those there are; one in sixteen is not there. */
const nth = fc.nat(15);
const flag = fc.boolean();

const pick = <T>(all: Iterable<T>, index: number): T | undefined => {
  const list = [...all];
  return index === 15 ? undefined : list[index % Math.max(list.length, 1)];
};

/** Mostly somebody from the queue; the one in sixteen may be anywhere. */
const waiting = ({ floor }: BoardState, index: number): string =>
  pick(queueOf(floor.people), index)?.ref_id ?? 'ann';
/** Mostly a court with a match. */
const played = ({ floor }: BoardState, index: number): CourtRef =>
  court(pick(floor.courts.keys(), index) ?? 1);

export interface Step {
  readonly command: BoardCommand;
  readonly actor: string;
}
type Draft = (state: BoardState) => BoardCommand;

const draft = <T>(
  weight: number,
  parts: fc.Arbitrary<T>,
  make: (parts: T, state: BoardState) => BoardCommand,
) => ({
  weight,
  arbitrary: parts.map(
    (drawn): Draft =>
      (state) =>
        make(drawn, state),
  ),
});

const duty = [
  draft(12, fc.record({ ref_id: person, often: fc.nat(15) }), ({ ref_id, often }) => ({
    type: 'CheckIn',
    ref_id,
    queues: often > 0,
  })),
  draft(2, nth, (n, state) => ({ type: 'CheckOut', ref_id: waiting(state, n), reason: null })),
  draft(2, fc.record({ nth, on: flag }), ({ nth: n, on }, state) => ({
    type: 'SetBreak',
    ref_id: waiting(state, n),
    on,
  })),
  draft(4, fc.record({ nth, position: fc.integer({ min: 1, max: 8 }) }), ({ nth: n, position }, state) => ({
    type: 'MoveInQueue',
    ref_id: waiting(state, n),
    position,
  })),
  draft(1, person, (ref_id) => ({
    ...{ type: 'NoteReferee', ref_id, changes: { note: 'Late', tag: null }, seen: {} },
  })),
  draft(1, person, (ref_id) => ({ type: 'ForgetOnBoard', ref_id })),
];

const side = fc.constantFrom(...SIDES);
/** Cents. */
const money = fc.nat(5_000);
/** What the tournament pays everybody. */
const RATES = Object.fromEntries(
  PEOPLE.map((ref_id) => [ref_id, { credentials: 'Certified', lead: 2500, second: 1000 }]),
);

const play = [
  draft(
    12,
    fc.record({ order, lead: nth, second: fc.option(nth), medal: fc.constantFrom(...MEDALS) }),
    ({ order: at, lead, second, medal }, state) => ({
      ...assign(at, waiting(state, lead), second === null ? null : waiting(state, second)),
      medal,
    }),
  ),
  draft(6, fc.record({ at: nth, second: fc.option(nth) }), ({ at, second }, state) => ({
    type: 'AssignSecond',
    ...played(state, at),
    ref_id: second === null ? null : waiting(state, second),
  })),
  draft(3, fc.record({ at: nth, medal: fc.constantFrom(...MEDALS) }), ({ at, medal }, state) => ({
    type: 'SetMedal',
    ...played(state, at),
    medal,
  })),
  draft(
    8,
    fc.record({
      ...{ at: nth, aux: nth, by: fc.constantFrom('desk' as const, 'person' as const), tie: flag },
      ...{ second_amount: money, paid: flag, second_paid: flag },
    }),
    ({ at, aux, by, tie, ...paid }, state) =>
      finish(played(state, at).court, {
        ...paid,
        by,
        pay: RATES,
        tie_breaker: tie,
        aux: [pick(state.floor.aux.keys(), aux) ?? 'none'],
      }),
  ),
  draft(2, order, (at) => ({ type: 'ResetCourt', ...court(at) })),
];

const beside = [
  draft(4, fc.record({ nth, order: fc.option(order), note: flag }), ({ nth: n, order: at, note }, state) => ({
    type: 'AssignAux',
    ref_id: waiting(state, n),
    aux_type: 'Runner',
    name: '',
    court: at === null ? null : court(at),
    note: note ? 'Gate' : null,
  })),
  draft(2, fc.record({ nth, amount: money, paid: flag }), ({ nth: n, ...pay }, { floor }) => ({
    type: 'FinishAux',
    id: pick(floor.aux.keys(), n) ?? 'none',
    ...pay,
  })),
  draft(2, fc.record({ nth, past: flag }), ({ nth: n, past }, { floor, pastAux }) => ({
    type: 'DeleteAux',
    id: pick(past ? pastAux.keys() : floor.aux.keys(), n) ?? 'none',
    ref_id: 'ann',
  })),
  draft(1, fc.record({ order, ref_id: nobody }), ({ order: at, ref_id }) => ({
    type: 'AddClipboard',
    ...court(at),
    ref_id,
  })),
  draft(1, nth, (n, { floor }) => ({
    type: 'RemoveClipboard',
    id: pick(floor.clipboards.keys(), n) ?? 'none',
  })),
  draft(1, nth, (n, { statuses }) => ({ type: 'RemoveStatus', id: pick(statuses, n) ?? 'none' })),
  draft(1, fc.record({ order, ref_id: nobody }), ({ order: at, ref_id }) => ({
    type: 'AssignMonitor',
    ...court(at),
    ref_id,
  })),
  draft(
    1,
    fc.record({ order, ref_id: person, notification: fc.constantFrom(...NOTIFICATION_TYPES) }),
    ({ order: at, ...more }) => call({ ...court(at), ...more }),
  ),
];

/** Everything that somebody earned and is not paid, with a bonus. */
function dueTo(
  { pastMatches, pastAux, payments }: BoardState,
  ref_id: string,
  bonus: number,
): InvoicePayment {
  const due = (of: Side) =>
    [...pastMatches].filter(([, match]) => match[of]?.ref_id === ref_id && !match[of]?.paid);
  const aux = [...pastAux].filter(([, one]) => one.ref_id === ref_id && !one.paid);
  const [lead, second] = [due('lead'), due('second')];
  const amounts = [
    ...lead.map(([, match]) => match.lead.amount),
    ...second.map(([, match]) => match.second?.amount ?? 0),
    ...aux.map(([, { amount }]) => amount),
  ];
  return {
    ...{ invoice: `v-${ref_id}`, ref_id, bonus, amount: sumOf(amounts) + bonus },
    bonus_paid: sumOf([...payments.values()].map((made) => (made.ref_id === ref_id ? made.bonus : 0))),
    lead: lead.map(([id]) => id),
    second: second.map(([id]) => id),
    aux: aux.map(([id]) => id),
  };
}

const afterwards = [
  draft(
    3,
    fc.record({ nth, side, mark: fc.constantFrom('paid' as const, 'posted' as const), on: flag }),
    ({ nth: n, side: of, mark, on }, { pastMatches }) => ({
      type: 'MarkPay',
      sides: [{ match_id: pick(pastMatches.keys(), n) ?? 'none', side: of }],
      mark,
      on,
    }),
  ),
  draft(1, fc.constant(null), () => ({ type: 'AutoPost' })),
  draft(
    3,
    fc.record({ nth, side, amount: money, note: fc.option(fc.constant('Late')) }),
    ({ nth: n, side: of, ...changes }, { pastMatches }) => ({
      type: 'ChangePay',
      match_id: pick(pastMatches.keys(), n) ?? 'none',
      side: of,
      changes,
      seen: {},
    }),
  ),
  draft(
    2,
    fc.record({
      nth,
      medal: fc.constantFrom(...MEDALS),
      secondAmount: money,
      paid: flag,
      secondPaid: flag,
    }),
    ({ nth: n, ...changes }, { pastMatches }) => ({
      type: 'CorrectMatch',
      match_id: pick(pastMatches.keys(), n) ?? 'none',
      changes,
      seen: {},
    }),
  ),
  draft(2, fc.record({ person, bonus: fc.constantFrom(0, 500) }), ({ person: ref_id, bonus }, state) => ({
    type: 'PayInvoices',
    invoices: [dueTo(state, ref_id, bonus)],
    ...{ posted_only: false, date: '2026-03-08', payment_type: null, memo: null },
  })),
  draft(1, nth, (n, { payments }) => ({
    type: 'TakePaymentsBack',
    payments: [pick(payments.keys(), n) ?? 'none'],
  })),
  draft(1, fc.record({ nth, amount: money, paid: flag }), ({ nth: n, ...changes }, { pastAux }) => ({
    type: 'CorrectAux',
    id: pick(pastAux.keys(), n) ?? 'none',
    changes,
    seen: {},
  })),
];

/** Most undo what was done last, as people do. */
const undo = draft(6, fc.record({ nth, last: flag }), ({ nth: n, last }, { actions }) => ({
  type: 'Undo',
  action: (last ? actions.at(-1) : pick(actions, n))?.last ?? -1,
}));

/** A command that knows the board it is for, and who gives it. */
export const step: fc.Arbitrary<(state: BoardState) => Step> = fc
  .tuple(fc.oneof(...duty, ...play, ...beside, ...afterwards, undo), person)
  .map(([make, actor]) => (state) => ({ command: make(state), actor }));

/** A quarter of a minute passes between two commands. */
export const metaOf = (index: number, actor: string): EventMeta => ({
  commandId: `c${index}`,
  actor: { ref: actor, as: 'self' },
  at: minutes(index / 4),
  schema: 1,
  correlation: `c${index}`,
  causation: `c${index}`,
});

export function contextOf({ commandId, at, actor }: EventMeta): DecisionContext {
  let drawn = 0;
  return { at, actor, newId: () => `${commandId}-${++drawn}` };
}
