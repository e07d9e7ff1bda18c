import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { getRefereeName } from '@courtcrew/domain/roster/contract.ts';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import PersonAdd from '@mui/icons-material/PersonAdd';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { useDeskWords } from '../words.ts';

/** Shortest text the server searches for. */
export const ENOUGH = 3;

interface FoundPeopleProps {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly found: UseQueryResult<AnswerOf<typeof getRefereeName>, Error>;
  /** Who is registered already. */
  readonly known: ReadonlySet<string>;
  readonly busy: boolean;
  readonly onAdd: (ref_id: string) => void;
}

/** Finds people with an account by name, and adds them. */
export function FoundPeople({ typed, onType, found, known, busy, onAdd }: FoundPeopleProps) {
  const d = useDeskWords();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Box component="h2" id={id} sx={{ m: 0, mb: 1.5, typography: 'h2' }}>
        {d('staff.addExisting')}
      </Box>
      <TextInput
        type="search"
        label={d('staff.search')}
        hint={d('staff.searchHelp')}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      {typed.trim().length >= ENOUGH && (
        <Answered
          of={found}
          loading={<Loading shape="list" count={3} />}
          empty={<Box sx={{ py: 2, color: 'text.secondary' }}>{d('staff.searchNone')}</Box>}
        >
          {(people) => (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
              {people.map(({ ref_id, name }) => (
                <Box
                  component="li"
                  key={ref_id}
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    justifyContent: 'space-between',
                    gap: 1,
                    minHeight: 48,
                    borderBottom: '1px solid var(--mui-palette-divider)',
                  }}
                >
                  {name}
                  {known.has(ref_id) ? (
                    <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{d('staff.isRegistered')}</Box>
                  ) : (
                    <Button
                      variant="outlined"
                      startIcon={<PersonAdd />}
                      aria-label={`${d('staff.add')}: ${name}`}
                      disabled={busy}
                      onClick={() => onAdd(ref_id)}
                    >
                      {d('staff.add')}
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
