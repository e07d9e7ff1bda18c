import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { folded } from '../../kernel/like.ts';
import { list, selectFrom } from '../../kernel/list.ts';
import { rowName } from '../../kernel/names.ts';
import type { Rosters } from '../queries/database.ts';

const seated = selectFrom('roster.signups')
  .select(['tid', 'sid', sql<number>`count(*)::int`.as('seated')])
  .where('waitlist', '=', false)
  .groupBy(['tid', 'sid']);

const seats = selectFrom('roster.shifts as s')
  .leftJoin(seated.as('g'), (join) => join.onRef('g.tid', '=', 's.tid').onRef('g.sid', '=', 's.sid'))
  .select([
    's.tid',
    's.category',
    sql<number>`count(*)::int`.as('shifts'),
    sql<number>`sum(s.spots)::int`.as('spots'),
    sql<number>`coalesce(sum(g.seated), 0)::int`.as('count'),
  ])
  .where('s.kind', '=', 'volunteer')
  .groupBy(['s.tid', 's.category']);

const captains = selectFrom('roster.captains as c')
  .innerJoin('accounts.people as p', 'p.ref_id', 'c.ref_id')
  .select(['c.id', 'c.ref_id', 'p.first', 'p.last', rowName('p').as('name')])
  .where(sql<boolean>`c.vcid = k.vcid`)
  .where('p.forgotten', '=', false)
  .orderBy('p.last_key')
  .orderBy('p.first_key')
  .orderBy('c.id');

/** Categories by name, with their captains and how full their shifts are. */
export const volunteerCategories = list({
  rows: selectFrom('roster.categories as k')
    .leftJoin(seats.as('n'), (join) => join.onRef('n.tid', '=', 'k.tid').onRef('n.category', '=', 'k.vcid'))
    .selectAll('k')
    .select([
      jsonArrayFrom(captains).as('admin'),
      sql<string>`coalesce((select string_agg(x.name, ', ') from ${captains} x), '')`.as('captains'),
      sql<number>`coalesce(n.shifts, 0)`.as('shifts'),
      sql<number>`coalesce(n.spots, 0)`.as('spots'),
      sql<number>`coalesce(n.count, 0)`.as('count'),
    ])
    .where('k.deleted', '=', false),
  key: 'vcid',
  order: [folded(sql.ref('name'))],
  searched: ['name', 'description', 'captains'],
});

/** Where a category belongs. */
export const categoryOwner = async (db: Rosters, vcid: string): Promise<{ tid: string } | null> =>
  (await db
    .selectFrom('roster.categories')
    .select('tid')
    .where('vcid', '=', vcid)
    .where('deleted', '=', false)
    .executeTakeFirst()) ?? null;

/** Name of a category, also of a deleted one; empty for an unknown one. */
export const categoryNamed = async (db: Rosters, vcid: string): Promise<string> =>
  (await db.selectFrom('roster.categories').select('name').where('vcid', '=', vcid).executeTakeFirst())
    ?.name ?? '';

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
