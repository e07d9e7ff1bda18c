import { isSearch } from '@courtcrew/domain/kernel/spelling.ts';
import { addCategoryAdmin, getAdminCaptainName } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useState } from 'react';
import { PersonSearch } from '../../../accounts/index.ts';
import { useVolunteerWords } from '../words.ts';
import type { Category } from './category.ts';

/** Finds an account by name and makes the person captain. */
export function AddCaptain({ category: { vcid, tid, admin } }: { category: Category }) {
  const v = useVolunteerWords();
  const [search, setSearch] = useState('');
  const found = useCall(
    getAdminCaptainName,
    { query: { search }, body: { tid } },
    { enabled: isSearch(search), keepFormer: true },
  );
  const { mutate, isPending } = useCommand(addCategoryAdmin, { done: v('categories.captainAdded') });
  return (
    <PersonSearch
      label={v('categories.addCaptain')}
      hint={v('categories.from')}
      search={search}
      onSearch={setSearch}
      people={(found.data ?? []).filter(({ ref_id }) => admin.every((captain) => captain.ref_id !== ref_id))}
      busy={found.isFetching || isPending}
      onPick={({ ref_id }) => mutate({ body: { vcid, ref_id } })}
    />
  );
}
