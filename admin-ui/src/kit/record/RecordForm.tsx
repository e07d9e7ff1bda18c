import type { Call } from '@courtcrew/domain/contract/call.ts';
import type { AnyRecord } from '@courtcrew/domain/kernel/record.ts';
import type { Field } from '@courtcrew/domain/kernel/recordFields.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { changesOf, withSeen } from '@courtcrew/ui-kit/form/changesOf.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import type { FieldKind } from '@courtcrew/ui-kit/form/fieldKind.ts';
import { FormCheck, FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { Fragment, type ReactNode, useState } from 'react';
import { useRecordWords } from './words.ts';

interface RecordFormProps {
  readonly record: AnyRecord;
  /** The row to change; a new one without. */
  readonly row?: RecordRow | undefined;
  readonly add: Call;
  readonly edit: Call;
  /** "Add player" and "Edit player". */
  readonly titles: { readonly add: string; readonly edit: string };
  readonly label: (field: string) => string;
  /** Inputs of fields that need more than their kind says. */
  readonly inputs?: Readonly<Record<string, ReactNode>>;
  /** What such inputs hold beside the fields. */
  readonly beside?: FormValues;
  readonly onClose: () => void;
}

/**
 * The form of a record. An edit sends changed fields with what their editor saw; a newer value of somebody else stands
 * beside what was typed, to be taken or overwritten.
 */
export function RecordForm({
  record,
  row,
  add,
  edit,
  titles,
  label,
  inputs = {},
  beside,
  onClose,
}: RecordFormProps) {
  const r = useRecordWords();
  const create = useCommand(add, { quiet: true, done: (answer) => messageOf(answer) });
  const change = useCommand(edit, { quiet: true, done: r('record.saved') });
  const [opened] = useState(() => ({ ...(row ? formValues(record, row) : newValues(record)), ...beside }));
  const [seen] = useState(() => (row ? fieldsOf(record, row) : {}));

  const send = (values: FormValues, theirs: RecordRow) => {
    if (!row) return create.mutateAsync({ body: values });
    const body = withSeen(changesOf(opened, values), { ...seen, ...theirs });
    return change.mutateAsync({ params: { [record.key]: row[record.key] }, body });
  };

  return (
    <FormDialog<FormValues>
      title={row ? titles.edit : titles.add}
      action={row ? undefined : titles.add}
      defaults={opened}
      onSubmit={send}
      onClose={onClose}
    >
      {Object.entries(record.fields).map(
        ([name, field], index) =>
          (inputs[name] && <Fragment key={name}>{inputs[name]}</Fragment>) ?? (
            <FieldInput key={name} name={name} field={field} label={label(name)} autoFocus={index === 0} />
          ),
      )}
    </FormDialog>
  );
}

const messageOf = (answer: unknown): string => String((answer as { message?: unknown }).message ?? '');

/** Of fields that take another keyboard than text. */
const KINDS: Partial<Record<Field['kind'], FieldKind>> = {
  name: 'name',
  day: 'day',
  phone: 'phone',
  email: 'email',
  count: 'count',
  amount: 'money',
};

interface FieldInputProps {
  readonly name: string;
  readonly field: Field;
  readonly label: string;
  readonly autoFocus: boolean;
}

function FieldInput({ name, field, label, autoFocus }: FieldInputProps) {
  const required = field.initial === undefined;
  if (field.kind === 'flag') return <FormCheck name={name} label={label} />;
  if (field.kind === 'choice') {
    const options = (field.options ?? []).map(String).map((value) => ({ value, label: value }));
    return (
      <FormSelect name={name} label={label} required={required} autoFocus={autoFocus} options={options} />
    );
  }
  return (
    <FormText
      kind={KINDS[field.kind] ?? 'text'}
      name={name}
      label={label}
      required={required}
      autoFocus={autoFocus}
      inputProps={{ maxLength: field.max }}
    />
  );
}

type RecordRow = Readonly<Record<string, unknown>>;
type FormValues = Readonly<Record<string, string | boolean>>;

/** A flag as it is, anything else as text. */
const typedValue = ({ kind }: Field, value: unknown): string | boolean =>
  kind === 'flag' ? Boolean(value) : String(value ?? '');

type Declared = Pick<AnyRecord, 'fields'>;

const valuesBy = ({ fields }: Declared, read: (name: string, field: Field) => unknown): FormValues =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, typedValue(field, read(name, field))]),
  );

const formValues = (record: Declared, row: RecordRow): FormValues => valuesBy(record, (name) => row[name]);

/** A choice begins with its first option. */
const newValues = (record: Declared): FormValues =>
  valuesBy(record, (_, { initial, blank }) => initial ?? blank);

/** Without what is answered beside the fields. */
const fieldsOf = ({ fields }: AnyRecord, row: RecordRow): RecordRow =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, row[name]]));
