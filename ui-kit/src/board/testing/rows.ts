import type { AuxRow, ClipboardRow, CourtRow, QueueRow } from '@courtcrew/domain/board/shapes.ts';

/** Rows for tests of whatever shows a board. */

export const courtRow = (court_order: number, more: Partial<CourtRow> = {}): CourtRow => ({
  court_order,
  court_num: String(court_order),
  description: '',
  color: '#009CAE',
  id: null,
  ref_id: null,
  first: null,
  last: null,
  credentials: null,
  credentials_verified: false,
  second_ref_id: null,
  second_first: null,
  second_last: null,
  second_cred: null,
  second_verified: false,
  start_time: null,
  medal: 'none',
  ...more,
});

export const queueRow = (ref_id: string, rank: number, more: Partial<QueueRow> = {}): QueueRow => ({
  ref_id,
  first: ref_id,
  last: 'Tester',
  credentials: 'Certified',
  credentials_verified: true,
  rank,
  since: '2030-03-05T14:00:00.000Z',
  checked_in_at: '2030-03-05T13:00:00.000Z',
  quick_break: false,
  last_match: false,
  end_time: null,
  note: null,
  ref_note: null,
  tag: null,
  ...more,
});

export const auxRow = (id: string, more: Partial<AuxRow> = {}): AuxRow => ({
  id,
  tid: 't1',
  ref_id: `of-${id}`,
  first: 'Aux',
  last: 'Tester',
  credentials: null,
  credentials_verified: false,
  type: 'Match Starter',
  name: '',
  court_order: null,
  court_num: '',
  note: null,
  tag: null,
  start_time: '2030-03-05T14:00:00.000Z',
  ...more,
});

export const clipboardRow = (
  id: string,
  court_order: number,
  more: Partial<ClipboardRow> = {},
): ClipboardRow => ({
  id,
  court_order,
  court_num: String(court_order),
  ref_id: null,
  first: null,
  last: null,
  ...more,
});
