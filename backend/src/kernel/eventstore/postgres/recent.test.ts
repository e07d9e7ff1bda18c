import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { expect, test } from 'vitest';
import { Recent } from './recent.ts';

const at = (position: bigint): RecordedEvent => ({
  id: `event-${position}`,
  stream: 'roster-t1',
  revision: 0,
  position,
  type: 'SpotTaken',
  data: {},
  meta: {
    commandId: 'c1',
    actor: { ref: null, as: 'system' },
    at: '2026-05-01T12:00:00.000Z',
    schema: 1,
    correlation: 'c1',
    causation: 'c1',
  },
});

const remembering = (capacity: number, ...positions: bigint[]): Recent => {
  const recent = new Recent(capacity);
  recent.add(positions.map(at));
  return recent;
};

const following = (recent: Recent, position: bigint, limit = 10) =>
  recent.following(position, limit).map((event) => event.position);

test('a run of remembered events ends before the first gap', () => {
  const recent = remembering(10, 3n, 4n, 6n, 7n);
  expect(following(recent, 2n)).toEqual([3n, 4n]);
  expect(following(recent, 4n)).toEqual([]);
  expect(following(recent, 5n)).toEqual([6n, 7n]);
  expect(following(recent, 1n)).toEqual([]);
  expect(following(recent, 7n)).toEqual([]);
});

test('only the newest events are remembered', () => {
  const recent = remembering(2, 1n, 2n, 3n);
  expect(following(recent, 0n)).toEqual([]);
  expect(following(recent, 1n)).toEqual([2n, 3n]);
});

test('a run is no longer than asked for', () => {
  expect(following(remembering(10, 1n, 2n, 3n), 0n, 2)).toEqual([1n, 2n]);
});

test('what was handed on is remembered no more', () => {
  const recent = remembering(10, 1n, 2n, 3n);
  recent.handed(2n);
  expect(following(recent, 0n)).toEqual([]);
  expect(following(recent, 2n)).toEqual([3n]);
});
