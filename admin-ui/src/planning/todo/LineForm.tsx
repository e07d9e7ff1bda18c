import { Form, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { settle } from '@courtcrew/ui-kit/form/settle.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTold } from './ListDialog.tsx';

interface LineFormProps<Values extends FieldValues> {
  readonly action: string;
  readonly defaults: Values;
  /** `changed` are those of the values that were typed, `seen` what stood there. */
  readonly onSubmit: (values: Values, changed: Partial<Values>, seen: Values) => Promise<unknown>;
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
  const toast = useToast();
  const form = useKitForm<Values>({
    defaults: defaults as DefaultValues<Values>,
    onSubmit: async (values, theirs) => {
      const { dirtyFields, defaultValues } = form.methods.formState;
      const changed = Object.entries(values).filter(([name]) => name in dirtyFields);
      const seen = { ...(defaultValues as Values), ...theirs };
      await onSubmit(values, Object.fromEntries(changed) as Partial<Values>, seen);
      toast.unseen('done');
      if (!settle(form.methods, values, onSaved ? values : defaults)) onSaved?.();
    },
  });
  // What is not read while it is drawn is not kept track of: `dirtyFields` is read at the sending.
  const { isDirty, isSubmitting, dirtyFields: _ } = form.methods.formState;
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
