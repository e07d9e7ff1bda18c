import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';

/** Calls of the area, and its cached react-admin lists. */
const LISTS = ['reconciliation', 'pastmatches', 'pastaux', 'invoices'];

/** Keeps a list fresh while others pay, post and settle invoices. */
export const usePayRoom = (tid: string) =>
  useRoom(`reconciliation:${tid}`, { refreshes: LISTS, also: ['pay', 'invoice'] });
