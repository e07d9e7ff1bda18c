import { recordedAt } from '@courtcrew/domain/kernel/event.fixtures.ts';
import { expect, test } from 'vitest';
import { Recent } from './recent.ts';

const remembering = (capacity: number, ...positions: bigint[]): Recent => {
  const recent = new Recent(capacity);
  recent.add(positions.map((position) => recordedAt(position)));
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
