import type { ListingRow } from '@courtcrew/domain/tournaments/contract.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { SportProvider } from '@courtcrew/ui-kit/words/words.tsx';
import EventIcon from '@mui/icons-material/Event';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { DayTile } from './DayTile.tsx';
import { useDates } from './dates.ts';
import { milesTo, type Point } from './distance.ts';
import { useTournamentWords } from './words.ts';

interface TournamentCardProps {
  readonly tournament: ListingRow;
  readonly here?: Point | null;
  readonly past?: boolean;
}

/** The whole card links to the signup. */
export const TournamentCard = ({ tournament, here = null, past = false }: TournamentCardProps) => (
  <SportProvider sport={tournament.sport}>
    <Card component="li" sx={{ backgroundColor: past ? 'transparent' : undefined }}>
      <CardActionArea
        component={AppAnchor}
        to={`/signup/${tournament.tid}`}
        sx={{ p: 2, gap: 1.25, minHeight: 112 }}
      >
        <Box sx={{ display: 'flex', gap: 1.75, alignItems: 'start' }}>
          <DayTile start={tournament.start} quiet={past} />
          <Facts tournament={tournament} miles={milesTo(tournament, here)} />
        </Box>
        {tournament.about && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {tournament.about}
          </Typography>
        )}
      </CardActionArea>
    </Card>
  </SportProvider>
);

function Facts({ tournament, miles }: { tournament: ListingRow; miles: number | null }) {
  const w = useTournamentWords();
  const dates = useDates(tournament);
  const wanted = useWanted(tournament);
  const { name, location, num_of_courts, sport, status } = tournament;
  const place = [
    location,
    miles !== null && w('list.miles', { count: Math.round(miles) }),
    num_of_courts > 0 && w('list.courts', { count: num_of_courts }),
  ];
  return (
    <Box sx={{ minWidth: 0, flex: 1, display: 'grid', gap: 0.25 }}>
      <Typography variant="h3" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: 550 }}>
        {`${dates}\u00a0· ${w(`list.sport.${sport}`)}`}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {place.filter(Boolean).join(' · ')}
      </Typography>
      {wanted && <Typography variant="body2">{w('list.wanted', { wanted })}</Typography>}
      {status === 'Advertise Only' && (
        <Box sx={{ mt: 0.75 }}>
          <Badge tone="info" icon={<EventIcon />}>
            {w('tournament.advertise')}
          </Badge>
        </Box>
      )}
    </Box>
  );
}

/** Who is still needed, in the sport's words. */
function useWanted({ wanted = [] }: ListingRow): string {
  const w = useTournamentWords();
  return wanted.map((section) => w(SECTION_WORD[section])).join(', ');
}

const SECTION_WORD = {
  referee: 'role.referee',
  line: 'role.athleticTrainer',
  volunteer: 'role.volunteer',
} as const;
