import type { ReportColumn } from '../../kit/report/column.ts';
import type { DeskSay } from '../words.ts';

/** Columns that several reports have. */

interface Named {
  readonly first: string;
  readonly last: string;
  readonly name: string;
}

export const BY_NAME = { by: 'name', descending: false } as const;

/** Ordered by the last name, as lists at a desk are. */
export const nameColumn = (d: DeskSay): ReportColumn<Named> => ({
  id: 'name',
  label: d('column.name'),
  type: 'text',
  primary: true,
  value: ({ name }) => name,
  order: ({ last, first }) => `${last} ${first}`,
});

/** A count that is added up. */
export const numberColumn = <Row>(
  id: string,
  label: string,
  value: (row: Row) => number,
): ReportColumn<Row> => ({ id, label, type: 'number', value, sum: true });
