import { describe, expect, it } from 'vitest';
import { shift } from '../../testing/rows.ts';
import { linesOf } from './lines.ts';

const of = (sid: string, from: number, vcid: string, date = '03/06/2027') => ({
  ...shift(sid, from, from + 2, { date, category: vcid }),
  vcid,
  category_name: vcid,
  captains: [],
});

const shifts = [of('early', 8, 'Parking'), of('noon', 12, 'Medals'), of('next', 8, 'Parking', '03/07/2027')];
const everything = { search: '', vcid: '', day: '', by: 'day' } as const;
const keysOf = (filter: Parameters<typeof linesOf>[1]) => linesOf(shifts, filter).map(({ key }) => key);

describe('the list of volunteer shifts', () => {
  it('stands under its days, by time', () => {
    expect(keysOf(everything)).toEqual(['of 03/06/2027', 'early', 'noon', 'of 03/07/2027', 'next']);
  });

  it('stands under its categories by name, and by time in each', () => {
    expect(keysOf({ ...everything, by: 'category' })).toEqual([
      'of Medals',
      'noon',
      'of Parking',
      'early',
      'next',
    ]);
  });

  it('leaves what fits category, day and text, and no heading of nothing', () => {
    expect(keysOf({ ...everything, vcid: 'Parking', day: '03/07/2027' })).toEqual(['of 03/07/2027', 'next']);
    expect(keysOf({ ...everything, search: ' medal' })).toEqual(['of 03/06/2027', 'noon']);
    expect(keysOf({ ...everything, search: 'nowhere' })).toEqual([]);
    expect(linesOf([of('one', 8, 'Recepción')], { ...everything, search: 'recepcion' })).toHaveLength(2);
  });
});
