/**
 * What a command on the roster costs: decide and evolve, in memory, in a tournament of 100 assignments and in one
 * of 12,000. Run with `node domain/bench/roster.ts`.
 */
import type { DecisionContext } from '../src/kernel/decider.ts';
import type { EventMeta } from '../src/kernel/event.ts';
import { isRefusal } from '../src/kernel/refusal.ts';
import { type RosterCommand, type RosterState, roster, type ShiftPlan } from '../src/roster/index.ts';
import { PUBLISHED, planOf } from '../src/roster/roster.fixtures.ts';

const meta: EventMeta = {
  commandId: 'bench',
  actor: { ref: 'ann', as: 'self' },
  at: '2026-07-01T12:00:00.000Z',
  schema: 1,
  correlation: 'bench',
  causation: 'bench',
};

let drawn = 0;
const context: DecisionContext = { at: meta.at, actor: meta.actor, newId: () => `id${drawn++}` };

function run(state: RosterState, command: RosterCommand): RosterState {
  const outcome = roster.decide(state, command, context);
  if (isRefusal(outcome)) throw new Error(outcome.text);
  return outcome.reduce((folded, event) => roster.evolve(folded, event, meta), state);
}

const SHIFTS_A_PERSON = 8;
const BAND_MS = 4 * 3_600_000;
const FIRST = Date.parse('2026-07-04T08:00:00.000Z');
const instant = (band: number): string => new Date(FIRST + band * BAND_MS).toISOString();

const inBand = (band: number, number: number): ShiftPlan =>
  planOf({
    name: `Band ${band}, shift ${number}`,
    start: instant(band),
    end: instant(band + 1),
    spots: 60,
  });
const take = (sid: string, ref_id: string): RosterCommand => ({
  type: 'TakeSpot',
  sid,
  ref_id,
  credentials: 'Level 1',
  by: 'person',
  tournament: PUBLISHED,
});

interface Filled {
  readonly state: RosterState;
  /** Shift ids by band. */
  readonly bands: readonly (readonly string[])[];
  readonly people: number;
}

const PEOPLE = 1_500;
const SHIFTS_IN_BAND = 40;

/**
 * One national tournament, its shifts and its staff, on the day with so many assignments: each assigned person
 * has one shift in each of eight bands of time.
 */
function tournamentOf(assignments: number): Filled {
  const people = Math.ceil(assignments / SHIFTS_A_PERSON);
  const staff = Array.from({ length: PEOPLE }, (_, n) => ({ ref_id: `p${n}`, role: 'official' as const }));
  let state = run(roster.initial, { type: 'AddStaff', people: staff });
  const bands = Array.from({ length: SHIFTS_A_PERSON + 1 }, (_, band) => {
    const before = drawn;
    const plans = Array.from({ length: SHIFTS_IN_BAND }, (_, number) => inBand(band, number));
    state = run(state, { type: 'AddShifts', plans, repeat: 0, zone: 'UTC' });
    return plans.map((_, number) => `id${before + number}`);
  });
  for (let person = 0; person < people; person += 1) {
    for (const sids of bands.slice(0, SHIFTS_A_PERSON)) {
      state = run(state, take(sids[person % SHIFTS_IN_BAND] ?? '', `p${person}`));
    }
  }
  return { state, bands, people };
}

/** Nanoseconds a command: a person takes a spot of the last, free band and gives it back. */
function cost({ state, bands, people }: Filled, rounds: number): number {
  const last = bands[SHIFTS_A_PERSON] ?? [];
  let now = state;
  const begin = process.hrtime.bigint();
  for (let round = 0; round < rounds; round += 1) {
    const id = drawn;
    const ref_id = `p${(round * 7) % people}`;
    now = run(now, take(last[round % last.length] ?? '', ref_id));
    now = run(now, { type: 'RemoveSignup', shift_id: `id${id}`, ref_id, by: 'desk', tournament: PUBLISHED });
  }
  return Number(process.hrtime.bigint() - begin) / (2 * rounds);
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const small = tournamentOf(100);
const large = tournamentOf(12_000);
for (const filled of [small, large]) cost(filled, 20_000);
// Alternating, so that whatever else the machine does hits both alike.
const times = Array.from({ length: 9 }, () => ({ small: cost(small, 10_000), large: cost(large, 10_000) }));
const [at100, at12k] = [median(times.map((t) => t.small)), median(times.map((t) => t.large))];

console.table({
  'commands/s at 100 assignments': Math.round(1e9 / at100),
  'commands/s at 12,000 assignments': Math.round(1e9 / at12k),
  'cost at 12,000 : cost at 100': Number((at12k / at100).toFixed(2)),
});
