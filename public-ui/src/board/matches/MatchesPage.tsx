import { getTournamentsForReferee } from '@courtcrew/domain/board/contract/reports.ts';
import { isTimeZone } from '@courtcrew/domain/kernel/time.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/urlFilter.ts';
import { RequireLogin } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { OwnMatches } from './OwnMatches.tsx';
import { useMatchWords } from './words.ts';

const FILTER = { tournament: '' };

/** `/profile/matchesByTournament`: what somebody has worked at the courts of one tournament. */
export function MatchesPage() {
  return (
    <RequireLogin>
      <ByTournament />
    </RequireLogin>
  );
}

function ByTournament() {
  const w = useMatchWords();
  const id = useId();
  const { user } = useSession();
  const { filter, set } = useUrlFilter(FILTER);
  const tournaments = useCall(getTournamentsForReferee, { params: { ref_id: user?.ref_id ?? '' } });
  return (
    <>
      <PageHeader title={w('matches.title')} />
      <Answered
        of={tournaments}
        loading={<Loading shape="cards" count={3} />}
        empty={<EmptyState title={w('matches.none')} />}
      >
        {(all) => {
          const chosen = all.find(({ tid }) => tid === filter.tournament) ?? all[0];
          if (!chosen || !isTimeZone(chosen.time_zone)) return null;
          return (
            <Box sx={{ display: 'grid', gap: 3 }}>
              <FormControl variant="outlined" sx={{ maxWidth: 420 }}>
                <InputLabel shrink htmlFor={id}>
                  {w('matches.tournament')}
                </InputLabel>
                <NativeSelect
                  input={<OutlinedInput notched label={w('matches.tournament')} />}
                  inputProps={{ id }}
                  value={chosen.tid}
                  onChange={({ target }) => set({ tournament: target.value })}
                >
                  {all.map(({ tid, name }) => (
                    <option key={tid} value={tid}>
                      {name}
                    </option>
                  ))}
                </NativeSelect>
              </FormControl>
              {chosen.invoice_id && (
                <Button
                  component={AppAnchor}
                  to={`/print/printInvoice/${chosen.invoice_id}`}
                  variant="outlined"
                  sx={{ justifySelf: 'start' }}
                >
                  {w('matches.invoice')}
                </Button>
              )}
              <OwnMatches key={chosen.tid} tid={chosen.tid} zone={chosen.time_zone} />
            </Box>
          );
        }}
      </Answered>
    </>
  );
}
