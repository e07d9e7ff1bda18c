import type { ShiftWithPeople, Spot } from '@courtcrew/domain/roster/shapes.ts';

/** Somebody in a shift. */
export const spot = (first: string, confirmed = false, more: Partial<Spot> = {}): Spot => ({
  spot_id: `row ${first}`,
  shift_id: `row ${first}`,
  ref_id: first,
  first,
  last: 'Lee',
  credentials: 'Certified',
  credentials_verified: true,
  confirmed,
  captain: false,
  waiver_missing: false,
  slot: null,
  time: '2027-03-01T12:00:00.000Z',
  ...more,
});

/** A shift of a day from one hour to another, with its people. */
export function shift(
  sid: string,
  from: number,
  to: number,
  people: Partial<ShiftWithPeople> = {},
): ShiftWithPeople {
  const at = (hour: number) => `2027-03-06T${String(hour).padStart(2, '0')}:00:00.000Z`;
  const { signup = [], waitlist = [] } = people;
  return {
    sid,
    tid: 't',
    kind: 'official',
    category: 'Referee',
    name: `Shift ${sid}`,
    description: '',
    start: at(from),
    end: at(to),
    start_time: at(from),
    end_time: at(to),
    date: '03/06/2027',
    start_text: '',
    time_zone: 'UTC',
    spots: 2,
    count: signup.length,
    confirmed_count: signup.filter(({ confirmed }) => confirmed).length,
    wait_spots: null,
    wait_count: waitlist.length,
    certified: null,
    level_two: null,
    level_one: null,
    none: null,
    wait_certified: null,
    wait_level_two: null,
    wait_level_one: null,
    wait_none: null,
    color: '#009CAE',
    pre_reg: false,
    signature_required: false,
    version: 1,
    ...people,
    signup,
    waitlist,
  };
}
