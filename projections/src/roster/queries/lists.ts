import { searchKey } from '@courtcrew/domain/kernel/spelling.ts';
import type { OfficialSection } from '@courtcrew/domain/roster/index.ts';
import { sql } from 'kysely';
import { called } from '../../accounts/index.ts';
import { contains, folded } from '../../kernel/like.ts';
import { list, selectFrom } from '../../kernel/list.ts';
import { rowName } from '../../kernel/names.ts';
import { sectionOfShift } from './members.ts';

type Status = 'Applied' | 'Selected' | 'Confirmed';

const shiftsCalled = (q: string) =>
  sql`any(array(select sid from roster.shifts where ${folded(sql.ref('name'))} like ${contains(searchKey(q))}))`;

/** Sign-ups for shifts of officials. */
export const officialSignups = list({
  // Joined from the left, so that counting does without.
  rows: selectFrom('roster.signups as g')
    .innerJoin('roster.shifts as s', 's.sid', 'g.sid')
    .leftJoin('tournaments.tournaments as t', 't.tid', 'g.tid')
    .leftJoin('accounts.people as p', 'p.ref_id', 'g.ref_id')
    .select([
      'g.shift_id',
      'g.tid',
      'g.sid',
      'g.ref_id',
      sql<string>`p.first`.as('first'),
      sql<string>`p.last`.as('last'),
      'p.last_key',
      rowName('p').as('name'),
      sql<string>`p.credentials`.as('credentials'),
      's.category',
      sectionOfShift.as('section'),
      's.name as shift',
      's.start_time as start',
      's.end_time as end',
      sql<string>`t.name`.as('tournament'),
      sql<string>`t.time_zone`.as('time_zone'),
      'g.waitlist',
      'g.confirmed',
      sql<Status>`case when g.confirmed then 'Confirmed' when g.waitlist then 'Applied' else 'Selected' end`.as(
        'status',
      ),
      sql<number>`g.waitlist::int * 2 - g.confirmed::int`.as('stage'),
      'g.signup_time',
    ])
    .where('s.kind', '=', 'official'),
  key: 'shift_id',
  order: [],
  texts: ['shift', 'category'],
  sortedBy: {
    name: sql.ref('last_key'),
    status: 'stage',
    start: sql.ref('start'),
    signup_time: sql.ref('signup_time'),
  },
  filters: {
    // Part of somebody's name, or of the shift's.
    q: (q) => sql`(ref_id = ${called(q)} or sid = ${shiftsCalled(q)})`,
  },
});

/** Whether a sign-up is for a shift of these sections. */
export const signupIn = (sections: readonly OfficialSection[]) =>
  sql<boolean>`section = any(${[...sections]}::text[])`;
