import type { Map as Index } from 'immutable';
import type { EventMeta } from '../../kernel/event.ts';
import type { BoardEvent } from '../events.ts';
import type { Pay, PayMark, Side, SideOfMatch, Sides } from '../model.ts';
import type { BoardState } from '../state.ts';
import type { Mark, PastAux, PastMatch, SidePay } from './state.ts';

type Past = Index<string, PastMatch>;
type Data<Type extends BoardEvent['type']> = Extract<BoardEvent, { type: Type }>['data'];

const markOf = (on: boolean, { actor, at }: EventMeta): Mark | null => (on ? { by: actor.ref, at } : null);

const begun = (ref_id: string, { estimated, amount, paid }: Pay, meta: EventMeta): SidePay => ({
  ref_id,
  estimated,
  amount,
  note: null,
  paid: markOf(paid, meta),
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
  paid: markOf(paid, meta),
  corrected: false,
});

/** A part of a match with these changes; nothing where the state knows no such part. */
function patched(past: Past, { match_id, side }: SideOfMatch, changes: Partial<SidePay>): Past {
  const match = past.get(match_id);
  const pay = match?.[side];
  return match && pay ? past.set(match_id, { ...match, [side]: { ...pay, ...changes } }) : past;
}

function marked(past: Past, sides: Sides, mark: PayMark, value: Mark | null): Past {
  const put = (side: Side) => (all: Past, match_id: string) =>
    patched(all, { match_id, side }, { [mark]: value });
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
  sides.reduce((all, side) => patched(all, side, { note: null }), past);

type OfPay = 'PaidMarked' | 'PostedMarked' | 'PayChanged' | 'PastMatchCorrected' | 'PastAuxCorrected';

/** Folds what happens to the pay for what is over. */
export const evolvePay: {
  readonly [Type in OfPay]: (state: BoardState, data: Data<Type>, meta: EventMeta) => BoardState;
} = {
  PaidMarked: (state, { paid, ...sides }, meta) => ({
    ...state,
    pastMatches: marked(state.pastMatches, sides, 'paid', markOf(paid, meta)),
  }),
  PostedMarked: (state, { posted, ...sides }, meta) => ({
    ...state,
    pastMatches: marked(state.pastMatches, sides, 'posted', markOf(posted, meta)),
  }),
  PayChanged: (state, { match_id, side, amount, note }) => ({
    ...state,
    pastMatches: corrected(patched(state.pastMatches, { match_id, side }, { amount, note }), match_id, {}),
  }),
  PastMatchCorrected: (state, { match_id, medal, sysid }) => ({
    ...state,
    pastMatches: corrected(state.pastMatches, match_id, { medal, sysid }),
  }),
  PastAuxCorrected: (state, { id, amount, paid }, meta) => {
    const past = state.pastAux.get(id);
    if (!past) return state;
    const mark = paid ? (past.paid ?? markOf(true, meta)) : null;
    const changed = { ...past, amount, paid: mark, corrected: past.corrected || amount !== past.amount };
    return { ...state, pastAux: state.pastAux.set(id, changed) };
  },
};
