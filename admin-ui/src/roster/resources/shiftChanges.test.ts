import { expect, it } from 'vitest';
import { shiftChanges } from './ShiftPages.tsx';

const before = { id: 's1', version: 3, name: 'Gate', start: '2026-03-07T13:00Z', end: '2026-03-07T17:00Z' };
const changed = (change: object, previousData = before) =>
  shiftChanges({ ...previousData, ...change }, { previousData });

it('sends the end along with a start that moves: past it, the shift would be left without any length', () => {
  const start = '2026-03-08T13:00Z';
  expect(changed({ start })).toEqual({
    ...{ id: 's1', start, end: before.end },
    seen: { start: before.start, end: before.end },
  });
  expect(changed({ name: 'Door' })).toEqual({ id: 's1', name: 'Door', seen: { name: 'Gate' } });
});

it('leaves a shift without an end without one', () => {
  const instant = { ...before, end: before.start };
  const start = '2026-03-06T13:00Z';
  expect(changed({ start }, instant)).toEqual({ id: 's1', start, seen: { start: before.start } });
});
