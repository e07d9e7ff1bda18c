import { CREDENTIALS, DEFAULT_CREDENTIAL } from '@courtcrew/domain/accounts/choices.ts';
import { isPhone, typedPhone } from '@courtcrew/domain/kernel/phone.ts';
import {
  addRef,
  getApprovalRequests,
  getRefereeName,
  getRegisteredRefs,
} from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { checked } from '@courtcrew/ui-kit/form/checked.ts';
import { useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { FormCheck, FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { settle } from '@courtcrew/ui-kit/form/settle.ts';
import { useAsking } from '@courtcrew/ui-kit/form/useAsking.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { useChoices } from '@courtcrew/ui-kit/words/choices.ts';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { Beside } from '../../kit/page/layout.tsx';
import { onDemand } from '../../kit/page/onDemand.tsx';
import { type DeskSay, useDeskWords } from '../words.ts';
import { AddSomebody, nameFaults } from './AddSomebody.tsx';
import { ENOUGH, FoundPeople } from './FoundPeople.tsx';
import { credentialOf } from './StaffDialog.tsx';
import { StaffTable } from './StaffTable.tsx';
import { useStaff } from './useStaff.ts';

/** From an account, or as a new person. */
const AddStaff = () => (
  <Beside>
    <AddExisting />
    <AddPerson />
  </Beside>
);

const ApprovalRequests = onDemand(
  async () => (await import('../approvals/ApprovalList.tsx')).ApprovalRequests,
);
const ApprovedList = onDemand(async () => (await import('../approvals/ApprovalList.tsx')).ApprovedList);

const FILTER = { tab: 'registered' };

const TABS = [
  { id: 'registered', word: 'schedule.people', Panel: StaffTable },
  { id: 'requests', word: 'staff.requests', Panel: ApprovalRequests },
  { id: 'approved', word: 'staff.approved', Panel: ApprovedList },
  { id: 'add', word: 'action.add', Panel: AddStaff },
] as const;

export function RefereeSetup() {
  const d = useDeskWords();
  const { tid } = useDesk();
  const { filter, set } = useUrlFilter(FILTER);
  const requests = useCall(getApprovalRequests, { params: { tid } });
  const waiting = requests.data?.filter(({ referee_approved }) => referee_approved === null).length ?? 0;
  const chosen = TABS.find(({ id }) => id === filter.tab) ?? TABS[0];
  return (
    <>
      <DeskHeader title={d('staff.refereeSetup')} />
      <Tabs
        value={chosen.id}
        onChange={(_, tab: string) => set({ tab })}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={d('staff.refereeSetup')}
        sx={{ mb: 3, borderBottom: '1px solid var(--mui-palette-divider)' }}
      >
        {TABS.map(({ id, word }) => (
          <Tab
            key={id}
            value={id}
            id={`tab-${id}`}
            aria-controls={id === chosen.id ? `panel-${id}` : undefined}
            label={id === 'requests' && waiting > 0 ? `${d(word)} (${waiting})` : d(word)}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`panel-${chosen.id}`} aria-labelledby={`tab-${chosen.id}`}>
        <chosen.Panel />
      </div>
    </>
  );
}

export function AddExisting() {
  const { tid } = useDesk();
  const staff = useStaff();
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const found = useCall(
    getRefereeName,
    { query: { search }, body: { tid } },
    { enabled: search.length >= ENOUGH, keepFormer: true },
  );
  const registered = useCall(getRegisteredRefs, { params: { tid } });
  return (
    <FoundPeople
      typed={typed}
      onType={setTyped}
      found={found}
      known={new Set(registered.data?.map(({ ref_id }) => ref_id))}
      busy={staff.busy}
      onAdd={(ref_id) => void staff.add(ref_id)}
    />
  );
}

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
  checked(values, { ...nameFaults(d, values), phone: !isPhone(values.phone) && d('staff.phoneRule') });

function AddPerson() {
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
      <FormText kind="phone" name="phone" label={d('staff.phone')} required shape={typedPhone} />
      <FormText kind="email" name="email" label={d('staff.email')} inputProps={{ maxLength: 254 }} />
      <FormSelect name="credentials" label={d('column.credentials')} options={choices(CREDENTIALS)} />
      <FormText kind="text" name="barcode" label={d('staff.barcode')} inputProps={{ maxLength: 60 }} />
    </AddSomebody>
  );
}
