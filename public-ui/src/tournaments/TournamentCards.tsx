import type { ListingRow } from '@courtcrew/domain/tournaments/contract.ts';
import { CardGrid } from './CardGrid.tsx';
import type { Point } from './distance.ts';
import { TournamentCard } from './TournamentCard.tsx';

interface TournamentCardsProps {
  readonly label: string;
  readonly tournaments: readonly ListingRow[];
  readonly here?: Point | null;
  readonly past?: boolean;
}

export const TournamentCards = ({ label, tournaments, here, past }: TournamentCardsProps) => (
  <CardGrid label={label}>
    {tournaments.map((tournament) => (
      <TournamentCard key={tournament.tid} tournament={tournament} here={here} past={past} />
    ))}
  </CardGrid>
);
