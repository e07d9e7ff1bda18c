import { SYSTEM } from '@courtcrew/domain/kernel/event.ts';
import { describe, expect, it } from 'vitest';
import { stepOf } from './steps.ts';

const AT = '2031-01-01T12:00:00.000Z';
const meta = { commandId: 'c', actor: SYSTEM, at: AT, schema: 1, correlation: 'c', causation: 'c' };

const found = (data: unknown, latest = '') =>
  stepOf({ ...{ id: 'e', stream: 'board-t', revision: 4, position: 9n, type: 'T', meta }, data }, latest, {
    desks: null,
    changed: [],
  });

describe('what a list of changes finds of an event', () => {
  it('finds people apart from everything else, once each and however deep they stand', () => {
    const { refs, about } = found({
      ...{ ref_id: 'ann', sid: 's-1', rows: [{ to_ref_id: 'bob' }, { ref_id: 'ann', item: { id: 'i-1' } }] },
      ...{ by_ref_id: null, id: 7, paid: 'no', court_num: 'C1' },
    });
    expect(refs).toEqual(['ann', 'bob']);
    // `paid` ends like an id, and nobody ever looks for what stands there.
    expect(about).toEqual(['s-1', 'i-1', 'no']);
  });

  it('is called as its match was, then as itself', () => {
    const match = { court: 3, court_num: 'Stadium', name: null };
    expect(found({ court: 1, court_num: 'Old', match })).toMatchObject({ court: 3, called: 'Stadium' });
    expect(found({ name: 'Court 1', aux: { court: 2 } })).toMatchObject({ court: 2, called: 'Court 1' });
    expect(found({ name: 'Court 1', match: { name: null } })).toMatchObject({ court: null, called: '' });
  });

  it('is on the court that it puts back, and called as the match there is', () => {
    const match = { court: 3, court_num: 'Stadium', ref_id: 'ann' };
    expect(found({ courts: [{ court: 3, match }], aux: [] })).toMatchObject({ court: 3, called: 'Stadium' });
    expect(found({ courts: [{ court: 3, match: null }], aux: [] })).toMatchObject({ court: 3, called: '' });
    expect(found({ courts: [{ order: 1 }], total: 1 }).court).toBe(null);
  });

  it('is called by its shift, or by the category of one without a name', () => {
    expect(found({ name: 'other', shift: { name: 'Early', category: 'Chair' } }).called).toBe('Early');
    expect(found({ name: 'other', shift: { name: '', category: 'Chair' } }).called).toBe('Chair');
    expect(found({ name: 'other', aux: ['listed'], shift: {} }).called).toBe('other');
  });

  it('keeps the latest time where a clock went back', () => {
    expect(found({}, '2030-01-01T00:00:00.000Z').latest).toBe(AT);
    expect(found('nothing', '2032-01-01T00:00:00.000Z')).toMatchObject({
      ...{ at: AT, latest: '2032-01-01T00:00:00.000Z', refs: [], about: [], sid: null, called: '' },
    });
  });
});
