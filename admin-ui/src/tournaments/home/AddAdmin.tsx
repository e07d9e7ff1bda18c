import { isSearch } from '@courtcrew/domain/kernel/spelling.ts';
import { addTournamentAdmin, getAdminName } from '@courtcrew/domain/tournaments/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { PersonSearch } from '../../accounts/index.ts';
import { useSetupWords } from '../words.ts';

interface AddAdminProps {
  readonly tid: string;
  /** Ids of present admins. */
  readonly there: readonly string[];
}

/** Finds a person by name and makes them a basic admin. */
export function AddAdmin({ tid, there }: AddAdminProps) {
  const w = useSetupWords();
  const [search, setSearch] = useState('');
  const found = useCall(
    getAdminName,
    { query: { search }, body: { tid } },
    { enabled: isSearch(search), keepFormer: true },
  );
  const { mutate, isPending } = useCommand(addTournamentAdmin, {
    affects: ['accounts'],
    done: ({ message }) => message,
  });
  return (
    <Box sx={{ maxWidth: 420, mb: 2 }}>
      <PersonSearch
        label={w('admins.add')}
        hint={w('admins.addHint')}
        search={search}
        onSearch={setSearch}
        people={(found.data ?? []).filter(({ ref_id }) => !there.includes(ref_id))}
        busy={found.isFetching || isPending}
        onPick={({ ref_id }) => mutate({ params: { tid }, body: { ref_id } })}
      />
    </Box>
  );
}
