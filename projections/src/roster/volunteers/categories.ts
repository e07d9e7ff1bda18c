import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import type { CategoryWithCaptains } from '@courtcrew/domain/roster/index.ts';
import { sql } from 'kysely';
import { folded } from '../../kernel/like.ts';
import type { Rosters } from '../queries/database.ts';

export interface CategoryFilter {
  /** Only those of the sign-up page. */
  readonly show?: true;
  /** Only these ids. */
  readonly vcids?: readonly string[];
}

/** A tournament's categories by name, with their captains and how full their shifts are. */
export async function categoriesOf(
  db: Rosters,
  tid: string,
  { show, vcids }: CategoryFilter = {},
): Promise<CategoryWithCaptains[]> {
  if (vcids?.length === 0) return [];
  const seats = db
    .selectFrom('roster.shifts as s')
    .leftJoin(
      db
        .selectFrom('roster.signups')
        .select(['sid', sql<number>`count(*)::int`.as('seated')])
        .where('tid', '=', tid)
        .where('waitlist', '=', false)
        .groupBy('sid')
        .as('g'),
      'g.sid',
      's.sid',
    )
    .select([
      's.category',
      sql<number>`count(*)::int`.as('shifts'),
      sql<number>`sum(s.spots)::int`.as('spots'),
      sql<number>`coalesce(sum(g.seated), 0)::int`.as('count'),
    ])
    .where('s.tid', '=', tid)
    .where('s.kind', '=', 'volunteer')
    .groupBy('s.category')
    .as('n');
  const [rows, captains] = await Promise.all([
    db
      .selectFrom('roster.categories as k')
      .leftJoin(seats, 'n.category', 'k.vcid')
      .selectAll('k')
      .select([
        sql<number>`coalesce(n.shifts, 0)`.as('shifts'),
        sql<number>`coalesce(n.spots, 0)`.as('spots'),
        sql<number>`coalesce(n.count, 0)`.as('count'),
      ])
      .where('k.tid', '=', tid)
      .where('k.deleted', '=', false)
      .$if(show === true, (query) => query.where('k.show', '=', true))
      .$if(vcids !== undefined, (query) => query.where('k.vcid', 'in', [...(vcids ?? [])]))
      .orderBy(folded(sql.ref('k.name')))
      .orderBy('k.vcid')
      .execute(),
    captainsOf(db, tid),
  ]);
  return rows.map((row) => ({ ...row, admin: [...(captains.get(row.vcid) ?? [])] }));
}

/** The captains of a tournament's categories with their names, by category. */
export async function captainsOf(db: Rosters, tid: string) {
  const rows = await db
    .selectFrom('roster.captains as c')
    .innerJoin('accounts.people as p', 'p.ref_id', 'c.ref_id')
    .select(['c.id', 'c.vcid', 'c.ref_id', 'p.first', 'p.last'])
    .where('c.tid', '=', tid)
    .where('p.forgotten', '=', false)
    .orderBy('p.last_key')
    .orderBy('p.first_key')
    .orderBy('c.id')
    .execute();
  return Map.groupBy(
    rows.map((row) => ({ ...row, name: fullName(row) })),
    ({ vcid }) => vcid,
  );
}

/** Where a category belongs. */
export const categoryOwner = async (db: Rosters, vcid: string): Promise<{ tid: string } | null> =>
  (await db
    .selectFrom('roster.categories')
    .select('tid')
    .where('vcid', '=', vcid)
    .where('deleted', '=', false)
    .executeTakeFirst()) ?? null;

/** Where a captain's entry belongs. */
export const captainOwner = async (db: Rosters, id: string): Promise<{ tid: string } | null> =>
  (await db.selectFrom('roster.captains').select('tid').where('id', '=', id).executeTakeFirst()) ?? null;

/** Whether somebody coordinates the volunteers of any tournament, and so may look for captains. */
export const coordinatesAnywhere = async (db: Rosters, ref_id: string): Promise<boolean> =>
  (await db
    .selectFrom('tournaments.admins')
    .select('tid')
    .where('ref_id', '=', ref_id)
    .where(({ eb, or }) => or([eb('admin_type', '=', 'master'), eb('volunteer', '=', true)]))
    .executeTakeFirst()) !== undefined;

/** Ids of the categories somebody is captain of in a tournament. */
export const captainciesOf = async (db: Rosters, tid: string, ref_id: string): Promise<string[]> =>
  (
    await db
      .selectFrom('roster.captains')
      .select('vcid')
      .where('tid', '=', tid)
      .where('ref_id', '=', ref_id)
      .execute()
  ).map(({ vcid }) => vcid);
