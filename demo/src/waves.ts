import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { addDays, daysBetween, type TimeZone, wallToUtc } from '@courtcrew/domain/kernel/time.ts';
import { english } from '@courtcrew/domain/kernel/translated.ts';
import { DEFAULT_COLOR, type Needs, type ShiftPlan } from '@courtcrew/domain/roster/index.ts';
import type { Trade } from './cast.ts';

/** A shift that comes again every day at the same wall times. */
export interface Wave {
  readonly trade: Exclude<Trade, 'volunteers'>;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly spots: number;
  /** Where the last day needs others. */
  readonly lastDay?: number;
  readonly needs?: Needs;
  /** People who apply and are not selected. */
  readonly waiting: number;
}

const CATEGORIES = { referees: 'Referee', chairs: 'Chair Umpire', trainers: 'Athletic Trainer' } as const;
const COLORS = { referees: '#7A3E9D', chairs: DEFAULT_COLOR, trainers: '#C2571A' } as const;

const chair = (name: string, from: string, to: string, spots: number, more: Partial<Wave> = {}): Wave => ({
  trade: 'chairs',
  waiting: 3,
  name,
  from,
  to,
  spots,
  ...more,
});
const referee = (name: string, from: string, to: string, spots: number, waiting = 0): Wave => ({
  trade: 'referees',
  name,
  from,
  to,
  spots,
  waiting,
});
const trainer = (from: string, to: string, spots: number, lastDay = spots): Wave => ({
  trade: 'trainers',
  name: `Trainers ${from} to ${to}`,
  from,
  to,
  spots,
  lastDay,
  waiting: 0,
});

const EQUAL: Needs = { certified: 11, level_two: 11, level_one: 11, none: 11 };
const halves = (name: string, from: string, to: string): Wave[] =>
  ['Courts 1-32', 'Courts 33-64'].map((courts) =>
    chair(`${name}, ${courts}`, from, to, 44, { needs: EQUAL, waiting: 6 }),
  );

export type WaveSet = 'local' | 'national' | 'invitational';

/** Shifts of one day. Over all days the local ones have 121 spots, the national ones 2,500. */
export const WAVES: Readonly<Record<WaveSet, readonly Wave[]>> = {
  local: [
    referee('Desk, opening', '07:30', '14:00', 2, 1),
    referee('Desk, closing', '14:00', '20:30', 2),
    chair('Wave 1', '08:00', '11:00', 12),
    chair('Wave 2', '11:00', '14:00', 12),
    chair('Wave 3', '14:00', '17:00', 12),
    chair('Wave 4', '17:00', '20:00', 12),
    trainer('07:30', '12:00', 3),
    trainer('12:00', '16:30', 3),
    trainer('16:30', '21:00', 3, 2),
  ],
  national: [
    referee('Opening desk', '07:30', '15:00', 15, 2),
    referee('Closing desk', '15:00', '22:30', 15),
    ...halves('Wave 1', '08:00', '12:30'),
    ...halves('Wave 2', '12:30', '17:00'),
    ...halves('Wave 3', '17:00', '22:00'),
    trainer('07:30', '15:00', 9, 11),
    trainer('15:00', '22:30', 9, 11),
  ],
  invitational: [
    referee('Desk', '08:30', '18:00', 2),
    chair('Morning wave', '09:00', '13:00', 12),
    chair('Afternoon wave', '13:30', '17:30', 12),
    trainer('08:30', '18:00', 2),
  ],
};

export interface PlannedShift {
  readonly wave: Wave;
  readonly plan: ShiftPlan;
}

/** Every wave on every day from `start` to `end_date`, in order of days. */
export function shiftsOf(
  waves: readonly Wave[],
  { start, end_date, time_zone }: { start: string; end_date: string; time_zone: TimeZone },
): PlannedShift[] {
  const last = daysBetween(start, end_date);
  return Array.from({ length: last + 1 }, (_, day) => day).flatMap((day) =>
    waves.map((wave) => ({ wave, plan: planOf(wave, addDays(start, day), time_zone, day === last) })),
  );
}

function planOf(wave: Wave, date: string, zone: TimeZone, isLast: boolean): ShiftPlan {
  return {
    kind: 'official',
    category: CATEGORIES[wave.trade],
    name: wave.name,
    description: '',
    start: instant(date, wave.from, zone),
    end: instant(date, wave.to, zone),
    spots: isLast ? (wave.lastDay ?? wave.spots) : wave.spots,
    wait_spots: null,
    needs: wave.needs ?? null,
    wait_needs: null,
    color: COLORS[wave.trade],
    pre_reg: false,
    signature_required: false,
  };
}

function instant(date: string, time: string, zone: TimeZone): string {
  const found = wallToUtc(date, time, zone);
  if (isRefusal(found)) throw new Error(english(found.text));
  return found;
}
