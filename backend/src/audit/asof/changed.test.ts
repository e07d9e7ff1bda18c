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

  it('takes no long over a text of nothing but opening brackets', () => {
    const begun = performance.now();
    changedBetween({ text: '<'.repeat(50_000) }, { text: '' });
    expect(performance.now() - begun).toBeLessThan(500);
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
