import { type Kysely, sql } from 'kysely';
import type { AccountsDatabase } from '../accounts/index.ts';
import type { BoardDatabase } from '../board/index.ts';
import type { TournamentsDatabase } from '../tournaments/index.ts';
import type { Paid } from './matches.ts';
import type { InvoiceRow, ReconciliationDatabase } from './tables.ts';

/** Invoices are shown with names and with the tournament they are for. */
type Billed = Kysely<BoardDatabase & AccountsDatabase & TournamentsDatabase & ReconciliationDatabase>;

/** One part of a match, or one assignment, that stands in the books. `amount` is cents. */
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
}

/**
 * What stands in the books of a tournament, by whom it is for, earliest first: posted parts of matches, and assignments
 * beside a court that were paid, which have no books of their own.
 */
export function bookedLines(db: Paid, tid: string, ref_id?: string) {
  const lead = db
    .selectFrom('board.matches')
    .select(['id', sql<InvoiceLine['of']>`'lead'`.as('of'), 'ref_id', 'court_num'])
    .select([sql<string | null>`null::text`.as('type'), 'start_time', 'end_time', 'amount'])
    .where('tid', '=', tid)
    .where('posted', '=', true)
    .$if(ref_id !== undefined, (query) => query.where('ref_id', '=', ref_id ?? ''));
  const second = db
    .selectFrom('board.matches')
    .select(['id', sql<InvoiceLine['of']>`'supporting'`.as('of'), sql<string>`second_ref_id`.as('ref_id')])
    .select(['court_num', sql<string | null>`null::text`.as('type'), 'start_time', 'end_time'])
    .select(sql<number>`second_amount`.as('amount'))
    .where('tid', '=', tid)
    .where('second_posted', '=', true)
    .$if(ref_id !== undefined, (query) => query.where('second_ref_id', '=', ref_id ?? ''));
  const aux = db
    .selectFrom('board.past_aux')
    .select(['id', sql<InvoiceLine['of']>`'aux'`.as('of'), 'ref_id', 'court_num'])
    .select([sql<string | null>`type`.as('type'), 'start_time', 'end_time', 'amount'])
    .where('tid', '=', tid)
    .where('paid', '=', true)
    .$if(ref_id !== undefined, (query) => query.where('ref_id', '=', ref_id ?? ''));
  return lead.unionAll(second).unionAll(aux).orderBy('start_time').orderBy('id').execute();
}

const invoices = (db: Billed) =>
  db
    .selectFrom('reconciliation.invoices as i')
    .innerJoin('tournaments.tournaments as t', 't.tid', 'i.tid')
    .leftJoin('accounts.people as p', 'p.ref_id', 'i.ref_id')
    .selectAll('i')
    .select(['p.first', 'p.last', 't.name', 't.organization', 't.time_zone', 't.start', 't.end_date']);

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
 * Officials of a tournament who have been paid or are in the books, and have no invoice yet; those of these matches and
 * assignments, so that it costs the same however much has been played.
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
    .where(({ or, eb }) => or([eb('paid', '=', true), eb('posted', '=', true)]))
    .union(
      matches
        .select(sql<string>`second_ref_id`.as('ref_id'))
        .where(({ or, eb }) => or([eb('second_paid', '=', true), eb('second_posted', '=', true)])),
    )
    .union(aux.select('ref_id').where('paid', '=', true))
    .except(db.selectFrom('reconciliation.invoices').select('ref_id').where('tid', '=', tid))
    .execute();
  return rows.map(({ ref_id }) => ref_id).sort();
}
