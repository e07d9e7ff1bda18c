import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import type { VolunteerShift } from '@courtcrew/domain/roster/index.ts';
import { sql } from 'kysely';
import { hasWords } from '../../kernel/like.ts';
import { rowNameKey } from '../../kernel/names.ts';
import type { Rosters } from '../queries/database.ts';
import { type CheckinDay, checkedIn, isCurrentShift } from './presence.ts';
import { waiverMissing } from './waivers.ts';

const faces = (db: Rosters, tid: string) =>
  db
    .selectFrom('roster.staff as m')
    .innerJoin('accounts.people as p', 'p.ref_id', 'm.ref_id')
    .leftJoin('roster.shirts as h', (join) =>
      join.onRef('h.tid', '=', 'm.tid').onRef('h.ref_id', '=', 'm.ref_id'),
    )
    .leftJoin('roster.group_members as o', (join) =>
      join.onRef('o.tid', '=', 'm.tid').onRef('o.ref_id', '=', 'm.ref_id'),
    )
    .leftJoin('roster.groups as g', 'g.vgid', 'o.vgid')
    .select([
      'm.ref_id',
      'p.first',
      'p.last',
      'p.credentials',
      'p.credentials_verified',
      'p.email',
      'p.phone',
      'p.alt_phone',
      'p.shirt',
      'p.shirt2',
      'p.usap_ambassador',
      'p.login',
      'p.address',
      'p.city',
      'p.state',
      'p.zip',
      'p.emergency_name',
      'p.emergency_number',
      'h.handed_out',
      'g.vgid',
      'g.name as group_name',
      'g.color',
    ])
    .where('m.tid', '=', tid)
    .where('m.role', '=', 'volunteer')
    .orderBy('p.last_key')
    .orderBy('p.first_key')
    .orderBy('m.ref_id');

/** The tournament's volunteers by last name, and whether they are checked in on that day; `q` is part of a name. */
export async function volunteersOf(db: Rosters, tid: string, day: CheckinDay, q = '') {
  const people = faces(db, tid).$if(q !== '', (query) => query.where(hasWords(rowNameKey('p'), q)));
  const [rows, here] = await Promise.all([people.execute(), checkedIn(db, tid, day)]);
  return rows.map(({ handed_out, vgid, group_name, color, ...person }) => ({
    ...person,
    name: fullName(person),
    cell_phone: person.phone,
    other_phone: person.alt_phone,
    checkin: here.has(person.ref_id),
    shirt_pickup: handed_out !== null,
    group: vgid && group_name && color ? { vgid, group_name, color } : null,
  }));
}

export type VolunteerRecord = Awaited<ReturnType<typeof volunteersOf>>[number];

export interface VolunteerShiftFilter {
  /** Only these people. */
  readonly refs?: readonly string[];
  /** Ids of categories. */
  readonly categories?: readonly string[];
  /** Shifts that begin at or after the first instant and before the second. */
  readonly between?: readonly [string, string];
  /** And those somebody is there for at this instant, whichever day they began. */
  readonly now?: CheckinDay['now'];
}

/** Every row of volunteers in shifts, by person and time. */
export async function volunteerShiftsByPerson(
  db: Rosters,
  tid: string,
  { refs, categories, between, now }: VolunteerShiftFilter = {},
): Promise<ReadonlyMap<string, readonly VolunteerShift[]>> {
  let query = db
    .selectFrom('roster.signups as g')
    .innerJoin('roster.shifts as s', 's.sid', 'g.sid')
    .innerJoin('tournaments.tournaments as t', 't.tid', 'g.tid')
    .select(['g.ref_id', 'g.shift_id', 'g.sid', 'g.waitlist', 'g.confirmed', 'g.captain'])
    .select(waiverMissing(sql`w.tid = ${tid}`).as('waiver_missing'))
    .where('g.tid', '=', tid)
    .where('s.kind', '=', 'volunteer')
    .orderBy('s.start_time')
    .orderBy('s.name')
    .orderBy('g.shift_id');
  if (refs !== undefined) query = query.where(sql<boolean>`g.ref_id = any(${[...refs]}::text[])`);
  if (categories !== undefined) {
    if (categories.length === 0) return new Map();
    query = query.where('s.category', 'in', [...categories]);
  }
  if (between !== undefined) {
    const [from, to] = between;
    const ofDay = sql<boolean>`(s.start_time >= ${from} and s.start_time < ${to})`;
    query = query.where(now ? sql<boolean>`(${ofDay} or ${isCurrentShift(now.at)})` : ofDay);
  }
  const rows = await query.execute();
  const shifts = await shiftLabels(db, [...new Set(rows.map(({ sid }) => sid))]);
  return Map.groupBy(
    rows.flatMap((row) => {
      const shift = shifts.get(row.sid);
      return shift ? [{ ...row, ...shift }] : [];
    }),
    ({ ref_id }) => ref_id,
  );
}

