import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { type Kysely, sql } from 'kysely';
import type { AccountsDatabase } from '../accounts/tables.ts';
import type { TournamentsDatabase } from '../tournaments/tables.ts';
import type { PayoutsDatabase } from './tables.ts';

/** Payouts are shown with names, and added up over the tournaments of an organization. */
export type Payouts = Kysely<PayoutsDatabase & AccountsDatabase & TournamentsDatabase>;

/** Places are ordered by the number they begin with: `10` after `9`, `3/4` after `2`. */
const placeNumber = sql`substring(i.place from '^\\s*(\\d{1,6})')::integer`;

/** Prizes by event and place, with whose they are and how they were paid. */
export async function prizesOf(db: Payouts, tid: string) {
  const rows = await db
    .selectFrom('payouts.items as i')
    .innerJoin('accounts.people as p', 'p.ref_id', 'i.ref_id')
    .leftJoin('payouts.payments as m', 'm.id', 'i.payment')
    .select([
      'i.pid',
      'i.event',
      'i.place',
      'i.amount',
      'i.ref_id',
      'p.first',
      'p.last',
      'i.payment',
      'm.payment_type',
      'm.payment_date',
      'm.paid_by',
      'm.memo',
    ])
    .where('i.tid', '=', tid)
    .orderBy('i.event')
    .orderBy(placeNumber, (order) => order.asc().nullsLast())
    .orderBy('i.place')
    .orderBy('p.last_key')
    .orderBy('p.first_key')
    .orderBy('i.pid')
    .execute();
  return rows.map(({ first, last, payment, ...row }) => ({
    ...row,
    name: fullName({ first, last }),
    paid: payment !== null,
  }));
}

/** Everybody who is paid at this tournament, by last name, with how to pay and reach them. */
export const payeesOf = (db: Payouts, tid: string) =>
  db
    .selectFrom('payouts.payees as y')
    .innerJoin('accounts.people as p', 'p.ref_id', 'y.ref_id')
    .select([
      'y.id',
      'y.ref_id',
      'p.first',
      'p.last',
      'p.phone as cell_phone',
      'p.email',
      'p.address',
      'p.city',
      'p.state',
      'p.zip',
      'p.paypal',
      'p.venmo',
      'p.zelle',
    ])
    .where('y.tid', '=', tid)
    .orderBy('p.last_key')
    .orderBy('p.first_key')
    .orderBy('y.ref_id')
    .execute();

/** Whom this tournament owes a prize above nothing, or has paid one since that day. */
export async function owedAt(db: Payouts, tid: string, since: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('payouts.items as i')
    .leftJoin('payouts.payments as m', 'm.id', 'i.payment')
    .select('i.ref_id')
    .distinct()
    .where('i.tid', '=', tid)
    .where('i.amount', '>', 0)
    .where(({ or, eb }) => or([eb('i.payment', 'is', null), sql<boolean>`m.payment_date >= ${since}::date`]))
    .execute();
  return new Set(rows.map(({ ref_id }) => ref_id));
}

