import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';

/**
 * Refetches a tournament, its admins and the session when somebody else changes it. Uses the public room: captains
 * may not join the desk's.
 */
export const useTournamentRoom = (tid: string | undefined) =>
  useRoom(tid ? `tournament:${tid}` : null, {
    refreshes: ['tournaments', 'accounts'],
    about: ['tournament'],
  });
