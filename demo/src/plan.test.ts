import { overlap } from '@courtcrew/domain/roster/index.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignmentsOf } from './assignments.ts';
import { dayAtTheCourts } from './board/day.ts';
import { floorAfter, untilFullSwing } from './board/floor.ts';
import { todayAt } from './board/hours.ts';
import type { Step } from './board/steps.ts';
import { comingSeason, inComingYear } from './calendar.ts';
import { type Crew, castFrom, HEADCOUNT } from './cast.ts';
import { somebody } from './names.ts';
import { ownTournaments } from './ownTournaments.ts';
import { CREW_FACTOR, DEMO_CATEGORIES, registrationsOf, volunteerShifts } from './volunteerWaves.ts';
import { shiftsOf, WAVES } from './waves.ts';

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const weekday = (date: string): number => new Date(date).getUTCDay();

describe('the season of the demo', () => {
  it('comes in the year after today, on the same days of the week', () => {
    fc.assert(
      fc.property(day, (today) => {
        const moved = inComingYear('2025-08-18', today);
        expect(weekday(moved)).toBe(weekday('2025-08-18'));
        expect(moved > today).toBe(true);
        expect(moved.slice(0, 4) <= String(Number(today.slice(0, 4)) + 1)).toBe(true);
        expect(Math.abs(Number(moved.slice(8)) - 18)).toBeLessThanOrEqual(7);
      }),
    );
  });

  it('lasts as long as it did', () => {
    const { rows, findings } = comingSeason('2026-11-21');
    expect(findings).toEqual([]);
    expect(rows).toHaveLength(15);
    expect(rows.find(({ name }) => name === 'Miami Open presented by Itaú')).toMatchObject({
      start: '03/14/2027',
      end: '03/28/2027',
    });
  });
});

describe('the people of the demo', () => {
  const everybody = Array.from({ length: HEADCOUNT * 2 }, (_, number) => somebody(number));

  it('have addresses of their own, which no mail ever reaches, and numbers nobody answers', () => {
    expect(new Set(everybody.map(({ email }) => email)).size).toBe(everybody.length);
    for (const { email, phone } of everybody) {
      expect(email).toMatch(/^[a-z]+\.[a-z]+@example\.(com|org)$/);
      expect(phone).toMatch(/^\d{3}55501\d{2}$/);
    }
  });
});

const people = Array.from({ length: HEADCOUNT }, (_, number) => ({
  number,
  ref_id: `p${number}`,
  name: '',
  email: '',
  phone: '',
  credentials: 'Certified',
}));
const cast = castFrom(people);
const own = ownTournaments('2026-11-21');

describe('the boards of the demo', () => {
  const minutesFrom = (first: string, count: number): string[] =>
    Array.from({ length: count }, (_, minute) => new Date(Date.parse(first) + minute * 60_000).toISOString());
  // At night the day is moved; from 10:30 to 14:00 at the courts it is as its rosters have it.
  const instants = ['2026-11-21T05:00:00.000Z', ...minutesFrom('2026-11-21T15:30:00.000Z', 212)];

  it.each([
    ['local', 1],
    ['today', 10],
  ])('are in full swing at the %s one whenever it is loaded', (key, every) => {
    const where = own.find((one) => one.key === key);
    if (!where?.matchesToday) throw new Error('without matches');
    const courts = Array.from({ length: where.courts }, (_, index) => `${index + 1}`);
    const days = new Map<string, readonly Step[]>();
    for (const now of instants.filter((_, index) => index % every === 0)) {
      const today = todayAt({ ...where, tid: key }, cast, now);
      if (!today) throw new Error('without a day');
      const day = days.get(today.from) ?? dayAtTheCourts({ ...today, courts, matches: where.matchesToday });
      days.set(today.from, day);
      const soFar = day.filter(({ at }) => at <= now);
      const shown = untilFullSwing(soFar, courts.length);
      const { size } = floorAfter(shown).courts;
      expect([now, size]).toEqual([now, expect.toSatisfy((playing) => playing >= 0.75 * courts.length)]);
      expect(shown.at(-1)?.at).toSatisfy((last: string) => Date.parse(now) - Date.parse(last) < 10 * 60_000);
    }
  });
});

describe('the rosters of the demo', () => {
  const { crews } = cast;

  it.each([
    ['local', 8, 24, 60, 121],
    ['national', 64, 350, 300, 2_500],
  ] as const)(
    'has the size %s: %i courts, %i officials, %i volunteers, %i assignments',
    (key, courts, officials, volunteers, assignments) => {
      const { referees, chairs, trainers } = crews[key];
      expect(own.find((one) => one.key === key)?.courts).toBe(courts);
      expect(referees.length + chairs.length + trainers.length).toBe(officials);
      expect(crews[key].volunteers).toHaveLength(volunteers);
      const seats = rosterOf(key, crews[key]).filter(({ becomes }) => becomes !== 'applied');
      expect(seats).toHaveLength(assignments);
      expect(new Set(seats.map(({ person }) => person.ref_id)).size).toBe(officials);
    },
  );

  it.each(['local', 'national'] as const)('puts nobody of the %s one into two shifts at once', (key) => {
    const hours = new Map<string, { start: string; end: string }[]>();
    for (const { person, becomes, plan } of rosterOf(key, crews[key])) {
      if (becomes === 'applied') continue;
      const before = hours.get(person.ref_id) ?? [];
      expect(before.some((other) => overlap(other, plan))).toBe(false);
      hours.set(person.ref_id, [...before, plan]);
    }
  });

  it.each(['local', 'national'] as const)('leaves volunteers of the %s one their rest', (key) => {
    const fields = own.find((one) => one.key === key)?.fields;
    const { start, end_date, time_zone } = fields ?? {};
    if (!start || !end_date || !time_zone) throw new Error('without dates');
    const shifts = volunteerShifts({ start, end_date, time_zone }, CREW_FACTOR[key]);
    const hours = new Map<string, { start: string; end: string }[]>();
    // Seats and places on waitlists alike: somebody with a seat at those hours could not wait either.
    for (const { person, shift } of registrationsOf(shifts, crews[key].volunteers)) {
      const plan = shifts[shift]?.plan ?? { start: '', end: '' };
      const before = hours.get(person.ref_id) ?? [];
      expect(before.some((other) => overlap(other, plan))).toBe(false);
      hours.set(person.ref_id, [...before, plan]);
    }
    expect(hours.size).toBeGreaterThan(crews[key].volunteers.length * 0.8);
    expect(DEMO_CATEGORIES.some(({ court_monitor }) => court_monitor)).toBe(true);
  });

  function rosterOf(key: 'local' | 'national', crew: Crew) {
    const fields = own.find((one) => one.key === key)?.fields;
    const { start, end_date, time_zone } = fields ?? {};
    if (!start || !end_date || !time_zone) throw new Error('without dates');
    const shifts = shiftsOf(WAVES[key], { start, end_date, time_zone });
    return assignmentsOf(shifts, crew, 6).flatMap((assignment) => {
      const plan = shifts[assignment.shift]?.plan;
      return plan ? [{ ...assignment, plan }] : [];
    });
  }
});
