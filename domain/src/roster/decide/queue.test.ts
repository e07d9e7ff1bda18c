import fc from 'fast-check';
import { expect, test } from 'vitest';
import { given } from '../../kernel/given.fixtures.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { RosterCommand } from '../commands.ts';
import { roster } from '../decide.ts';
import type { RosterEvent } from '../events.ts';
import { context, meta } from '../roster.arbitrary.ts';
import { added, applied, hours, PUBLISHED, seated, selected, staff } from '../roster.fixtures.ts';
import { personOf, type RosterState, rowsOfShift } from '../state.ts';
import { category, ushers } from '../volunteers/volunteers.fixtures.ts';

const wave = hours(9, 13, { spots: 2 });
const parking = hours(9, 13, { ...ushers, spots: 2, wait_spots: 5 });
const take = (ref_id: string, more: Partial<RosterCommand<'TakeSpot'>> = {}): RosterCommand<'TakeSpot'> => ({
  ...{ type: 'TakeSpot', sid: 'wave', ref_id, by: 'person', credentials: 'Level 1', tournament: PUBLISHED },
  ...more,
});
const register = (ref_id: string) =>
  ({ ...take(ref_id), sid: 'parking', type: 'RegisterVolunteer', waitlist: false }) as const;
const queue = [staff('bob'), staff('cyd'), staff('dan')];
const on = (...events: RosterEvent[]) =>
  given(roster, [category('ushers'), added('wave', wave), added('parking', parking), ...queue, ...events]);
const types = (outcome: unknown) => (Array.isArray(outcome) ? outcome.map(({ type }) => type) : outcome);

test('A newcomer joins behind who waits, though a place is free', () => {
  const waits = [applied('bob', 'wave', wave), applied('bob', 'parking', parking)];
  expect(types(on(...waits).when(take('cyd')).outcome)).toEqual(['Applied']);
  expect(types(on(...waits).when(register('cyd')).outcome)).toEqual(['StaffAdded', 'Applied']);
});

test('The first who waits takes the place, and the second does not', () => {
  const waits = [applied('bob', 'wave', wave), applied('cyd', 'wave', wave)];
  on(...waits)
    .when(take('bob'))
    .then(selected('bob', 'wave', wave));
  on(...waits)
    .when(take('cyd'))
    .then();
});

test('Who waits and does not fit keeps the place in line, and is passed', () => {
  const later = hours(10, 12);
  const busy = [applied('bob', 'wave', wave), added('later', later), seated('bob', 'later', later)];
  expect(types(on(...busy).when(take('cyd')).outcome)).toEqual(['SpotTaken']);
  const needs = { certified: 1, level_two: 0, level_one: 0, none: 0 };
  const counted = { ...wave, spots: 1, needs };
  const waits = [added('wave', counted), applied('bob', 'wave', counted)];
  const cyd = take('cyd', { credentials: 'Certified', waiting: { bob: 'Level 1' } });
  expect(types(on(...waits).when(cyd).outcome)).toEqual(['SpotTaken']);
  expect(types(on(...waits).when({ ...cyd, waiting: { bob: 'Certified' } }).outcome)).toEqual(['Applied']);
});

test('The desk chooses anybody', () => {
  const waits = applied('bob', 'wave', wave);
  expect(types(on(waits).when(take('cyd', { by: 'desk' })).outcome)).toEqual(['SpotTaken']);
});

const PEOPLE = 'abcdefgh'.split('');
const step = fc.record({
  who: fc.constantFrom(...PEOPLE),
  sid: fc.constantFrom('wave', 'parking'),
  does: fc.constantFrom(
    'come' as const,
    'come' as const,
    'come' as const,
    'leave' as const,
    'raise' as const,
  ),
});

function commandOf(
  state: RosterState,
  { who, sid, does }: { who: string; sid: string; does: string },
): RosterCommand {
  const { plan, seated: taken } = state.shifts.get(sid) ?? { plan: wave, seated: 0 };
  // Trainers are offered to apply once all spots are taken.
  if (does === 'come' && sid === 'wave' && taken >= plan.spots) return { ...take(who), type: 'Apply' };
  if (does === 'come') return sid === 'wave' ? take(who) : register(who);
  const spots = plan.spots + 1;
  if (does === 'raise') return { type: 'EditShift', sid, changes: { spots }, zone: 'US/Eastern' };
  const shift_id = personOf(state, who).rows.find((row) => row.sid === sid)?.shift_id ?? '';
  return { type: 'RemoveSignup', shift_id, ref_id: who, by: 'desk', tournament: PUBLISHED };
}

test('Whoever comes, leaves, or adds spots: no newcomer is seated while somebody waits, who comes first does', () => {
  let behind = 0;
  const apart = [
    category('ushers'),
    added('wave', wave),
    added('parking', hours(14, 16, { ...ushers, wait_spots: 6 })),
  ];
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (steps) => {
      let state = given(roster, apart).state;
      for (const [index, one] of steps.entries()) {
        const at = new Date(Date.parse(meta.at) + index * 1000).toISOString();
        const shift = state.shifts.get(one.sid);
        const queue = shift ? rowsOfShift(state, one.sid, shift).filter(({ waitlist }) => waitlist) : [];
        const free = shift !== undefined && shift.seated < shift.plan.spots;
        const outcome = roster.decide(state, commandOf(state, one), { ...context(index), at });
        if (isRefusal(outcome)) continue;
        state = outcome.reduce((folded, event) => roster.evolve(folded, event, { ...meta, at }), state);
        const seats = outcome.filter(({ type }) => type === 'SpotTaken' || type === 'MovedOffWaitlist');
        if (seats.length === 0) {
          if (free && queue.length > 0 && outcome.some(({ type }) => type === 'Applied')) behind += 1;
          continue;
        }
        const first = queue.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))[0]?.ref_id ?? one.who;
        expect(first).toBe(one.who);
      }
    }),
    { numRuns: 150 },
  );
  expect(behind).toBeGreaterThan(100);
});
