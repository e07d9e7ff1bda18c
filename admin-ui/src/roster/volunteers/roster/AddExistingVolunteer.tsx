import { getAdminCaptainName } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useState } from 'react';
import { useDesk } from '../../../kit/desk/desk.ts';
import { ENOUGH, FoundPeople } from '../../staff/FoundPeople.tsx';
import { useCrew } from '../parts/useCrew.ts';
import { useVolunteerList } from './useVolunteerList.ts';

/** Finds people with an account by name and puts them on the list. */
export function AddExistingVolunteer() {
  const { tid } = useDesk();
  const list = useVolunteerList();
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const found = useCall(
    getAdminCaptainName,
    { query: { search }, body: { tid, volunteers: true } },
    { enabled: search.length >= ENOUGH, keepFormer: true },
  );
  const { crew } = useCrew({ q: search });
  return (
    <FoundPeople
      typed={typed}
      onType={setTyped}
      found={found}
      known={new Set(crew.data?.rows.map(({ ref_id }) => ref_id))}
      busy={list.busy}
      onAdd={(ref_id) => void list.add(ref_id)}
    />
  );
}
