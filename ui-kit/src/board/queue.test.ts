import { expect, it } from 'vitest';
import { isPastHours, nextInQueue } from './queue.ts';
import { queueRow } from './testing/rows.ts';

it('who has a quick break is not called next', () => {
  const queue = ['a', 'b', 'c', 'd', 'e'].map((ref_id, rank) => ({
    ...queueRow(ref_id, rank),
    quick_break: ref_id === 'b',
  }));
  expect([...nextInQueue(queue)]).toEqual(['a', 'c', 'd']);
});

it('hours are past from their end on, and never where nobody set one', () => {
  const end_time = '2030-03-05T18:00:00.000Z';
  expect(isPastHours({ end_time }, end_time)).toBe(true);
  expect(isPastHours({ end_time }, '2030-03-05T17:59:59.000Z')).toBe(false);
  expect(isPastHours({ end_time: null }, end_time)).toBe(false);
});
