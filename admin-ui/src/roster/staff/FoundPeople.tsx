import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { FoundCount } from '@courtcrew/ui-kit/page/list/FoundCount.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import PersonAdd from '@mui/icons-material/PersonAdd';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { type FoundPerson, FoundRow } from '../../kit/page/FoundRow.tsx';
import { useDeskWords } from '../words.ts';

/** Shortest search text of the server. */
export const ENOUGH = 3;

interface FoundPeopleProps {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly found: UseQueryResult<readonly FoundPerson[], Error>;
  /** Ids of those registered already. */
  readonly known: ReadonlySet<string>;
  readonly busy: boolean;
  readonly onAdd: (ref_id: string) => void;
}

export function FoundPeople({ typed, onType, found, known, busy, onAdd }: FoundPeopleProps) {
  const d = useDeskWords();
  const id = useId();
  const enough = typed.trim().length >= ENOUGH;
  return (
    <section aria-labelledby={id}>
      <Box component="h2" id={id} sx={{ m: 0, mb: 1.5, typography: 'h2' }}>
        {d('staff.addExisting')}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1.5 }}>{d('staff.addExistingHelp')}</Box>
      <TextInput
        kind="search"
        label={d('staff.search')}
        hint={d('staff.searchHelp')}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <FoundCount search={typed} count={enough && !found.isFetching ? found.data?.length : undefined} />
      {enough && (
        <Answered
          of={found}
          loading="list"
          rows={3}
          empty={<Box sx={{ py: 2, color: 'text.secondary' }}>{d('staff.searchNone')}</Box>}
        >
          {(people) => (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
              {people.map((person) => (
                <Box
                  component="li"
                  key={person.ref_id}
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    justifyContent: 'space-between',
                    gap: 1,
                    minHeight: 48,
                    borderBottom: '1px solid var(--mui-palette-divider)',
                  }}
                >
                  <FoundRow person={person} note={person.wants === false && d('staff.notAsked')} />
                  {known.has(person.ref_id) ? (
                    <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{d('status.registered')}</Box>
                  ) : (
                    <Button
                      variant="outlined"
                      startIcon={<PersonAdd />}
                      aria-label={`${d('action.add')}: ${isolated(person.name)}`}
                      disabled={busy}
                      onClick={() => onAdd(person.ref_id)}
                    >
                      {d('action.add')}
                    </Button>
                  )}
                </Box>
              ))}
            </Box>
          )}
        </Answered>
      )}
    </section>
  );
}
