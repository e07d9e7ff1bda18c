import type { Call } from '@courtcrew/domain/contract/call.ts';
import type { AnyRecord } from '@courtcrew/domain/kernel/record.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { changesOf, withSeen } from '@courtcrew/ui-kit/form/changesOf.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { Fragment, type ReactNode, useState } from 'react';
import { FieldInput } from './FieldInput.tsx';
import { type FormValues, fieldsOf, formValues, newValues, type RecordRow } from './values.ts';
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
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * The form of a record. Of a row that is there it sends the fields that were changed, with what its editor saw in them.
 * Where somebody else has changed one meanwhile, their value stands beside what was typed, to be taken or overwritten.
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
  open,
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
      open={open}
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
