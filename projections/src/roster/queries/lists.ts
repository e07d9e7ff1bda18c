import type { ListQuery } from '@courtcrew/domain/contract/rest.ts';
import { searchKey } from '@courtcrew/domain/kernel/spelling.ts';
import type { OfficialSection } from '@courtcrew/domain/roster/index.ts';
import { sql } from 'kysely';
import { called } from '../../accounts/index.ts';
import { contains, folded } from '../../kernel/like.ts';
import { rowName } from '../../kernel/names.ts';
import type { Rosters } from './database.ts';
import { inOfficialSections } from './members.ts';

/** Lists as react-admin asks for them: one tournament's, filtered, sorted, a page at a time. */

export interface SignupFilter {
  /** Sections the reader may see at all. */
  readonly sections?: readonly OfficialSection[] | undefined;
  readonly tid?: string | undefined;
  readonly sid?: string | undefined;
  readonly ref_id?: string | undefined;
  readonly category?: string | undefined;
  readonly status?: 'Applied' | 'Selected' | 'Confirmed' | undefined;
  readonly end_gte?: string | undefined;
  /** Part of a last name, a first name, or of the shift's name. */
  readonly q?: string | undefined;
}

const signupSort = {
  start: 's.start_time',
  signup_time: 'g.signup_time',
  shift: 's.name',
  category: 's.category',
  name: 'p.last_key',
  status: sql<number>`(g.waitlist::int * 2 - g.confirmed::int)`,
} as const;

/** Nothing but what tells which rows are in a list: names are joined to a page, not to all that is counted for it. */
const signups = (db: Rosters) =>
  db
    .selectFrom('roster.signups as g')
    .innerJoin('roster.shifts as s', 's.sid', 'g.sid')
    .where('s.kind', '=', 'official');

type Signups = ReturnType<typeof signups>;

function narrowed(query: Signups, filter: SignupFilter): Signups {
  const { tid, sid, ref_id, category, status, end_gte, q, sections } = filter;
  let narrow = query;
  if (sections !== undefined) narrow = narrow.where(inOfficialSections(sections));
  if (tid !== undefined) narrow = narrow.where('g.tid', '=', tid);
  if (sid !== undefined) narrow = narrow.where('g.sid', '=', sid);
  if (ref_id !== undefined) narrow = narrow.where('g.ref_id', '=', ref_id);
  if (category !== undefined) narrow = narrow.where('s.category', '=', category);
  if (status !== undefined) {
    narrow = narrow.where('g.waitlist', '=', status === 'Applied');
    if (status !== 'Applied') narrow = narrow.where('g.confirmed', '=', status === 'Confirmed');
  }
  if (end_gte !== undefined) narrow = narrow.where('s.end_time', '>=', end_gte);
  if (q === undefined || q === '') return narrow;
  return narrow.where(({ eb, or }) =>
    or([eb('g.ref_id', '=', called(q)), eb('g.sid', '=', shiftsCalled(q))]),
  );
}

const shiftsCalled = (q: string) =>
  sql<string>`any(array(select sid from roster.shifts where ${folded(sql.ref('name'))} like ${contains(searchKey(q))}))`;

const listed = (query: Signups) =>
  query
    .innerJoin('tournaments.tournaments as t', 't.tid', 'g.tid')
    .innerJoin('accounts.people as p', 'p.ref_id', 'g.ref_id')
    .select([
      'g.shift_id as id',
      'g.shift_id',
      'g.tid',
      'g.sid',
      'g.ref_id',
      'p.first',
      'p.last',
      rowName('p').as('name'),
      'p.credentials',
      's.category',
      's.name as shift',
      's.start_time as start',
      's.end_time as end',
      't.name as tournament',
      't.time_zone',
      'g.waitlist',
      'g.confirmed',
      'g.signup_time',
    ]);

/** One page of sign-ups and how many there are in all. */
export async function signupList(db: Rosters, query: ListQuery<SignupFilter>) {
  const rows = narrowed(signups(db), query.filter);
  const direction = query.sort.descending ? 'desc' : 'asc';
  const field = query.sort.field in signupSort ? (query.sort.field as keyof typeof signupSort) : 'start';
  const [page, total] = await Promise.all([
    listed(rows)
      .orderBy(signupSort[field], direction)
      .orderBy('g.shift_id')
      .limit(query.limit)
      .offset(query.offset)
      .execute(),
    rows.select(sql<number>`count(*)::int`.as('total')).executeTakeFirst(),
  ]);
  return { rows: page, total: total?.total ?? 0 };
}

/** These sign-ups; unknown ids are left out. */
export const signupsById = (db: Rosters, ids: readonly string[]) =>
  ids.length === 0 ? Promise.resolve([]) : listed(signups(db).where('g.shift_id', 'in', ids)).execute();
