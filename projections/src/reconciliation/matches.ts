import { type Expression, type Kysely, sql } from 'kysely';
import type { AccountsDatabase } from '../accounts/tables.ts';
import { minutesOn } from '../board/index.ts';
import type { BoardDatabase } from '../board/tables.ts';
import { list, selectFrom } from '../kernel/list.ts';
import { inDollars } from '../kernel/money.ts';
import { rowName } from '../kernel/names.ts';
import { written } from '../kernel/written.ts';
import type { ReconciliationDatabase } from './tables.ts';

/** Matches are shown with names and with the invoices they are on. */
export type Paid = Kysely<BoardDatabase & AccountsDatabase & ReconciliationDatabase>;

/** Finished matches with both officials, latest first. Amounts are dollars. */
export const finishedMatches = list({
  rows: selectFrom('board.matches as m')
    .leftJoin('accounts.people as p', 'p.ref_id', 'm.ref_id')
    .leftJoin('accounts.people as second', 'second.ref_id', 'm.second_ref_id')
    .leftJoin('reconciliation.invoices as i', (join) =>
      join.onRef('i.tid', '=', 'm.tid').onRef('i.ref_id', '=', 'm.ref_id'),
    )
    .leftJoin('reconciliation.invoices as j', (join) =>
      join.onRef('j.tid', '=', 'm.tid').onRef('j.ref_id', '=', 'm.second_ref_id'),
    )
    .select([
      'm.id',
      'm.tid',
      'm.court_num',
      'm.sysid',
      'm.medal',
      'm.medal as match_type',
      'm.ref_id',
      sql<string>`coalesce(${rowName('p')}, '')`.as('name'),
      'm.credentials',
      written('m.start_time').as('start_time'),
      written('m.end_time').as('end_time'),
      minutesOn('m').as('match_time'),
      inDollars('m.estimated_amount').as('estimated_amount'),
      inDollars('m.amount').as('amount'),
      'm.paid',
      'm.posted',
      'm.payment_note',
      'i.id as invoice_id',
      'm.second_ref_id',
      rowName<string | null>('second').as('supporting'),
      'm.second_credentials as second_cred',
      inDollars<number | null>('m.second_estimated_amount').as('estimated_supporting_amount'),
      inDollars<number | null>('m.second_amount').as('second_amount'),
      'm.second_paid',
      'm.second_posted as posted_second',
      'm.second_payment_note',
      'j.id as second_invoice_id',
      // What it pays beyond its estimate.
      sql<number>`(m.amount - m.estimated_amount + coalesce(m.second_amount - m.second_estimated_amount, 0))::float8 / 100`.as(
        'difference',
      ),
    ]),
  key: 'id',
  order: [sql`end_time desc`],
  searched: ['name', 'supporting', 'court_num', 'sysid', 'payment_note', 'second_payment_note'],
});

/** People whom a tournament owes something above nothing for work at its courts, or has paid it since then. */
export const owedAtCourts = (tid: string, since: string) => sql`
  select w.ref_id from (
    select id, 'lead' as side, ref_id, amount, paid from board.matches where tid = ${tid}
    union all
    select id, 'second', second_ref_id, second_amount, second_paid from board.matches where tid = ${tid}
    union all
    select id, 'aux', ref_id, amount, paid from board.past_aux where tid = ${tid}
  ) w left join board.paid_marks k on k.id = w.id and k.side = w.side
  where w.amount > 0 and (not w.paid or k.paid_at >= ${since})
  union
  select i.ref_id from reconciliation.invoices i where i.tid = ${tid} and i.bonus > 0 and i.paid_at is null
    and (i.bonus > (select coalesce(sum(m.bonus), 0) from board.payments m where m.tid = i.tid and m.ref_id = i.ref_id)
      or exists (select from board.payments m where m.tid = i.tid and m.ref_id = i.ref_id and m.made_at >= ${since}))`;

