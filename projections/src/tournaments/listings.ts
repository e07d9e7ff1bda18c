import { nameKey } from '@courtcrew/domain/kernel/spelling.ts';
import { dateIn, TIME_ZONES } from '@courtcrew/domain/kernel/time.ts';
import {
  ARCHIVED_STATUSES,
  isArchived,
  PUBLIC_STATUSES,
  type Status,
} from '@courtcrew/domain/tournaments/index.ts';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { contains } from '../kernel/like.ts';
import { list, selectFrom } from '../kernel/list.ts';
import type { TournamentsDatabase } from './tables.ts';

/** Lists of tournaments: which are in it, in what order. None of them has contact data. */

type Tournaments = Kysely<TournamentsDatabase>;

const LISTED = [
  'tid',
  'name',
  'location',
  'facility',
  'organization',
  'country',
  'lat',
  'long',
  'start',
  'end_date',
  'end_date as end',
  'time_zone',
  'sport',
  'status',
  'about',
  'url',
  'referee',
  'line',
  'volunteer',
  'num_of_courts',
] as const;

const FOR_EVERYBODY = [...LISTED, 'description', 'referee_approval_required'] as const;

const FOR_THE_PLATFORM = [
  ...LISTED,
  'private_tournament',
  'invoiced',
  'num_of_referee',
  'num_of_chair_ump',
  'num_of_athletic_trainers',
  'parent_tournament',
] as const;

export interface Narrowing {
  readonly time?: 'future' | 'past' | 'all';
  /** West, Central, East or legacy, in any case. */
  readonly region?: string;
  readonly organization?: string;
  readonly name?: string;
  readonly location?: string;
}

/**
 * Whether a tournament is not over at its venue, or undated. The day is computed per zone here: which zone
 * names a database knows depends on its machine.
 */
function isFuture(now: string): RawBuilder<boolean> {
  const days = JSON.stringify(Object.fromEntries(TIME_ZONES.map((zone) => [zone, dateIn(now, zone)])));
  return sql<boolean>`(status <> all (${[...ARCHIVED_STATUSES]}::text[]) and coalesce(coalesce(end_date, start) >= (${days}::jsonb ->> time_zone)::date, true))`;
}

type Selection<Output> = SelectQueryBuilder<TournamentsDatabase, 'tournaments.tournaments', Output>;

/** What each part of a `Narrowing` lets through. */
const filtersAt = (
  now: string,
): Readonly<Record<keyof Narrowing, (value: string) => RawBuilder<boolean>>> => ({
  time: (which) => {
    if (which === 'all') return sql`true`;
    return which === 'future' ? isFuture(now) : sql`not ${isFuture(now)}`;
  },
  region: (region) => sql`lower(facility) = ${region.toLowerCase()}`,
  organization: (name) => sql`organization_key = ${nameKey(name)}`,
  name: (part) => sql`name_key like ${contains(nameKey(part))}`,
  location: (part) => sql`location_key like ${contains(nameKey(part))}`,
});

const soonestFirst = <Output>(query: Selection<Output>): Selection<Output> =>
  query.orderBy(sql`start asc nulls last`).orderBy('name_key').orderBy('tid');

/** Tournaments everybody may find. `now` is a UTC instant. */
export function publicTournaments(db: Tournaments, by: Narrowing, now: string) {
  const filters = filtersAt(now);
  let query = db
    .selectFrom('tournaments.tournaments')
    .select(FOR_EVERYBODY)
    .where('status', 'in', PUBLIC_STATUSES)
    .where('private_tournament', '=', false);
  for (const [part, value] of Object.entries(by))
    if (value) query = query.where(filters[part as keyof Narrowing](value));
  return soonestFirst(query).execute();
}

/** Whether everybody finds a tournament of this organization, coming or past. */
export const hasTournaments = async (db: Tournaments, organization: string | null): Promise<boolean> =>
  organization !== null &&
  (await db
    .selectFrom('tournaments.tournaments')
    .select('tid')
    .where('status', 'in', PUBLIC_STATUSES)
    .where('private_tournament', '=', false)
    .where(filtersAt('').organization(organization))
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Every tournament, for the platform admin: what is coming soonest first, everything newest first. */
export function platformTournaments(db: Tournaments, which: 'future' | 'all', now: string) {
  const query = db.selectFrom('tournaments.tournaments').select(FOR_THE_PLATFORM);
  if (which === 'future') return soonestFirst(query.where(isFuture(now))).execute();
  return query.orderBy(sql`start desc nulls first`).orderBy('name_key').orderBy('tid').execute();
}

/** A status as it is stored: an archived tournament's is one of two words, whichever was sent. */
const sameStatuses = (status: Status): readonly Status[] =>
  isArchived(status) ? ARCHIVED_STATUSES : [status];

/** Whole records, for whoever asks `now`. */
export const tournamentRecords = (now: string) =>
  list({
    rows: selectFrom('tournaments.tournaments')
      .selectAll()
      .select(['time_zone as zone', sql<boolean>`parent_tournament is not null`.as('linked')]),
    key: 'tid',
    order: [],
    sortedBy: {
      start: sql.ref('start'),
      end_date: sql.ref('end_date'),
      name: 'name_key',
      location: 'location_key',
      organization: 'organization_key',
    },
    filters: {
      ...filtersAt(now),
      status: (status) => sql`status = any(${sameStatuses(status as Status)}::text[])`,
      q: (part) =>
        sql`(name_key like ${contains(nameKey(part))} or location_key like ${contains(nameKey(part))})`,
    },
  });

/** Tournaments a person administers with their access, either the archived ones or the others. */
export const administeredBy = (db: Tournaments, ref_id: string, which: 'current' | 'archived') =>
  db
    .selectFrom('tournaments.tournaments as t')
    .innerJoin('tournaments.admins as a', 'a.tid', 't.tid')
    .select(LISTED.map((name) => `t.${name}` as const))
    .select([
      'a.admin_type',
      'a.referee as may_referee',
      'a.line as may_line',
      'a.volunteer as may_volunteer',
      'a.auditor',
      'a.treasurer',
    ])
    .where('a.ref_id', '=', ref_id)
    .where('t.status', which === 'archived' ? 'in' : 'not in', ARCHIVED_STATUSES)
    .orderBy(sql`t.start asc nulls last`)
    .orderBy('t.name_key')
    .orderBy('t.tid')
    .execute();

/** The strongest access a person has anywhere; null for somebody who administers nothing. */
export async function adminTypeAnywhere(db: Tournaments, ref_id: string): Promise<'master' | 'basic' | null> {
  const rows = await db
    .selectFrom('tournaments.admins')
    .select('admin_type')
    .distinct()
    .where('ref_id', '=', ref_id)
    .execute();
  if (rows.some(({ admin_type }) => admin_type === 'master')) return 'master';
  return rows.length > 0 ? 'basic' : null;
}

/** Tournaments that a new one with one of these starts could be a copy of. */
export const startingOn = (db: Tournaments, starts: readonly string[]) =>
  starts.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('tournaments.tournaments')
        .select(['tid', 'name', 'start'])
        .where('start', 'in', starts)
        .execute();
