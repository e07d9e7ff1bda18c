import type { AnyRecord } from '@courtcrew/domain/kernel/record.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import type { RaRecord } from 'react-admin';
import { useRecordWords } from './words.ts';

interface RecordColumns<Row extends RaRecord> {
  readonly label: (field: string) => string;
  /** Names of fields in the order of the columns; the first heads the card on a phone. */
  readonly order?: readonly string[];
  /** Cells that show more than their field. */
  readonly cells?: Readonly<Record<string, Column<Row>['cell']>>;
}

export function useRecordColumns<Row extends RaRecord>(
  { fields }: AnyRecord,
  { label, order = Object.keys(fields), cells = {} }: RecordColumns<Row>,
): readonly Column<Row>[] {
  const r = useRecordWords();
  return order.flatMap((key, index): Column<Row>[] => {
    const field = fields[key];
    if (!field) return [];
    const common = { key, label: label(key), primary: index === 0, cell: cells[key] };
    const value = (row: Row) => row[key];
    if (field.kind === 'day') return [{ ...common, value, type: 'date' }];
    if (field.kind === 'flag')
      return [{ ...common, value: (row) => r(row[key] ? 'record.yes' : 'record.no') }];
    return [typeof field.blank === 'number' ? { ...common, value, type: 'number' } : { ...common, value }];
  });
}
