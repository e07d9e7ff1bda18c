import { type Kysely, sql } from 'kysely';
import type { AccountsDatabase } from '../accounts/tables.ts';
import type { BoardDatabase } from '../board/tables.ts';
import type { TournamentsDatabase } from '../tournaments/tables.ts';
import type { Paid } from './matches.ts';
import type { InvoiceRow, ReconciliationDatabase } from './tables.ts';

/** Invoices are shown with names and with the tournament they are for. */
type Billed = Kysely<BoardDatabase & AccountsDatabase & TournamentsDatabase & ReconciliationDatabase>;

/** One part of a match, or one assignment beside a court, that somebody earned. `amount` is cents. */
export interface InvoiceLine {
  readonly id: string;
  readonly of: 'lead' | 'supporting' | 'aux';
  readonly ref_id: string;
  readonly court_num: string;
  /** Of an assignment beside a court. */
  readonly type: string | null;
  readonly start_time: string;
  readonly end_time: string;
  readonly amount: number;
  /** Null for what is never posted. */
  readonly posted: boolean | null;
  readonly paid: boolean;
  readonly paid_at: string | null;
  /** The payment of the invoice it was paid with; null where the desk paid it by itself. */
  readonly payment: string | null;
  /** Cents it was paid, where its amount was changed since, by whom and when. */
  readonly changed_from: number | null;
  readonly changed_by: string | null;
  readonly changed_at: string | null;
}

/**
 * What was earned at a tournament, one row each part of a match or assignment. What was posted when an invoice was still paid
 * in its book was paid with it.
 */
const earnedAt = (tid: string) => sql`
  select w.id, case w.side when 'second' then 'supporting' else w.side end as of, w.ref_id, w.court_num, w.type,
    w.start_time, w.end_time, w.amount, w.posted,
    w.paid or coalesce(w.posted_at <= i.paid_at, false) as paid,
    coalesce(k.paid_at, case when not w.paid and w.posted_at <= i.paid_at then i.paid_at end) as paid_at,
    coalesce(k.payment, case when not w.paid and w.posted_at <= i.paid_at then i.id end) as payment,
    k.changed_from, k.changed_by, k.changed_at
  from (
    select id, 'lead' as side, ref_id, court_num, null as type, start_time, end_time, amount, posted, posted_at, paid
      from board.matches where tid = ${tid}
    union all
    select id, 'second', second_ref_id, court_num, null, start_time, end_time, second_amount, second_posted,
        second_posted_at, second_paid
      from board.matches where tid = ${tid} and second_ref_id is not null
    union all
    select id, 'aux', ref_id, court_num, type, start_time, end_time, amount, null, null, paid
      from board.past_aux where tid = ${tid}
  ) w
  left join board.paid_marks k on k.id = w.id and k.side = w.side
  left join reconciliation.invoices i on i.tid = ${tid} and i.ref_id = w.ref_id`;

/** What was earned at a tournament, by everybody or by one person, earliest first. */
export async function earnedLines(db: Paid, tid: string, ref_id?: string): Promise<readonly InvoiceLine[]> {
  const { rows } = await sql<InvoiceLine>`
    select * from (${earnedAt(tid)}) e
    where ${ref_id ?? null}::text is null or ref_id = ${ref_id ?? null}
    order by start_time, id, of`.execute(db);
  return rows;
}

/** How many finished matches and assignments somebody is still to be paid for, and how many officials anything is due to. */
export async function dueCounts(db: Paid, tid: string) {
  const { rows } = await sql<{ matches: number; aux: number; people: number }>`
    with due as (select id, of, ref_id from (${earnedAt(tid)}) e where amount > 0 and not paid)
    select (select count(distinct id) from due where of <> 'aux')::int as matches,
      (select count(*) from due where of = 'aux')::int as aux,
      (select count(*) from (
        select ref_id from due
        union
        select i.ref_id from reconciliation.invoices i where i.tid = ${tid} and i.paid_amount is null and i.bonus >
          (select coalesce(sum(m.bonus), 0) from board.payments m where m.tid = i.tid and m.ref_id = i.ref_id)
      ) p)::int as people`.execute(db);
  return rows[0] ?? { matches: 0, aux: 0, people: 0 };
}

