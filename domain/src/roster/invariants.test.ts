import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../kernel/refusal.ts';
import { rosterBookings } from './bookings.ts';
import type { RosterCommand } from './commands.ts';
import { roster } from './decide.ts';
import type { RosterEvent } from './events.ts';
import { LEVELS, overlap, totalOf } from './model.ts';
import { asksAgain } from './policies/confirmations.ts';
import { placeFor } from './policies/eligibility.ts';
import { context, draft, meta } from './roster.arbitrary.ts';
import { EMPTY_ROSTER, placesFit, type RosterState, type Row, waitingIn } from './state.ts';
import { PEOPLE } from './words.arbitrary.ts';

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
    const { kind, wait_spots } = shift.plan;
    if (kind === 'volunteer' && wait_spots !== null) {
      expect(waitingIn(shift)).toBeLessThanOrEqual(wait_spots);
    }
    if (shift.plan.needs) {
      expect(totalOf(shift.plan.needs)).toBe(shift.plan.spots);
      expect(totalOf(shift.taken)).toBe(shift.seated);
    }
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
    expect(state.people.get(row.ref_id)?.roles).toContain(shift?.plan.kind);
    expect(row.captain && row.waitlist).toBe(false);
  }
  const listed = [...state.shifts.values()].reduce((sum, { people }) => sum + people.size, 0);
  expect(listed).toBe(rowsIn(state).length);
}

/** Nobody is in two groups, or present without being a volunteer; captains are of categories that are there. */
function expectVolunteersInPlace(state: RosterState): void {
  const members = [...state.groups.values()].flatMap(({ members }) => members.toArray());
  expect(new Set(members).size).toBe(members.length);
  const present = [...state.present.values()].flatMap((refs) => refs.toArray());
  for (const ref_id of [...members, ...present]) {
    expect(state.people.get(ref_id)?.roles).toContain('volunteer');
  }
}

/** Two categories of volunteers, one of them hidden from the sign-up page, and two groups. */
const SETUP: readonly RosterEvent[] = [
  ...['ushers', 'crew'].map(
    (vcid): RosterEvent => ({
      type: 'VolunteerCategoryAdded',
      data: { vcid, name: vcid, description: '', court_monitor: false, show: vcid === 'ushers' },
    }),
  ),
  ...['group-1', 'group-2'].map(
    (vgid): RosterEvent => ({
      type: 'GroupAdded',
      data: { vgid, name: vgid, color: '#D3D3D3' },
    }),
  ),
];

describe('Whatever is commanded, in whatever order', () => {
  test('spots, hours and rows hold, decisions repeat, and the claimed hours are the seated ones', () => {
    let seats = 0;
    let refusals = 0;
    fc.assert(
      fc.property(fc.array(draft, { minLength: 40, maxLength: 120 }), (drafts) => {
        let state = fold(EMPTY_ROSTER, SETUP);
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
          expectConfirmedHours(state, command, next);
          expectNobodyPassed(state, command, outcome);
          state = next;
          expectWithinSpots(state);
          expectNobodyTwice(state);
          expectOneRowEach(state);
          expectVolunteersInPlace(state);
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

/** Whoever was confirmed for the old hours of a shift is asked again, unless they are much the same or the desk keeps it. */
function expectConfirmedHours(before: RosterState, command: RosterCommand, after: RosterState): void {
  if (command.type !== 'EditShift' || command.keep_confirmed) return;
  const [old, plan] = [before.shifts.get(command.sid)?.plan, after.shifts.get(command.sid)?.plan];
  if (!old || !plan || !asksAgain(old, plan, command.zone)) return;
  expect(rowsIn(after).filter(({ sid, confirmed }) => sid === command.sid && confirmed)).toEqual([]);
}

/**
 * No newcomer is seated while somebody waits who fits the place: credentials that are not known do, hours of another seat do
 * not.
 */
function expectNobodyPassed(
  state: RosterState,
  command: RosterCommand,
  outcome: readonly RosterEvent[],
): void {
  if (command.type !== 'TakeSpot' && command.type !== 'RegisterVolunteer') return;
  const { sid, ref_id, by, waiting = {}, tournament } = command;
  const shift = state.shifts.get(sid);
  if (!shift || by === 'desk' || rowsIn(state).some((row) => row.sid === sid && row.ref_id === ref_id))
    return;
  const fitting = rowsIn(state).filter((row) => {
    if (row.sid !== sid || !row.waitlist) return false;
    const seats = rowsIn(state).filter((one) => one.ref_id === row.ref_id && !one.waitlist);
    if (seats.some((seat) => overlap(seat, row))) return false;
    const credentials = waiting[row.ref_id];
    const places = { needs: shift.plan.needs, taken: shift.taken };
    return credentials === undefined || placeFor(places, credentials, tournament.exact_match) !== undefined;
  });
  if (outcome.some(({ type }) => type === 'SpotTaken')) expect(fitting).toEqual([]);
}

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
  const left = events.flatMap((event) => rosterBookings.freed(before, event));
  expect(wanted.map(key)).toEqual(expect.arrayContaining([...has].filter((seat) => !had.has(seat))));
  expect(left.map(key)).toEqual(expect.arrayContaining([...had].filter((seat) => !has.has(seat))));
  for (const seat of [...wanted, ...left]) {
    expect(rosterBookings.holds(after, seat) !== null).toBe(has.has(key(seat)));
  }
}

/** A command that needs hours and would change something is refused once the hours are taken elsewhere; of a file that seat is left out. */
function expectBlockable(
  state: RosterState,
  command: RosterCommand,
  events: readonly RosterEvent[],
  step: number,
): void {
  const [seat] = rosterBookings.wanted(state, command);
  if (!seat || events.length === 0) return;
  const elsewhere = { tid: 't2', name: 'Finals', start: seat.start, end: seat.end };
  const outcome = roster.decide(state, rosterBookings.blocked(command, seat, elsewhere), context(step));
  if (command.type !== 'ImportSignups') {
    expect(isRefusal(outcome) && outcome.code).toBe('conflict');
    return;
  }
  const seats = isRefusal(outcome) ? outcome : fold(state, outcome);
  const isHeld = rosterBookings.holds(state, seat) !== null;
  expect(!isRefusal(seats) && (isHeld || rosterBookings.holds(seats, seat) === null)).toBe(true);
}
