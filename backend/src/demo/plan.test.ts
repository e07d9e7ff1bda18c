import { overlap } from '@courtcrew/domain/roster/index.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignmentsOf } from './assignments.ts';
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

describe('the rosters of the demo', () => {
  const people = Array.from({ length: HEADCOUNT }, (_, number) => ({
    number,
    ref_id: `p${number}`,
    name: '',
    email: '',
    phone: '',
    credentials: 'Certified',
  }));
  const { crews } = castFrom(people);
  const own = ownTournaments('2026-11-21');

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
