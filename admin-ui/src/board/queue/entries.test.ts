import { queueRow } from '@courtcrew/ui-kit/board/testing/rows.ts';
import { expect, it } from 'vitest';
import { entriesOf } from './entries.ts';

const nothing = { changed: new Set<string>(), busy: new Set<string>() };
const [ana, bo, cy] = [queueRow('ana', 1), queueRow('bo', 2), queueRow('cy', 3)];

it('counts positions from one, and marks who changed and who waits for an answer', () => {
  const marks = { changed: new Set(['queue:bo']), busy: new Set(['queue:ana']) };
  expect(entriesOf([], [ana, bo], marks)).toEqual([
    { row: ana, position: 1, isChanged: false, isBusy: true },
    { row: bo, position: 2, isChanged: true, isBusy: false },
  ]);
});

it('keeps the lines that say what they said before', () => {
  const before = entriesOf([], [ana, bo, cy], nothing);
  const away = { ...bo, quick_break: true };
  const after = entriesOf(before, [ana, away, cy], nothing);
  expect(after.map((entry, index) => entry === before[index])).toEqual([true, false, true]);
});
