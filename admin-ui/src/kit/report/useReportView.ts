import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import type { Sort } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useRows } from './useRows.ts';

export interface ReportView<Row> {
  readonly rows: readonly Row[];
  readonly search: string;
  readonly filterOf: (column: string) => string;
  /** Sets the search (`q`) or a column's filter, in the address. */
  readonly set: (name: string, text: string) => void;
  readonly clear: (() => void) | undefined;
  readonly filtered: number;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

const sortIn = (text: string | null): Sort | null =>
  text ? { by: text.replace(/^-/, ''), descending: text.startsWith('-') } : null;

/** Search, filters and order of a report in memory, kept in the address. */
export function useReportView<Row extends object>(
  all: readonly Row[],
  columns: readonly Column<Row>[],
  first: Sort,
): ReportView<Row> {
  const [params, setParams] = useSearchParams();
  const sort = useMemo(() => {
    const asked = sortIn(params.get('sort'));
    return asked && columns.some(({ key }) => key === asked.by) ? asked : first;
  }, [params, columns, first]);
  const search = params.get('q') ?? '';
  const filters = useMemo(
    () => Object.fromEntries(columns.map(({ key }) => [key, params.get(key) ?? ''])),
    [columns, params],
  );
  const rows = useRows(all, columns, { search, filters, sort });
  const filtered = Object.values(filters).filter((text) => text !== '').length;
  const set = (name: string, text: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (text === '') next.delete(name);
        else next.set(name, text);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  // Other parameters, such as the table's day, stay.
  const clear = () =>
    setParams(
      (before) => {
        const own = ['q', ...columns.map(({ key }) => key)];
        return [...before].filter(([name]) => !own.includes(name));
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    rows,
    search,
    filterOf: (column) => filters[column] ?? '',
    set,
    clear: filtered > 0 || search !== '' ? clear : undefined,
    filtered,
    sort,
    onSort: ({ by, descending }) => set('sort', `${descending ? '-' : ''}${by}`),
  };
}
