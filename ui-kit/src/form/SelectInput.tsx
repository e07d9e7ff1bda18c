import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { type Ref, useId } from 'react';

interface SelectInputProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
  readonly error?: string | null;
  readonly required?: boolean;
  readonly fullWidth?: boolean;
  readonly sx?: SxProps<Theme>;
  readonly name?: string;
  readonly autoFocus?: boolean;
  readonly inputRef?: Ref<HTMLSelectElement>;
  readonly onBlur?: () => void;
}

/** A native select: every phone and keyboard knows it, and MUI's would add 15 kB to a first load. */
export function SelectInput({
  label,
  value,
  options,
  onChange,
  error,
  required,
  fullWidth,
  sx = fullWidth ? undefined : { minWidth: 140 },
  name,
  autoFocus,
  inputRef,
  onBlur,
}: SelectInputProps) {
  const id = useId();
  return (
    <FormControl variant="outlined" error={Boolean(error)} required={required} fullWidth={fullWidth} sx={sx}>
      <InputLabel shrink htmlFor={id}>
        {label}
      </InputLabel>
      <NativeSelect
        input={<OutlinedInput notched label={label} />}
        inputProps={{ id, name, autoFocus, ...(error ? { 'aria-describedby': `${id}-help` } : {}) }}
        inputRef={inputRef}
        value={value}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.value)}
      >
        {/* Browsers would show the first option in place of a value missing from the list. */}
        {options.some(([option]) => option === value) || <option value={value} />}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </NativeSelect>
      {error && <FormHelperText id={`${id}-help`}>{error}</FormHelperText>}
    </FormControl>
  );
}
