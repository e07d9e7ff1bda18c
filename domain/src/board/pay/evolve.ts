import type { Map as Index } from 'immutable';
import type { EventMeta } from '../../kernel/event.ts';
import type { BoardEvent } from '../events.ts';
import type { PaidLines, Pay, Side, SideOfMatch, Sides } from '../model.ts';
import type { BoardState } from '../state.ts';
import type { Mark, PaidMark, PastAux, PastMatch, SidePay } from './state.ts';

type Past = Index<string, PastMatch>;
type Data<Type extends BoardEvent['type']> = Extract<BoardEvent, { type: Type }>['data'];

const markOf = (on: boolean, { actor, at }: EventMeta): Mark | null => (on ? { by: actor.ref, at } : null);

const paidOf = (
  on: boolean,
  meta: EventMeta,
  amount: number,
  payment: string | null = null,
): PaidMark | null => (on ? { by: meta.actor.ref, at: meta.at, amount, payment } : null);

const begun = (ref_id: string, { estimated, amount, paid }: Pay, meta: EventMeta): SidePay => ({
  ref_id,
  estimated,
  amount,
  note: null,
  paid: paidOf(paid, meta, amount),
  posted: null,
});

/** The matches of the past with one that was finished just now. */
export const withFinished = (
  past: Past,
  { match, pay, second_pay }: Data<'MatchFinished'>,
  meta: EventMeta,
): Past =>
  past.set(match.id, {
    lead: begun(match.ref_id, pay, meta),
    second:
      match.second_ref_id === null || second_pay === null
        ? null
        : begun(match.second_ref_id, second_pay, meta),
    medal: match.medal,
    sysid: match.sysid,
    corrected: false,
  });

export const finishedAux = ({ aux, amount, paid }: Data<'AuxFinished'>, meta: EventMeta): PastAux => ({
  ref_id: aux.ref_id,
  amount,
  paid: paidOf(paid, meta, amount),
  corrected: false,
});

type Changes = (pay: SidePay) => Partial<SidePay>;

/** A part of a match with these changes; nothing where the state knows no such part. */
function patched(past: Past, { match_id, side }: SideOfMatch, changes: Changes): Past {
  const match = past.get(match_id);
  const pay = match?.[side];
  return match && pay ? past.set(match_id, { ...match, [side]: { ...pay, ...changes(pay) } }) : past;
}

function marked(past: Past, sides: Sides, mark: Changes): Past {
  const put = (side: Side) => (all: Past, match_id: string) => patched(all, { match_id, side }, mark);
  // One that the state does not change by ones: a desk marks thousands at once.
  return past.withMutations((all) => {
    const led = sides.lead.reduce(put('lead'), all);
    sides.second.reduce(put('second'), led);
  });
}

const corrected = (past: Past, match_id: string, changes: Partial<PastMatch>): Past => {
  const match = past.get(match_id);
  return match ? past.set(match_id, { ...match, ...changes, corrected: true }) : past;
};

/** Forgets the words about somebody's pay; the amounts stay. */
export const withoutNotes = (past: Past, sides: readonly SideOfMatch[]): Past =>
  sides.reduce((all, side) => patched(all, side, () => ({ note: null })), past);

/** The lines of a payment marked as paid with it, or as not paid any more. */
function withLines(
  state: BoardState,
  { aux, ...sides }: PaidLines,
  mark: (amount: number) => PaidMark | null,
): Pick<BoardState, 'pastMatches' | 'pastAux'> {
  const putAux = (all: BoardState['pastAux'], id: string) => {
    const past = all.get(id);
    return past ? all.set(id, { ...past, paid: mark(past.amount) }) : all;
  };
  return {
    pastMatches: marked(state.pastMatches, sides, ({ amount }) => ({ paid: mark(amount) })),
    pastAux: aux.reduce(putAux, state.pastAux),
  };
}

type OfPay =
  | 'PaidMarked'
  | 'PostedMarked'
  | 'PayChanged'
  | 'PastMatchCorrected'
  | 'PastAuxCorrected'
  | 'PaymentMade'
  | 'PaymentTakenBack';

/** Folds what happens to the pay for what is over. */
export const evolvePay: {
  readonly [Type in OfPay]: (state: BoardState, data: Data<Type>, meta: EventMeta) => BoardState;
} = {
  PaidMarked: (state, { paid, ...sides }, meta) => ({
    ...state,
    pastMatches: marked(state.pastMatches, sides, ({ amount }) => ({ paid: paidOf(paid, meta, amount) })),
  }),
  PostedMarked: (state, { posted, ...sides }, meta) => ({
    ...state,
    pastMatches: marked(state.pastMatches, sides, () => ({ posted: markOf(posted, meta) })),
  }),
  PayChanged: (state, { match_id, side, amount, note }) => ({
    ...state,
    pastMatches: corrected(
      patched(state.pastMatches, { match_id, side }, () => ({ amount, note })),
      match_id,
      {},
    ),
  }),
  PastMatchCorrected: (state, { match_id, medal, sysid }) => ({
    ...state,
    pastMatches: corrected(state.pastMatches, match_id, { medal, sysid }),
  }),
  PastAuxCorrected: (state, { id, amount, paid }, meta) => {
    const past = state.pastAux.get(id);
    if (!past) return state;
    const mark = paid ? (past.paid ?? paidOf(true, meta, amount)) : null;
    const changed = { ...past, amount, paid: mark, corrected: past.corrected || amount !== past.amount };
    return { ...state, pastAux: state.pastAux.set(id, changed) };
  },
  PaymentMade: (state, { payment, ref_id, bonus, lead, second, aux }, meta) => {
    const lines = { lead, second, aux };
    return {
      ...state,
      ...withLines(state, lines, (amount) => paidOf(true, meta, amount, payment)),
      payments: state.payments.set(payment, { ref_id, bonus, ...lines }),
    };
  },
  PaymentTakenBack: (state, { payment, lead, second, aux }) => ({
    ...state,
    ...withLines(state, { lead, second, aux }, () => null),
    payments: state.payments.delete(payment),
  }),
};
