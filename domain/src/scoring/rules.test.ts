import { expect, it } from 'vitest';
import { doubtsOf, unfinishedGames, winnerBy } from './rules.ts';

const best = { match_type: '2/3 to 11', gold: false } as const;
const gold = { ...best, gold: true } as const;

it.each([
  [best, { g1t1: 11, g1t2: 7, g2t1: 11, g2t2: 9 }, 1],
  [best, { g1t1: 11, g1t2: 7, g2t1: 9, g2t2: 11 }, null],
  [best, { g1t1: 11, g1t2: 7, g2t1: 9, g2t2: 11, g3t1: 8, g3t2: 11 }, 2],
  [gold, { g1t1: 11, g1t2: 7, g2t1: 11, g2t2: 9, g4t1: 12, g4t2: 15 }, 2],
  [best, {}, null],
] as const)('%j %j is won by %s', (format, scores, winner) => {
  expect(winnerBy(format, scores)).toBe(winner);
});

it('knows the games that were not played to the end', () => {
  expect(unfinishedGames(best, { g1t1: 11, g1t2: 10, g2t1: 11, g2t2: 2, g3t1: 4, g3t2: 1 })).toEqual([1, 3]);
});

const to15 = { match_type: '1 to 15', gold: false } as const;
const to21 = { match_type: '1 to 21', gold: false } as const;

it.each([
  ['a match won in two', best, { g1t1: 11, g1t2: 7, g2t1: 12, g2t2: 10 }, true, []],
  ['a match won in three', best, { g1t1: 11, g1t2: 7, g2t1: 9, g2t2: 11, g3t1: 4, g3t2: 11 }, false, []],
  ['11-11', best, { g1t1: 11, g1t2: 11, g2t1: 11, g2t2: 9 }, true, [{ is: 'not-over', game: 1 }]],
  ['1-1 without a third', best, { g1t1: 11, g1t2: 7, g2t1: 9, g2t2: 11 }, true, [{ is: 'nobody-won' }]],
  ['a winner who lost', best, { g1t1: 11, g1t2: 7, g2t1: 11, g2t2: 2 }, false, [{ is: 'other-won' }]],
  ['3-2 in a game to 15', to15, { g1t1: 3, g1t2: 2 }, true, [{ is: 'not-over', game: 1 }]],
  ['15-14', to15, { g1t1: 15, g1t2: 14 }, true, [{ is: 'not-over', game: 1 }]],
  ['17-15', to15, { g1t1: 17, g1t2: 15 }, true, []],
  ['21-19', to21, { g1t1: 19, g1t2: 21 }, false, []],
  ['15-2 in a game to 21', to21, { g1t1: 15, g1t2: 2 }, true, [{ is: 'not-over', game: 1 }]],
  ['no winner said', to15, { g1t1: 15, g1t2: 2 }, null, []],
] as const)('has the doubts about %s', (_, format, scores, winner, doubts) => {
  expect(doubtsOf(format, scores, winner)).toEqual(doubts);
});
