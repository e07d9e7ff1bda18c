import type { Volunteer, VolunteerShift } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { describe, expect, it } from 'vitest';
import { UNTOLD } from '../testing/crew.ts';
import { categoriesOf, countsOf, found, inCategory, marked, missedSince } from './people.ts';

const shift = (category: string, start: string, waitlist = false): VolunteerShift => ({
  shift_id: `${category} ${start}`,
  sid: `${category} ${start}`,
  vcid: category.toLowerCase(),
  category,
  shift_name: 'Gate',
  start_time: start,
  end_time: start,
  waitlist,
  confirmed: false,
  captain: false,
  waiver_missing: false,
});

const EIGHT = '2030-03-05T14:00:00.000Z';
const TEN = '2030-03-05T16:00:00.000Z';

const person = (first: string, last: string, more: Partial<Volunteer> = {}): Volunteer => ({
  ref_id: `${first} ${last}`,
  first,
  last,
  name: `${first} ${last}`,
  credentials: 'Not Rated',
  credentials_verified: false,
  checkin: false,
  shirt_pickup: false,
  group: null,
  shifts: [shift('Parking', EIGHT)],
  contact_open: true,
  ...UNTOLD,
  count: 1,
  wait_count: 0,
  ...more,
});

const ANA = person('Ana', 'Ruiz');
const JOSE = person('José', 'Mañana', { checkin: true, shirt_pickup: true });
const SUSAN = person('Susan', 'Ball', { shifts: [shift('Ice', TEN), shift('Parking', EIGHT, true)] });
const DAY = [SUSAN, JOSE, ANA];
const NONE: ReadonlySet<string> = new Set();

const names = (people: readonly Volunteer[]) => people.map(({ first }) => first);
const search = (text: string, who = '', kept = NONE) => names(found(DAY, { search: text, who }, kept));

describe('the people of a day', () => {
  it('are found by any part of the name, beginnings of words first, whatever the accents', () => {
    expect(search('an')).toEqual(['Ana', 'Susan', 'José']);
    expect(search('manana')).toEqual(['José']);
    expect(search('ruiz, a')).toEqual(['Ana']);
    expect(search('zz')).toEqual([]);
  });

  it('are narrowed to those who are in, or not in yet', () => {
    expect(search('', 'in')).toEqual(['José']);
    expect(search('', 'out')).toEqual(['Susan', 'Ana']);
  });

  it('stay where they are after their press, though the filter no longer fits', () => {
    expect(search('', 'out', new Set([JOSE.ref_id]))).toEqual(['Susan', 'José', 'Ana']);
  });

  it('are narrowed to a category of theirs', () => {
    expect(names(inCategory(DAY, 'ice'))).toEqual(['Susan']);
    expect(inCategory(DAY, '')).toBe(DAY);
    expect(categoriesOf(DAY)).toEqual([
      ['ice', 'Ice'],
      ['parking', 'Parking'],
    ]);
  });

  it('are counted', () => {
    expect(countsOf(DAY)).toEqual({ all: 3, here: 1, shirts: 1 });
  });
});

describe('Enter', () => {
  const byEnter = (people: readonly Volunteer[], text: string) =>
    marked(found(people, { search: text, who: '' }, NONE), text)?.ref_id;

  it('means the first who is not in yet', () => {
    expect(byEnter(DAY, 'an')).toBe(ANA.ref_id);
    expect(byEnter(DAY, 'jos')).toBeUndefined();
  });

  it('means nobody before anything was typed', () => {
    expect(byEnter(DAY, ' ')).toBeUndefined();
  });

  it('means nobody where two of the same name are waiting', () => {
    const namesake = { ...ANA, ref_id: 'another' };
    expect(byEnter([...DAY, namesake], 'ana')).toBeUndefined();
    expect(byEnter([...DAY, { ...namesake, checkin: true }], 'ana')).toBe(ANA.ref_id);
  });
});

describe('somebody who should be there', () => {
  it('is missed from the start of the first shift they are seated in', () => {
    expect(missedSince(ANA, TEN)).toBe(EIGHT);
    expect(missedSince(ANA, '2030-03-05T13:59:00.000Z')).toBeNull();
  });

  it('is not missed when they are in, or only wait for a place', () => {
    expect(missedSince(JOSE, TEN)).toBeNull();
    expect(missedSince(SUSAN, '2030-03-05T15:00:00.000Z')).toBeNull();
  });
});
