import { describe, expect, it } from 'vitest';
import { changesOnly } from './changes.ts';

const before = { id: 'p1', version: 4, first: 'Ana', city: 'Austin', phone: null };

describe('an edit page', () => {
  it('sends what was changed and the version it was changed from', () => {
    expect(changesOnly({ ...before, city: 'Dallas' }, { previousData: before })).toEqual({
      id: 'p1',
      version: 4,
      city: 'Dallas',
    });
  });

  it('sends a field that was emptied', () => {
    expect(changesOnly({ ...before, city: null }, { previousData: before })).toHaveProperty('city', null);
  });

  it('sends all of a new row', () => {
    expect(changesOnly({ first: 'Ana' })).toEqual({ first: 'Ana' });
  });
});
