import { postingOf } from '@courtcrew/domain/board/policies/posting.ts';
import { describe, expect, it } from 'vitest';
import { aMatch } from '../testing/match.ts';
import { courtsIn, daysIn, fitting, LEFT, NO_FILTER, peopleIn } from './filter.ts';
import { partsIn } from './parts.ts';
import { patched } from './patch.ts';

const ZONE = 'US/Eastern';
const late = { start_time: '2026-03-08T03:00:00.000Z' };
const alone = {
  second_ref_id: null,
  supporting: null,
  second_paid: null,
  posted_second: null,
  second_amount: null,
};
const rows = [
  aMatch('a'),
  aMatch('b', { court_num: '10', paid: true, second_paid: true, amount: 30, payment_note: 'Heat' }),
  aMatch('c', {
    ...late,
    ...alone,
    court_num: '2',
    medal: 'Gold',
    posted: true,
    ref_id: 'ben',
    name: 'Ben Ray',
  }),
];

const shown = (filter: Partial<typeof NO_FILTER>) =>
  rows.filter(fitting({ ...NO_FILTER, ...filter }, ZONE)).map(({ id }) => id);

describe('Matches of the reconciliation', () => {
  it.each([
    [{}, ['a', 'b', 'c']],
    [{ court: '10' }, ['b']],
    [{ person: 'ben' }, ['a', 'b', 'c']],
    [{ person: 'ann' }, ['a', 'b']],
    [{ medal: 'Gold' }, ['c']],
    [{ paid: 'yes' }, ['b']],
    [{ paid: 'no' }, ['a', 'c']],
    [{ posted: 'yes' }, ['c']],
    [{ diff: 'yes' }, ['b']],
    [{ q: ' heat' }, ['b']],
    [{ day: '2026-03-07' }, ['a', 'b', 'c']],
    [{ day: '2026-03-08' }, []],
    [{ paid: 'no', posted: 'no' }, ['a']],
  ])('are cut down to what was asked for: %j', (filter, ids) => {
    expect(shown(filter)).toEqual(ids);
  });

  it('are found by the name of their officials without its accents', () => {
    const isFound = fitting({ ...NO_FILTER, q: 'jose' }, ZONE);
    expect([aMatch('a', { supporting: 'José Ruiz' }), ...rows].filter(isFound)).toHaveLength(1);
  });

  it('differ where somebody gets something else, also where the sum is the same', () => {
    const split = aMatch('s', { amount: 30, second_amount: 5 });
    expect(fitting({ ...NO_FILTER, diff: 'yes' }, ZONE)(split)).toBe(true);
    expect(fitting({ ...NO_FILTER, diff: 'no' }, ZONE)(split)).toBe(false);
  });

  it.each([
    ['unpaid', { paid: true }],
    ['differs', { paid: true, amount: 30 }],
    ['differs', { paid: true, posted: true, second_paid: true, second_amount: 5 }],
  ] as const)('are shown to whoever looks at what auto post leaves: %s %j', (posting, more) => {
    const row = aMatch('m', more);
    expect(partsIn([row]).map(postingOf)).toContain(posting);
    expect(fitting({ ...NO_FILTER, ...LEFT[posting] }, ZONE)(row)).toBe(true);
  });

  it('offer the courts, people and days there are, in their order', () => {
    expect(courtsIn(rows).map(([court]) => court)).toEqual(['1', '2', '10']);
    expect(peopleIn(rows)).toEqual([
      ['ann', 'Ann Lee'],
      ['ben', 'Ben Ray'],
    ]);
    expect(daysIn(rows, ZONE)).toEqual(['2026-03-07']);
  });

  it('take in what another desk did, and keep the others the same objects', () => {
    const fresh = aMatch('b', { posted: true });
    const next = aMatch('d', { end_time: '2026-03-07T18:00:00.000Z' });
    const after = patched(rows, { matches: [fresh, next], gone: ['c'] });
    expect(after.map(({ id }) => id)).toEqual(['d', 'a', 'b']);
    expect(after[1]).toBe(rows[0]);
    expect(after[2]).toBe(fresh);
  });
});