export async function owedForWork(db: Paid, tid: string, since: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ ref_id: string }>`${owedAtCourts(tid, since)}`.execute(db);
  return new Set(rows.map(({ ref_id }) => ref_id));
}

/** How to pay those whom work at the courts is due, or was paid since then, as far as they said. */
export const handlesOfPaid = (db: Paid, tid: string, since: string) =>
  db
    .selectFrom('accounts.people')
    .select(['ref_id', 'paypal', 'venmo', 'zelle'])
    .where(sql<boolean>`ref_id in (${owedAtCourts(tid, since)})`)
    .where(sql<boolean>`coalesce(paypal, venmo, zelle) is not null`)
    .execute();

/** Finished assignments beside a court, latest first. Amounts are dollars. */
export const finishedAux = list({
  rows: selectFrom('board.past_aux as a')
    .leftJoin('accounts.people as p', 'p.ref_id', 'a.ref_id')
    .leftJoin('board.aux_notes as n', 'n.id', 'a.id')
    .leftJoin('reconciliation.invoices as i', (join) =>
      join.onRef('i.tid', '=', 'a.tid').onRef('i.ref_id', '=', 'a.ref_id'),
    )
    .select([
      'a.id',
      'a.tid',
      'a.ref_id',
      sql<string>`coalesce(${rowName('p')}, '')`.as('person'),
      'p.credentials',
      'a.type',
      sql<string>`coalesce(n.name, a.name)`.as('name'),
      'a.court_num',
      'a.start_time',
      'a.end_time',
      'a.minutes',
      inDollars('a.amount').as('amount'),
      'a.paid',
      'i.id as invoice_id',
    ]),
  key: 'id',
  order: [sql`end_time desc`],
  searched: ['person', 'type', 'name', 'court_num'],
});

const sum = (amount: Expression<number | null>, where?: Expression<boolean | null>) =>
  where === undefined
    ? sql<number>`coalesce(sum(${amount}), 0)`
    : sql<number>`coalesce(sum(${amount}) filter (where ${where}), 0)`;

/** What matches and assignments of a tournament add up to, in cents. */
export async function paySums(db: Paid, tid: string) {
  const [matches, aux] = await Promise.all([
    db
      .selectFrom('board.matches')
      .select(({ ref, not }) => [
        sum(ref('amount')).as('lead'),
        sum(ref('second_amount')).as('second'),
        sum(ref('amount'), ref('posted')).as('lead_posted'),
        sum(ref('second_amount'), ref('second_posted')).as('second_posted'),
        sum(ref('amount'), not(ref('paid'))).as('lead_due'),
        sum(ref('second_amount'), not(sql<boolean>`second_paid`)).as('second_due'),
      ])
      .where('tid', '=', tid)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('board.past_aux')
      .select(({ ref, not }) => [
        sum(ref('amount')).as('all'),
        sum(ref('amount'), not(ref('paid'))).as('due'),
      ])
      .where('tid', '=', tid)
      .executeTakeFirstOrThrow(),
  ]);
  return { ...matches, aux: aux.all, aux_due: aux.due };
}

/** The tournament of a finished match; null where there is none. */
export const matchOwner = async (db: Paid, id: string): Promise<{ tid: string } | null> =>
  (await db.selectFrom('board.matches').select('tid').where('id', '=', id).executeTakeFirst()) ?? null;

/** The tournament of a finished match or assignment beside a court. */
export const payOwner = async (db: Paid, id: string): Promise<{ tid: string } | null> =>
  (await matchOwner(db, id)) ??
  (await db.selectFrom('board.past_aux').select('tid').where('id', '=', id).executeTakeFirst()) ??
  null;

/** Revisions of the board's events that tell of the pay for a match or an assignment, in order. */
export async function payLines(db: Paid, id: string): Promise<number[]> {
  const rows = await db
    .selectFrom('board.pay_lines')
    .select('revision')
    .where('id', '=', id)
    .orderBy('revision')
    .execute();
  return rows.map(({ revision }) => revision);
}
