import { getTournaments, type ListingRow } from '@courtcrew/domain/tournaments/contract.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router';
import { isOnToday } from './onToday.ts';
import { plainList } from './Section.tsx';
import { useLineWords } from './words/line.ts';

/** Asks which tournament a page is about, and offers those that are on today. */
export function PickTournament({ title }: { title: string }) {
  const w = useLineWords();
  const now = useNow();
  const future = useCall(getTournaments, { query: { time: 'future' } });
  return (
    <>
      <PageHeader title={title} about={w('line.pick')} />
      <Answered of={future} loading={<Loading shape="list" count={3} />}>
        {(rows) => <Choices today={rows.filter((row) => isOnToday(row, now))} />}
      </Answered>
    </>
  );
}

function Choices({ today }: { today: readonly ListingRow[] }) {
  const w = useLineWords();
  const [, setSearch] = useSearchParams();
  if (today.length === 0) {
    return (
      <EmptyState
        title={w('line.pick')}
        text={w('line.pickNone')}
        action={
          <Button component={AppAnchor} to="/tournaments" variant="contained">
            {w('home.browse')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Box sx={{ mb: 1.5 }}>{w('line.pickHelp')}</Box>
      <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1, justifyItems: 'start' }}>
        {today.map(({ tid, name, location }) => (
          <li key={tid}>
            <Button variant="outlined" onClick={() => setSearch({ tid })}>
              {location ? `${name} · ${location}` : name}
            </Button>
          </li>
        ))}
      </Box>
    </>
  );
}
