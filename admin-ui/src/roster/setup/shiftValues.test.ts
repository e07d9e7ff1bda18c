import { isHex, SWATCHES } from '@courtcrew/ui-kit/form/swatches.ts';
import { describe, expect, it } from 'vitest';
import { shift } from '../testing/rows.ts';
import { bodyOf, endAfter, faultsOf, newShift, valuesOf } from './shiftValues.ts';

describe('the shift form', () => {
  const typed = { ...newShift('2027-03-06'), name: ' Morning ', spots: '4' };

  it('needs a date and spots', () => {
    expect(faultsOf({ ...typed, date: '', spots: '' })).toEqual({
      date: 'setup.dateRequired',
      spots: 'setup.noSpots',
    });
    expect(faultsOf(typed)).toEqual({});
  });

  it('counts the spots of the credentials where those are asked for', () => {
    expect(faultsOf({ ...typed, spots: '', byLevel: true, level_one: '2' })).toEqual({});
    expect(bodyOf({ ...typed, byLevel: true, level_one: '2' })).toMatchObject({ certified: 0, level_one: 2 });
  });

  it('moves an end before the start to the start', () => {
    expect(endAfter('09:00', '08:00')).toBe('09:00');
    expect(bodyOf({ ...typed, start: '13:00' })).toMatchObject({ end: '2027-03-06T13:00' });
  });

  it('sends a wall time of the venue and leaves the zone to the server', () => {
    expect(bodyOf(typed)).toMatchObject({ name: 'Morning', start: '2027-03-06T08:00', spots: 4 });
  });

  it('sends waitlist spots where they differ, and none for as many as come', () => {
    expect(bodyOf({ ...typed, wait_spots: '3' })).toMatchObject({ wait_spots: 3 });
    expect(bodyOf({ ...typed, wait_spots: '' })).toMatchObject({ wait_spots: null });
    const before = shift('1', 8, 12, { wait_spots: 3 });
    expect(bodyOf(valuesOf(before), before)).not.toHaveProperty('wait_spots');
  });

  it('offers thirty different colours', () => {
    expect(new Set(SWATCHES).size).toBe(30);
    expect(SWATCHES.every(isHex)).toBe(true);
  });
});
