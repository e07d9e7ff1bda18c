import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { listed } from '@courtcrew/domain/kernel/isolated.ts';
import type { TournamentDetail } from '@courtcrew/domain/tournaments/contract.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { useShare } from '@courtcrew/ui-kit/page/useShare.ts';
import { dayRange, zoneNames } from '@courtcrew/ui-kit/time/dates.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Event from '@mui/icons-material/EventOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Share from '@mui/icons-material/ShareOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { BoardLink, MapLinks } from '../../board/index.ts';
import { useRosterWords } from '../words.ts';

type Headed = Pick<
  TournamentDetail,
  | 'tid'
  | 'status'
  | 'name'
  | 'about'
  | 'start'
  | 'end_date'
  | 'location'
  | 'time_zone'
  | 'url'
  | 'facility_map'
  | 'lat'
  | 'long'
> & {
  readonly admins: readonly { readonly first: string; readonly last: string }[];
};

interface TournamentHeaderProps {
  readonly tournament: Headed;
  readonly links?: ReactNode;
}

/** What, when, where: dates are venue days, so the zone is named. */
export function TournamentHeader({ tournament, links }: TournamentHeaderProps) {
  const w = useRosterWords();
  const { language } = useSpeech();
  const { name, start, end_date, location, time_zone } = tournament;
  const first = start ?? end_date;
  const days = dayRange(first, end_date, language);
  const zone = first === null ? '' : ` · ${zoneNames(first, end_date ?? first, time_zone, language)}`;
  return (
    <PageHeader
      title={name}
      actions={
        <>
          {links}
          <BoardLink tournament={tournament} />
          <ShareTournament name={name} />
        </>
      }
      about={
        <>
          <Fact icon={<Event />}>{days ? `${days}${zone}` : w('tournament.datesNeeded')}</Fact>
          {location && <Fact icon={<Place />}>{location}</Fact>}
        </>
      }
    />
  );
}

export function AboutTournament({ tournament }: { tournament: Headed }) {
  const w = useRosterWords();
  const { about, admins, url, facility_map, lat, long } = tournament;
  const names = listed(admins.map(fullName));
  if (!about && !names && !url && !facility_map && lat === null) return null;
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {w('signup.about')}
      </Typography>
      {about && <Typography>{about}</Typography>}
      {names && (
        <Typography variant="body2" color="textSecondary">
          {w('signup.directors', { names })}
        </Typography>
      )}
      <Suspense>
        <MapLinks place={{ url, facility_map, lat, long }} />
      </Suspense>
    </Box>
  );
}

/** Sends the page's address, without what its reader has filtered. */
function ShareTournament({ name }: { name: string }) {
  const w = useRosterWords();
  const share = useShare();
  const { pathname, search } = useLocation();
  const tid = new URLSearchParams(search).get('tid');
  const path = tid === null ? pathname : `${pathname}?${new URLSearchParams({ tid })}`;
  return (
    <Button variant="outlined" startIcon={<Share />} onClick={() => void share({ title: name, path })}>
      {w('action.share')}
    </Button>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, mr: 1, '& svg': { fontSize: '1.125rem' } }}
  >
    {icon}
    {children}
  </Box>
);
