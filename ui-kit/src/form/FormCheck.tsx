import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { leaving } from './leaving.ts';
import { TheirValue } from './TheirValue.tsx';

interface FormCheckProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly disabled?: boolean;
}

export function FormCheck({ name, label, hint, disabled }: FormCheckProps) {
  const id = useId();
  const check = (
    <Controller
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <FormControlLabel
          label={label}
          disabled={disabled}
          control={
            <Checkbox
              checked={Boolean(value)}
              onChange={(_, checked) => onChange(checked)}
              onBlur={leaving(onBlur)}
              slotProps={{ input: { ref, 'aria-describedby': hint && id } }}
            />
          }
        />
      )}
    />
  );
  return (
    <>
      {hint ? (
        <div>
          {check}
          <FormHelperText id={id} sx={{ mt: -0.5, ml: 4 }}>
            {hint}
          </FormHelperText>
        </div>
      ) : (
        check
      )}
      <TheirValue name={name} label={label} />
    </>
  );
}
