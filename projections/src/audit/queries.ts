import type { ListQuery } from '@courtcrew/domain/contract/rest.ts';
import { searchKey } from '@courtcrew/domain/kernel/spelling.ts';
import type { Section } from '@courtcrew/domain/tournaments/index.ts';
import { type Kysely, sql } from 'kysely';
import { type AccountsDatabase, called } from '../accounts/index.ts';
import { contains, folded } from '../kernel/like.ts';
import { rowName } from '../kernel/names.ts';
import { categoryName, type RosterDatabase } from '../roster/index.ts';
import type { TournamentsDatabase } from '../tournaments/tables.ts';
import type { AuditDatabase, NoteStatus } from './tables.ts';

export type Audited = Kysely<AuditDatabase & RosterDatabase & AccountsDatabase & TournamentsDatabase>;

/** "admin: {first} {last}" for somebody who acted for another, else the name; the system has none. */
export const authorOf = (as: string, author: string) => sql<string>`case
  when ${sql.ref(`${author}.first`)} is null then 'system'
  when ${sql.ref(as)} = 'admin' then 'admin: ' || ${rowName(author)}
  else ${rowName(author)} end`;

/** Names are joined to a page, not to all that is counted for it. */
const notes = (db: Audited) => db.selectFrom('audit.notes as n');

type Notes = ReturnType<typeof notes>;

const listed = (query: Notes) =>
  query
    .innerJoin('tournaments.tournaments as t', 't.tid', 'n.tid')
    .innerJoin('accounts.people as p', 'p.ref_id', 'n.ref_id')
    .leftJoin('accounts.people as a', 'a.ref_id', 'n.author')
    .select([
      'n.id',
      'n.time',
      'n.tid',
      't.name as tournament',
      't.time_zone',
      'n.status',
      'n.ref_id',
      rowName('p').as('name'),
      'n.shift',
      'n.section',
      categoryName('n', 'section').as('category'),
      'n.start_time as start',
      'n.end_time as end',
      authorOf('n.author_as', 'a').as('author'),
    ]);

/** Notes of a tournament's sections, or since an instant of all, newest first. */
export const notesOf = (
  db: Audited,
  where: { tid?: string; sections?: readonly Section[]; since?: string },
) =>
  listed(notes(db))
    .$if(where.sections !== undefined, (query) => query.where(inSections(where.sections ?? [])))
    .$if(where.tid !== undefined, (query) => query.where('n.tid', '=', where.tid ?? ''))
    .$if(where.since !== undefined, (query) => query.where('n.time', '>=', where.since ?? ''))
    .orderBy('n.time', 'desc')
    .orderBy('n.id')
    .execute();

/** Notes of these sections; of none where there is none. */
const inSections = (sections: readonly Section[]) => sql<boolean>`n.section = any(${[...sections]}::text[])`;

export interface NoteFilter {
  readonly tid?: string | undefined;
  /** Sections the reader may see at all. */
  readonly sections?: readonly Section[] | undefined;
  readonly status?: NoteStatus | undefined;
  readonly section?: Section | undefined;
  readonly ref_id?: string | undefined;
  readonly shift?: string | undefined;
  readonly name?: string | undefined;
  readonly author?: string | undefined;
  readonly time_gte?: string | undefined;
  readonly time_lte?: string | undefined;
}

function narrowed(query: Notes, filter: NoteFilter): Notes {
  const { tid, status, sections, section, ref_id, shift, name, author, time_gte, time_lte } = filter;
  let narrow = query;
  if (tid !== undefined) narrow = narrow.where('n.tid', '=', tid);
  if (status !== undefined) narrow = narrow.where('n.status', '=', status);
  if (sections !== undefined) narrow = narrow.where(inSections(sections));
  if (section !== undefined) narrow = narrow.where('n.section', '=', section);
  if (ref_id !== undefined) narrow = narrow.where('n.ref_id', '=', ref_id);
  if (shift) narrow = narrow.where(folded(sql.ref('n.shift')), 'like', contains(searchKey(shift)));
  if (time_gte !== undefined) narrow = narrow.where('n.time', '>=', time_gte);
  if (time_lte !== undefined) narrow = narrow.where('n.time', '<=', time_lte);
  if (name) narrow = narrow.where('n.ref_id', '=', called(name));
  if (author) narrow = narrow.where('n.author', '=', writtenBy(author));
  return narrow;
}

