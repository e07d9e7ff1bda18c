import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { amountShape } from './amountShape.ts';

/** Selects the amount on focus, so that typing replaces it. */
export const FormAmount = ({ name, label }: { name: string; label: string }) => (
  <FormText
    name={name}
    label={label}
    shape={amountShape}
    autoFocus
    autoComplete="off"
    inputMode="decimal"
    onFocus={({ target }) => target.select()}
  />
);
