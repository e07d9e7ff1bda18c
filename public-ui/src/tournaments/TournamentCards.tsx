import type { ListingRow } from '@courtcrew/domain/tournaments/contract.ts';
import Box from '@mui/material/Box';
import { TournamentCard } from './TournamentCard.tsx';

interface TournamentCardsProps {
  readonly label: string;
  readonly tournaments: readonly ListingRow[];
  readonly past?: boolean;
}

export const TournamentCards = ({ label, tournaments, past }: TournamentCardsProps) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{
      listStyle: 'none',
      p: 0,
      m: 0,
      display: 'grid',
      gap: { xs: 1.5, sm: 2 },
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    }}
  >
    {tournaments.map((tournament) => (
      <TournamentCard key={tournament.tid} tournament={tournament} past={past} />
    ))}
  </Box>
);
