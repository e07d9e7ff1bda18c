import type { OpenCall } from '../openCalls.ts';

/** A call for tests. */
export const openCall = (nid: string, more: Partial<OpenCall> = {}): OpenCall => ({
  nid,
  type: 'desk',
  court_num: '1',
  message: null,
  department: 'Desk',
  ref_id: 'ann',
  first: 'Ann',
  last: 'Lee',
  time: '2030-03-05T15:00:00.000Z',
  received: '2030-03-05T15:00:00.000Z',
  ...more,
});
