import { describe, expect, it } from 'vitest';
import { shift, spot } from '../testing/rows.ts';
import { linesOf, obstaclesTo } from './lines.ts';

const everything = { search: '', day: '', open: false, days: false };

describe('the shift list of the desk', () => {
  const morning = shift('m', 8, 12, { signup: [spot('Ann'), spot('Ben', true)], waitlist: [spot('Cy')] });
  const noon = shift('n', 11, 15, { signup: [spot('Dee')] });

  it('shows a shift, then who is confirmed, selected and applied', () => {
    expect(linesOf([morning], everything).map(({ key }) => key)).toEqual([
      'm',
      'row Ben',
      'row Ann',
      'row Cy',
    ]);
  });

  it('shows the whole shift of a person who is searched for', () => {
    expect(linesOf([morning, noon], { ...everything, search: 'cy l' })).toHaveLength(4);
  });

  it('finds a name without its accents, and with either apostrophe', () => {
    const shifts = [
      shift('a', 8, 9, { signup: [spot('José')] }),
      shift('b', 8, 9, { signup: [spot('O’Brien')] }),
    ];
    const foundIn = (search: string) => linesOf(shifts, { ...everything, search }).map(({ key }) => key);
    expect(foundIn('jose')).toEqual(['a', 'row José']);
    expect(foundIn("o'b")).toEqual(['b', 'row O’Brien']);
    expect(foundIn('O’B')).toEqual(['b', 'row O’Brien']);
  });

  it('leaves out full shifts when only free spots are asked for', () => {
    const shown = linesOf([morning, noon], { ...everything, open: true });
    expect(shown.flatMap((line) => (line.kind === 'shift' ? [line.key] : []))).toEqual(['n']);
  });

  it('names each day once above its shifts', () => {
    const kinds = linesOf([morning, noon], { ...everything, days: true }).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'day')).toHaveLength(1);
    expect(kinds[0]).toBe('day');
  });
});

describe('what stands in the way of a shift', () => {
  it('is a seat at the same time, never an application', () => {
    const target = shift('t', 11, 14);
    const found = obstaclesTo(target, [
      target,
      shift('m', 8, 12, { signup: [spot('Ann')], waitlist: [spot('Cy')] }),
      shift('e', 14, 18, { signup: [spot('Eve')] }),
    ]);
    expect([...found]).toEqual([['Ann', { in: false, clash: 'Shift m' }]]);
  });

  it('is being in the shift already', () => {
    const target = shift('t', 11, 14, { waitlist: [spot('Cy')] });
    expect(obstaclesTo(target, [target]).get('Cy')).toEqual({ in: true, clash: null });
  });
});
