import { getRefereeName, getRegisteredRefs } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import PersonAdd from '@mui/icons-material/PersonAdd';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDesk } from '../parts/desk.ts';
import { useDeskWords } from '../words.ts';
import { useStaff } from './useStaff.ts';

/** Shortest text the server searches for. */
const ENOUGH = 3;

/** Finds people with an account by name and registers them. */
export function AddExisting() {
  const d = useDeskWords();
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
  const known = new Set(registered.data?.map(({ ref_id }) => ref_id));
  return (
    <section aria-labelledby="add-existing">
      <Box component="h2" id="add-existing" sx={{ m: 0, mb: 1.5, typography: 'h2' }}>
        {d('staff.addExisting')}
      </Box>
      <TextInput
        type="search"
        label={d('staff.search')}
        hint={d('staff.searchHelp')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {search.length >= ENOUGH && (
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
                      disabled={staff.busy}
                      onClick={() => void staff.add(ref_id)}
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
