import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import { contextOf, metaOf, step } from '../board.arbitrary.ts';
import { board } from '../decide.ts';
import type { BoardEvent } from '../events.ts';
import { type BoardState, EMPTY_BOARD } from '../state.ts';
import { type Entry, ledgerOf } from './ledger.fixtures.ts';
import { partsOf } from './state.ts';

const entriesIn = ({ pastMatches, pastAux }: BoardState): Entry[] => [
  ...[...pastMatches].flatMap(([id, match]) =>
    partsOf(match).map(([of, { ref_id, amount, paid, posted }]) => ({
      ...{ id, of, ref_id, amount },
      paid: paid !== null,
      posted: posted !== null,
    })),
  ),
  ...[...pastAux].map(([id, { ref_id, amount, paid }]) => ({
    ...{ id, of: 'aux' as const, ref_id, amount },
    paid: paid !== null,
    posted: false,
  })),
];

const sorted = (entries: readonly Entry[]) =>
  entries
    .map(({ id, of, ref_id, amount, paid, posted }) => [id, of, ref_id, amount, paid, posted].join(' '))
    .sort();

test('One cent never appears or vanishes, whatever is played, changed, undone, posted and paid', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 30, maxLength: 90 }), (drafts) => {
      let state = EMPTY_BOARD;
      const told: BoardEvent[] = [];
      for (const [index, make] of drafts.entries()) {
        const { command, actor } = make(state);
        const meta = metaOf(index, actor);
        const outcome = board.decide(state, command, contextOf(meta));
        if (isRefusal(outcome)) continue;
        told.push(...outcome);
        state = outcome.reduce((folded, event) => board.evolve(folded, event, meta), state);
        expect(sorted(entriesIn(state))).toEqual(sorted(ledgerOf(told)));
      }
    }),
    { numRuns: 60 },
  );
});
