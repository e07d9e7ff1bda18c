import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { addDays, daysBetween, type TimeZone, wallToUtc } from '@courtcrew/domain/kernel/time.ts';
import { english } from '@courtcrew/domain/kernel/translated.ts';
import { type CategoryPlan, type ShiftPlan, SUGGESTED_CATEGORIES } from '@courtcrew/domain/roster/index.ts';
import type { DemoPerson } from './cast.ts';

/** How many people a category needs at a time at the local tournament; the national one needs more. */
const CREWS = [
  { name: 'Court Monitoring', people: 6, color: '#2E7D32' },
  { name: 'Hospitality', people: 4, color: '#C2571A' },
  { name: 'Parking', people: 3, color: '#455A64' },
  { name: 'Player Check-In', people: 3, color: '#7A3E9D' },
  { name: 'Court Cleaning', people: 2, color: '#009CAE' },
  { name: 'Volunteer Check-In', people: 2, color: '#B8860B' },
] as const;

const WAVES = [
  { name: 'Morning', from: '08:00', to: '12:00' },
  { name: 'Midday', from: '12:00', to: '16:00' },
  { name: 'Evening', from: '16:00', to: '20:30' },
] as const;

/** Crews of that size work side by side in each wave, so that one wave's people rest in the next. */
export const CREW_FACTOR = { local: 1, national: 4 } as const;

export type CrewName = (typeof CREWS)[number]['name'];

/** The categories of a tournament, as they are suggested. */
export const DEMO_CATEGORIES: readonly CategoryPlan[] = CREWS.flatMap(
  ({ name }) => SUGGESTED_CATEGORIES.find((category) => category.name === name) ?? [],
);

export interface VolunteerShiftPlan {
  /** Place in `DEMO_CATEGORIES`. */
  readonly category: number;
  readonly plan: Omit<ShiftPlan, 'category'>;
}

interface Days {
  readonly start: string;
  readonly end_date: string;
  readonly time_zone: TimeZone;
}

/** Every category's waves on every day from `start` to `end_date`, in order of days. */
export function volunteerShifts({ start, end_date, time_zone }: Days, factor: number): VolunteerShiftPlan[] {
  const days = Array.from({ length: daysBetween(start, end_date) + 1 }, (_, day) => addDays(start, day));
  return days.flatMap((date) =>
    WAVES.flatMap((wave) =>
      CREWS.map(({ name, people, color }, category) => ({
        category,
        plan: {
          kind: 'volunteer' as const,
          name: `${wave.name}, ${name}`,
          description: 'Please check in at the volunteers’ tent ten minutes before.',
          start: instant(date, wave.from, time_zone),
          end: instant(date, wave.to, time_zone),
          spots: people * factor,
          wait_spots: 2,
          needs: null,
          wait_needs: null,
          color,
          pre_reg: false,
          signature_required: false,
        },
      })),
    ),
  );
}

function instant(date: string, time: string, zone: TimeZone): string {
  const found = wallToUtc(date, time, zone);
  if (isRefusal(found)) throw new Error(english(found.text));
  return found;
}

export interface Registration {
  /** Place in the shifts. */
  readonly shift: number;
  readonly person: DemoPerson;
  readonly waitlist: boolean;
}

/**
 * Who registers where: the crew takes turns. Every third shift still needs somebody, every fourth has people
 * on its waitlist, who work in other waves.
 */
export function registrationsOf(
  shifts: readonly VolunteerShiftPlan[],
  crew: readonly DemoPerson[],
): Registration[] {
  let next = 0;
  return shifts.flatMap(({ plan }, shift) => {
    const first = next;
    next += plan.spots;
    const full = shift % 3 !== 2;
    const count = full ? plan.spots : plan.spots - 1;
    const waiting = full && shift % 4 === 0 ? 2 : 0;
    const at = (turn: number) => crew[(first + turn) % crew.length];
    // Whoever waits comes from half the crew further on: they have no seat at these hours.
    const turns = [...Array(count).keys(), ...Array.from({ length: waiting }, (_, n) => crew.length / 2 + n)];
    return turns.flatMap((turn, index): Registration[] => {
      const person = at(turn);
      return person ? [{ shift, person, waitlist: index >= count }] : [];
    });
  });
}
