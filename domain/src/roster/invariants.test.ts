import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DecisionContext } from '../kernel/decider.ts';
import type { EventMeta } from '../kernel/event.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { rosterBookings } from './bookings.ts';
import type { RosterCommand } from './commands.ts';
import { roster } from './decide.ts';
import type { RosterEvent } from './events.ts';
import { LEVELS, type Needs, overlap, type ShiftPlan, totalOf } from './model.ts';
import { hours } from './roster.fixtures.ts';
import { EMPTY_ROSTER, placesFit, type RosterState, type Row } from './state.ts';

/** Any sequence of any commands, against a small tournament so that they meet. */

const PEOPLE = ['ann', 'bob', 'cyd', 'dan', 'eve'];
const CREDENTIALS = ['Not Rated', 'Level 1', 'Level 2', 'Certified'];

const person = fc.constantFrom(...PEOPLE);
const credentials = fc.constantFrom(...CREDENTIALS);
/** Shifts and rows are chosen by number among those there are, or one that is not there. */
const nth = fc.nat(14);
const by = fc.constantFrom('person' as const, 'desk' as const);
const tournament = fc.record({
  status: fc.constantFrom('draft' as const, 'active' as const, 'published' as const),
  exact_match: fc.boolean(),
  approval_required: fc.boolean(),
});
const needs: fc.Arbitrary<Needs | null> = fc.option(
  fc.record({ certified: fc.nat(1), level_two: fc.nat(1), level_one: fc.nat(1), none: fc.nat(2) }),
);
const plan: fc.Arbitrary<ShiftPlan> = fc
  .record({
    from: fc.integer({ min: 8, max: 14 }),
    length: fc.integer({ min: -1, max: 4 }),
    spots: fc.nat(3),
    category: fc.constantFrom('Referee', 'Athletic Trainer', 'Chair Umpire'),
    needs,
  })
  .map(({ from, length, ...more }) => hours(from, from + length, more));

type Draft = (shifts: readonly string[], rows: readonly Row[]) => RosterCommand;
const one = <T>(all: readonly T[], index: number): T | undefined =>
  index === 14 ? undefined : all[index % all.length];
const at = (sids: readonly string[], index: number): string => one(sids, index) ?? 'nowhere';
const rowAt = (rows: readonly Row[], index: number) => {
  const { shift_id, ref_id } = one(rows, index) ?? { shift_id: 'nothing', ref_id: 'ann' };
  return { shift_id, ref_id };
};

