import { describe, expect, it } from 'vitest';
import { pagesAround } from './historyPages.ts';

const days = [
  { day: '2026-03-09', count: 10 },
  { day: '2026-03-08', count: 30 },
  { day: '2026-03-07', count: 900 },
  { day: '2026-03-06', count: 20 },
  { day: '2026-03-05', count: 20 },
  { day: '2026-03-01', count: 20 },
];

describe('pages of whole days', () => {
  it('lead from a long day to as many days as fit before it, and to the next older', () => {
    expect(pagesAround(days, { newest: '2026-03-07', oldest: '2026-03-07' })).toEqual({
      ...{ newer: '2026-03-09', newest: '2026-03-09', older: '2026-03-06', oldest: '2026-03-05' },
    });
  });

  it('end at the first and at the last day', () => {
    const first = pagesAround(days, { newest: '2026-03-09', oldest: '2026-03-08' });
    expect(first).toMatchObject({ newer: null, newest: null, older: '2026-03-07' });
    const last = pagesAround(days, { newest: '2026-03-05', oldest: '2026-03-01' });
    expect(last).toMatchObject({ newer: '2026-03-06', older: null, oldest: null });
  });

  it('lead from a moment before everything to the newest', () => {
    expect(pagesAround(days, null)).toMatchObject({ newest: '2026-03-09', newer: null, older: null });
  });
});
