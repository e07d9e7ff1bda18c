import { describe, expect, it } from 'vitest';
import { dayAtDesk, dayToShow } from './dayToShow.ts';

const DATES = ['2030-03-05', '2030-03-07', '2030-03-08'].map((day) => ({
  day,
  date: '',
  shifts: 1,
  first: `${day}T18:00:00.000Z`,
  last: `${day}T23:00:00.000Z`,
}));
const shown = (wished: string, today: string) => dayToShow(DATES, wished, today);

describe('the day a screen opens on', () => {
  it('is the wished one, whatever today is', () => {
    expect(shown('2030-03-08', '2030-03-05')).toBe('2030-03-08');
  });

  it('is today while volunteers work, else the next day they do', () => {
    expect(shown('', '2030-03-07')).toBe('2030-03-07');
    expect(shown('', '2030-03-06')).toBe('2030-03-07');
  });

  it('is the last one when all is over, or when the wished day has no shifts', () => {
    expect(shown('', '2030-04-01')).toBe('2030-03-08');
    expect(shown('2030-03-06', '2030-04-01')).toBe('2030-03-08');
  });

  it('is none without shifts', () => {
    expect(dayToShow([], '', '2030-03-05')).toBeUndefined();
  });
});

describe('the day at the desk', () => {
  const night = {
    day: '2026-11-27',
    date: '',
    shifts: 1,
    first: '2026-11-27T22:00:00.000Z',
    last: '2026-11-28T05:00:00.000Z',
  };
  const early = {
    ...night,
    day: '2026-11-28',
    first: '2026-11-28T04:30:00.000Z',
    last: '2026-11-28T12:00:00.000Z',
  };

  it.each([
    ['2026-11-27T23:50:00.000Z', '2026-11-27'],
    ['2026-11-28T00:10:00.000Z', '2026-11-27'],
    ['2026-11-28T04:29:00.000Z', '2026-11-27'],
    ['2026-11-28T04:31:00.000Z', '2026-11-28'],
    ['2026-11-28T05:00:00.000Z', '2026-11-28'],
  ])('is the one whose shifts run: at %s %s', (now, day) => {
    expect(dayAtDesk([night, early], now, 'UTC')).toBe(day);
  });
});
