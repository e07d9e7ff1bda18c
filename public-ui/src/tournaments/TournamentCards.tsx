import type { ListingRow } from '@courtcrew/domain/tournaments/contract.ts';
import { CardGrid } from './CardGrid.tsx';
import { TournamentCard } from './TournamentCard.tsx';

interface TournamentCardsProps {
  readonly label: string;
  readonly tournaments: readonly ListingRow[];
  readonly past?: boolean;
}

export const TournamentCards = ({ label, tournaments, past }: TournamentCardsProps) => (
  <CardGrid label={label}>
    {tournaments.map((tournament) => (
      <TournamentCard key={tournament.tid} tournament={tournament} past={past} />
    ))}
  </CardGrid>
);
