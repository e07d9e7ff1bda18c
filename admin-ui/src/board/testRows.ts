import type { AuxRow, ClipboardRow, CourtRow, QueueRow } from '@courtcrew/domain/board/shapes.ts';
import { type Board, EMPTY_BOARD } from '@courtcrew/ui-kit/board/model.ts';

/** Rows for tests: what a test is about is given, the rest is quiet. */

const AT = '2030-03-05T14:00:00.000Z';

const unverified = { credentials: null, credentials_verified: false };

/** Court n, free unless a lead is given. */
export const courtOf = (court_order: number, lead?: string, more: Partial<CourtRow> = {}): CourtRow => ({
  court_order,
  court_num: String(court_order),
  description: '',
  color: '',
  id: lead === undefined ? null : `match-${court_order}`,
  ref_id: lead ?? null,
  first: lead ?? null,
  last: null,
  ...unverified,
  second_ref_id: null,
  second_first: null,
  second_last: null,
  second_cred: null,
  start_time: lead === undefined ? null : AT,
  medal: 'none',
  ...more,
});

/** Somebody who waits; their name is their id. */
export const waiting = (ref_id: string, rank: number, more: Partial<QueueRow> = {}): QueueRow => ({
  ref_id,
  first: ref_id,
  last: null,
  ...unverified,
  rank,
  since: AT,
  checked_in_at: AT,
  quick_break: false,
  last_match: false,
  end_time: null,
  note: null,
  ref_note: null,
  tag: null,
  ...more,
});

export const auxOf = (id: string, ref_id: string): AuxRow => ({
  id,
  tid: 't',
  ref_id,
  first: ref_id,
  last: null,
  ...unverified,
  type: 'Match Starter',
  name: '',
  court_order: null,
  court_num: '',
  note: null,
  tag: null,
  start_time: AT,
});

export const clipboardOf = (id: string, court_order: number): ClipboardRow => ({
  id,
  court_order,
  court_num: String(court_order),
  ref_id: null,
  first: null,
  last: null,
});

export const boardOf = (parts: Partial<Board>): Board => ({ ...EMPTY_BOARD, ...parts });
