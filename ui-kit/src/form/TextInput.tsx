import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { Suspense, useId, useState } from 'react';
import { type FieldKind, fieldAttributes } from './fieldKind.ts';
import { PasswordEye, SHOWN_PASSWORD } from './passwordField.ts';

/** Said by the kind, or in another way than MUI does. */
type Taken = 'label' | 'error' | 'sx' | 'id' | 'type' | 'inputMode';

export interface TextInputProps extends Omit<OutlinedInputProps, Taken> {
  readonly kind: FieldKind;
  readonly label: string;
  readonly error?: string | null;
  /** Shown while there is no error. */
  readonly hint?: string;
  readonly sx?: SxProps<Theme>;
}

/** Browsers show a mask in these while empty, which a label would cover. */
const MASKED = ['day', 'time', 'moment'];

/** One or several lines of text. MUI's TextField would add 10 kB to every first load. */
export function TextInput({
  kind,
  label,
  error,
  hint,
  sx,
  required,
  fullWidth = true,
  inputProps,
  ...input
}: TextInputProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const isSecret = kind === 'password';
  const help = error || hint;
  const { type, autoComplete, ...keys } = fieldAttributes(kind, input.multiline);
  const raised = MASKED.includes(kind) || input.startAdornment ? true : undefined;
  return (
    <FormControl
      variant="outlined"
      error={Boolean(error)}
      required={required}
      fullWidth={fullWidth}
      sx={sx}
      size={input.size}
    >
      <InputLabel id={`${id}-label`} htmlFor={id} shrink={raised}>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        type={type}
        autoComplete={autoComplete}
        notched={raised}
        // MUI would set it on the frame, where no keyboard reads it.
        inputProps={{ ...keys, ...inputProps, ...(isSecret && shown && SHOWN_PASSWORD) }}
        aria-describedby={help ? `${id}-help` : undefined}
        {...input}
        {...(isSecret && {
          endAdornment: (
            <Suspense fallback={null}>
              <PasswordEye field={id} named={`${id}-label`} shown={shown} onShow={setShown} />
            </Suspense>
          ),
          sx: { pr: 0.5 },
        })}
      />
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
