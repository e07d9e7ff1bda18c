import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';

/**
 * Reads a tournament, its admins and the session, which lists it, again when somebody else changed it. Everybody's
 * room, since a captain is not let into the desk's.
 */
export const useTournamentRoom = (tid: string | undefined) =>
  useRoom(tid ? `tournament:${tid}` : null, {
    refreshes: ['tournaments', 'accounts'],
    about: ['tournament'],
  });
