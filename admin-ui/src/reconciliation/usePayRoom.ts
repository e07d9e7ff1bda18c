import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';

/** The area's calls, and the lists react-admin keeps of it. */
const LISTS = ['reconciliation', 'pastmatches', 'pastaux', 'invoices'];

/** Keeps a list fresh while others pay, post and settle invoices. */
export const usePayRoom = (tid: string) =>
  useRoom(`reconciliation:${tid}`, { refreshes: LISTS, also: ['pay', 'invoice'] });
