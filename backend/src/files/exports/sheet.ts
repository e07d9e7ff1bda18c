import type { Language } from '@courtcrew/domain/kernel/language.ts';

/** A sheet of a workbook, as it is handed to the thread that writes it: plain data. */

export type Cell = string | number | null;

export interface SheetColumn {
  readonly label: string;
  /** `day` is `YYYY-MM-DD`; `clock` and `moment` are wall times, `HH:MM` and `YYYY-MM-DDTHH:MM`; money is dollars, `duration` minutes. */
  readonly type: 'text' | 'number' | 'money' | 'duration' | 'day' | 'clock' | 'moment';
}

export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly Cell[])[];
  /** Columns that stay in sight at the left. */
  readonly frozen?: number;
}

export type Label = Readonly<Record<Language, string>>;

/** How a column of a sheet is made of a row. */
export interface ColumnOf<Row> {
  readonly label: Label;
  readonly type: SheetColumn['type'];
  readonly value: (row: Row) => string | number | null | undefined;
}

const column =
  (type: SheetColumn['type']) =>
  <Row>(en: string, es: string, value: ColumnOf<Row>['value']): ColumnOf<Row> => ({
    label: { en, es },
    type,
    value,
  });

export const text = column('text');
export const number = column('number');
export const money = column('money');
export const duration = column('duration');
export const day = column('day');
export const clock = column('clock');
export const moment = column('moment');

/** Yes, or nothing. */
export const flag = <Row>(en: string, es: string, value: (row: Row) => boolean | null | undefined) =>
  text<Row>(en, es, (row) => (value(row) ? 'x' : ''));

export const sheetOf = <Row>(
  name: Label,
  columns: readonly ColumnOf<Row>[],
  rows: readonly Row[],
  language: Language,
): Sheet => ({
  name: name[language],
  columns: columns.map(({ label, type }) => ({ label: label[language], type })),
  rows: rows.map((row) => columns.map(({ value }) => value(row) ?? null)),
});
