import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useController } from 'react-hook-form';

interface FormRadioProps<Value> {
  readonly name: string;
  readonly label: string;
  /** All visible; the first is chosen until another is. */
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

export function FormRadio<Value extends string | boolean>({ name, label, options }: FormRadioProps<Value>) {
  const { field } = useController({ name });
  return (
    <FormControl>
      <FormLabel id={`${name}-label`}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={`${name}-label`}
        name={name}
        value={field.value ?? options[0]?.value}
        onChange={(_, chosen) => field.onChange(options.find(({ value }) => String(value) === chosen)?.value)}
      >
        {options.map((option, index) => (
          <FormControlLabel
            key={option.label}
            value={option.value}
            label={option.label}
            control={<Radio slotProps={{ input: { ref: index === 0 ? field.ref : undefined } }} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
