import { Form, type KitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { FormLastName, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type DeskSay, useDeskWords } from '../words.ts';

interface Named {
  readonly first: string;
  readonly last: string;
  readonly one_name: boolean;
}

/** Both names are required, except for single names. */
export const nameFaults = (d: DeskSay, { first, last, one_name }: Named) => ({
  first: first.trim() === '' && d('staff.firstRequired'),
  last: !one_name && last.trim() === '' && d('staff.lastRequired'),
});

interface AddSomebodyProps<Values extends FieldValues> {
  readonly form: KitForm<Values>;
  /** Fields beside first and last name. */
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

/** Form for a new person: names, and the list's own fields. */
export function AddSomebody<Values extends FieldValues>({ form, children, below }: AddSomebodyProps<Values>) {
  const d = useDeskWords();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Box component="h2" id={id} sx={{ m: 0, mb: 0.5, typography: 'h2' }}>
        {d('staff.addNew')}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1.5 }}>{d('staff.addNewHelp')}</Box>
      <Form form={form} label={d('staff.addNew')}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <FormText
            kind="name"
            name="first"
            label={d('staff.first')}
            required
            inputProps={{ maxLength: 100 }}
          />
          <FormLastName label={d('staff.last')} inputProps={{ maxLength: 100 }} />
          {children}
        </Box>
        {below}
        <Box>
          <Button type="submit" variant="contained" loading={form.methods.formState.isSubmitting}>
            {d('staff.addNew')}
          </Button>
        </Box>
      </Form>
    </section>
  );
}
