import type { Audited } from './queries.ts';

/** Tournaments somebody is on the staff of, or whose schedule they once stood in; the newest first. */
export const historyTournaments = (db: Audited, ref_id: string) =>
  db
    .selectFrom('tournaments.tournaments as t')
    .select(['t.tid', 't.name', 't.time_zone'])
    .where(({ eb, selectFrom, or }) =>
      or([
        eb('t.tid', 'in', selectFrom('roster.staff').select('tid').where('ref_id', '=', ref_id)),
        eb('t.tid', 'in', selectFrom('audit.notes').select('tid').where('ref_id', '=', ref_id)),
        eb('t.tid', 'in', selectFrom('tournaments.admins').select('tid').where('ref_id', '=', ref_id)),
      ]),
    )
    .orderBy('t.start', (by) => by.desc().nullsLast())
    .orderBy('t.tid')
    .execute();
