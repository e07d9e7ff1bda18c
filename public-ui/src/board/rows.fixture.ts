import type { AuxRow, CourtRow, QueueRow } from '@courtcrew/domain/board/shapes.ts';

/** Rows for tests; only what a test speaks of is given. */

const someone = (first: string, last: string) => ({
  first,
  last,
  credentials: 'Certified',
  credentials_verified: true,
});

/** A free court, unless `match` puts somebody on it. */
export const courtRow = (court_order: number, match: Partial<CourtRow> = {}): CourtRow => ({
  court_order,
  court_num: String(court_order),
  description: '',
  color: '',
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
  start_time: null,
  medal: 'none',
  ...match,
});

export const queueRow = (ref_id: string, first: string, last: string): QueueRow => ({
  ref_id,
  ...someone(first, last),
  rank: 1,
  since: '2030-03-05T14:00:00.000Z',
  checked_in_at: '2030-03-05T14:00:00.000Z',
  quick_break: false,
  last_match: false,
  end_time: null,
  note: null,
  ref_note: null,
  tag: null,
});

export const auxRow = (id: string, ref_id: string, first: string, last: string): AuxRow => ({
  id,
  tid: 't1',
  ref_id,
  ...someone(first, last),
  type: 'Match Starter',
  name: 'Match Starter',
  court_order: null,
  court_num: '',
  note: null,
  tag: null,
  start_time: '2030-03-05T14:00:00.000Z',
});