/** The payments of a tournament's invoices, or of one person's, earliest first. Amounts are cents. */
export const paymentsMade = (db: Paid, tid: string, ref_id?: string) =>
  db
    .selectFrom('board.payments')
    .selectAll()
    .where('tid', '=', tid)
    .$if(ref_id !== undefined, (query) => query.where('ref_id', '=', ref_id ?? ''))
    .orderBy('made_at')
    .orderBy('payment')
    .execute();

const invoices = (db: Billed) =>
  db
    .selectFrom('reconciliation.invoices as i')
    .innerJoin('tournaments.tournaments as t', 't.tid', 'i.tid')
    .leftJoin('accounts.people as p', 'p.ref_id', 'i.ref_id')
    .selectAll('i')
    .select(['p.first', 'p.last', 't.name', 't.organization', 't.time_zone', 't.start', 't.end_date'])
    .select('t.referee_post_pay');

/** One invoice with its person and its tournament. */
export const invoiceById = (db: Billed, id: string) => invoices(db).where('i.id', '=', id).executeTakeFirst();

/** The invoices of a tournament, by number. */
export const invoicesOf = (db: Billed, tid: string) =>
  invoices(db).where('i.tid', '=', tid).orderBy('i.number').execute();

/** All invoices of a person, newest first. */
export const ownInvoices = (db: Billed, ref_id: string) =>
  invoices(db).where('i.ref_id', '=', ref_id).orderBy('i.made_at', 'desc').orderBy('i.id').execute();

export const invoiceOwner = async (
  db: Billed,
  id: string,
): Promise<Pick<InvoiceRow, 'tid' | 'ref_id' | 'book'> | null> =>
  (await db
    .selectFrom('reconciliation.invoices')
    .select(['tid', 'ref_id', 'book'])
    .where('id', '=', id)
    .executeTakeFirst()) ?? null;

/** The book that a tournament's invoices stand in; undefined before its first. */
export const bookOf = async (db: Billed, tid: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('reconciliation.invoices')
      .select('book')
      .where('tid', '=', tid)
      .orderBy('number')
      .limit(1)
      .executeTakeFirst()
  )?.book;

/** The books that somebody's invoices stand in. */
export async function booksHolding(db: Billed, ref_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('reconciliation.invoices')
    .select('book')
    .distinct()
    .where('ref_id', '=', ref_id)
    .execute();
  return rows.map(({ book }) => book);
}

/**
 * Officials of a tournament who have earned something, have been paid or are in the books, and have no invoice yet; those of
 * these matches and assignments, so that it costs the same however much has been played.
 */
export async function peopleToBill(db: Billed, tid: string, ids?: readonly string[]): Promise<string[]> {
  const among = sql<boolean>`id = any(${ids ?? []})`;
  const matches = db
    .selectFrom('board.matches')
    .where('tid', '=', tid)
    .$if(ids !== undefined, (query) => query.where(among));
  const aux = db
    .selectFrom('board.past_aux')
    .where('tid', '=', tid)
    .$if(ids !== undefined, (query) => query.where(among));
  const rows = await matches
    .select('ref_id')
    .where(({ or, eb }) => or([eb('amount', '>', 0), eb('paid', '=', true), eb('posted', '=', true)]))
    .union(
      matches
        .select(sql<string>`second_ref_id`.as('ref_id'))
        .where(({ or, eb }) =>
          or([eb('second_amount', '>', 0), eb('second_paid', '=', true), eb('second_posted', '=', true)]),
        ),
    )
    .union(aux.select('ref_id').where(({ or, eb }) => or([eb('amount', '>', 0), eb('paid', '=', true)])))
    .except(db.selectFrom('reconciliation.invoices').select('ref_id').where('tid', '=', tid))
    .execute();
  return rows.map(({ ref_id }) => ref_id).sort();
}

/** Tournaments where somebody has earned something, has been paid or is in the books, and has no invoice. */
export async function tournamentsToBill(db: Billed): Promise<string[]> {
  const { rows } = await sql<{ tid: string }>`
    select distinct w.tid from (
      select tid, ref_id from board.matches where amount > 0 or paid or posted
      union all
      select tid, second_ref_id from board.matches where second_amount > 0 or second_paid or second_posted
      union all
      select tid, ref_id from board.past_aux where amount > 0 or paid
    ) w
    where not exists (select from reconciliation.invoices i where i.tid = w.tid and i.ref_id = w.ref_id)
    order by w.tid`.execute(db);
  return rows.map(({ tid }) => tid);
}
