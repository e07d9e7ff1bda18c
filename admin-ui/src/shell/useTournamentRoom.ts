import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';

/**
 * Refetches a tournament, its admins and the session after others' changes. The public room: captains may not join the
 * desk's.
 */
export const useTournamentRoom = (tid: string | undefined) =>
  useRoom(tid ? `tournament:${tid}` : null, {
    refreshes: ['tournaments', 'accounts'],
    about: ['tournament'],
  });
