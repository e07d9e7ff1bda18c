import { expect, it } from 'vitest';
import { isReady, type Lineup, pressed } from './lineup.ts';

const press = (pids: readonly string[], single = false): Lineup =>
  pids.reduce<Lineup>((lineup, pid) => pressed(lineup, pid, single), {});

it('players fill the places in their order, and leave them when pressed again', () => {
  expect(press(['ann', 'bob', 'cyd', 'dan', 'eve'])).toEqual({
    t1p1: 'ann',
    t1p2: 'bob',
    t2p1: 'cyd',
    t2p2: 'dan',
  });
  expect(press(['ann', 'bob', 'ann', 'cyd'])).toEqual({ t1p1: 'cyd', t1p2: 'bob' });
  expect(press(['ann', 'bob', 'cyd'], true)).toEqual({ t1p1: 'ann', t2p1: 'bob' });
});

it('a match has two teams', () => {
  expect(isReady(press(['ann', 'bob']))).toBe(false);
  expect(isReady(press(['ann', 'bob', 'cyd']))).toBe(true);
});
