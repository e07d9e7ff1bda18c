import { useChosenTournament } from '@courtcrew/ui-kit/session/chosenTournament.ts';
import { useSearchParams } from 'react-router';

/** The tournament in the address, else the one chosen in this browser. */
export function usePickedTournament(): string | null {
  const [search] = useSearchParams();
  const [chosen] = useChosenTournament();
  return search.get('tid') || chosen;
}
