import { describe, expect, it } from 'vitest';
import { listBody, NO_COUNTS, newSlot, plannedShifts, type Slot, slotAfter } from './plan.ts';

describe('the shift generator', () => {
  const slots = [newSlot('08:00', '12:00'), newSlot('12:00', '16:00')];

  const on = (slots: readonly Slot[], leftOut = new Set<string>()) =>
    plannedShifts('2027-03-01', '2027-03-01', slots, leftOut);

  it('makes every shift of a day on every day', () => {
    const planned = plannedShifts('2027-02-27', '2027-03-01', slots, new Set());
    expect(planned.map(({ date }) => date)).toEqual([
      ...['2027-02-27', '2027-02-27', '2027-02-28', '2027-02-28', '2027-03-01', '2027-03-01'],
    ]);
  });

  it('makes none where the last day is before the first, or no day', () => {
    expect(plannedShifts('2027-03-02', '2027-03-01', slots, new Set())).toEqual([]);
    expect(plannedShifts('', '2027-03-01', slots, new Set())).toEqual([]);
  });

  it('puts an end at or before the start on the next day, and knows shifts without one', () => {
    const nights = [newSlot('22:00', '06:00'), newSlot('08:00', '08:00'), newSlot('09:00', '')];
    const planned = plannedShifts('2027-02-28', '2027-02-28', nights, new Set());
    const { listOfShifts } = listBody(planned, NO_COUNTS, NO_COUNTS, 'Referee');
    expect(listOfShifts.map(({ end }) => end)).toEqual(['2027-03-01T06:00', '2027-03-01T08:00', null]);
  });

  it('continues a day with shifts of the same length', () => {
    expect(slotAfter(newSlot('08:00', '12:00'))).toMatchObject({ start: '12:00', end: '16:00' });
    expect(slotAfter(newSlot('16:00', '22:30'))).toMatchObject({ start: '22:30', end: '05:00' });
    expect(slotAfter(newSlot('08:00', ''))).toMatchObject({ start: '08:00', end: '12:00' });
  });

  it('leaves out what was taken off the list', () => {
    const [first] = on(slots);
    expect(on(slots, new Set([first?.key ?? ''])).map(({ slot }) => slot.start)).toEqual(['12:00']);
  });

  it('leaves the same ones out where another shift of the day is taken away', () => {
    const day = [...slots, newSlot('16:00', '20:00')];
    const [, noon] = on(day);
    expect(on(day.slice(1), new Set([noon?.key ?? ''])).map(({ slot }) => slot.start)).toEqual(['16:00']);
  });

  it('sends the counts once for all shifts', () => {
    const planned = plannedShifts('2027-03-01', '2027-03-01', slots, new Set());
    const body = listBody(planned, { ...NO_COUNTS, certified: '2', volunteer: '1' }, NO_COUNTS, 'Referee');
    expect(body).toMatchObject({
      spotTotal: 3,
      certified: 2,
      volunteer: 1,
      waitTotal: 0,
      category: 'Referee',
    });
    expect(body.listOfShifts).toHaveLength(2);
  });
});
