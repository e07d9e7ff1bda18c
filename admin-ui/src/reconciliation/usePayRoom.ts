import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';

/** Keeps a list fresh while others pay, post and settle invoices. */
export const usePayRoom = (tid: string) => useRoom(`reconciliation:${tid}`, { also: ['pay', 'invoice'] });
