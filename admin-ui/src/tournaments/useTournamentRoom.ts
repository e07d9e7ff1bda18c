import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';

/** Reads the tournament and its admins again when somebody else changed them. */
export const useTournamentRoom = (tid: string | undefined) =>
  useRoom(tid ? `desk:${tid}` : null, { refreshes: ['tournaments', 'accounts'] });
