import { edgeDate } from '@courtcrew/domain/kernel/edgeDate.ts';
import type { AnyRecord } from '@courtcrew/domain/kernel/record.ts';
import type { Field } from '@courtcrew/domain/kernel/recordFields.ts';
import { ownDate } from '@courtcrew/ui-kit/time/dates.ts';
import { type Language, useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import type { RaRecord } from 'react-admin';
import type { ListColumn } from '../rest/list/columns.ts';
import { useRecordWords } from './words.ts';

interface RecordColumns<Row extends RaRecord> {
  readonly label: (field: string) => string;
  /** Names of fields in the order of the columns; the first heads the card on a phone. */
  readonly order?: readonly string[];
  /** Cells that show more than their field. */
  readonly cells?: Readonly<Record<string, ListColumn<Row>['cell']>>;
}

/** The default columns of a record's list. */
export function useRecordColumns<Row extends RaRecord>(
  { fields }: AnyRecord,
  { label, order = Object.keys(fields), cells = {} }: RecordColumns<Row>,
): readonly ListColumn<Row>[] {
  const r = useRecordWords();
  const { language } = useSpeech();
  const yesOrNo = (value: unknown) => r(value ? 'record.yes' : 'record.no');
  return order.flatMap((source, index): ListColumn<Row>[] => {
    const field = fields[source];
    if (!field) return [];
    return [
      {
        source,
        label: label(source),
        primary: index === 0,
        number: typeof field.blank === 'number',
        text: (row) =>
          field.kind === 'flag' ? yesOrNo(row[source]) : cellText(field, row[source], language),
        cell: cells[source],
        ...(field.kind === 'day' && { file: (row: Row) => row[source] && edgeDate(row[source]) }),
      },
    ];
  });
}

function cellText({ kind }: Field, value: string | number | null, language: Language) {
  return kind === 'day' && typeof value === 'string' ? ownDate(value, language) : value;
}
