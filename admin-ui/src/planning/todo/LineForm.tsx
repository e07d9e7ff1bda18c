import { Form, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { settle } from '@courtcrew/ui-kit/form/settle.ts';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTold } from './ListDialog.tsx';

interface LineFormProps<Values extends FieldValues> {
  readonly action: string;
  readonly defaults: Values;
  readonly onSubmit: (values: Values) => Promise<unknown>;
  /** Saved, and nothing was typed since. Without it the form is empty then, for the next one. */
  readonly onSaved?: () => void;
  readonly children: ReactNode;
}

/** A form of a line or two inside a `ListDialog`. What is typed while it sends stays, unsaved. */
export function LineForm<Values extends FieldValues>({
  action,
  defaults,
  onSubmit,
  onSaved,
  children,
}: LineFormProps<Values>) {
  const form = useKitForm<Values>({
    defaults: defaults as DefaultValues<Values>,
    onSubmit: async (values) => {
      await onSubmit(values);
      if (!settle(form.methods, values, onSaved ? values : defaults)) onSaved?.();
    },
  });
  const { isDirty, isSubmitting } = form.methods.formState;
  useTold(isDirty);
  return (
    <Form form={form} label={action}>
      {children}
      <Button type="submit" variant="outlined" loading={isSubmitting} sx={{ justifySelf: 'start' }}>
        {action}
      </Button>
    </Form>
  );
}
