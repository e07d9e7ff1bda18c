import { findChangePeople } from '@courtcrew/domain/audit/asOf.ts';
import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import { isSearch } from '@courtcrew/domain/kernel/spelling.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { PersonSearch } from '../../accounts/index.ts';
import { useDesk } from '../../kit/desk/desk.ts';
import type { HistoryShown } from './useHistory.ts';
import { useHistoryWords } from './words.ts';

interface PersonFilterProps {
  readonly name: 'person' | 'author';
  readonly history: HistoryShown;
}

/** Somebody found by name while typing; whoever is chosen stands below, and goes at a press. */
export function PersonFilter({ name, history: { filter, told, narrow } }: PersonFilterProps) {
  const a = useHistoryWords();
  const w = useWords();
  const { tid } = useDesk();
  const [search, setSearch] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const found = useCall(
    findChangePeople,
    { params: { tid }, body: { as: name, search } },
    { enabled: isSearch(search), keepFormer: true },
  );
  const chosen = name === 'person' ? told.data?.whom : told.data?.author;
  return (
    <Box ref={field} sx={{ width: { xs: '100%', sm: 220 } }}>
      <PersonSearch
        label={a(`history.by.${name}`)}
        hint={a('history.byName')}
        search={search}
        onSearch={setSearch}
        people={found.data ?? []}
        busy={found.isFetching}
        onPick={({ ref_id }) => narrow(name, ref_id)}
      />
      {filter[name] !== '' && (
        <Button
          size="small"
          endIcon={<Close titleAccess={w('action.remove')} />}
          sx={{ minHeight: 44, maxWidth: '100%', overflowWrap: 'anywhere', textAlign: 'start' }}
          onClick={() => {
            narrow(name, '');
            field.current?.querySelector('input')?.focus();
          }}
        >
          {/* The former answer tells of somebody else. */}
          {told.isFetching ? w('state.loading') : chosen ? isolated(chosen) : a('history.gone')}
        </Button>
      )}
    </Box>
  );
}
