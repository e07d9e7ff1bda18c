import { describe, expect, test } from 'vitest';
import { type PhaseFacts, phaseOf } from './phase.ts';

const open = {
  status: 'active',
  start: '2026-03-07',
  end_date: '2026-03-09',
  time_zone: 'US/Eastern',
} as const;

type Tournament = Parameters<typeof phaseOf>[0];

const at = (now: string, changes: Partial<Tournament> = {}, facts?: PhaseFacts) =>
  phaseOf({ ...open, ...changes }, now, facts);

describe('the phase of a tournament', () => {
  test('is preparing as long as nobody can apply, whatever its dates', () => {
    for (const now of ['2026-01-01T12:00:00.000Z', '2026-03-08T12:00:00.000Z', '2026-05-01T12:00:00.000Z']) {
      expect(at(now, { status: 'draft' })).toBe('prepare');
      expect(at(now, { status: 'Advertise Only' })).toBe('prepare');
    }
    expect(at('2026-03-08T12:00:00.000Z', { status: 'draft', start: null, end_date: null })).toBe('prepare');
  });

  test('begins to run at midnight of the first day at the venue', () => {
    expect(at('2026-03-07T04:59:59.000Z')).toBe('staff');
    expect(at('2026-03-07T05:00:00.000Z')).toBe('run');
    expect(at('2026-03-07T05:00:00.000Z', { time_zone: 'US/Hawaii' })).toBe('staff');
    expect(at('2026-03-07T05:00:00.000Z', { status: 'published' })).toBe('run');
  });

  test('ends at midnight of the last day, also where clocks are set forward on the way', () => {
    // Daylight saving time begins on March 8 in the east.
    expect(at('2026-03-10T03:59:59.000Z')).toBe('run');
    expect(at('2026-03-10T04:00:00.000Z')).toBe('settle');
    // And ends on November 1: the last day has 25 hours.
    const autumn = { start: '2026-10-30', end_date: '2026-11-01' };
    expect(at('2026-11-02T04:59:59.000Z', autumn)).toBe('run');
    expect(at('2026-11-02T05:00:00.000Z', autumn)).toBe('settle');
  });

  test('runs on while a shift over midnight does', () => {
    const facts = { lastEnd: '2026-03-10T06:00:00.000Z' };
    expect(at('2026-03-10T05:59:59.000Z', {}, facts)).toBe('run');
    expect(at('2026-03-10T06:00:00.000Z', {}, facts)).toBe('settle');
    expect(at('2026-03-09T23:00:00.000Z', {}, { lastEnd: '2026-03-09T22:00:00.000Z' })).toBe('run');
  });

  test('settles until nothing is owed, archived or not', () => {
    const after = '2026-03-20T12:00:00.000Z';
    expect(at(after, {}, { isOwed: true })).toBe('settle');
    expect(at(after, {}, { isOwed: false })).toBe('lookBack');
    expect(at(after, { status: 'archive' })).toBe('lookBack');
    expect(at(after, { status: 'archived' }, { isOwed: true })).toBe('settle');
  });

  test('is staffing as long as nobody says when it is', () => {
    expect(at('2026-03-20T12:00:00.000Z', { start: null, end_date: null })).toBe('staff');
  });

  test('takes the one day it knows for both', () => {
    for (const day of [{ end_date: null }, { start: null, end_date: '2026-03-07' }]) {
      expect(at('2026-03-06T12:00:00.000Z', day)).toBe('staff');
      expect(at('2026-03-07T12:00:00.000Z', day)).toBe('run');
      expect(at('2026-03-08T12:00:00.000Z', day)).toBe('settle');
    }
  });
});