/** What these shifts are: read once each, where thousands of rows would repeat it. */
async function shiftLabels(db: Rosters, sids: readonly string[]) {
  const rows = await db
    .selectFrom('roster.shifts as s')
    .leftJoin('roster.categories as k', 'k.vcid', 's.category')
    .select([
      's.sid',
      's.category as vcid',
      'k.name as category',
      's.name as shift_name',
      's.start_time',
      's.end_time',
    ])
    .where(sql<boolean>`s.sid = any(${[...sids]}::text[])`)
    .execute();
  return new Map(rows.map(({ category, ...shift }) => [shift.sid, { ...shift, category: category ?? '' }]));
}

/** What each volunteer works, and waits for, in numbers; somebody without a row has none. */
export async function volunteerWork(db: Rosters, tid: string) {
  const rows = await db
    .selectFrom('roster.signups as g')
    .innerJoin('roster.shifts as s', 's.sid', 'g.sid')
    .select([
      'g.ref_id',
      sql<number>`(count(*) filter (where not g.waitlist))::int`.as('count'),
      sql<number>`(count(*) filter (where g.waitlist))::int`.as('wait_count'),
      sql<number>`(count(*) filter (where g.confirmed))::int`.as('confirmed_count'),
      sql<number>`coalesce(sum(extract(epoch from s.end_time - s.start_time) / 60)
        filter (where not g.waitlist), 0)::int`.as('minutes'),
    ])
    .where('g.tid', '=', tid)
    .where('s.kind', '=', 'volunteer')
    .groupBy('g.ref_id')
    .execute();
  return new Map(rows.map(({ ref_id, ...work }) => [ref_id, work]));
}

/** Volunteers seated in a shift of a category whose people watch courts. */
export async function courtMonitorsOf(db: Rosters, tid: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('roster.signups as g')
    .innerJoin('roster.shifts as s', 's.sid', 'g.sid')
    .innerJoin('roster.categories as k', 'k.vcid', 's.category')
    .select('g.ref_id')
    .distinct()
    .where('g.tid', '=', tid)
    .where('g.waitlist', '=', false)
    .where('k.court_monitor', '=', true)
    .execute();
  return new Set(rows.map(({ ref_id }) => ref_id));
}

/** Whether somebody has a row in a shift of one of these categories. */
export const isInCategories = async (
  db: Rosters,
  tid: string,
  ref_id: string,
  categories: readonly string[],
): Promise<boolean> =>
  categories.length > 0 &&
  (await db
    .selectFrom('roster.signups as g')
    .innerJoin('roster.shifts as s', 's.sid', 'g.sid')
    .select('g.ref_id')
    .where('g.tid', '=', tid)
    .where('g.ref_id', '=', ref_id)
    .where('s.kind', '=', 'volunteer')
    .where('s.category', 'in', [...categories])
    .executeTakeFirst()) !== undefined;

/** Who leads which shift of volunteers, by shift. */
export async function leadersOf(db: Rosters, tid: string) {
  const rows = await db
    .selectFrom('roster.signups as g')
    .innerJoin('accounts.people as p', 'p.ref_id', 'g.ref_id')
    .select(['g.sid', 'g.ref_id', 'p.first', 'p.last'])
    .where('g.tid', '=', tid)
    .where('g.captain', '=', true)
    .orderBy('p.last_key')
    .orderBy('g.ref_id')
    .execute();
  return Map.groupBy(rows, ({ sid }) => sid);
}
