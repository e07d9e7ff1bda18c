import { useController } from 'react-hook-form';
import { leaving } from './leaving.ts';
import { SelectInput } from './SelectInput.tsx';
import { TheirValue } from './TheirValue.tsx';
import { useFault } from './useFault.ts';

interface FormSelectProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly required?: boolean;
  readonly autoFocus?: boolean;
}

export function FormSelect({ name, options, ...input }: FormSelectProps) {
  const { field, fieldState } = useController({ name });
  const error = useFault(fieldState.error?.message);
  return (
    <>
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
      <TheirValue
        name={name}
        label={input.label}
        show={(value) => options.find((option) => option.value === value)?.label ?? value}
      />
    </>
  );
}
