import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { Controller, useController } from 'react-hook-form';
import { leaving } from './leaving.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

interface FormTextProps extends Omit<TextInputProps, 'error' | 'value' | 'name'> {
  readonly name: string;
  /** Changes what is typed, e.g. to digits only. */
  readonly shape?: (typed: string) => string;
}

/** A text of the surrounding form. */
export function FormText({ name, shape = (typed) => typed, ...input }: FormTextProps) {
  const { field, fieldState } = useController({ name });
  return (
    <TextInput
      {...input}
      name={name}
      inputRef={field.ref}
      value={field.value ?? ''}
      onBlur={leaving(field.onBlur)}
      onChange={(event) => field.onChange(shape(event.target.value))}
      error={fieldState.error?.message}
    />
  );
}

interface FormSelectProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly required?: boolean;
}

/** One of few. The browser's own list: it is the one every phone and every keyboard knows. */
export function FormSelect({ name, label, options, required }: FormSelectProps) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  return (
    <FormControl variant="outlined" fullWidth required={required} error={fieldState.invalid}>
      <InputLabel shrink htmlFor={id}>
        {label}
      </InputLabel>
      <NativeSelect
        input={<OutlinedInput notched label={label} />}
        inputProps={{ id, name }}
        inputRef={field.ref}
        value={field.value ?? ''}
        onBlur={leaving(field.onBlur)}
        onChange={(event) => field.onChange(event.target.value)}
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
      {fieldState.error && <FormHelperText>{fieldState.error.message}</FormHelperText>}
    </FormControl>
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
