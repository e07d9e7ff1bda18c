import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import { isSearch } from '@courtcrew/domain/kernel/spelling.ts';
import { addPlayer, getPlayerName } from '@courtcrew/domain/payouts/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormLastName, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import PersonAdd from '@mui/icons-material/PersonAdd';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { PersonSearch } from '../../accounts/index.ts';
import { useDesk } from '../../kit/desk/desk.ts';
import { type FoundPerson, useDetails } from '../../kit/page/FoundRow.tsx';
import { usePayoutWords } from '../words.ts';

interface FindPayeeProps {
  readonly onPick: (person: FoundPerson) => void;
}

/** Somebody by name, told apart from others of that name by their town; or somebody new. */
export function FindPayee({ onPick }: FindPayeeProps) {
  const w = usePayoutWords();
  const detailsOf = useDetails();
  const { tid } = useDesk();
  const [search, setSearch] = useState('');
  const [isAdding, setAdding] = useState(false);
  const found = useCall(
    getPlayerName,
    { query: { search }, body: { tid } },
    { enabled: isSearch(search), keepFormer: true },
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 420 }}>
      <PersonSearch
        label={w('payee.find')}
        hint={w('payee.findHelp')}
        search={search}
        onSearch={setSearch}
        people={found.data ?? []}
        busy={found.isFetching}
        onPick={(person) => {
          const name = [isolated(person.name), detailsOf(person)].filter(Boolean).join(' · ');
          onPick({ ref_id: person.ref_id, name });
        }}
      />
      <Button
        variant="outlined"
        startIcon={<PersonAdd />}
        sx={{ justifySelf: 'start' }}
        onClick={() => setAdding(true)}
      >
        {w('payee.new')}
      </Button>
      {isAdding && <NewPayee onAdded={onPick} onClose={() => setAdding(false)} />}
    </Box>
  );
}

interface NewPayeeProps {
  readonly onAdded: (person: FoundPerson) => void;
  readonly onClose: () => void;
}

function NewPayee({ onAdded, onClose }: NewPayeeProps) {
  const w = usePayoutWords();
  const { tid } = useDesk();
  const { mutateAsync } = useCommand(addPlayer, { quiet: true });
  return (
    <FormDialog
      title={w('payee.new')}
      action={w('payee.add')}
      defaults={{ first: '', last: '', one_name: false, email: '' }}
      onSubmit={async (values) => {
        const { ref_id } = await mutateAsync({ body: { tid, ...values } });
        onAdded({ ref_id, name: fullName(values) });
      }}
      onClose={onClose}
    >
      <Box sx={{ color: 'text.secondary' }}>{w('payee.newHelp')}</Box>
      <FormText kind="name" name="first" label={w('payee.first')} required autoFocus />
      <FormLastName label={w('payee.last')} autoComplete="off" />
      <FormText kind="email" name="email" label={w('payee.email')} />
    </FormDialog>
  );
}
