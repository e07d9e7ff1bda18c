import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { dateIn, wallToUtc } from '@courtcrew/domain/kernel/time.ts';
import { assignmentsOf } from '../assignments.ts';
import type { Cast } from '../cast.ts';
import type { DemoTournament } from '../tournaments.ts';
import { CREW_FACTOR, DEMO_CATEGORIES, registrationsOf, volunteerShifts } from '../volunteerWaves.ts';
import { shiftsOf, WAVES } from '../waves.ts';
import type { OnDuty } from './day.ts';

/** Who works today at a tournament of the demo, and when its matches have begun. */
export interface Today {
  /** The first matches; UTC. */
  readonly from: string;
  readonly officials: readonly OnDuty[];
  /** Court monitors of the first wave, who are checked in. */
  readonly monitors: readonly string[];
}

const HOUR = 3_600_000;
const OPENS = '08:00';
/** So many hours after the first match the courts are full. */
const IN_FULL_SWING = { from: 2.5, to: 6 };
const AS_IF = 3.5;

const later = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();

/**
 * The day as its rosters have it, `now` being an instant of it. Who looks at night would find nobody: then the
 * whole day is moved, so that it is late morning at the courts.
 */
export function todayAt(where: DemoTournament, cast: Cast, now: string): Today | null {
  const { staffing, fields } = where;
  const { start, end_date, time_zone } = fields;
  if (!staffing || !start || !end_date || !time_zone) return null;
  const today = dateIn(now, time_zone);
  const opens = wallToUtc(today, OPENS, time_zone);
  if (start !== today || isRefusal(opens)) return null;
  const age = (Date.parse(now) - Date.parse(opens)) / HOUR;
  const isAwake = age >= IN_FULL_SWING.from && age <= IN_FULL_SWING.to;
  const moved = isAwake ? 0 : (age - AS_IF) * HOUR;
  const days = { start, end_date, time_zone };
  const officials = officialsOn(today, where, cast, days).map((one) => ({
    ...one,
    comes: later(one.comes, moved),
    goes: later(one.goes, moved),
  }));
  return { from: later(opens, moved), officials, monitors: monitorsOf(where, cast, days) };
}

type Days = Parameters<typeof shiftsOf>[1];

/** Everybody selected for a shift of the day, from their first shift to the end of the last. */
function officialsOn(today: string, { staffing }: DemoTournament, cast: Cast, days: Days): OnDuty[] {
  if (!staffing) return [];
  const shifts = shiftsOf(WAVES[staffing.waves], days);
  const people = new Map<string, OnDuty>();
  for (const { shift, person, becomes } of assignmentsOf(
    shifts,
    cast.crews[staffing.crew],
    staffing.confirmed,
  )) {
    const planned = shifts[shift];
    if (!planned || becomes === 'applied' || dateIn(planned.plan.start, days.time_zone) !== today) continue;
    const { ref_id } = person;
    const comes = people.get(ref_id)?.comes ?? planned.plan.start;
    const queues = planned.wave.trade !== 'trainers';
    people.set(ref_id, { ref_id, queues, comes, goes: planned.plan.end });
  }
  return [...people.values()];
}

function monitorsOf({ staffing }: DemoTournament, cast: Cast, days: Days): string[] {
  if (!staffing) return [];
  const shifts = volunteerShifts(days, CREW_FACTOR[staffing.crew]);
  const [first] = shifts;
  return registrationsOf(shifts, cast.crews[staffing.crew].volunteers)
    .filter(({ shift, waitlist }) => {
      const { plan, category } = shifts[shift] ?? {};
      const isMonitor = category !== undefined && DEMO_CATEGORIES[category]?.court_monitor === true;
      return isMonitor && !waitlist && plan?.start === first?.plan.start;
    })
    .map(({ person }) => person.ref_id);
}
