import { CREDENTIALS, type Credential } from '@courtcrew/domain/accounts/choices.ts';
import { isPhone, typedPhone } from '@courtcrew/domain/kernel/phone.ts';
import type { StaffMember } from '@courtcrew/domain/roster/shapes.ts';
import { changesOf } from '@courtcrew/ui-kit/form/changesOf.ts';
import { checked } from '@courtcrew/ui-kit/form/checked.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormLastName, FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { phoneShown } from '@courtcrew/ui-kit/page/phone.ts';
import { useChoices } from '@courtcrew/ui-kit/words/choices.ts';
import PersonRemove from '@mui/icons-material/PersonRemove';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { type DeskSay, useDeskWords } from '../words.ts';
import { nameFaults } from './AddSomebody.tsx';
import { useStaff } from './useStaff.ts';

interface StaffValues {
  readonly first: string;
  readonly last: string;
  readonly one_name: boolean;
  readonly credentials: string;
  readonly phone: string;
  readonly barcode: string;
  readonly ppaRating: string;
}

export const credentialOf = (text: string): Credential | undefined =>
  CREDENTIALS.find((credential) => credential === text);

const resolver = (d: DeskSay) => (values: StaffValues) =>
  checked(values, {
    ...nameFaults(d, values),
    phone: values.phone !== '' && !isPhone(values.phone) && d('staff.phoneRule'),
  });

/** An emptied field is removed; an untouched one is not sent. */
const orNone = (typed: string | undefined) => (typed === '' ? null : typed);

const valuesOf = (person: StaffMember): StaffValues => ({
  first: person.first,
  last: person.last,
  one_name: person.last === '',
  credentials: person.credentials,
  phone: person.phone ?? '',
  barcode: person.barcode ?? '',
  ppaRating: person.ppa_rating ?? '',
});

/** Sends changed fields only; can remove the person from the tournament. */
export function StaffDialog({ person, onClose }: { person: StaffMember; onClose: () => void }) {
  const [seen] = useState(() => valuesOf(person));
  const d = useDeskWords();
  const choices = useChoices();
  const { tid } = useDesk();
  const staff = useStaff();
  const { ref_id, name, login, contact_open, phone_proposed } = person;
  const proposed = phone_proposed && d('staff.proposed', { phone: phoneShown(phone_proposed) });
  const phoneHint = proposed || (!contact_open && d('staff.keep')) || (login && d('staff.phoneTheirs'));
  const save = (values: StaffValues) => {
    const { first, last, one_name, credentials, phone, barcode, ppaRating } = changesOf(seen, values);
    return staff.edit.mutateAsync({
      body: {
        tid,
        ref_id,
        first: first?.trim(),
        last: last?.trim(),
        one_name,
        credentials: credentialOf(credentials ?? ''),
        phone: orNone(phone),
        barcode: orNone(barcode),
        ppaRating: orNone(ppaRating),
      },
    });
  };
  return (
    <FormDialog
      title={d('staff.editTitle', { name })}
      defaults={seen}
      resolver={resolver(d)}
      onSubmit={save}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <FormText
          kind="name"
          name="first"
          label={d('staff.first')}
          required
          autoFocus={!login}
          disabled={login}
          hint={login ? d('staff.nameTheirs') : undefined}
          inputProps={{ maxLength: 100 }}
        />
        <FormLastName label={d('staff.last')} disabled={login} inputProps={{ maxLength: 100 }} />
        <FormSelect
          name="credentials"
          label={d('column.credentials')}
          autoFocus={login}
          options={choices(CREDENTIALS)}
        />
        <FormText
          kind="phone"
          name="phone"
          label={d('staff.phone')}
          shape={typedPhone}
          hint={phoneHint || undefined}
        />
        <FormText kind="text" name="barcode" label={d('staff.barcode')} inputProps={{ maxLength: 60 }} />
        <FormText kind="text" name="ppaRating" label={d('staff.ppaRating')} inputProps={{ maxLength: 60 }} />
      </Box>
      <Box>
        <Button
          color="error"
          variant="outlined"
          startIcon={<PersonRemove />}
          loading={staff.busy}
          onClick={() => void staff.remove(person).then((gone) => gone && onClose())}
        >
          {d('staff.removeFrom')}
        </Button>
      </Box>
    </FormDialog>
  );
}
