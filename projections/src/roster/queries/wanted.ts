import { isOfficialSection } from '@courtcrew/domain/roster/index.ts';
import { SECTIONS, type Section } from '@courtcrew/domain/tournaments/index.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Rosters } from './database.ts';
import { inOfficialSections } from './members.ts';

/** Whether a shift `s` is the section's, and its sign-up page shows it. */
const isShownBy = (section: Section): RawBuilder<boolean> =>
  isOfficialSection(section)
    ? sql<boolean>`s.kind = 'official' and ${inOfficialSections([section])}`
    : sql<boolean>`s.kind = 'volunteer' and exists (
        select 1 from roster.categories k where k.vcid = s.category and k.show and not k.deleted)`;

/** Whether a shift `s` has not begun and has a spot nobody has taken. */
const hasFreeSpot = (now: string): RawBuilder<boolean> => sql<boolean>`s.start_time > ${now}
  and s.spots > (select count(*) from roster.signups g where g.sid = s.sid and not g.waitlist)`;

/**
 * The sections that still need people, by tournament; tournaments that need nobody are left out. The first open shift
 * answers for its section, so that a listing does not count every row of every roster.
 */
export async function sectionsWanted(
  db: Rosters,
  tids: readonly string[],
  now: string,
): Promise<ReadonlyMap<string, readonly Section[]>> {
  if (tids.length === 0) return new Map();
  const found = await Promise.all(
    SECTIONS.map(async (section) => {
      const rows = await db
        .selectFrom('tournaments.tournaments as t')
        .select('t.tid')
        .where('t.tid', 'in', tids)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('roster.shifts as s')
              .select('s.sid')
              .whereRef('s.tid', '=', 't.tid')
              .where(isShownBy(section))
              .where(hasFreeSpot(now)),
          ),
        )
        .execute();
      return rows.map(({ tid }) => ({ tid, section }));
    }),
  );
  const byTournament = Map.groupBy(found.flat(), ({ tid }) => tid);
  return new Map([...byTournament].map(([tid, rows]) => [tid, rows.map(({ section }) => section)]));
}