/** Who is called so, as lists name an author. */
export const writtenBy = (author: string) => called(author.replace(/^admin:/i, ''));

const sortBy = {
  time: 'n.time',
  status: 'n.status',
  name: 'p.last_key',
  shift: 'n.shift',
  start: 'n.start_time',
  author: 'a.last_key',
} as const;

/** One page of notes and how many there are in all. */
export async function noteList(db: Audited, query: ListQuery<NoteFilter>) {
  const rows = narrowed(notes(db), query.filter);
  const field = query.sort.field in sortBy ? (query.sort.field as keyof typeof sortBy) : 'time';
  const [page, total] = await Promise.all([
    listed(rows)
      .orderBy(sortBy[field], query.sort.descending ? 'desc' : 'asc')
      .orderBy('n.id')
      .limit(query.limit)
      .offset(query.offset)
      .execute(),
    rows.select(sql<number>`count(*)::int`.as('total')).executeTakeFirst(),
  ]);
  return { rows: page, total: total?.total ?? 0 };
}

/** These notes; unknown ids are left out. */
export const notesById = (db: Audited, ids: readonly string[]) =>
  ids.length === 0 ? Promise.resolve([]) : listed(notes(db).where('n.id', 'in', ids)).execute();

const REASONS = {
  removed: null,
  withdrawn: 'Withdrawn',
  'shift-deleted': 'Shift deleted',
  'staff-removed': 'Removed from tournament',
};

/** Removed sign-ups of a section, newest removal first. */
export async function removedLog(db: Audited, tid: string, section: Section) {
  const rows = await db
    .selectFrom('roster.removed as r')
    .innerJoin('accounts.people as p', 'p.ref_id', 'r.ref_id')
    .leftJoin('accounts.people as a', 'a.ref_id', 'r.removed_by')
    .select([
      'r.shift_id',
      'r.ref_id',
      'p.first',
      'p.last',
      'p.credentials',
      'r.waitlist',
      'r.confirmed',
      categoryName('r', 'kind').as('category'),
      'r.name',
      'r.start_time as start',
      'r.end_time as end',
      'r.signup_time',
      'r.removal_time',
      'r.reason',
      authorOf('r.removed_as', 'a').as('removed_by'),
    ])
    .where('r.tid', '=', tid)
    .where('r.section', '=', section)
    .orderBy('r.removal_time', 'desc')
    .orderBy('r.shift_id')
    .execute();
  return rows.map(({ reason, ...row }) => ({ ...row, note: REASONS[reason] }));
}

/** Sign-ups of a kind that stand, newest first. */
export const standingLog = (db: Audited, tid: string, kind: 'official' | 'volunteer') =>
  db
    .selectFrom('roster.signups as g')
    .innerJoin('roster.shifts as s', 's.sid', 'g.sid')
    .innerJoin('accounts.people as p', 'p.ref_id', 'g.ref_id')
    .select([
      'g.shift_id',
      'g.ref_id',
      'p.first',
      'p.last',
      'p.credentials',
      'g.waitlist',
      'g.confirmed',
      's.kind',
      categoryName('s', 'kind').as('category'),
      's.name',
      's.start_time as start',
      's.end_time as end',
      'g.signup_time',
    ])
    .where('g.tid', '=', tid)
    .where('s.kind', '=', kind)
    .orderBy('g.signup_time', 'desc')
    .orderBy('g.shift_id')
    .execute();
