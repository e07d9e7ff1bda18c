import { OPEN_STATUSES } from '@courtcrew/domain/tournaments/index.ts';
import { sql } from 'kysely';
import { remindedBy } from '../accounts/index.ts';
import { categoryName, type Rosters } from '../roster/index.ts';

/** Begins to matter this long before a shift: a day, and a night to move a reminder out of. */
const AHEAD = sql`interval '2 days'`;

/**
 * Rows that somebody may have to be reminded of around this instant, as their tournaments' settings say; whether and when
 * is the domain's to decide. With a person only theirs.
 */
export const reminderRows = (db: Rosters, at: string, ref_id?: string) =>
  db
    .selectFrom('tournaments.tournaments as t')
    .innerJoin('roster.shifts as s', 's.tid', 't.tid')
    .innerJoin('roster.signups as g', 'g.sid', 's.sid')
    .innerJoin('accounts.people as p', 'p.ref_id', 'g.ref_id')
    .select(['t.tid', 't.name as tournament', 't.time_zone', 't.location', 't.lat', 't.long'])
    .select(['t.status', 't.text', 'p.home_zone'])
    .select(['t.remind_confirm_days', 't.remind_tomorrow', 't.remind_soon', 't.quiet_from', 't.quiet_until'])
    .select(['g.shift_id', 'g.ref_id', 'g.confirmed', 's.kind', 's.name'])
    .select(['s.start_time as start', 's.end_time as end', categoryName('s', 'kind').as('category')])
    .select([sql<string>`greatest(g.changed_at, t.status_since)`.as('since'), ...remindedBy])
    .where('t.status', 'in', OPEN_STATUSES)
    .where('g.waitlist', '=', false)
    .where('p.forgotten', '=', false)
    .where('s.start_time', '>', at)
    .where((row) =>
      row.or([
        row.and([
          row.or([row('t.remind_tomorrow', '=', true), row('t.remind_soon', '=', true)]),
          sql<boolean>`s.start_time < ${at}::timestamptz + ${AHEAD}`,
        ]),
        row.and([
          row('t.remind_confirm_days', '>', 0),
          row('g.confirmed', '=', false),
          sql<boolean>`greatest(g.changed_at, t.status_since)
            < ${at}::timestamptz - make_interval(days => t.remind_confirm_days - 1)`,
        ]),
      ]),
    )
    .$if(ref_id !== undefined, (query) => query.where('g.ref_id', '=', ref_id ?? ''))
    .orderBy('s.start_time')
    .orderBy('s.name')
    .orderBy('g.shift_id')
    .execute();

export type ReminderRow = Awaited<ReturnType<typeof reminderRows>>[number];
