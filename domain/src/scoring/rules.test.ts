import { expect, it } from 'vitest';
import { unfinishedGames, winnerBy } from './rules.ts';

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
