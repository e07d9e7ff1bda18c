import { lastFirst } from '@courtcrew/domain/kernel/fullName.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import type { ReportColumn, TextColumn } from './column.ts';

interface Named {
  readonly first: string;
  readonly last: string;
  readonly name: string;
}

/** Short ways to declare the columns that most reports have. */

export const text = <Row>(
  id: string,
  label: string,
  value: TextColumn<Row>['value'],
  more: Pick<TextColumn<Row>, 'cell' | 'order' | 'primary' | 'wideOnly'> = {},
): TextColumn<Row> => ({ ...more, id, label, type: 'text', value });

/** A person, ordered by the last name, as lists at a desk are. */
export const nameColumn = <Row extends Named>(label: string): TextColumn<Row> =>
  text<Row>('name', label, ({ name }) => name, {
    primary: true,
    order: lastFirst,
  });

export const BY_NAME = { by: 'name', descending: false } as const;

/** A number that is added up. */
export const count = <Row>(id: string, label: string, value: (row: Row) => number): ReportColumn<Row> => ({
  id,
  label,
  type: 'number',
  value,
  sum: true,
});

/** Integer cents that are added up. */
export const money = <Row>(id: string, label: string, value: (row: Row) => number): ReportColumn<Row> => ({
  id,
  label,
  type: 'money',
  value,
  sum: true,
});

/** Minutes that are added up, with a bar to compare them. */
export const load = <Row>(id: string, label: string, value: (row: Row) => number): ReportColumn<Row> => ({
  id,
  label,
  type: 'duration',
  value,
  sum: true,
  bar: true,
});

/** An instant (UTC ISO text) in a zone that is the same for all rows. */
export const time = <Row>(
  id: string,
  label: string,
  value: (row: Row) => string | null,
  zone: TimeZone,
): ReportColumn<Row> => ({ id, label, type: 'time', value, zone: () => zone });
