import { lastFirst } from '@courtcrew/domain/kernel/fullName.ts';
import type { AmountColumn, Column, TextColumn } from '@courtcrew/ui-kit/page/list/column.ts';
import type { ReactNode } from 'react';

interface Named {
  readonly first: string;
  readonly last: string;
  readonly name: string;
}

/** Short ways to declare the columns that most reports have. */

export const text = <Row>(
  key: string,
  label: string,
  value: (row: Row) => string | null | undefined,
  more: Omit<TextColumn<Row>, 'key' | 'label' | 'value' | 'type'> = {},
): Column<Row> => ({ ...more, key, label, value });

/** A person, ordered by the last name, as lists at a desk are. */
export const nameColumn = <Row extends Named>(label: string): Column<Row> =>
  text<Row>('name', label, ({ name }) => name, { primary: true, order: lastFirst });

export const BY_NAME = { by: 'name', descending: false } as const;

const summed =
  (type: AmountColumn<never>['type'], more: { readonly bar?: boolean } = {}) =>
  <Row>(key: string, label: string, value: (row: Row) => number): Column<Row> => ({
    ...{ ...more, key, label, type, value },
    sum: true,
  });

export const count = summed('number');

export const money = summed('money');

/** Minutes that are added up, with a bar to compare them. */
export const load = summed('duration', { bar: true });

/** The buttons of a row, last in the table and at the foot of a card. */
export const actsColumn = <Row>(label: string, cell: (row: Row) => ReactNode): Column<Row> => ({
  ...{ key: 'acts', label, cell },
  acts: true,
  unsorted: true,
});
