import { type CsvColumn, saveCsv } from '@courtcrew/ui-kit/page/csv.ts';
import type { Exporter, RaRecord } from 'react-admin';

/** Exports all fields of the rows, safe from formulas, in the order the server sends them. */
export const exporter: Exporter<RaRecord> = (records, _fetch, _provider, resource = 'export') => {
  const fields = Object.keys(records[0] ?? {});
  const columns = fields.map<CsvColumn<RaRecord>>((field) => ({
    label: field,
    value: (row) => {
      const value: unknown = row[field];
      return typeof value === 'number' ? value : value === null || value === undefined ? '' : String(value);
    },
  }));
  saveCsv(resource, columns, records);
};
