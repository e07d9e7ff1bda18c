import { MATCH_STARTER } from '@courtcrew/domain/board/index.ts';
import { minutesLasted } from '@courtcrew/domain/kernel/time.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Boards } from './database.ts';

/** What one person has worked at the courts, in the order of time. Amounts are cents. */

interface Whose {
  readonly tid: string;
  readonly ref_id: string;
}

/** The invoice of a person at a tournament, as a value of a query; null before there is one. */
export const invoiceOf = (tid: RawBuilder<unknown>, ref_id: RawBuilder<unknown>) =>
  sql<
    string | null
  >`(select i.id from reconciliation.invoices i where i.tid = ${tid} and i.ref_id = ${ref_id} order by i.number limit 1)`;

/** Matches as lead, or as second. */
export async function matchesOf(db: Boards, { tid, ref_id }: Whose, as: 'lead' | 'supporting') {
  const rows = await db
    .selectFrom('board.matches')
    .select(({ ref }) => [
      'id',
      'court_num',
      'start_time',
      'end_time',
      'medal',
      ref(as === 'lead' ? 'credentials' : 'second_credentials').as('ref_cred'),
      ref(as === 'lead' ? 'amount' : 'second_amount').as('amount'),
      ref(as === 'lead' ? 'paid' : 'second_paid').as('paid'),
      invoiceOf(sql`${tid}`, sql`${ref_id}`).as('invoice_id'),
    ])
    .where('tid', '=', tid)
    .where(as === 'lead' ? 'ref_id' : 'second_ref_id', '=', ref_id)
    .orderBy('start_time')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    type: as,
    amount: row.amount ?? 0,
    paid: row.paid ?? false,
    match_time: minutesLasted(row.start_time, row.end_time),
    minutes: null,
  }));
}

/** Assignments beside a court: as match starter, or all others. */
export async function assignmentsOf(db: Boards, { tid, ref_id }: Whose, which: 'starter' | 'other') {
  const rows = await db
    .selectFrom('board.past_aux')
    .select(['id', 'court_num', 'type', 'start_time', 'end_time', 'amount', 'paid', 'minutes'])
    .select(invoiceOf(sql`${tid}`, sql`${ref_id}`).as('invoice_id'))
    .where('tid', '=', tid)
    .where('ref_id', '=', ref_id)
    .where('type', which === 'starter' ? '=' : '<>', MATCH_STARTER)
    .orderBy('start_time')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, ref_cred: null, medal: null, match_time: row.minutes }));
}

/** Tournaments at whose courts somebody has worked, the latest first. */
export const tournamentsWorked = (db: Boards, ref_id: string) => {
  const held = (column: 'm.ref_id' | 'm.second_ref_id') =>
    db.selectFrom('board.matches as m').select(['m.tid', 'm.id']).where(column, '=', ref_id);
  const worked = held('m.ref_id')
    .union(held('m.second_ref_id'))
    .unionAll(
      db
        .selectFrom('board.past_aux')
        .select(['tid', sql<string>`null`.as('id')])
        .where('ref_id', '=', ref_id),
    );
  return db
    .selectFrom(worked.as('w'))
    .innerJoin('tournaments.tournaments as t', 't.tid', 'w.tid')
    .select([
      't.tid',
      't.name',
      't.start',
      't.end_date',
      't.time_zone',
      sql<number>`count(w.id)`.as('match_count'),
      invoiceOf(sql`t.tid`, sql`${ref_id}`).as('invoice_id'),
    ])
    .groupBy('t.tid')
    .orderBy('t.start', (order) => order.desc().nullsLast())
    .orderBy('t.name')
    .orderBy('t.tid')
    .execute();
};
