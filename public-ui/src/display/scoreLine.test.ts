import { expect, it } from 'vitest';
import { gamesShown, type Score, teamShown, withFrame } from './scoreLine.ts';

const score = (card: string, one: number | null, other: number | null): Score => ({
  ...{ card, match_type: '1 to 15', gold: false, court_num: '5', winner: null, submitted: null },
  ...{ t1p1_name: 'Paula Ortiz', t1p2_name: null, t2p1_name: 'Rita Quinn', t2p2_name: null },
  ...{ t1_g1_score: one, t1_g2_score: null, t1_g3_score: null, t1_g4_score: null },
  ...{ t2_g1_score: other, t2_g2_score: null, t2_g3_score: null, t2_g4_score: null },
  notified: '2026-07-04T12:00:00.000Z',
});

it('a frame changes its match, which then stands first; one of another match says nothing', () => {
  const scores = [score('a', 1, 2), score('b', 3, 4)];
  const after = withFrame(scores, { card: 'b', t1_g1_score: 5 });
  expect(after?.map(({ card, t1_g1_score }) => [card, t1_g1_score])).toEqual([
    ['b', 5],
    ['a', 1],
  ]);
  expect(withFrame(scores, { card: 'c' })).toBeNull();
  expect(withFrame(scores, null)).toBeNull();
});

it('teams are last names, games what was reported', () => {
  expect(teamShown('Paula Ortiz', 'Rita Quinn')).toBe('Ortiz/Quinn');
  expect(teamShown('Paula Ortiz', null)).toBe('Ortiz');
  expect(gamesShown(score('a', 11, null))).toBe('11-–');
  expect(gamesShown(score('a', null, null))).toBe('');
});
