import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';

export interface TextInputProps extends Omit<OutlinedInputProps, 'label' | 'error' | 'sx' | 'id'> {
  readonly label: string;
  /** What is wrong with the value. */
  readonly error?: string | null;
  /** Shown while nothing is wrong. */
  readonly hint?: string;
  readonly sx?: SxProps<Theme>;
}

/** Their browsers show a mask even while they are empty; a label in the same place would be unreadable. */
const MASKED = ['date', 'time', 'datetime-local', 'month', 'week', 'color'];

/** One line of text, or several. MUI's TextField would bring selects and menus along, 10 kB of every first load. */
export function TextInput({
  label,
  error,
  hint,
  sx,
  required,
  fullWidth = true,
  inputMode,
  inputProps,
  ...input
}: TextInputProps) {
  const id = useId();
  const help = error || hint;
  const raised = MASKED.includes(input.type ?? '') || input.startAdornment ? true : undefined;
  return (
    <FormControl
      variant="outlined"
      error={Boolean(error)}
      required={required}
      fullWidth={fullWidth}
      sx={sx}
      size={input.size}
    >
      <InputLabel htmlFor={id} shrink={raised}>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        notched={raised}
        // Left to MUI it would land on the frame around the input, where no keyboard asks for it.
        inputProps={{ inputMode, ...inputProps }}
        aria-describedby={help ? `${id}-help` : undefined}
        {...input}
      />
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
