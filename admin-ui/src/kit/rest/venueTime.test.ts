import { describe, expect, it } from 'vitest';
import { atVenue, fromVenue } from './VenueTimeInput.tsx';

describe('a time in a form', () => {
  it('is the venue’s, there and back', () => {
    expect(atVenue('2026-03-07T13:00:00.000Z', 'US/Eastern')).toBe('2026-03-07T08:00');
    expect(fromVenue('2026-03-07T08:00', 'US/Eastern')).toBe('2026-03-07T13:00:00.000Z');
    expect(fromVenue('2026-03-08T08:00', 'US/Eastern')).toBe('2026-03-08T12:00:00.000Z');
  });

  it('that the clocks leave out, or is not whole yet, stays as it was typed', () => {
    expect(fromVenue('2026-03-08T02:30', 'US/Eastern')).toBe('2026-03-08T02:30');
    expect(fromVenue('', 'US/Eastern')).toBe('');
    expect(atVenue('2026-03-08T02:30', 'US/Eastern')).toBe('2026-03-08T02:30');
    expect(atVenue(null, 'US/Eastern')).toBe('');
  });
});
