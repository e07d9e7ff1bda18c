import { isPhone, typedPhone } from '@courtcrew/domain/kernel/phone.ts';
import { addVolunteerToDBandTournament } from '@courtcrew/domain/roster/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { checked } from '@courtcrew/ui-kit/form/checked.ts';
import { useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { settle } from '@courtcrew/ui-kit/form/settle.ts';
import { useAsking } from '@courtcrew/ui-kit/form/useAsking.ts';
import { useDesk } from '../../../kit/desk/desk.ts';
import { AddSomebody, nameFaults } from '../../staff/AddSomebody.tsx';
import { useVolunteerWords } from '../words.ts';

const EMPTY = { first: '', last: '', one_name: false, email: '', phone: '' };

/** Shortest e-mail anybody is entered with. */
const SHORTEST = 4;

/** Somebody new, in the database and on the list; whoever has the e-mail already is put on the list instead. */
export function AddNewVolunteer() {
  const v = useVolunteerWords();
  const { tid } = useDesk();
  const add = useCommand(addVolunteerToDBandTournament, {
    quiet: true,
    affects: ['accounts', 'audit'],
    done: v('staff.added'),
  });
  const asking = useAsking(v('staff.knownTitle'), v('staff.addAnyway'));
  const form = useKitForm<typeof EMPTY>({
    defaults: EMPTY,
    resolver: (values) =>
      checked(values, {
        ...nameFaults(v, values),
        email: values.email.trim().length < SHORTEST && v('roster.emailRequired'),
        phone: values.phone !== '' && !isPhone(values.phone) && v('staff.phoneRule'),
      }),
    onSubmit: async (values) => {
      const { first, last, one_name, email, phone } = values;
      const refInfo = {
        first: first.trim(),
        last: last.trim(),
        one_name,
        email: email.trim(),
        phone: phone || null,
      };
      await asking((confirm) => add.mutateAsync({ params: { tid }, body: { refInfo, confirm } }));
      // Emptied, the form does not know its fields until it is shown again.
      form.methods.setFocus('first');
      settle(form.methods, values, EMPTY);
    },
  });
  return (
    <AddSomebody form={form}>
      <FormText kind="email" name="email" label={v('staff.email')} required inputProps={{ maxLength: 254 }} />
      <FormText kind="phone" name="phone" label={v('staff.phone')} shape={typedPhone} />
    </AddSomebody>
  );
}
