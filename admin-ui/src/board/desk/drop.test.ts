import { EMPTY_BOARD } from '@courtcrew/ui-kit/board/model.ts';
import { courtRow, queueRow } from '@courtcrew/ui-kit/board/testing/rows.ts';
import { describe, expect, it } from 'vitest';
import { aimAt } from './drop.ts';

const [ana, bo, cy] = [queueRow('ana', 1), queueRow('bo', 2), queueRow('cy', 3)];
const board = { ...EMPTY_BOARD, courts: [courtRow(1), courtRow(2)], queue: [ana, bo, cy] };

describe('somebody dragged', () => {
  it('can be dropped on every court, and on the aux queue', () => {
    expect(aimAt(board, bo, 'court:1')).toBe('court');
    expect(aimAt(board, bo, 'court:2')).toBe('court');
    expect(aimAt(board, bo, 'aux')).toBe('aux');
  });

  it('lands before those ahead and after those behind', () => {
    expect(aimAt(board, bo, 'queue:ana')).toBe('before');
    expect(aimAt(board, bo, 'queue:cy')).toBe('after');
  });

  it('cannot be dropped on themselves or on what has gone', () => {
    expect(aimAt(board, bo, 'queue:bo')).toBeNull();
    expect(aimAt(board, bo, 'court:9')).toBeNull();
  });
});
