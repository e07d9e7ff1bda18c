import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import type { Section } from '@courtcrew/domain/tournaments/index.ts';
import { type Kysely, sql } from 'kysely';
import { type AccountsDatabase, called } from '../accounts/index.ts';
import { folded, hasWords } from '../kernel/like.ts';
import { list, selectFrom } from '../kernel/list.ts';
import { byLastName, rowName } from '../kernel/names.ts';
import { categoryName, type RosterDatabase, sectionOfShift } from '../roster/index.ts';
import type { TournamentsDatabase } from '../tournaments/tables.ts';
import type { AuditDatabase } from './tables.ts';

export type Audited = Kysely<AuditDatabase & RosterDatabase & AccountsDatabase & TournamentsDatabase>;

/** "admin: {first} {last}" for somebody who acted for another, else the name; the system has none. */
export const authorOf = (as: string, author: string) => sql<string>`case
  when ${sql.ref(`${author}.first`)} is null then 'system'
  when ${sql.ref(as)} = 'admin' then 'admin: ' || ${rowName(author)}
  else ${rowName(author)} end`;

/** Notes of what was done to people's schedules, newest first. */
export const schedulingNotes = list({
  // Joined from the left, so that counting does without.
  rows: selectFrom('audit.notes as n')
    .leftJoin('tournaments.tournaments as t', 't.tid', 'n.tid')
    .leftJoin('accounts.people as p', 'p.ref_id', 'n.ref_id')
    .leftJoin('accounts.people as a', 'a.ref_id', 'n.author')
    .select([
      'n.id',
      'n.time',
      'n.tid',
      sql<string>`t.name`.as('tournament'),
      sql<TimeZone>`t.time_zone`.as('time_zone'),
      'n.status',
      'n.ref_id',
      rowName('p').as('name'),
      'p.last_key',
      'n.shift',
      'n.section',
      categoryName('n', 'section').as('category'),
      'n.start_time as start',
      'n.end_time as end',
      authorOf('n.author_as', 'a').as('author'),
      'n.author as author_id',
      'a.last_key as author_key',
    ]),
  key: 'id',
  order: ['-time'],
  sortedBy: { time: sql.ref('time'), name: sql.ref('last_key'), author: 'author_key' },
  texts: ['shift'],
  filters: {
    shift: (part) => hasWords(folded(sql.ref('shift')), part),
    name: (name) => sql`ref_id = ${called(name)}`,
    author: (author) => sql`author_id = ${writtenBy(author)}`,
  },
});

/** Who is called so, as lists name an author. */
export const writtenBy = (author: string) => called(author.replace(/^admin:/i, ''));

/** Whether a row of such a list is in one of these sections. */
export const inSections = (sections: readonly Section[]) =>
  sql<boolean>`section = any(${[...sections]}::text[])`;

const REASONS = {
  removed: null,
  withdrawn: 'Withdrawn',
  'shift-deleted': 'Shift deleted',
  'staff-removed': 'Removed from tournament',
};

const removed = selectFrom('roster.removed as r').select([
  'r.tid',
  'r.shift_id',
  'r.ref_id',
  'r.section',
  'r.waitlist',
  'r.confirmed',
  categoryName('r', 'kind').as('category'),
  'r.name',
  'r.start_time as start',
  'r.end_time as end',
  'r.signup_time',
  sql<string | null>`r.removal_time`.as('removal_time'),
  sql<string | null>`${JSON.stringify(REASONS)}::jsonb ->> r.reason`.as('note'),
  'r.removed_by as remover',
  sql<string | null>`r.removed_as`.as('removed_as'),
]);

const standing = selectFrom('roster.signups as g')
  .innerJoin('roster.shifts as s', 's.sid', 'g.sid')
  .select([
    'g.tid',
    'g.shift_id',
    'g.ref_id',
    sectionOfShift.as('section'),
    'g.waitlist',
    'g.confirmed',
    categoryName('s', 'kind').as('category'),
    's.name',
    's.start_time as start',
    's.end_time as end',
    'g.signup_time',
    sql<string | null>`null::timestamptz`.as('removal_time'),
    sql<string | null>`null`.as('note'),
    sql<string | null>`null`.as('remover'),
    sql<string | null>`null`.as('removed_as'),
  ]);

/** Every sign-up, whether it stands or was removed, newest first. */
export const schedulingLog = list({
  rows: selectFrom(standing.unionAll(removed).as('r'))
    .innerJoin('accounts.people as p', 'p.ref_id', 'r.ref_id')
    .leftJoin('accounts.people as a', 'a.ref_id', 'r.remover')
    .selectAll('r')
    .select([
      // One who signed up again after a removal may have the same row again.
      sql<string>`concat_ws('-', r.shift_id, (extract(epoch from r.removal_time) * 1000)::bigint)`.as('key'),
      'p.first',
      'p.last',
      rowName('p').as('person'),
      'p.credentials',
      sql<boolean>`r.removal_time is not null`.as('removed'),
      sql<string | null>`case when r.removal_time is not null then ${authorOf('r.removed_as', 'a')} end`.as(
        'removed_by',
      ),
    ]),
  key: 'key',
  order: [sql`signup_time desc`, sql`shift_id`],
  searched: ['person', 'name', 'removed_by'],
  texts: ['category'],
  sortedBy: { last: byLastName },
});

/** The order of the log of removals. */
export const LATEST_REMOVAL = ['-removal_time', sql`shift_id`];
