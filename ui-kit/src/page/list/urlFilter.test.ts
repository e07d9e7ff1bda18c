import { describe, expect, it } from 'vitest';
import { readFilter, writeFilter } from './urlFilter.ts';

const DEFAULTS = { q: '', region: 'All', past: false, page: 1 };

describe('a filter in the address', () => {
  it('is the default where the address says nothing', () => {
    expect(readFilter(new URLSearchParams(''), DEFAULTS)).toEqual(DEFAULTS);
  });

  it('comes back as it was written', () => {
    const filter = { q: 'mesa & co', region: 'West', past: true, page: 3 };
    const search = writeFilter(new URLSearchParams(), DEFAULTS, filter);
    expect(readFilter(new URLSearchParams(search.toString()), DEFAULTS)).toEqual(filter);
  });

  it('leaves a plain list a plain address and keeps what others put there', () => {
    const search = writeFilter(new URLSearchParams('q=x&tab=2'), DEFAULTS, DEFAULTS);
    expect(search.toString()).toBe('tab=2');
  });

  it('ignores values of the wrong kind', () => {
    expect(readFilter(new URLSearchParams('page=many&past=yes'), DEFAULTS)).toEqual(DEFAULTS);
  });
});
