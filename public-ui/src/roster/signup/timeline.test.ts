import { expect, it } from 'vitest';
import { barsOf } from './timeline.ts';

const at = (hour: number) => `2030-03-05T${String(hour).padStart(2, '0')}:00:00.000Z`;

it('bars share the time from the first begin to the last end', () => {
  const shifts = [
    { start: at(8), end: at(12) },
    { start: at(12), end: at(18) },
    { start: at(10), end: at(10) },
  ];
  expect(barsOf(shifts)).toEqual([
    { left: 0, width: 40 },
    { left: 40, width: 60 },
    { left: 20, width: 2 },
  ]);
});

it('one shift fills its day', () => {
  expect(barsOf([{ start: at(8), end: at(9) }])).toEqual([{ left: 0, width: 100 }]);
});
