import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Controller, useController } from 'react-hook-form';
import { useSaid } from '../words/said.ts';
import { leaving } from './leaving.ts';
import { SelectInput } from './SelectInput.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

interface FormTextProps extends Omit<TextInputProps, 'error' | 'value' | 'name'> {
  readonly name: string;
  /** Changes what is typed, e.g. to digits only. */
  readonly shape?: (typed: string) => string;
}

/** What is wrong with a field, which may be said in the server's words. */
function useFault(message: string | undefined): string | undefined {
  const said = useSaid();
  return message && said(message);
}

/** A text of the surrounding form. */
export function FormText({ name, shape = (typed) => typed, ...input }: FormTextProps) {
  const { field, fieldState } = useController({ name });
  const error = useFault(fieldState.error?.message);
  return (
    <TextInput
      {...input}
      name={name}
      inputRef={field.ref}
      value={field.value ?? ''}
      onBlur={leaving(field.onBlur)}
      onChange={(event) => field.onChange(shape(event.target.value))}
      error={error}
    />
  );
}

interface FormSelectProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly required?: boolean;
}

/** One of few, of the surrounding form. */
export function FormSelect({ name, options, ...input }: FormSelectProps) {
  const { field, fieldState } = useController({ name });
  const error = useFault(fieldState.error?.message);
  return (
    <SelectInput
      {...input}
      fullWidth
      name={name}
      inputRef={field.ref}
      value={field.value ?? ''}
      options={options.map(({ value, label }) => [value, label])}
      onBlur={leaving(field.onBlur)}
      onChange={field.onChange}
      error={error}
    />
  );
}

/** Yes or no. */
export const FormCheck = ({ name, label }: { name: string; label: string }) => (
  <Controller
    name={name}
    render={({ field: { value, onChange, onBlur, ref } }) => (
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            checked={Boolean(value)}
            onChange={(_, checked) => onChange(checked)}
            onBlur={leaving(onBlur)}
            slotProps={{ input: { ref } }}
          />
        }
      />
    )}
  />
);
