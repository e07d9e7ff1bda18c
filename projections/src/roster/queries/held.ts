import { categoryName } from '../volunteers/categoryName.ts';
import type { Rosters } from './database.ts';

/** Shifts ahead that somebody wants who waits to be approved, in the order they were applied for. */
export const heldOf = (
  db: Rosters,
  ref_id: string,
  { tid, now }: { readonly tid?: string | undefined; readonly now: string },
) =>
  db
    .selectFrom('roster.held as h')
    .innerJoin('roster.shifts as s', 's.sid', 'h.sid')
    .innerJoin('tournaments.tournaments as t', 't.tid', 'h.tid')
    .innerJoin('roster.approvals as a', (join) =>
      join.onRef('a.tid', '=', 'h.tid').onRef('a.ref_id', '=', 'h.ref_id'),
    )
    .select([
      'h.tid',
      't.name as tournament',
      't.time_zone',
      'h.sid',
      's.kind',
      categoryName('s', 'kind').as('category'),
      's.name',
      's.start_time as start',
      's.end_time as end',
      'h.since',
    ])
    .where('h.ref_id', '=', ref_id)
    .where('a.referee_approved', 'is', null)
    .where('s.end_time', '>', now)
    .where('t.status', '<>', 'draft')
    .$if(tid !== undefined, (query) => query.where('h.tid', '=', tid ?? ''))
    .orderBy('h.since')
    .orderBy('h.sid')
    .execute();
