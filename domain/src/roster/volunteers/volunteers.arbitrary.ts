import fc from 'fast-check';
import { at, by, credentials, type Draft, nth, person, tournament, waiting } from '../words.arbitrary.ts';

/** Any commands about volunteers, against two categories and whatever groups there are. */

const day = fc.constantFrom('2026-07-04', '2026-07-05');
const wish = fc.record({ nth, ref_id: person, by, tournament, credentials, waitlist: fc.boolean(), waiting });
const groups = ['group-1', 'group-2'];

export const volunteerDrafts: readonly { weight: number; arbitrary: fc.Arbitrary<Draft> }[] = [
  {
    weight: 14,
    arbitrary: wish.map(
      ({ nth: n, ...rest }): Draft =>
        (shifts) => ({ type: 'RegisterVolunteer', sid: at(shifts, n), ...rest }),
    ),
  },
  {
    weight: 3,
    arbitrary: wish.map(
      ({ nth: n, waitlist: captain, ...rest }): Draft =>
        (shifts) => ({ type: 'AssignCaptain', sid: at(shifts, n), captain, ...rest }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({ ref_id: person, version: fc.integer({ min: 1, max: 2 }), tournament }).map(
      ({ version, ...rest }): Draft =>
        () => ({
          type: 'SignWaiver',
          ...rest,
          signature: 'Ann Lee',
          name: { first: 'Ann', last: 'Lee' },
          text: { version, digest: `text ${version}` },
        }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({ ref_id: person, day, on: fc.boolean() }).map(
      (rest): Draft =>
        () => ({ type: 'CheckInVolunteer', ...rest }),
    ),
  },
  {
    weight: 1,
    arbitrary: day.map(
      (of): Draft =>
        () => ({ type: 'CheckOutAll', day: of }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({ ref_id: person, vgid: fc.constantFrom(...groups) }).map(
      (rest): Draft =>
        () => ({ type: 'JoinGroup', ...rest }),
    ),
  },
  {
    weight: 1,
    arbitrary: person.map(
      (ref_id): Draft =>
        () => ({ type: 'RemoveStaff', ref_id, role: 'volunteer' }),
    ),
  },
];
