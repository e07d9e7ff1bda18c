import type { CsvColumn } from '@courtcrew/ui-kit/page/list/csv.ts';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

/** A column of a resource's list: table, cards, choice of columns and export derive from it. */
export interface ListColumn<Row extends RaRecord> {
  /** The field of the row; what the server sorts by. */
  readonly source: string;
  readonly label: string;
  /** What stands in the cell unless that has a look of its own, and in the export. */
  readonly text: (row: Row) => string | number | null;
  /** What the export holds instead: times with their year and zone. */
  readonly file?: (row: Row) => string | number | null;
  /** Buttons, not facts: in no export. */
  readonly acts?: boolean;
  readonly cell?: (row: Row) => ReactNode;
  /** The server cannot sort by it. */
  readonly unsorted?: boolean;
  /** The heading of a card on a phone; one column has it. */
  readonly primary?: boolean;
  /** Shown only to whoever chooses it; exported all the same. `inTable`: a card has a line for it always. */
  readonly hidden?: boolean | 'inTable';
  /** Numbers stand at the right. */
  readonly number?: boolean;
  /** Never broken: times and ids, which would make every row twice as high. */
  readonly oneLine?: boolean;
}

/** The buttons of a row, last in the table and at the foot of a card. */
export const actsColumn = <Row extends RaRecord>(
  label: string,
  cell: (row: Row) => ReactNode,
): ListColumn<Row> => ({ source: 'acts', label, cell, acts: true, unsorted: true, text: () => null });

export const contentOf = <Row extends RaRecord>({ cell, text }: ListColumn<Row>, row: Row): ReactNode =>
  cell ? cell(row) : text(row);

export const csvColumns = <Row extends RaRecord>(
  columns: readonly ListColumn<Row>[],
): readonly CsvColumn<Row>[] =>
  columns.filter(({ acts }) => !acts).map(({ label, text, file }) => ({ label, value: file ?? text }));
