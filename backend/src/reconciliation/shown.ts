import { dollars } from '@courtcrew/domain/kernel/money.ts';
import { minutesLasted } from '@courtcrew/domain/kernel/time.ts';
import type { MatchRow, PastAuxRow } from '@courtcrew/domain/reconciliation/index.ts';
import type { PaidAux, PaidMatch } from '@courtcrew/projections/reconciliation/index.ts';

/** Rows of the read models as the documents name them: cents become dollars here and nowhere else. */

const dollarsOrNull = (cents: number | null): number | null => (cents === null ? null : dollars(cents));

export const matchShown = (row: PaidMatch): MatchRow => ({
  id: row.id,
  court_num: row.court_num,
  ref_id: row.ref_id,
  name: row.name ?? '',
  credentials: row.credentials,
  start_time: row.start_time,
  end_time: row.end_time,
  match_time: minutesLasted(row.start_time, row.end_time),
  match_type: row.medal,
  medal: row.medal,
  sysid: row.sysid,
  estimated_amount: dollars(row.estimated_amount),
  amount: dollars(row.amount),
  paid: row.paid,
  posted: row.posted,
  payment_note: row.payment_note,
  invoice_id: row.invoice_id,
  second_ref_id: row.second_ref_id,
  supporting: row.second_name,
  second_cred: row.second_credentials,
  estimated_supporting_amount: dollarsOrNull(row.second_estimated_amount),
  second_amount: dollarsOrNull(row.second_amount),
  second_paid: row.second_paid,
  posted_second: row.second_posted,
  second_payment_note: row.second_payment_note,
  second_invoice_id: row.second_invoice_id,
});

export const auxShown = (row: PaidAux): PastAuxRow => ({
  id: row.id,
  ref_id: row.ref_id,
  person: row.person ?? '',
  credentials: row.credentials,
  type: row.type,
  name: row.called,
  court_num: row.court_num,
  start_time: row.start_time,
  end_time: row.end_time,
  minutes: row.minutes,
  amount: dollars(row.amount),
  paid: row.paid,
  invoice_id: row.invoice_id,
});
