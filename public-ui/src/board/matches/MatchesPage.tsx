import { getTournamentsForReferee } from '@courtcrew/domain/board/contract/reports.ts';
import { isTimeZone } from '@courtcrew/domain/kernel/time.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { RequireLogin } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { OwnMatches } from './OwnMatches.tsx';
import { useMatchWords } from './words.ts';

const FILTER = { tournament: '' };

/** `/profile/matchesByTournament`: a person's work at the courts of one tournament. */
export function MatchesPage() {
  return (
    <RequireLogin>
      <ByTournament />
    </RequireLogin>
  );
}

function ByTournament() {
  const w = useMatchWords();
  const { user } = useSession();
  const { filter, set } = useUrlFilter(FILTER);
  const tournaments = useCall(getTournamentsForReferee, { params: { ref_id: user?.ref_id ?? '' } });
  return (
    <>
      <PageHeader title={w('matches.title')} />
      <Answered of={tournaments} loading="cards" rows={3} empty={<EmptyState title={w('matches.none')} />}>
        {(all) => {
          const chosen = all.find(({ tid }) => tid === filter.tournament) ?? all[0];
          if (!chosen || !isTimeZone(chosen.time_zone)) return null;
          return (
            <Box sx={{ display: 'grid', gap: 3 }}>
              <SelectInput
                label={w('matches.tournament')}
                value={chosen.tid}
                options={all.map(({ tid, name }) => [tid, name])}
                onChange={(tournament) => set({ tournament })}
                sx={{ maxWidth: 420 }}
              />
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
