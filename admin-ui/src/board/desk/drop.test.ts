import { describe, expect, it } from 'vitest';
import { boardOf, courtOf, waiting } from '../testRows.ts';
import { aimAt } from './drop.ts';

const [ana, bo, cy] = [waiting('ana', 1), waiting('bo', 2), waiting('cy', 3)];
const board = boardOf({ courts: [courtOf(1), courtOf(2, 'lea')], queue: [ana, bo, cy] });

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
