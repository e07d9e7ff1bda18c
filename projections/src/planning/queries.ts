import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { ARCHIVED_STATUSES } from '@courtcrew/domain/tournaments/index.ts';
import { type Kysely, sql } from 'kysely';
import { type AccountsDatabase, remindedBy } from '../accounts/index.ts';
import { folded } from '../kernel/like.ts';
import { staffedBy, type TournamentsDatabase } from '../tournaments/index.ts';
import type { ItemRow, PlanningDatabase } from './tables.ts';

type Plans = Kysely<PlanningDatabase>;
type WithPeople = Kysely<PlanningDatabase & AccountsDatabase>;
type WithTournaments = Kysely<PlanningDatabase & TournamentsDatabase>;

/** An item's row with its category's name, empty without one. Money as the columns have it. */
export type PlannedItem = ItemRow & { readonly category: string };

export interface Assignee {
  readonly pid: string;
  readonly ref_id: string;
  readonly first: string;
  readonly last: string;
  readonly name: string;
}

/** Items with a budget part by kind, or with a to-do part by due date; within these as they came. */
export const itemsOf = (db: Plans, tid: string, part: 'budget' | 'todo'): Promise<PlannedItem[]> =>
  db
    .selectFrom('planning.items as i')
    .leftJoin('planning.categories as c', 'c.cid', 'i.todo_category')
    .selectAll('i')
    .select(sql<string>`coalesce(c.category, '')`.as('category'))
    .where('i.tid', '=', tid)
    .where(`i.${part}`, '=', true)
    .orderBy(part === 'budget' ? 'i.category_id' : 'i.due_date', (order) => order.asc().nullsLast())
    .orderBy('i.rank')
    .orderBy('i.pid')
    .execute();

/** Who does which item of a plan, by item in the order they were named. */
export async function assigneesOf(db: WithPeople, tid: string): Promise<Assignee[]> {
  const rows = await db
    .selectFrom('planning.assignees as a')
    .innerJoin('accounts.people as p', 'p.ref_id', 'a.ref_id')
    .select(['a.pid', 'a.ref_id', 'p.first', 'p.last'])
    .where('a.tid', '=', tid)
    .orderBy('a.rank')
    .orderBy('a.ref_id')
    .execute();
  return rows.map((row) => ({ ...row, name: fullName(row) }));
}

export const detailsOf = (db: Plans, tid: string) =>
  db
    .selectFrom('planning.details')
    .select(['pdid', 'pid', 'title', 'note', 'completed'])
    .where('tid', '=', tid)
    .orderBy('rank')
    .orderBy('pdid')
    .execute();

/** To-do categories of a plan by name. */
export const todoCategoriesOf = (db: Plans, tid: string) =>
  db
    .selectFrom('planning.categories')
    .select(['cid', 'category'])
    .where('tid', '=', tid)
    .orderBy(folded(sql.ref('category')))
    .orderBy('cid')
    .execute();

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
