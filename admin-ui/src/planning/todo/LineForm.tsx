import { Form, type FormOptions, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

interface LineFormProps<Values extends FieldValues> extends FormOptions<Values> {
  readonly action: string;
  readonly children: ReactNode;
}

/** A form of a line or two inside a dialog. */
export function LineForm<Values extends FieldValues>({
  action,
  children,
  ...options
}: LineFormProps<Values>) {
  const form = useKitForm(options);
  return (
    <Form form={form} label={action}>
      {children}
      <Button
        type="submit"
        variant="outlined"
        loading={form.methods.formState.isSubmitting}
        sx={{ justifySelf: 'start' }}
      >
        {action}
      </Button>
    </Form>
  );
}
