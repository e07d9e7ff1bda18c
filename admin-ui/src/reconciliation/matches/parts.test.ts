import { describe, expect, it } from 'vitest';
import { aMatch } from '../testing/match.ts';
import { painted, type Wish } from './parts.ts';

const [row, neighbour] = [aMatch('a'), aMatch('b')];
const pressed = (more: Partial<Wish> = {}) =>
  new Map([['', { over: row, side: 'lead', mark: 'paid', on: true, answered: false, ...more } as const]]);

describe('a mark somebody pressed', () => {
  it('is painted at once, in its row alone', () => {
    const [mine, other] = painted([row, neighbour], pressed());
    expect(mine).toEqual({ ...row, paid: true });
    expect(other).toBe(neighbour);
  });

  it('is painted over what another desk changed in the row meanwhile, and takes nothing of it away', () => {
    const changed = aMatch('a', { amount: 40, posted_second: true });
    expect(painted([changed], pressed())).toEqual([{ ...changed, paid: true }]);
  });

  it('stays while it is answered and the list has not heard yet', () => {
    expect(painted([row], pressed({ answered: true }))).toEqual([{ ...row, paid: true }]);
  });

  it('gives way to what the list says after the answer, which may be from a later desk', () => {
    const takenBack = aMatch('a', { paid: false });
    expect(painted([takenBack], pressed({ answered: true }))).toEqual([takenBack]);
  });

  it('of the second is painted on the second', () => {
    expect(painted([row], pressed({ side: 'supporting', mark: 'posted' }))).toEqual([
      { ...row, posted_second: true },
    ]);
  });
});
