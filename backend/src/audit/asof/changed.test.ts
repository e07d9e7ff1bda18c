import { describe, expect, it } from 'vitest';
import { changedBetween } from './changed.ts';

describe('what differs between before and after an event', () => {
  it('is each field with another value, whatever holds it', () => {
    expect(changedBetween({ a: 1, b: 'x', c: null }, { a: 1, b: 'y', d: true })).toEqual([
      { field: 'b', from: 'x', to: 'y' },
      { field: 'd', from: null, to: true },
    ]);
    expect(changedBetween({ needs: null }, { needs: { certified: 2, none: 0 } })).toEqual([
      { field: 'needs.certified', from: null, to: 2 },
      { field: 'needs.none', from: null, to: 0 },
    ]);
  });

  it('is nothing where the thing came or went', () => {
    expect(changedBetween(undefined, { a: 1 })).toEqual([]);
    expect(changedBetween({ a: 1 }, undefined)).toEqual([]);
  });

  // So long that a search which began anew at each bracket would not come to its end.
  it('comes to its end with a text of nothing but opening brackets', () => {
    const [change] = changedBetween({ text: '<'.repeat(2_000_000) }, { text: '' });
    expect(change?.from).toMatch(/^<{120}…$/);
  });

  it('cuts no character in two at either end', () => {
    for (const last of ['', 'a']) {
      const same = '🎾'.repeat(100) + last;
      const [change] = changedBetween({ text: `${same}x${same}` }, { text: `${same}y${same}` });
      expect(change?.from).toContain(`🎾${last}x`);
      expect(String(change?.from).isWellFormed()).toBe(true);
      expect(change?.from).not.toContain('\ufffd');
    }
    const [odd] = changedBetween({ text: `x${'🎾'.repeat(100)}` }, { text: '' });
    expect(String(odd?.from)).toBe(`x${'🎾'.repeat(59)}…`);
  });

  it('shows a long text from shortly before its first difference, without its marks', () => {
    const same = 'Meet at the gate of the north car park. '.repeat(10);
    const [change] = changedBetween(
      { text: `<p>${same}Bring water.</p>` },
      { text: `${same}Bring <b>ice</b>.` },
    );
    expect(change?.from).toMatch(/^….{0,20}Bring water\.$/);
    expect(change?.to).toMatch(/^….{0,20}Bring ice \.$/);
  });
});
