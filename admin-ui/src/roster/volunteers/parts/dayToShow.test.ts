import { describe, expect, it } from 'vitest';
import { dayToShow } from './dayToShow.ts';

const DATES = ['2030-03-05', '2030-03-07', '2030-03-08'].map((day) => ({ day, date: '', shifts: 1 }));
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
