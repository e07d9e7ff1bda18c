import { useController } from 'react-hook-form';
import { leaving } from './leaving.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';
import { TheirValue } from './TheirValue.tsx';
import { useFault } from './useFault.ts';

interface FormTextProps extends Omit<TextInputProps, 'error' | 'value' | 'name'> {
  readonly name: string;
  /** Formats typing, e.g. to digits only, given the former text. */
  readonly shape?: (typed: string, before: string) => string;
}

export function FormText({ name, shape = (typed) => typed, ...input }: FormTextProps) {
  const { field, fieldState } = useController({ name });
  const error = useFault(fieldState.error?.message);
  return (
    <>
      <TextInput
        {...input}
        name={name}
        inputRef={field.ref}
        value={field.value ?? ''}
        onBlur={leaving(field.onBlur)}
        onChange={(event) => field.onChange(shape(event.target.value, String(field.value ?? '')))}
        error={error}
      />
      <TheirValue name={name} label={input.label} />
    </>
  );
}
