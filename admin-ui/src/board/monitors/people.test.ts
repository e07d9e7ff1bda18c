import type { VolunteerFace, VolunteerShift } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { describe, expect, it } from 'vitest';
import { courtsByPerson, type MonitorCourt, notHere } from './people.ts';

const court = (court_num: string, ref_id: string | null): MonitorCourt => ({
  court_order: Number(court_num),
  court_num,
  description: '',
  color: '',
  ref_id,
  first: null,
  last: null,
});

const SHIFT: VolunteerShift = {
  shift_id: 'r1',
  sid: 's1',
  vcid: 'v1',
  category: 'Court Monitor',
  shift_name: 'Morning',
  start_time: '2030-03-05T14:00:00.000Z',
  end_time: '2030-03-05T18:00:00.000Z',
  waitlist: false,
  confirmed: false,
  captain: false,
  waiver_missing: false,
};

const person = (name: string, more: Partial<VolunteerFace> = {}): VolunteerFace => ({
  ref_id: name,
  first: name,
  last: 'Tester',
  name: `${name} Tester`,
  credentials: 'Not Rated',
  credentials_verified: false,
  checkin: false,
  shirt_pickup: false,
  group: null,
  shifts: [],
  ...more,
});

describe('court monitors', () => {
  it('may look after several courts', () => {
    const courts = [court('1', 'vera'), court('2', null), court('3', 'vera')];
    expect([...courtsByPerson(courts)]).toEqual([['vera', ['1', '3']]]);
  });

  it('are checked in from those who are not here, the expected ones first', () => {
    const people = [person('Abe'), person('Bea', { checkin: true }), person('Cal', { shifts: [SHIFT] })];
    expect(notHere(people, '').map(({ first }) => first)).toEqual(['Cal', 'Abe']);
    expect(notHere(people, 'ABE t').map(({ first }) => first)).toEqual(['Abe']);
    expect(notHere([...people, person('José')], 'jose').map(({ first }) => first)).toEqual(['José']);
  });
});

it('finds volunteers without the accents of their names', () => {
  expect(notHere([person('José'), person('Ann')], 'jose').map(({ name }) => name)).toEqual(['José Tester']);
});