const draft: fc.Arbitrary<Draft> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ plan, repeat: fc.nat(1) }).map(addShift) },
  { weight: 3, arbitrary: fc.record({ nth, plan, only: fc.nat(3) }).map(editShift) },
  {
    weight: 1,
    arbitrary: nth.map(
      (n): Draft =>
        (shifts) => ({ type: 'DeleteShift', sid: at(shifts, n) }),
    ),
  },
  {
    weight: 14,
    arbitrary: fc.record({ nth, ref_id: person, by, tournament, credentials, elsewhere: fc.nat(9) }).map(
      ({ nth: n, elsewhere, ...rest }): Draft =>
        (shifts) => ({
          type: 'TakeSpot',
          sid: at(shifts, n),
          elsewhere:
            elsewhere === 0
              ? { tid: 't2', name: 'Finals', start: hours(8, 9).start, end: hours(8, 9).end }
              : null,
          ...rest,
        }),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.record({ nth, ref_id: person, by, tournament }).map(
      ({ nth: n, ...rest }): Draft =>
        (shifts) => ({ type: 'Apply', sid: at(shifts, n), ...rest }),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.record({ nth, by, tournament, credentials }).map(
      ({ nth: n, ...rest }): Draft =>
        (_, rows) => ({
          type: 'MoveOffWaitlist',
          ...rowAt(rows, n),
          ...rest,
        }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record({ nth, by, tournament }).map(
      ({ nth: n, ...rest }): Draft =>
        (_, rows) => ({ type: 'Confirm', ...rowAt(rows, n), ...rest }),
    ),
  },
  {
    weight: 2,
    arbitrary: nth.map(
      (n): Draft =>
        (_, rows) => ({ type: 'MoveToWaitlist', ...rowAt(rows, n) }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({ nth, by }).map(
      ({ nth: n, by: side }): Draft =>
        (_, rows) => ({
          type: 'RemoveSignup',
          ...rowAt(rows, n),
          by: side,
        }),
    ),
  },
  { weight: 1, arbitrary: person.map(aboutPerson) },
  {
    weight: 1,
    arbitrary: person.map(
      (ref_id): Draft =>
        () => ({ type: 'ApproveReferee', ref_id, note: null }),
    ),
  },
  {
    weight: 1,
    arbitrary: person.map(
      (ref_id): Draft =>
        () => ({ type: 'RemoveApproval', ref_id, note: null }),
    ),
  },
  {
    weight: 1,
    arbitrary: person.map(
      (ref_id): Draft =>
        () => ({ type: 'RemoveStaff', ref_id, role: 'official' }),
    ),
  },
);

function addShift({ plan: wished, repeat }: { plan: ShiftPlan; repeat: number }): Draft {
  return () => ({ type: 'AddShifts', plans: [wished], repeat, zone: 'US/Eastern' });
}

function editShift({ nth: n, plan: wished, only }: { nth: number; plan: ShiftPlan; only: number }): Draft {
  const { start, end, spots, needs: wanted } = wished;
  const changes =
    [{ start, end }, { spots }, { needs: wanted }, { start, end, spots, needs: wanted }][only] ?? {};
  return (shifts) => ({ type: 'EditShift', sid: at(shifts, n), changes });
}

function aboutPerson(ref_id: string): Draft {
  return () => ({ type: 'Withdraw', ref_id, message: null });
}

const meta: EventMeta = {
  commandId: 'c',
  actor: { ref: 'ann', as: 'self' },
  at: '2026-03-01T12:00:00.000Z',
  schema: 1,
  correlation: 'c',
  causation: 'c',
};

function context(step: number): DecisionContext {
  let drawn = 0;
  return { at: meta.at, actor: meta.actor, newId: () => `${step}-${++drawn}` };
}

const fold = (state: RosterState, events: readonly RosterEvent[]): RosterState =>
  events.reduce((folded, event) => roster.evolve(folded, event, meta), state);

const rowsIn = (state: RosterState): readonly Row[] => [...state.people.values()].flatMap(({ rows }) => rows);

function expectWithinSpots(state: RosterState): void {
  for (const [sid, shift] of state.shifts) {
    const seats = rowsIn(state).filter((row) => row.sid === sid && !row.waitlist);
    expect(seats.length).toBe(shift.seated);
    expect(seats.length).toBeLessThanOrEqual(shift.plan.spots);
    for (const level of LEVELS) {
      expect(seats.filter(({ slot }) => slot === level).length).toBe(shift.taken[level]);
    }
    expect(placesFit(shift.taken, shift.plan.needs)).toBe(true);
    if (shift.plan.needs) expect(totalOf(shift.plan.needs)).toBe(shift.plan.spots);
  }
}

function expectNobodyTwice(state: RosterState): void {
  for (const ref_id of PEOPLE) {
    const plans = rowsIn(state)
      .filter((row) => row.ref_id === ref_id && !row.waitlist)
      .map((row) => state.shifts.get(row.sid)?.plan);
    for (const [index, plan1] of plans.entries()) {
      for (const plan2 of plans.slice(index + 1)) {
        expect(plan1 && plan2 && overlap(plan1, plan2)).toBe(false);
      }
    }
  }
}

function expectOneRowEach(state: RosterState): void {
  const places = rowsIn(state).map((row) => `${row.ref_id} in ${row.sid}`);
  expect(new Set(places).size).toBe(places.length);
  for (const row of rowsIn(state)) {
    expect(row.confirmed && row.waitlist).toBe(false);
    const shift = state.shifts.get(row.sid);
    expect(shift?.people.has(row.ref_id)).toBe(true);
    expect(shift?.plan).toMatchObject({ start: row.start, end: row.end });
    expect(state.people.get(row.ref_id)?.roles).toContain('official');
  }
  const listed = [...state.shifts.values()].reduce((sum, { people }) => sum + people.size, 0);
  expect(listed).toBe(rowsIn(state).length);
}

describe('Whatever is commanded, in whatever order', () => {
  test('spots, hours and rows hold, decisions repeat, and the claimed hours are the seated ones', () => {
    let seats = 0;
    let refusals = 0;
    fc.assert(
      fc.property(fc.array(draft, { minLength: 40, maxLength: 120 }), (drafts) => {
        let state = EMPTY_ROSTER;
        for (const [step, make] of drafts.entries()) {
          const command = make([...state.shifts.keys()].sort(), rowsIn(state));
          const outcome = roster.decide(state, command, context(step));
          expect(roster.decide(state, command, context(step))).toEqual(outcome);
          if (isRefusal(outcome)) {
            refusals += 1;
            continue;
          }
          expectBlockable(state, command, outcome, step);
          const next = fold(state, outcome);
          expectClaims(state, command, outcome, next);
          state = next;
          expectWithinSpots(state);
          expectNobodyTwice(state);
          expectOneRowEach(state);
        }
        seats += rowsIn(state).filter((row) => !row.waitlist).length;
      }),
      { numRuns: 120 },
    );
    // Sequences that never seat or never refuse anybody would prove nothing.
    expect(seats).toBeGreaterThan(100);
    expect(refusals).toBeGreaterThan(100);
  }, 60_000);
});

const seatsOf = (state: RosterState): ReadonlySet<string> =>
  new Set(
    rowsIn(state)
      .filter((row) => !row.waitlist)
      .map(({ ref_id, sid }) => {
        const { start, end } = state.shifts.get(sid)?.plan ?? { start: '', end: '' };
        return [ref_id, sid, start, end].join('/');
      }),
  );

/** Every seat that came was wanted, every seat that went was left, and `holds` knows them all. */
function expectClaims(
  before: RosterState,
  command: RosterCommand,
  events: readonly RosterEvent[],
  after: RosterState,
): void {
  const key = (seat: { ref_id: string; sid: string; start: string; end: string }) =>
    [seat.ref_id, seat.sid, seat.start, seat.end].join('/');
  const [had, has] = [seatsOf(before), seatsOf(after)];
  const wanted = rosterBookings.wanted(before, command).filter(({ hold }) => hold);
  const left = events.flatMap((event) => rosterBookings.given(before, event));
  expect(wanted.map(key)).toEqual(expect.arrayContaining([...has].filter((seat) => !had.has(seat))));
  expect(left.map(key)).toEqual(expect.arrayContaining([...had].filter((seat) => !has.has(seat))));
  for (const seat of [...wanted, ...left]) {
    expect(rosterBookings.holds(after, seat) !== null).toBe(has.has(key(seat)));
  }
}

/** A command that needs hours and would change something is refused once the hours are taken elsewhere. */
function expectBlockable(
  state: RosterState,
  command: RosterCommand,
  events: readonly RosterEvent[],
  step: number,
): void {
  const [seat] = rosterBookings.wanted(state, command);
  if (!seat || events.length === 0) return;
  const elsewhere = { tid: 't2', name: 'Finals', start: seat.start, end: seat.end };
  const outcome = roster.decide(state, rosterBookings.blocked(command, elsewhere), context(step));
  expect(isRefusal(outcome) && outcome.code).toBe('conflict');
}
