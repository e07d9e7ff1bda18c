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

function narrowed<Output>(query: Selection<Output>, by: Narrowing, now: string): Selection<Output> {
  let list = query;
  if (by.time === 'future') list = list.where(isFuture(now));
  if (by.time === 'past') list = list.where(sql<boolean>`not ${isFuture(now)}`);
  if (by.region) list = list.where(sql<boolean>`lower(facility) = ${by.region.toLowerCase()}`);
  if (by.organization) list = list.where('organization_key', '=', nameKey(by.organization));
  if (by.name) list = list.where('name_key', 'like', contains(nameKey(by.name)));
  if (by.location) list = list.where('location_key', 'like', contains(nameKey(by.location)));
  return list;
}

const soonestFirst = <Output>(query: Selection<Output>): Selection<Output> =>
  query.orderBy(sql`start asc nulls last`).orderBy('name_key').orderBy('tid');

/** Tournaments everybody may find. `now` is a UTC instant. */
export const publicTournaments = (db: Tournaments, by: Narrowing, now: string) =>
  soonestFirst(
    narrowed(db.selectFrom('tournaments.tournaments').select(FOR_EVERYBODY), by, now)
      .where('status', 'in', PUBLIC_STATUSES)
      .where('private_tournament', '=', false),
  ).execute();

/** Every tournament, for the platform admin: what is coming soonest first, everything newest first. */
export function platformTournaments(db: Tournaments, which: 'future' | 'all', now: string) {
  const list = db.selectFrom('tournaments.tournaments').select(FOR_THE_PLATFORM);
  if (which === 'future') return soonestFirst(list.where(isFuture(now))).execute();
  return list.orderBy(sql`start desc nulls first`).orderBy('name_key').orderBy('tid').execute();
}

export interface RecordFilter extends Narrowing {
  readonly tid?: string;
  /** Part of the name or the location. */
  readonly q?: string;
  readonly status?: Status;
  readonly invoiced?: boolean;
}

/** What a list of records can be ordered by, and the column that orders it. */
const ORDER = {
  start: 'start',
  end_date: 'end_date',
  name: 'name_key',
  location: 'location_key',
  organization: 'organization_key',
  facility: 'facility',
  status: 'status',
  changed_at: 'changed_at',
} as const;

export interface RecordPage {
  readonly offset: number;
  readonly limit: number;
  readonly sort: { readonly field: string; readonly descending: boolean };
}

const isOrder = (field: string): field is keyof typeof ORDER => Object.hasOwn(ORDER, field);

/** A status as it is stored: an archived tournament's is one of two words, whichever was sent. */
const sameStatuses = (status: Status): readonly Status[] =>
  isArchived(status) ? ARCHIVED_STATUSES : [status];

/** One page of whole records and how many there are. */
export async function tournamentRecords(db: Tournaments, by: RecordFilter, page: RecordPage, now: string) {
  let list = narrowed(db.selectFrom('tournaments.tournaments'), by, now);
  if (by.tid !== undefined) list = list.where('tid', '=', by.tid);
  if (by.status !== undefined) list = list.where('status', 'in', sameStatuses(by.status));
  if (by.invoiced !== undefined) list = list.where('invoiced', '=', by.invoiced);
  if (by.q) {
    const part = contains(nameKey(by.q));
    list = list.where(({ eb, or }) => or([eb('name_key', 'like', part), eb('location_key', 'like', part)]));
  }
  const { field, descending } = page.sort;
  const [rows, { total }] = await Promise.all([
    list
      .selectAll()
      .orderBy(ORDER[isOrder(field) ? field : 'start'], (order) =>
        descending ? order.desc().nullsFirst() : order.asc().nullsLast(),
      )
      .orderBy('tid')
      .offset(page.offset)
      .limit(page.limit)
      .execute(),
    list.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}

/** Whole records by their ids; unknown ones are left out. */
export const tournamentsByIds = (db: Tournaments, tids: readonly string[]) =>
  tids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('tournaments.tournaments').selectAll().where('tid', 'in', tids).execute();

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
