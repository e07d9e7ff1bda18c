import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { amountShape } from './amountShape.ts';

interface FormAmountProps {
  readonly name: string;
  readonly label: string;
}

/** Selects the amount on focus, so that typing replaces it. */
export const FormAmount = ({ name, label }: FormAmountProps) => (
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
