import { CREDENTIALS, type Credential } from '@courtcrew/domain/accounts/choices.ts';
import { isUsPhone, typedPhone } from '@courtcrew/domain/accounts/phone.ts';
import type { StaffMember } from '@courtcrew/domain/roster/shapes.ts';
import { checked } from '@courtcrew/ui-kit/form/checked.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import PersonRemove from '@mui/icons-material/PersonRemove';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDesk } from '../../kit/desk/desk.ts';
import { type DeskSay, useDeskWords } from '../words.ts';
import { nameFaults } from './AddSomebody.tsx';
import { useStaff } from './useStaff.ts';

interface StaffValues {
  readonly first: string;
  readonly last: string;
  readonly credentials: string;
  readonly phone: string;
  readonly barcode: string;
  readonly ppaRating: string;
}

export const credentialOf = (text: string): Credential | undefined =>
  CREDENTIALS.find((credential) => credential === text);

export const credentialOptions = CREDENTIALS.map((value) => ({ value, label: value }));

const resolver = (d: DeskSay) => (values: StaffValues) =>
  checked(values, {
    ...nameFaults(d, values),
    phone: values.phone !== '' && !isUsPhone(values.phone) && d('staff.phoneRule'),
  });

interface StaffDialogProps {
  readonly person: StaffMember;
  readonly onClose: () => void;
}

/** Corrects what is known of somebody, or takes them off the tournament. */
export function StaffDialog({ person, onClose }: StaffDialogProps) {
  const d = useDeskWords();
  const { tid } = useDesk();
  const staff = useStaff();
  const { ref_id, first, last, credentials, name, login, contact_open } = person;
  const defaults: StaffValues = {
    first,
    last,
    credentials,
    phone: person.phone ?? '',
    barcode: person.barcode ?? '',
    ppaRating: person.ppa_rating ?? '',
  };
  const save = (values: StaffValues) =>
    staff.edit.mutateAsync({
      body: {
        tid,
        ref_id,
        ...(login ? {} : { first: values.first.trim(), last: values.last.trim() }),
        credentials: credentialOf(values.credentials),
        // A phone that is not shown yet stands empty in the form: that says nothing about it.
        ...(contact_open || values.phone ? { phone: values.phone || null } : {}),
        barcode: values.barcode || null,
        ppaRating: values.ppaRating || null,
      },
    });
  return (
    <FormDialog
      open
      title={d('staff.editTitle', { name })}
      defaults={defaults}
      resolver={resolver(d)}
      onSubmit={save}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <FormText
          name="first"
          label={d('staff.first')}
          required
          disabled={login}
          hint={login ? d('staff.nameTheirs') : undefined}
          inputProps={{ maxLength: 100 }}
        />
        <FormText
          name="last"
          label={d('staff.last')}
          required
          disabled={login}
          inputProps={{ maxLength: 100 }}
        />
        <FormSelect name="credentials" label={d('staff.credentials')} options={credentialOptions} />
        <FormText
          name="phone"
          label={d('staff.phone')}
          type="tel"
          shape={typedPhone}
          hint={contact_open ? undefined : d('staff.keep')}
          inputProps={{ inputMode: 'numeric' }}
        />
        <FormText name="barcode" label={d('staff.barcode')} inputProps={{ maxLength: 60 }} />
        <FormText name="ppaRating" label={d('staff.ppaRating')} inputProps={{ maxLength: 60 }} />
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
