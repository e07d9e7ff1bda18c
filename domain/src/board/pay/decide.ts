import { dollars } from '../../kernel/money.ts';
import { isRefusal, notFound, type Refusal } from '../../kernel/refusal.ts';
import { refuseStale } from '../../kernel/seen.ts';
import type { BoardCommand, Decide } from '../commands.ts';
import { textOrNull } from '../decide/parts.ts';
import type { BoardEvent } from '../events.ts';
import type { PayMark, Side, SideOfMatch, Sides } from '../model.ts';
import { postingOf } from '../policies/posting.ts';
import * as refusals from '../refusals.ts';
import type { SeenSide } from './commands.ts';
import { type Mark, type PaidMark, type PastMatch, partsOf, type SidePay } from './state.ts';

type Decision = readonly BoardEvent[] | Refusal;

const noMatch = (): Refusal => notFound('Match');

/** Paid with an invoice, and taken back with that payment alone. */
const isByInvoice = (mark: Mark | PaidMark | null): boolean =>
  mark !== null && 'payment' in mark && mark.payment !== null;

/** The field of an event about a part that is paid. */
const asPaid = (paid: PaidMark | null) => (paid ? { paid_amount: paid.amount } : {});

function marked(sides: readonly SideOfMatch[], mark: PayMark, on: boolean): readonly BoardEvent[] {
  if (sides.length === 0) return [];
  const of = (side: Side) => [
    ...new Set(sides.filter((one) => one.side === side).map(({ match_id }) => match_id)),
  ];
  const both: Sides = { lead: of('lead'), second: of('second') };
  return mark === 'paid'
    ? [{ type: 'PaidMarked', data: { ...both, paid: on } }]
    : [{ type: 'PostedMarked', data: { ...both, posted: on } }];
}

export const markPay: Decide<'MarkPay'> = ({ pastMatches }, { sides, mark, on }) => {
  const there = sides.filter(({ match_id, side }) => pastMatches.get(match_id)?.[side]);
  if (there.length === 0) return noMatch();
  const isOther = ({ match_id, side, amount }: SeenSide) =>
    amount !== undefined && amount !== pastMatches.get(match_id)?.[side]?.amount;
  if (on && there.some(isOther)) return refusals.amountChanged();
  const markOf = ({ match_id, side }: SideOfMatch) => pastMatches.get(match_id)?.[side]?.[mark] ?? null;
  const isOn = (side: SideOfMatch) => markOf(side) !== null;
  if (mark === 'paid' && !on && there.some((side) => isByInvoice(markOf(side))))
    return refusals.paidByInvoice();
  return marked(
    there.filter((one) => isOn(one) !== on),
    mark,
    on,
  );
};

export const autoPost: Decide<'AutoPost'> = ({ pastMatches }, _) => {
  const posts = ({ estimated, amount, paid, posted }: SidePay): boolean =>
    postingOf({ estimated, amount, paid: paid !== null, posted: posted !== null }) === 'posts';
  const sides = [...pastMatches].flatMap(([match_id, match]) =>
    partsOf(match).flatMap(([side, pay]) => (posts(pay) ? [{ match_id, side }] : [])),
  );
  return marked(sides, 'posted', true);
};

type NewPay = Pick<SidePay, 'amount' | 'note'>;

/** A side's new pay; nothing where it is what it was. */
function changed(match_id: string, side: Side, pay: SidePay, { amount, note }: NewPay): Decision {
  if (amount === pay.amount && note === pay.note) return [];
  if (pay.posted) return refusals.marked('posted', pay.posted);
  return [
    { type: 'PayChanged', data: { match_id, side, ref_id: pay.ref_id, amount, note, ...asPaid(pay.paid) } },
  ];
}

export const changePay: Decide<'ChangePay'> = ({ pastMatches }, command) => {
  const { match_id, side, changes, seen } = command;
  const pay = pastMatches.get(match_id)?.[side];
  if (!pay) return noMatch();
  const { amount = pay.amount } = changes;
  const note = changes.note === undefined ? pay.note : textOrNull(changes.note);
  return (
    refuseStale<NewPay>(pay, changes, seen, { amount: dollars }) ??
    changed(match_id, side, pay, { amount, note })
  );
};

/** Medal and the match's id stand in the books with every part that is posted. */
function renamed(
  match_id: string,
  match: PastMatch,
  { medal = match.medal, sysid = match.sysid }: BoardCommand<'CorrectMatch'>['changes'],
): Decision {
  if (medal === match.medal && sysid === match.sysid) return [];
  const posted = match.lead.posted ?? match.second?.posted;
  if (posted) return refusals.marked('posted', posted);
  return [{ type: 'PastMatchCorrected', data: { match_id, medal, sysid } }];
}

/** All of it, or nothing where one part is refused. */
export const correctMatch: Decide<'CorrectMatch'> = (state, command) => {
  const { match_id, seen } = command;
  const match = state.pastMatches.get(match_id);
  if (!match) return noMatch();
  const { secondAmount, secondPaid, ...others } = command.changes;
  const changes = match.second ? command.changes : others;
  const { lead, second, medal, sysid } = match;
  const now = {
    ...{ amount: lead.amount, paid: lead.paid !== null, medal, sysid },
    ...{ secondAmount: second?.amount ?? 0, secondPaid: second?.paid != null },
  };
  const stale = refuseStale(now, changes, seen, { amount: dollars, secondAmount: dollars });
  if (stale) return stale;
  const wanted = { lead: changes, second: { amount: secondAmount, paid: secondPaid } };
  const amounts = partsOf(match).map(([side, pay]) =>
    changed(match_id, side, pay, { amount: wanted[side].amount ?? pay.amount, note: pay.note }),
  );
  if (partsOf(match).some(([side, pay]) => wanted[side].paid === false && isByInvoice(pay.paid)))
    return refusals.paidByInvoice();
  const paidNow = partsOf(match).flatMap(([side, pay]) => {
    const on = wanted[side].paid;
    return on === undefined || on === (pay.paid !== null) ? [] : [{ side, on }];
  });
  const marks = [true, false].map((on) =>
    marked(
      paidNow.filter((one) => one.on === on).map(({ side }) => ({ match_id, side })),
      'paid',
      on,
    ),
  );
  return allOrRefusal([...amounts, renamed(match_id, match, changes), ...marks]);
};

function allOrRefusal(decisions: readonly Decision[]): Decision {
  const events: BoardEvent[] = [];
  for (const decision of decisions) {
    if (isRefusal(decision)) return decision;
    events.push(...decision);
  }
  return events;
}

export const correctAux: Decide<'CorrectAux'> = ({ pastAux, floor }, command) => {
  const { id } = command;
  const past = pastAux.get(id);
  if (!past) return floor.aux.has(id) ? refusals.assignmentUnderWay() : notFound('Assignment');
  const now = { amount: past.amount, paid: past.paid !== null };
  const stale = refuseStale(now, command.changes, command.seen, { amount: dollars });
  if (stale) return stale;
  const { amount = now.amount, paid = now.paid } = command.changes;
  if (amount === now.amount && paid === now.paid) return [];
  if (!paid && isByInvoice(past.paid)) return refusals.paidByInvoice();
  return [
    { type: 'PastAuxCorrected', data: { id, ref_id: past.ref_id, amount, paid, ...asPaid(past.paid) } },
  ];
};
