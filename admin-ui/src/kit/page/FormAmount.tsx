import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';

interface FormAmountProps {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
}

/** Selects the amount on focus, so that typing replaces it. */
export const FormAmount = ({ name, label, required }: FormAmountProps) => (
  <FormText
    kind="money"
    name={name}
    label={label}
    required={required}
    shape={amountShape}
    autoFocus
    onFocus={({ target }) => target.select()}
  />
);

/** Keeps digits, points and commas, which only the server reads: dropping one would make another amount. */
export const amountShape = (typed: string): string => typed.replaceAll(/[^\d.,-]/g, '');
