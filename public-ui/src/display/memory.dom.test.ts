// @vitest-environment happy-dom
import { EMPTY_BOARD } from '@courtcrew/ui-kit/board/model.ts';
import { courtRow } from '@courtcrew/ui-kit/board/testing/rows.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forget, recall, remember } from './memory.ts';

const kept = {
  tid: 't1',
  facts: { name: 'Miami Open', zone: 'US/Eastern' },
  board: { ...EMPTY_BOARD, courts: [courtRow(1)] },
  at: 1_000,
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('what a display keeps', () => {
  it('is there again after a reload, of its own tournament alone', () => {
    remember(kept);
    expect(recall('t1')).toEqual(kept);
    expect(recall('t2')).toBeNull();
    remember({ ...kept, tid: 't2' });
    expect(recall('t1')).toBeNull();
  });

  it('is gone when it was forgotten', () => {
    remember(kept);
    forget();
    expect(recall('t1')).toBeNull();
  });

  it.each([
    '{',
    'null',
    '[]',
    JSON.stringify({ ...kept, board: { courts: [] } }),
    JSON.stringify({ ...kept, board: { ...kept.board, queue: [{ rank: 1 }] } }),
    JSON.stringify({ ...kept, facts: { name: 'Miami Open' } }),
    JSON.stringify({ ...kept, at: 'yesterday' }),
  ])('is left alone when another build wrote it: %s', (text) => {
    localStorage.setItem('courtcrew.display', text);
    expect(recall('t1')).toBeNull();
  });

  it('costs nothing but itself where the browser forbids keeping', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => remember(kept)).not.toThrow();
  });
});
