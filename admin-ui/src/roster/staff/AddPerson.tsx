import { DEFAULT_CREDENTIAL } from '@courtcrew/domain/accounts/choices.ts';
import { isUsPhone } from '@courtcrew/domain/accounts/phone.ts';
import { addRef } from '@courtcrew/domain/roster/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { Form, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { FormCheck, FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDesk } from '../parts/desk.ts';
import { type DeskSay, useDeskWords } from '../words.ts';
import { credentialOf, credentialOptions, phoneShape } from './StaffDialog.tsx';

const EMPTY = {
  first: '',
  last: '',
  phone: '',
  email: '',
  barcode: '',
  credentials: DEFAULT_CREDENTIAL as string,
  credentials_verified: false,
};

type PersonValues = typeof EMPTY;

/** Here the phone is needed: it is how the desk reaches somebody without an account. */
const resolver = (d: DeskSay) => (values: PersonValues) => {
  const error = (message: string) => ({ type: 'typed', message });
  const errors = {
    ...(values.first.trim() === '' ? { first: error(d('staff.firstRequired')) } : {}),
    ...(values.last.trim() === '' ? { last: error(d('staff.lastRequired')) } : {}),
    ...(isUsPhone(values.phone) ? {} : { phone: error(d('staff.phoneRule')) }),
  };
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

/** Somebody new on the tournament, without an account. */
export function AddPerson() {
  const d = useDeskWords();
  const { tid } = useDesk();
  const add = useCommand(addRef, { quiet: true, affects: ['accounts'], done: d('staff.added') });
  const form = useKitForm<PersonValues>({
    defaults: EMPTY,
    resolver: resolver(d),
    onSubmit: async ({ first, last, email, barcode, credentials, ...rest }) => {
      await add.mutateAsync({
        body: {
          tid,
          first: first.trim(),
          last: last.trim(),
          email: email.trim() || null,
          barcode: barcode.trim() || null,
          credentials: credentialOf(credentials),
          ...rest,
        },
      });
      form.methods.reset(EMPTY);
      form.methods.setFocus('first');
    },
  });
  return (
    <section aria-labelledby="add-person">
      <Box component="h2" id="add-person" sx={{ m: 0, mb: 0.5, typography: 'h2' }}>
        {d('staff.addNew')}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1.5 }}>{d('staff.addNewHelp')}</Box>
      <Form form={form} label={d('staff.addNew')}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <FormText name="first" label={d('staff.first')} required inputProps={{ maxLength: 100 }} />
          <FormText name="last" label={d('staff.last')} required inputProps={{ maxLength: 100 }} />
          <FormText
            name="phone"
            label={d('staff.phone')}
            type="tel"
            required
            shape={phoneShape}
            inputProps={{ inputMode: 'numeric' }}
          />
          <FormText name="email" label={d('staff.email')} type="email" inputProps={{ maxLength: 254 }} />
          <FormSelect name="credentials" label={d('staff.credentials')} options={credentialOptions} />
          <FormText name="barcode" label={d('staff.barcode')} inputProps={{ maxLength: 60 }} />
        </Box>
        <FormCheck name="credentials_verified" label={d('staff.verified')} />
        <Box>
          <Button type="submit" variant="contained" loading={form.methods.formState.isSubmitting}>
            {d('staff.addNew')}
          </Button>
        </Box>
      </Form>
    </section>
  );
}
