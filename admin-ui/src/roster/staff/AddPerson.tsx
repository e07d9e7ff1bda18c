import { CREDENTIALS, DEFAULT_CREDENTIAL } from '@courtcrew/domain/accounts/choices.ts';
import { isPhone, typedPhone } from '@courtcrew/domain/kernel/phone.ts';
import { addRef } from '@courtcrew/domain/roster/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { checked } from '@courtcrew/ui-kit/form/checked.ts';
import { useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { FormCheck, FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { settle } from '@courtcrew/ui-kit/form/settle.ts';
import { useAsking } from '@courtcrew/ui-kit/form/useAsking.ts';
import { useChoices } from '@courtcrew/ui-kit/words/choices.ts';
import { useDesk } from '../../kit/desk/desk.ts';
import { type DeskSay, useDeskWords } from '../words.ts';
import { AddSomebody, nameFaults } from './AddSomebody.tsx';
import { credentialOf } from './StaffDialog.tsx';

const EMPTY = {
  first: '',
  last: '',
  one_name: false,
  phone: '',
  email: '',
  barcode: '',
  credentials: DEFAULT_CREDENTIAL as string,
  credentials_verified: false,
};

type PersonValues = typeof EMPTY;

/** Required here: without an account, the phone is the only contact. */
const resolver = (d: DeskSay) => (values: PersonValues) =>
  checked(values, {
    ...nameFaults(d, values),
    phone: !isPhone(values.phone) && d('staff.phoneRule'),
  });

export function AddPerson() {
  const d = useDeskWords();
  const choices = useChoices();
  const { tid } = useDesk();
  const add = useCommand(addRef, { quiet: true, affects: ['accounts'], done: d('staff.added') });
  const asking = useAsking(d('staff.knownTitle'), d('staff.addAnyway'));
  const form = useKitForm<PersonValues>({
    defaults: EMPTY,
    resolver: resolver(d),
    onSubmit: async (values) => {
      const { first, last, email, barcode, credentials, ...rest } = values;
      const body = {
        tid,
        first: first.trim(),
        last: last.trim(),
        email: email.trim() || null,
        barcode: barcode.trim() || null,
        credentials: credentialOf(credentials),
        ...rest,
      };
      await asking((confirm) => add.mutateAsync({ body: { ...body, confirm } }));
      // An emptied form knows its fields only after the next render.
      form.methods.setFocus('first');
      settle(form.methods, values, EMPTY);
    },
  });
  return (
    <AddSomebody form={form} below={<FormCheck name="credentials_verified" label={d('staff.verified')} />}>
      <FormText
        name="phone"
        label={d('staff.phone')}
        type="tel"
        required
        shape={typedPhone}
        inputProps={{ inputMode: 'tel' }}
      />
      <FormText name="email" label={d('staff.email')} type="email" inputProps={{ maxLength: 254 }} />
      <FormSelect name="credentials" label={d('column.credentials')} options={choices(CREDENTIALS)} />
      <FormText name="barcode" label={d('staff.barcode')} inputProps={{ maxLength: 60 }} />
    </AddSomebody>
  );
}
