import { describe, expect, it } from 'vitest';
import { shift, spot } from '../testing/rows.ts';
import { linesOf, type SeatAt, seatsOf } from './lines.ts';
import { changesBack, concerned, keysOfShift, outcomeOf, toggled } from './many.ts';

const morning = shift('m', 8, 12, { signup: [spot('Ann', true), spot('Ben')], waitlist: [spot('Cy')] });
const seats = seatsOf(morning);
const names = (of: readonly SeatAt[]) => of.map(({ spot: { first } }) => first);

describe('a change to many rows', () => {
  it('leaves those alone who stand there already, or further', () => {
    expect(names(concerned(seats, 'Selected'))).toEqual(['Cy']);
    expect(names(concerned(seats, 'Confirmed'))).toEqual(['Ben', 'Cy']);
    expect(names(concerned(seats, 'Applied'))).toEqual(['Ann', 'Ben']);
  });

  it('selects as long as anybody waits, then takes back', () => {
    expect(toggled(seats)).toBe('Selected');
    expect(toggled(seats.slice(0, 2))).toBe('Applied');
  });

  it('is taken back to where each stood', () => {
    expect(changesBack(seats, 'Removed').map(({ seen, to }) => [seen, to])).toEqual([
      ['Removed', 'Confirmed'],
      ['Removed', 'Selected'],
      ['Removed', 'Applied'],
    ]);
  });

  it('is taken back with the mark of who led the shift', () => {
    const led = seatsOf(shift('m', 8, 12, { signup: [spot('Ann', true, { captain: true }), spot('Ben')] }));
    expect(changesBack(led, 'Applied').map(({ captain }) => captain)).toEqual([true, undefined]);
  });

  it('tells who was changed, and why others were not', () => {
    const row = { sid: 'm', ref_id: '' };
    const { done, refused } = outcomeOf(seats, [
      { ...row, changed: true },
      { ...row, changed: false },
      { ...row, changed: false, refused: 'full', message: 'Full' },
    ]);
    expect(names(done)).toEqual(['Ann']);
    expect([...refused]).toEqual([['row Cy', 'Full']]);
  });
});

it('everybody in a shift is named by any line of it', () => {
  const lines = linesOf([morning, shift('n', 13, 15, { waitlist: [spot('Dee')] })], {
    search: '',
    day: '',
    open: false,
    days: true,
  });
  const of = lines.find(({ key }) => key === 'row Ben');
  expect(of && keysOfShift(lines, of)).toEqual(['row Ann', 'row Ben', 'row Cy']);
});
