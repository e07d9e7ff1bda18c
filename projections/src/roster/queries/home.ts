import type { Section } from '@courtcrew/domain/tournaments/index.ts';
import { sql } from 'kysely';
import type { Rosters } from './database.ts';
import { sectionOfShift } from './members.ts';

/** The shifts of one kind that begin at one instant, added up. All but their number is of those that are not over. */
export interface StaffedStart {
  readonly kind: 'official' | 'volunteer';
  /** UTC instant. */
  readonly start_time: string;
  readonly shifts: number;
  /** Selected and not confirmed. */
  readonly unconfirmed: number;
  /** Spots nobody has, by the credential they are counted for; `any` where a shift counts none. */
  readonly certified: number;
  readonly level_two: number;
  readonly level_one: number;
  readonly none: number;
  readonly any: number;
}

type Counted = 'certified' | 'level_two' | 'level_one' | 'none';

const open = (level: Counted) =>
  sql`coalesce(sum(greatest(s.${sql.raw(level)} - coalesce(c.${sql.raw(level)}, 0), 0)) filter (where ahead), 0)::int`;

const taken = (level: Counted) => sql`count(*) filter (where slot = ${level}) as ${sql.raw(level)}`;

/** How the shifts of these sections are staffed, in the order they begin. */
export async function staffedStarts(
  db: Rosters,
  tid: string,
  sections: readonly Section[],
  now: string,
): Promise<readonly StaffedStart[]> {
  const { rows } = await sql<StaffedStart>`
    select s.kind, s.start_time, count(*)::int as shifts,
      coalesce(sum(c.unconfirmed) filter (where ahead), 0)::int as unconfirmed,
      ${open('certified')} as certified, ${open('level_two')} as level_two, ${open('level_one')} as level_one,
      ${open('none')} as none,
      coalesce(sum(greatest(s.spots - coalesce(c.seated, 0), 0)) filter (where ahead and s.certified is null), 0)::int
        as any
    from (
      select s.*, s.end_time > ${now}::timestamptz as ahead from roster.shifts s
      where s.tid = ${tid} and ${sectionOfShift} = any(${[...sections]}::text[])
    ) s
    left join (
      select sid, count(*) as seated, count(*) filter (where not confirmed) as unconfirmed,
        ${taken('certified')}, ${taken('level_two')}, ${taken('level_one')}, ${taken('none')}
      from roster.signups where tid = ${tid} and not waitlist group by sid
    ) c on c.sid = s.sid
    group by s.kind, s.start_time order by s.start_time, s.kind`.execute(db);
  return rows;
}

/** End of the last shift of a tournament that begins before this instant; null for none. */
export async function lastShiftEnd(db: Rosters, tid: string, before: string): Promise<string | null> {
  const { end } = await db
    .selectFrom('roster.shifts')
    .select(sql<string | null>`max(end_time)`.as('end'))
    .where('tid', '=', tid)
    .where('start_time', '<', before)
    .executeTakeFirstOrThrow();
  return end;
}

/** How many referees wait to be approved. */
export async function requestsWaiting(db: Rosters, tid: string): Promise<number> {
  const { count } = await db
    .selectFrom('roster.approvals')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tid', '=', tid)
    .where('referee_approved', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
