import type { Field } from '@courtcrew/domain/kernel/recordFields.ts';
import { FormCheck, FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';

interface FieldInputProps {
  readonly name: string;
  readonly field: Field;
  readonly label: string;
  readonly autoFocus: boolean;
}

/** The input of a record's field. */
export function FieldInput({ name, field, label, autoFocus }: FieldInputProps) {
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
      name={name}
      label={label}
      required={required}
      autoFocus={autoFocus}
      type={field.kind === 'day' ? 'date' : 'text'}
      inputProps={{ maxLength: field.max }}
    />
  );
}
