import fc from 'fast-check';
import type { RosterCommand } from './commands.ts';
import type { Needs, ShiftPlan } from './model.ts';
import { hours } from './roster.fixtures.ts';
import type { Row } from './state.ts';

/** What any commands are made of: people, shifts and rows, few enough to meet. */

export const PEOPLE = ['ann', 'bob', 'cyd', 'dan', 'eve'];
const CREDENTIALS = ['Not Rated', 'Level 1', 'Level 2', 'Certified'];

export const person = fc.constantFrom(...PEOPLE);
export const credentials = fc.constantFrom(...CREDENTIALS);
/** Shifts and rows are chosen by number among those there are, or one that is not there. */
export const nth = fc.nat(14);
export const by = fc.constantFrom('person' as const, 'desk' as const);
/** Credentials of some of who wait. */
export const waiting = fc.dictionary(person, credentials, { maxKeys: 3 });
export const standing = fc.constantFrom(
  'Applied' as const,
  'Selected' as const,
  'Confirmed' as const,
  'Removed' as const,
);
const ON = { referee: true, line: true, volunteer: true };
export const tournament = fc.record({
  status: fc.constantFrom('draft' as const, 'active' as const, 'published' as const),
  exact_match: fc.boolean(),
  approval_required: fc.boolean(),
  waiver_required: fc.boolean(),
  waiver_since: fc.nat(2),
  // Mostly on: a section that is off seats nobody but through the desk.
  sections: fc.constantFrom(ON, ON, ON, { ...ON, line: false }, { ...ON, volunteer: false }),
});
const needs: fc.Arbitrary<Needs | null> = fc.option(
  fc.record({ certified: fc.nat(1), level_two: fc.nat(1), level_one: fc.nat(1), none: fc.nat(2) }),
);
export const plan: fc.Arbitrary<ShiftPlan> = fc
  .record({
    from: fc.integer({ min: 8, max: 14 }),
    length: fc.integer({ min: -1, max: 4 }),
    spots: fc.nat(3),
    place: fc.constantFrom(
      { kind: 'official', category: 'Referee' } as const,
      { kind: 'official', category: 'Athletic Trainer' } as const,
      { kind: 'official', category: 'Chair Umpire' } as const,
      { kind: 'volunteer', category: 'ushers' } as const,
      { kind: 'volunteer', category: 'crew' } as const,
    ),
    wait_spots: fc.option(fc.nat(2)),
    signature_required: fc.boolean(),
    needs,
  })
  .map(({ from, length, place, ...more }) => hours(from, from + length, { ...place, ...more }));

export type Draft = (shifts: readonly string[], rows: readonly Row[]) => RosterCommand;
const one = <T>(all: readonly T[], index: number): T | undefined =>
  index === 14 ? undefined : all[index % all.length];
export const at = (sids: readonly string[], index: number): string => one(sids, index) ?? 'nowhere';
export const rowAt = (rows: readonly Row[], index: number) => {
  const { shift_id, ref_id } = one(rows, index) ?? { shift_id: 'nothing', ref_id: 'ann' };
  return { shift_id, ref_id };
};
