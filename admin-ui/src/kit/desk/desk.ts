import { isTimeZone, type TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { type ChosenTournament, useTournament } from '../../shell/tournament.tsx';

interface Desk extends ChosenTournament {
  readonly time_zone: TimeZone;
}

/** The tournament of a desk screen; its gate guarantees one. */
export function useDesk(): Desk {
  const { tournament } = useTournament();
  if (!tournament || !isTimeZone(tournament.time_zone)) {
    throw new Error('a desk screen was opened without a tournament');
  }
  return { ...tournament, time_zone: tournament.time_zone };
}
