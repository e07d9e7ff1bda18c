import {
  BUDGET_CATEGORIES,
  type BudgetKind,
  RATE_SCALE,
  type When,
} from '@courtcrew/domain/planning/index.ts';
import { ARCHIVED_STATUSES } from '@courtcrew/domain/tournaments/index.ts';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type AccountsDatabase, remindedBy } from '../accounts/index.ts';
import { folded } from '../kernel/like.ts';
import { list, selectFrom } from '../kernel/list.ts';
import { inDollars } from '../kernel/money.ts';
import { rowName } from '../kernel/names.ts';
import { staffedBy, type TournamentsDatabase } from '../tournaments/index.ts';
import type { PlanningDatabase } from './tables.ts';

type Plans = Kysely<PlanningDatabase>;
type WithTournaments = Kysely<PlanningDatabase & TournamentsDatabase>;

const names = selectFrom('planning.assignees as a')
  .innerJoin('accounts.people as p', 'p.ref_id', 'a.ref_id')
  .select(['a.ref_id', 'p.first', 'p.last', rowName('p').as('name')])
  .where(sql<boolean>`a.pid = i.pid`)
  .orderBy('a.rank')
  .orderBy('a.ref_id');

const details = selectFrom('planning.details as d')
  .select(['d.pdid', 'd.title', 'd.note', 'd.completed'])
  .where(sql<boolean>`d.pid = i.pid`)
  .orderBy('d.rank')
  .orderBy('d.pdid');

/** Items with their names and steps; amounts are dollars. */
const items = selectFrom('planning.items as i')
  .leftJoin('planning.categories as c', 'c.cid', 'i.todo_category')
  .select([
    'i.pid',
    'i.tid',
    'i.budget',
    'i.todo',
    'i.category_id',
    'i.budget_title',
    'i.quantity',
    sql<number>`i.rate::float8 / ${sql.lit(RATE_SCALE)}`.as('rate'),
    // Rounded to cents.
    sql<number>`round(i.rate * i.quantity * 100.0 / ${sql.lit(RATE_SCALE)})::float8 / 100`.as('total'),
    inDollars<number | null>('i.actual').as('actual'),
    'i.todo_title',
    'i.todo_category as todoCategory',
    sql<string>`coalesce(c.category, '')`.as('category'),
    'i.due_date',
    'i.completed',
    'i.contact',
    'i.contact_phone as contactPhone',
    'i.contact_email as contactEmail',
    'i.notes as itemNotes',
    'i.notes as item_notes',
    'i.rank',
    jsonArrayFrom(names).as('names'),
    jsonArrayFrom(details).as('details'),
    sql<string>`coalesce((select string_agg(x.name, ', ') from ${names} x), '')`.as('people'),
  ]);

const kinds = JSON.stringify(
  Object.fromEntries(Object.entries(BUDGET_CATEGORIES).map(([kind, category]) => [category, kind])),
);

/** Items with a budget part by kind; within it as they came. */
export const budgetItems = list({
  rows: items
    .select(sql<BudgetKind | null>`${kinds}::jsonb ->> i.category_id::text`.as('kind'))
    .where('i.budget', '=', true),
  key: 'pid',
  order: ['category_id', sql`rank`],
  searched: ['budget_title', 'contact', 'itemNotes'],
});

/** Items with a to-do part by due date, as a reader sees them on a day at the venue; within it as they came. */
export const todoItems = (today = 'epoch', reader = '') =>
  list({
    rows: items
      .select([
        sql<When>`case when i.due_date is null then 'none' when i.due_date < ${today} then 'overdue'
          when i.due_date < ${today}::date + 7 then 'week' else 'later' end`.as('when'),
        sql<boolean>`exists (select from planning.assignees x where x.pid = i.pid and x.ref_id = ${reader})`.as(
          'mine',
        ),
      ])
      .where('i.todo', '=', true),
    key: 'pid',
    order: ['due_date', sql`rank`],
    searched: ['todo_title', 'category', 'people', 'itemNotes'],
  });

/** What a budget is added up from, as the columns have it. */
export const budgetAmounts = (db: Plans, tid: string) =>
  db
    .selectFrom('planning.items')
    .select(['category_id', 'quantity', 'rate', 'actual'])
    .where('tid', '=', tid)
    .where('budget', '=', true)
    .execute();

const ofCategory = selectFrom('planning.items as i')
  .select(({ fn }) => fn.countAll<number>().as('count'))
  .where('i.todo', '=', true)
  .where(sql<boolean>`i.todo_category = c.cid`);

