import { getApprovalRequests, getRefereeName, getRegisteredRefs } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { Beside } from '../../kit/page/layout.tsx';
import { onDemand } from '../../kit/page/onDemand.tsx';
import { useDeskWords } from '../words.ts';
import { AddPerson } from './AddPerson.tsx';
import { ENOUGH, FoundPeople } from './FoundPeople.tsx';
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
