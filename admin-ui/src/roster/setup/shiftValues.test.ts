import { isHex, SWATCHES } from '@courtcrew/ui-kit/form/swatches.ts';
import { describe, expect, it } from 'vitest';
import { shift } from '../testing/rows.ts';
import { bodyOf, endDay, faultsOf, lastDay, newShift, valuesOf } from './shiftValues.ts';

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

  it('puts an end at or before the start on the next day', () => {
    expect(endDay('2027-03-06', '09:00', '10:00')).toBe('2027-03-06');
    expect(endDay('2027-02-28', '09:00', '09:00')).toBe('2027-03-01');
    expect(bodyOf({ ...typed, start: '22:00', end: '06:00' })).toMatchObject({
      start: '2027-03-06T22:00',
      end: '2027-03-07T06:00',
    });
  });

  it('says of an end that is not known that there is none', () => {
    expect(bodyOf({ ...typed, end: '' })).toMatchObject({ end: null });
    const instant = shift('1', 8, 8);
    expect(valuesOf(instant)).toMatchObject({ end: '', nights: 0 });
    expect(bodyOf(valuesOf(instant), instant)).not.toHaveProperty('end');
  });

  it('keeps the length of a shift that only moves to another day', () => {
    const before = shift('1', 8, 12, { end: '2027-03-08T03:00:00.000Z' });
    const values = valuesOf(before);
    const length = values.nights;
    expect(length).toBeGreaterThan(0);
    expect(lastDay({ ...values, date: '2027-03-10' }, values)).toBe(`2027-03-${10 + length}`);
    expect(lastDay({ ...values, end: '23:00' }, values)).toBe(values.date);
  });

  it('makes a duplicate as long as its pattern, unless its times are changed', () => {
    const pattern = shift('1', 8, 12, { end: '2027-03-08T20:00:00.000Z' });
    const values = { ...valuesOf(pattern), date: '2027-03-10' };
    expect(bodyOf(values, undefined, pattern)).toMatchObject({ end: '2027-03-12T20:00' });
    expect(bodyOf({ ...values, start: '09:00' }, undefined, pattern)).toMatchObject({
      end: '2027-03-10T20:00',
    });
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
