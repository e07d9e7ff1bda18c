import { type CsvColumn, csvText } from '@courtcrew/domain/kernel/csv.ts';
import { saveFile } from './saveFile.ts';

/** Saves a table as `{name}.csv`, marked as UTF-8 so that spreadsheets read accents right. */
export const saveCsv = <Row>(name: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]): void =>
  saveFile(new Blob(['\ufeff', csvText(columns, rows)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
