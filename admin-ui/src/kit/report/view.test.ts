import { describe, expect, it } from 'vitest';
import { type View, visible } from './view.ts';

interface Row {
  readonly name: string;
  readonly city: string;
}

const ANA: Row = { name: 'Ana Ruiz', city: 'Austin' };
const BEN: Row = { name: 'Ben Cole', city: '' };
const COURT9: Row = { name: 'Court 9', city: 'Dallas' };
const COURT10: Row = { name: 'Court 10', city: 'austin' };
const ROWS = [COURT10, BEN, ANA, COURT9];

const COLUMNS = [
  { id: 'name', text: ({ name }: Row) => name, order: ({ name }: Row) => name },
  { id: 'city', text: ({ city }: Row) => city, order: ({ city }: Row) => city || null },
];

const seen = (view: Partial<View>) =>
  visible(ROWS, COLUMNS, { search: '', filters: {}, sort: { by: 'name', descending: false }, ...view });

describe('a table in the browser', () => {
  it('orders by a column, numbers as numbers', () => {
    expect(seen({})).toEqual([ANA, BEN, COURT9, COURT10]);
  });

  it('orders by what is behind a text where a column has that', () => {
    const order = ({ name }: Row) => (name === 'Ben Cole' ? '1' : '2');
    const sort = { by: 'name', descending: false };
    const [first] = visible(ROWS, [{ id: 'name', text: ({ name }: Row) => name, order }], {
      search: '',
      filters: {},
      sort,
    });
    expect(first).toBe(BEN);
  });

  it('keeps empty cells last in both directions', () => {
    expect(seen({ sort: { by: 'city', descending: false } }).at(-1)).toBe(BEN);
    expect(seen({ sort: { by: 'city', descending: true } }).at(-1)).toBe(BEN);
  });

  it('finds a text in any column and in any case', () => {
    expect(seen({ search: 'AUST' })).toEqual([ANA, COURT10]);
  });

  it('wants every filtered column to fit', () => {
    expect(seen({ filters: { name: 'court', city: 'austin' } })).toEqual([COURT10]);
    expect(seen({ filters: { name: 'court', city: 'boston' } })).toEqual([]);
  });
});
