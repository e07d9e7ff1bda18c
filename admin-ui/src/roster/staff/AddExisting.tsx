import { getRefereeName, getRegisteredRefs } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { ENOUGH, FoundPeople } from './FoundPeople.tsx';
import { useStaff } from './useStaff.ts';

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
