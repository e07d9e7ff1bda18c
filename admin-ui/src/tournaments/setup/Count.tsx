import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';

const digits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 4);

export const Count = ({ name, label }: { name: string; label: string }) => (
  <FormText name={name} label={label} shape={digits} inputProps={{ inputMode: 'numeric' }} />
);
