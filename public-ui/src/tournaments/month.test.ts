import { describe, expect, it } from 'vitest';
import { barsIn, monthsLater, touches, weeksOf } from './month.ts';

const event = (start: string | null, end_date: string | null) => ({ start, end_date });

/** `from-to/lane`, with marks where a bar goes on in the week before or after. */
const drawn = (week: readonly string[], ...rows: ReturnType<typeof event>[]) =>
  barsIn(week, rows).map(
    ({ from, to, lane, startsBefore, endsAfter }) =>
      `${startsBefore ? '<' : ''}${from}-${to}${endsAfter ? '>' : ''}/${lane}`,
  );

describe('a month', () => {
  it('is whole weeks from Sunday on', () => {
    const weeks = weeksOf('2026-03');
    expect(weeks[0]?.[0]).toBe('2026-03-01');
    expect(weeks.at(-1)).toEqual([
      '2026-03-29',
      '2026-03-30',
      '2026-03-31',
      '2026-04-01',
      '2026-04-02',
      '2026-04-03',
      '2026-04-04',
    ]);
    expect(weeksOf('2026-02')).toHaveLength(4);
  });

  it('is followed by another, over the year', () => {
    expect(monthsLater('2026-12', 1)).toBe('2027-01');
    expect(monthsLater('2026-01', -1)).toBe('2025-12');
    expect(monthsLater('2026-05', -17)).toBe('2024-12');
  });

  it('holds what begins, ends or goes on in it, and nothing undated', () => {
    expect(touches('2026-03', event('2026-02-27', '2026-03-01'))).toBe(true);
    expect(touches('2026-03', event('2026-02-01', '2026-04-30'))).toBe(true);
    expect(touches('2026-03', event('2026-04-01', null))).toBe(false);
    expect(touches('2026-03', event(null, null))).toBe(false);
  });
});

describe('the bars of a week', () => {
  const week = weeksOf('2026-03')[1] ?? [];

  it('span their days and say where they go on', () => {
    expect(drawn(week, event('2026-03-09', '2026-03-11'))).toEqual(['1-3/0']);
    expect(drawn(week, event('2026-03-06', '2026-03-20'))).toEqual(['<0-6>/0']);
  });

  it('share a line when they do not overlap, and do not when they do', () => {
    const [a, b, c] = [
      event('2026-03-08', '2026-03-09'),
      event('2026-03-10', '2026-03-12'),
      event('2026-03-09', '2026-03-10'),
    ];
    expect(drawn(week, a, b, c)).toEqual(['0-1/0', '1-2/1', '2-4/0']);
  });

  it('take an end before the start for one day', () =>
    expect(drawn(week, event('2026-03-10', '2026-03-01'))).toEqual(['2-2/0']));
});
