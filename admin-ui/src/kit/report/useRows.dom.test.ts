// @vitest-environment happy-dom
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useRows, type View } from './useRows.ts';

interface Row {
  readonly name: string;
  readonly city: string;
}

const ANA: Row = { name: 'Ana Ruiz', city: 'Austin' };
const BEN: Row = { name: 'Ben Cole', city: '' };
const COURT9: Row = { name: 'Court 9', city: 'Dallas' };
const COURT10: Row = { name: 'Court 10', city: 'austin' };
const ROWS = [COURT10, BEN, ANA, COURT9];

const COLUMNS: readonly Column<Row>[] = [
  { key: 'name', label: 'Name' },
  { key: 'city', label: 'City' },
];

const visible = (columns: readonly Column<Row>[], view: View) =>
  renderHook(() => useRows(ROWS, columns, view)).result.current;

const seen = (view: Partial<View>) =>
  visible(COLUMNS, { search: '', filters: {}, sort: { by: 'name', descending: false }, ...view });

describe('a table in the browser', () => {
  it('orders by a column, numbers as numbers', () => {
    expect(seen({})).toEqual([ANA, BEN, COURT9, COURT10]);
  });

  it('orders by what is behind a text where a column has that', () => {
    const order = ({ name }: Row) => (name === 'Ben Cole' ? '1' : '2');
    const sort = { by: 'name', descending: false };
    const [first] = visible([{ key: 'name', label: 'Name', order }], { search: '', filters: {}, sort });
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
