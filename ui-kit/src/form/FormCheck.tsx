import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Controller } from 'react-hook-form';
import { leaving } from './leaving.ts';
import { TheirValue } from './TheirValue.tsx';

export const FormCheck = ({ name, label, disabled }: { name: string; label: string; disabled?: boolean }) => (
  <>
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
              slotProps={{ input: { ref } }}
            />
          }
        />
      )}
    />
    <TheirValue name={name} label={label} />
  </>
);
