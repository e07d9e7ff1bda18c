import { describe, expect, it } from 'vitest';
import { shift } from '../testing/rows.ts';
import { countsOf, spotsFor, spotValues } from './spotsOfMany.ts';

const plain = { ...shift('a', 8, 12), spots: 3 };
const counted = { ...shift('b', 8, 12), spots: 4, certified: 1, level_two: 2, level_one: 0, none: 1 };
const typed = { spots: '5', certified: '2', level_two: '', level_one: '0', none: '' };

describe('spots of many shifts', () => {
  it('are one number, one for each credential, or both', () => {
    expect(countsOf([plain])).toEqual({ inAll: true, byLevel: false });
    expect(countsOf([counted])).toEqual({ inAll: false, byLevel: true });
    expect(countsOf([plain, counted])).toEqual({ inAll: true, byLevel: true });
  });

  it('begin with what the shifts have in common', () => {
    expect(spotValues([plain, counted, { ...counted, sid: 'c', level_two: 7 }])).toEqual({
      spots: '3',
      certified: '1',
      level_two: '',
      level_one: '0',
      none: '1',
    });
  });

  it('reach each shift in the way it counts, and leave alone what is empty', () => {
    expect(spotsFor(plain, typed)).toEqual({ spots: 5 });
    expect(spotsFor(counted, typed)).toEqual({ certified: 2, level_one: 0 });
    expect(spotsFor(plain, { ...typed, spots: '' })).toBeNull();
  });
});
