import type { AnyRecord } from '@courtcrew/domain/kernel/record.ts';
import type { Field } from '@courtcrew/domain/kernel/recordFields.ts';

export type RecordRow = Readonly<Record<string, unknown>>;
/** What the inputs of a record's form hold. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** As its input holds a value of a field: a flag as it is, anything else as text. */
export const typedValue = ({ kind }: Field, value: unknown): string | boolean =>
  kind === 'flag' ? Boolean(value) : String(value ?? '');

type Declared = Pick<AnyRecord, 'fields'>;

const valuesBy = ({ fields }: Declared, read: (name: string, field: Field) => unknown): FormValues =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, typedValue(field, read(name, field))]),
  );

export const formValues = (record: Declared, row: RecordRow): FormValues =>
  valuesBy(record, (name) => row[name]);

/** Of a new row; a choice begins with its first option. */
export const newValues = (record: Declared): FormValues =>
  valuesBy(record, (_, { initial, blank }) => initial ?? blank);

/** A row's fields, without what is answered beside them. */
export const fieldsOf = ({ fields }: AnyRecord, row: RecordRow): RecordRow =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, row[name]]));
