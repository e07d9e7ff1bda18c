import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';

/** Selects the amount on focus, so that typing replaces it. */
export const FormAmount = ({ name, label }: { name: string; label: string }) => (
  <FormText
    kind="money"
    name={name}
    label={label}
    shape={amountShape}
    autoFocus
    onFocus={({ target }) => target.select()}
  />
);

/** Keeps digits, points and commas, which only the server reads: dropping one would make another amount. */
export const amountShape = (typed: string): string => typed.replaceAll(/[^\d.,-]/g, '');