/** To-do categories by name, with how many items they have. */
export const todoCategories = list({
  rows: selectFrom('planning.categories as c')
    .selectAll()
    .select([
      sql<number>`${ofCategory}`.as('items'),
      sql<number>`${ofCategory.where('i.completed', '=', false)}`.as('open'),
    ]),
  key: 'cid',
  order: [folded(sql.ref('category'))],
  searched: ['category'],
});

const OWNED = {
  item: { from: 'planning.items', key: 'pid' },
  category: { from: 'planning.categories', key: 'cid' },
  detail: { from: 'planning.details', key: 'pdid' },
} as const;

/** The tournament in whose plan something stands. */
export async function planOf(
  db: Plans,
  what: keyof typeof OWNED,
  id: string,
): Promise<{ tid: string } | null> {
  const { from, key } = OWNED[what];
  const { rows } = await sql<{ tid: string }>`
    select tid from ${sql.table(from)} where ${sql.ref(key)} = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** One item for a letter: what it is called and when it is due. */
export const itemById = (db: Plans, pid: string) =>
  db
    .selectFrom('planning.items')
    .select(['pid', 'tid', 'todo_title', 'due_date'])
    .where('pid', '=', pid)
    .executeTakeFirst();

/** Ids of those who do an item. */
export async function doersOf(db: Plans, pid: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('planning.assignees').select('ref_id').where('pid', '=', pid).execute();
  return rows.map(({ ref_id }) => ref_id);
}

/**
 * Tasks that are open a day before or after this instant, once for each who does them and still is of the committee; with a
 * person only theirs.
 */
export const tasksAround = (
  db: Kysely<PlanningDatabase & AccountsDatabase & TournamentsDatabase>,
  at: string,
  ref_id?: string,
) =>
  db
    .selectFrom('planning.items as i')
    .innerJoin('planning.assignees as a', 'a.pid', 'i.pid')
    .innerJoin('tournaments.tournaments as t', 't.tid', 'i.tid')
    .innerJoin('tournaments.admins as m', (join) =>
      join.onRef('m.tid', '=', 'a.tid').onRef('m.ref_id', '=', 'a.ref_id'),
    )
    .innerJoin('accounts.people as p', 'p.ref_id', 'a.ref_id')
    .select(['i.pid', 'i.todo_title', 'a.ref_id', 'p.home_zone', ...remindedBy])
    .select(['t.tid', 't.name as tournament', 't.time_zone', 't.quiet_from', 't.quiet_until'])
    .select(sql<string>`i.due_date`.as('due_date'))
    .where('i.todo', '=', true)
    .where('i.completed', '=', false)
    .where('p.forgotten', '=', false)
    .where('t.status', 'not in', ARCHIVED_STATUSES)
    .where(
      sql<boolean>`i.due_date between ${at}::timestamptz - interval '2 days' and ${at}::timestamptz + interval '2 days'`,
    )
    .$if(ref_id !== undefined, (query) => query.where('a.ref_id', '=', ref_id ?? ''))
    .orderBy('i.due_date')
    .orderBy('i.rank')
    .execute();

export type TaskRow = Awaited<ReturnType<typeof tasksAround>>[number];

/** Plans that name somebody; what forgetting them must reach. */
export const plansNaming = async (db: Plans, ref_id: string): Promise<string[]> =>
  (
    await db.selectFrom('planning.assignees').select('tid').distinct().where('ref_id', '=', ref_id).execute()
  ).map(({ tid }) => tid);

/** Plans of other tournaments whose staff somebody is, or of all of them for the platform admin; the latest first. */
export async function plansBesides(db: WithTournaments, tid: string, admin: string | 'platform') {
  const plans = db
    .selectFrom('planning.items as i')
    .innerJoin('tournaments.tournaments as t', 't.tid', 'i.tid')
    .select(({ fn }) => ['t.tid', 't.name', 't.start', fn.countAll<number>().as('items')])
    .where('t.tid', '!=', tid)
    .groupBy(['t.tid', 't.name', 't.start'])
    .orderBy('t.start', (order) => order.desc().nullsLast())
    .orderBy('t.tid')
    .limit(100);
  if (admin === 'platform') return plans.execute();
  return plans.where('t.tid', '=', sql<string>`any(${await staffedBy(db, admin)})`).execute();
}

/** Of these contacts of items, those that stand in a plan: what a backup has brought back. */
export const planContactsAmong = async (
  db: Plans,
  ids: readonly string[],
): Promise<{ tid: string; pid: string; id: string }[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('planning.items')
    .select(['tid', 'pid', 'contact_id as id'])
    .where('contact_id', '=', sql<string>`any(${ids})`)
    .execute();
  return rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ ...row, id }]));
};
