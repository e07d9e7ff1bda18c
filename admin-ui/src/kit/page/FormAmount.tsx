import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';

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

/**
 * An amount while it is typed: digits, points and commas, whose meaning the server alone reads. What makes no amount of it stays to be
 * refused: without its sign, its comma or its second point it would be another amount.
 */
export const amountShape = (typed: string): string => typed.replaceAll(/[^\d.,-]/g, '');
