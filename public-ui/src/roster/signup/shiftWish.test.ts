import { describe, expect, it } from 'vitest';
import { officialShift } from '../testing/shifts.ts';
import { daysOf, NO_WISH, wished } from './shiftWish.ts';

const NOW = '2030-03-05T10:00:00.000Z';
const morning = officialShift('s1', 'Morning');
const full = { ...officialShift('s2', 'Evening'), count: 2 };
const next = {
  ...officialShift('s3', 'Morning'),
  date: '03/06/2030',
  start: '2030-03-06T14:00:00.000Z',
  end: '2030-03-06T18:00:00.000Z',
};
const all = [next, morning, full];
const sids = (wish: Partial<typeof NO_WISH>, now = NOW) =>
  wished(all, { ...NO_WISH, ...wish }, now).map(({ sid }) => sid);

describe('shifts somebody wants to see', () => {
  it('are found by name, whatever its case and without its accents', () => {
    expect(sids({ q: ' MORNING' })).toEqual(['s3', 's1']);
    expect(wished([{ ...full, name: 'Recepción' }], { ...NO_WISH, q: 'recepcion' }, NOW)).toHaveLength(1);
  });

  it('are those of a day', () => {
    expect(sids({ day: '03/05/2030' })).toEqual(['s1', 's2']);
  });

  it('have a free spot and have not begun, or are one’s own', () => {
    expect(sids({ open: true })).toEqual(['s3', 's1']);
    expect(sids({ open: true }, '2030-03-05T15:00:00.000Z')).toEqual(['s3']);
    const own = { ...full, status: 'Applied' as const };
    expect(wished([own], { ...NO_WISH, open: true }, NOW)).toEqual([own]);
  });
});

it('days come in their order, with what is free on each', () => {
  expect(daysOf(all, NOW).map(({ day, free }) => [day, free])).toEqual([
    ['03/05/2030', 2],
    ['03/06/2030', 2],
  ]);
});
