import type { EventsOf } from '@courtcrew/domain/kernel/event.ts';
import {
  type AnyRecord,
  isNullOnceForgotten,
  type Kept,
  type PlainRecord,
} from '@courtcrew/domain/kernel/record.ts';
import { type Field, type Fields, initialOf } from '@courtcrew/domain/kernel/recordFields.ts';
import type { Projectors } from './projectBy.ts';
import { type Column, type Columns, column, nullable, type Rows, type Table, table } from './readModel.ts';

/** Its column is called otherwise than the field where the field's name is a word of SQL. */
type ColumnName<N, F> = F extends { readonly column: infer Own extends string } ? Own : N;

/** The columns of fields. */
type FieldColumns<F extends Fields, Sealed> = {
  readonly [N in keyof F & string as ColumnName<N, F[N]>]: Column<Kept<F[N], Sealed>>;
};

/** The columns of a record: a name has its key for searching and sorting beside it. */
export type RecordColumns<Key extends string, F extends Fields, Sealed> = {
  readonly [K in Key]: Column<string>;
} & FieldColumns<F, Sealed> & {
    readonly [N in keyof F & string as F[N] extends { kind: 'name' } ? `${N}_key` : never]: Column<string>;
  };

const columnName = (name: string, field: Field): string => field.column ?? name;

function columnType({ kind, blank, options: [choice] = [] }: Field) {
  if (kind === 'day') return 'date';
  if (kind === 'flag') return 'boolean';
  if (kind === 'amount') return 'bigint';
  return typeof (choice ?? blank) === 'number' ? 'integer' : 'text';
}

function columnOf(field: Field, sealed: boolean): Column {
  const type = columnType(field);
  const isNullable = field.blank === null || isNullOnceForgotten(field, sealed);
  return (isNullable ? nullable : column)(type);
}

export const fieldColumns = <F extends Fields, Sealed extends boolean = false>(
  fields: F,
  sealed = false as Sealed,
) => {
  const columns = Object.entries(fields).map(([name, field]) => [
    columnName(name, field),
    columnOf(field, sealed),
  ]);
  return Object.fromEntries(columns) as Columns & FieldColumns<F, Sealed>;
};

/** What events say of these fields, by their columns; fields of a newer version are left out. */
export const fieldValues = <F extends Fields, Held extends object>(fields: F, held: Held) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = held[name as keyof Held];
      return value === undefined ? [] : [[columnName(name, field), value]];
    }),
  ) as { readonly [N in keyof F & keyof Held & string as ColumnName<N, F[N]>]: Held[N] };

/** The table with a record's rows. */
export function recordTable<
  const Name extends string,
  Key extends string,
  F extends Fields,
  Sealed extends boolean,
>(
  name: Name,
  { key, fields, sealed }: PlainRecord<string, Key, F, Sealed>,
): Table<Name, RecordColumns<Key, F, Sealed>> {
  const declared = Object.entries(fields);
  const names = declared.filter(([, { kind }]) => kind === 'name');
  const columns: Columns = Object.fromEntries<Column>([
    [key, column('text')] as const,
    ...names.map(([field]) => [field, column('text')] as const),
    ...names.map(([field]) => [`${field}_key`, column('text')] as const),
    ...Object.entries(fieldColumns(fields, sealed)),
  ]);
  return table(name, columns as RecordColumns<Key, F, Sealed>, [key] as never);
}

type Data = Readonly<Record<string, unknown>>;

/** Projectors of a record's events, for records that are nobody's personal data. */
export function recordProjectors<R extends AnyRecord>(
  { name, key, fields }: R,
  into: Table,
): Projectors<EventsOf<R['events']>> {
  const columnsWith = ({ [key]: id, ...data }: Data): Data => ({ [key]: id, ...fieldValues(fields, data) });
  const initial = initialOf(fields);
  const projectors = {
    [`${name}Added`]: (data: Data, _: unknown, rows: Rows) =>
      rows.put(into, columnsWith({ ...initial, ...data })),
    [`${name}Edited`]: ({ [key]: id, ...changes }: Data, _: unknown, rows: Rows) =>
      rows.patch(into, { [key]: id }, columnsWith(changes)),
    [`${name}Removed`]: ({ [key]: id }: Data, _: unknown, rows: Rows) => rows.remove(into, { [key]: id }),
  };
  return projectors as unknown as Projectors<EventsOf<R['events']>>;
}
