import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import type { ComponentProps } from 'react';

/** Digits only, so many at most. */
export const digitsOnly = (typed: string, digits = 4): string => typed.replace(/\D/g, '').slice(0, digits);

interface FormCountProps extends Omit<ComponentProps<typeof FormText>, 'kind' | 'shape'> {
  readonly digits?: number;
}

/** A whole number from 0. */
export const FormCount = ({ digits, ...input }: FormCountProps) => (
  <FormText {...input} kind="count" shape={(typed) => digitsOnly(typed, digits)} />
);
