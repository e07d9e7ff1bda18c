import { describe, expect, it } from 'vitest';
import { byShift, found, isHere, type LinePerson } from './line.ts';

const shift = (sid: string, name: string, start: string) => ({
  sid,
  name,
  category: 'Athletic Trainer',
  start,
  end: start,
  confirmed: true,
});
const early = shift('s1', 'Morning', '2030-03-05T14:00:00.000Z');
const late = shift('s2', 'Afternoon', '2030-03-05T18:00:00.000Z');

const person = (first: string, here: boolean, ...shifts: LinePerson['shifts']): LinePerson => ({
  ref_id: first,
  first,
  last: 'Tester',
  credentials: null,
  credentials_verified: false,
  provider_type: 'Athletic Trainer',
  shifts,
  place: here ? 'duty' : null,
  checked_in_at: here ? '2030-03-05T13:50:00.000Z' : null,
});

const people = [person('Ana', true, late), person('Tom', false, late, early), person('Eva', true, early)];
const names = (rows: readonly LinePerson[]) => rows.map(({ first }) => first);

describe('the line of today', () => {
  it('is there in whatever place, and not there in none', () => {
    expect(people.map(isHere)).toEqual([true, false, true]);
  });

  it('stands under its shifts in the order of the day, with who has two of them in both', () => {
    expect(byShift(people).map((of) => [of.name, names(of.people)])).toEqual([
      ['Morning', ['Tom', 'Eva']],
      ['Afternoon', ['Ana', 'Tom']],
    ]);
  });

  it('is narrowed by name and to who has not come', () => {
    expect(names(found(people, { name: '', missing: true }))).toEqual(['Tom']);
    expect(names(found(people, { name: 'ev', missing: false }))).toEqual(['Eva']);
    expect(names(found(people, { name: 'ev', missing: true }))).toEqual([]);
  });
});
