import { searchPeople } from '@courtcrew/domain/accounts/contract.ts';
import { isSearch } from '@courtcrew/domain/kernel/spelling.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useState } from 'react';
import type { FoundPerson } from '../kit/page/FoundRow.tsx';
import { PersonSearch } from './PersonSearch.tsx';
import { useAccountWords } from './words.ts';

export function AnyPersonSearch({ label, onPick }: { label: string; onPick: (person: FoundPerson) => void }) {
  const w = useAccountWords();
  const [search, setSearch] = useState('');
  const found = useCall(searchPeople, { body: { search } }, { enabled: isSearch(search), keepFormer: true });
  return (
    <PersonSearch
      label={label}
      hint={w('people.from')}
      search={search}
      onSearch={setSearch}
      people={found.data ?? []}
      busy={found.isFetching}
      onPick={onPick}
    />
  );
}
