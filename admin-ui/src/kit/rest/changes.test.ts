import { describe, expect, it } from 'vitest';
import { changesOnly } from './changes.ts';

const before = { id: 'p1', version: 4, first: 'Ana', city: 'Austin', phone: null };

describe('an edit page', () => {
  it('sends what was changed and what was seen there', () => {
    const dallas = { ...before, city: 'Dallas' };
    const sent = { id: 'p1', city: 'Dallas', seen: { city: 'Austin' } };
    expect(changesOnly(dallas, { previousData: before })).toEqual(sent);
    expect(changesOnly(dallas, { previousData: before }, { city: 'Waco' }).seen).toEqual({ city: 'Waco' });
  });

  it('sends a field that was emptied', () => {
    expect(changesOnly({ ...before, city: null }, { previousData: before })).toHaveProperty('city', null);
  });

  it('sends all of a new row', () => {
    expect(changesOnly({ first: 'Ana' })).toEqual({ first: 'Ana' });
  });
});