/** How many prizes above nothing are not paid. */
export async function prizesDue(db: Payouts, tid: string): Promise<number> {
  const { count } = await db
    .selectFrom('payouts.items')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tid', '=', tid)
    .where('amount', '>', 0)
    .where('payment', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Ids of everybody who is paid at this tournament. */
export const payeesAt = async (db: Payouts, tid: string): Promise<ReadonlySet<string>> =>
  new Set(
    (await db.selectFrom('payouts.payees').select('ref_id').where('tid', '=', tid).execute()).map(
      ({ ref_id }) => ref_id,
    ),
  );

/** The tournament itself, and all others of its organization where it names one, in upper or lower case. */
const sameOrganization = (
  tid: string,
) => sql<boolean>`(t.tid = ${tid} or t.organization_key <> '' and t.organization_key =
  (select own.organization_key from tournaments.tournaments own where own.tid = ${tid}))`;

/**
 * What the organization pays each payee of this tournament in the years that prizes of theirs here count to: that of a
 * payment, until then the one in which the tournament ends, that of `today` where nobody knows.
 */
export const yearlySums = (db: Payouts, tid: string, today: string) => {
  const taxYear = sql<number>`extract(year from coalesce(m.payment_date, t.end_date, t.start, ${today}::date))::integer`;
  const prizes = db
    .selectFrom('payouts.items as i')
    .innerJoin('tournaments.tournaments as t', 't.tid', 'i.tid')
    .leftJoin('payouts.payments as m', 'm.id', 'i.payment')
    .select(['i.ref_id', 'i.tid', 'i.amount', taxYear.as('year')])
    .where(sameOrganization(tid))
    .where('i.ref_id', 'in', db.selectFrom('payouts.payees').select('ref_id').where('tid', '=', tid));
  return db
    .selectFrom(prizes.as('s'))
    .select(['s.ref_id', 's.year', sql<number>`sum(s.amount)`.as('total')])
    .groupBy(['s.ref_id', 's.year'])
    .having(sql<boolean>`bool_or(s.tid = ${tid})`)
    .execute();
};

/** Whose tax form the organization has: what was marked last counts, wherever that was. */
export async function w9Of(db: Payouts, tid: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('payouts.payees as y')
    .innerJoin('tournaments.tournaments as t', 't.tid', 'y.tid')
    .distinctOn('y.ref_id')
    .select(['y.ref_id', 'y.w9'])
    .where(sameOrganization(tid))
    .where('y.w9_at', 'is not', null)
    .orderBy('y.ref_id')
    .orderBy('y.w9_at', 'desc')
    .execute();
  return new Set(rows.filter(({ w9 }) => w9).map(({ ref_id }) => ref_id));
}

/**
 * What people were paid in a calendar year by the organization, where the reader is a master (`null`: everywhere), by
 * last name. `whole` is what all of it paid them.
 */
export async function paidInYear(db: Payouts, tid: string, year: number, reader: string | null) {
  const isShown = reader === null ? sql<boolean>`true` : sql<boolean>`m.tid in (${paidBy(db, reader)})`;
  const rows = await db
    .selectFrom('payouts.payments as m')
    .innerJoin('tournaments.tournaments as t', 't.tid', 'm.tid')
    .innerJoin('accounts.people as p', 'p.ref_id', 'm.ref_id')
    .select([
      'm.ref_id',
      'p.first',
      'p.last',
      'p.address',
      'p.city',
      'p.state',
      'p.zip',
      sql<number>`sum(m.total) filter (where ${isShown})`.as('total'),
      sql<number>`sum(m.total)`.as('whole'),
      sql<number>`count(distinct m.tid) filter (where ${isShown})`.as('tournaments'),
    ])
    .where(sameOrganization(tid))
    .where(sql<boolean>`extract(year from m.payment_date) = ${year}`)
    .groupBy(['m.ref_id', 'p.ref_id'])
    .having(sql<boolean>`bool_or(${isShown})`)
    .orderBy('p.last_key')
    .orderBy('p.first_key')
    .orderBy('m.ref_id')
    .execute();
  return rows.map((row) => ({ ...row, name: fullName(row) }));
}

/** The years in which a tournament paid somebody. */
export async function yearsPaid(db: Payouts, tid: string): Promise<number[]> {
  const rows = await db
    .selectFrom('payouts.payments')
    .select(sql<number>`extract(year from payment_date)::integer`.as('year'))
    .distinct()
    .where('tid', '=', tid)
    .execute();
  return rows.map(({ year }) => year);
}

/** Tournaments whose prizes somebody pays. */
const paidBy = (db: Payouts, ref_id: string) =>
  db
    .selectFrom('tournaments.admins')
    .select('tid')
    .where('ref_id', '=', ref_id)
    .where(({ eb, or }) => or([eb('admin_type', '=', 'master'), eb('treasurer', '=', true)]));

interface Owner {
  readonly tid: string;
  readonly ref_id: string;
}

export const itemOwner = async (db: Payouts, pid: string): Promise<Owner | null> =>
  (await db
    .selectFrom('payouts.items')
    .select(['tid', 'ref_id'])
    .where('pid', '=', pid)
    .executeTakeFirst()) ?? null;

/** By the id that stands for a payee in one tournament, or by the person's own where they are a payee in one alone. */
export async function payeeOwner(db: Payouts, id: string): Promise<Owner | null> {
  const [owner, ...others] = await db
    .selectFrom('payouts.payees')
    .select(['tid', 'ref_id'])
    .where(({ or, eb }) => or([eb('id', '=', id), eb('ref_id', '=', id)]))
    .limit(2)
    .execute();
  return owner && others.length === 0 ? owner : null;
}

/** The person in a tournament whom a call names by their own id or by the one that stands for the payee. */
export const personNamed = async (db: Payouts, { tid, ref_id: named }: Owner): Promise<string> =>
  (
    await db
      .selectFrom('payouts.payees')
      .select('ref_id')
      .where('tid', '=', tid)
      .where('id', '=', named)
      .executeTakeFirst()
  )?.ref_id ?? named;

/** The id that stands for the person here; undefined for nobody's. */
export const payeeOf = async (db: Payouts, { tid, ref_id }: Owner): Promise<string | undefined> =>
  (
    await db
      .selectFrom('payouts.payees')
      .select('id')
      .where('tid', '=', tid)
      .where('ref_id', '=', ref_id)
      .executeTakeFirst()
  )?.id;

/** Tournaments whose payments hold words about somebody, or their name; what forgetting them must reach. */
export async function payoutsHolding(db: Payouts, ref_id: string): Promise<string[]> {
  const received = db.selectFrom('payouts.payments').select('tid').where('ref_id', '=', ref_id);
  const made = db.selectFrom('payouts.payments').select('tid').where('payer', '=', ref_id);
  return (await received.union(made).execute()).map(({ tid }) => tid);
}
