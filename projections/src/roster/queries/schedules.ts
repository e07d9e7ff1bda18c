import {
  type Kind,
  ownStatusOf,
  type PersonShift,
  type ScheduleRow,
  statusOf,
} from '@courtcrew/domain/roster/index.ts';
import { ARCHIVED_STATUSES } from '@courtcrew/domain/tournaments/index.ts';
import { sql } from 'kysely';
import { categoryName } from '../volunteers/categoryName.ts';
import { waiverMissing } from '../volunteers/waivers.ts';
import type { Rosters } from './database.ts';

export interface ScheduleFilter {
  readonly tid?: string;
  /** Only shifts that end at or after this instant. */
  readonly from?: string;
  /** Without what begins after this instant in an archived tournament: it is over by decree, and nobody is expected there. */
  readonly now?: string;
  /** As the person sees it: selections are hidden until published, tournaments in draft altogether. */
  readonly own: boolean;
}

/** The latest change of what a calendar says of a row; nulls do not count. */
const CHANGED_AT = sql<string>`greatest(g.changed_at, s.changed_at, t.place_since,
  (select c.renamed_at from roster.categories c where c.vcid = s.category))`;

export interface Changed {
  /** When the row, its shift, its category's name, or the tournament's name or place was changed last. */
  readonly changed_at: string;
}

type Scheduled = ScheduleRow & Changed;

/** A person's shifts over all tournaments, by time. */
export const scheduleOf = async (
  db: Rosters,
  ref_id: string,
  filter: ScheduleFilter,
): Promise<readonly Scheduled[]> => (await schedulesOf(db, [ref_id], filter)).get(ref_id) ?? [];

/** The same of many people, by person; absent for who has none. */
export async function schedulesOf(
  db: Rosters,
  refs: readonly string[],
  filter: ScheduleFilter,
): Promise<ReadonlyMap<string, readonly Scheduled[]>> {
  const { tid, from, now, own } = filter;
  const rows = await db
    .selectFrom('roster.signups as g')
    .innerJoin('roster.shifts as s', 's.sid', 'g.sid')
    .innerJoin('tournaments.tournaments as t', 't.tid', 'g.tid')
    .select([
      'g.ref_id',
      'g.tid',
      't.name as tournament',
      't.location',
      't.time_zone',
      't.status as tournament_status',
      's.sid',
      'g.shift_id',
      's.kind',
      categoryName('s', 'kind').as('category'),
      's.name',
      's.start_time',
      's.end_time',
      'g.waitlist',
      'g.confirmed',
      CHANGED_AT.as('changed_at'),
      waiverMissing(sql`w.ref_id = any(${[...refs]}::text[])`).as('waiver_missing'),
    ])
    .where(sql<boolean>`g.ref_id = any(${[...refs]}::text[])`)
    .$if(tid !== undefined, (query) => query.where('g.tid', '=', tid ?? ''))
    .$if(from !== undefined, (query) => query.where('s.end_time', '>=', from ?? ''))
    .$if(now !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or([eb('t.status', 'not in', ARCHIVED_STATUSES), eb('s.start_time', '<=', now ?? '')]),
      ),
    )
    .$if(own, (query) => query.where('t.status', '<>', 'draft'))
    .orderBy('s.start_time')
    .orderBy('s.name')
    .orderBy('g.shift_id')
    .execute();
  const shown = rows.map(({ ref_id, tournament_status, ...row }) => {
    // Officials are selected, which is told when the schedule is published; volunteers register themselves.
    const hidden = own && row.kind === 'official';
    const status = hidden ? ownStatusOf(row, tournament_status) : statusOf(row);
    const times = { start: row.start_time, end: row.end_time };
    return { ref_id, shift: { ...row, ...times, status, waitlist: status === 'Applied' } };
  });
  const byPerson = Map.groupBy(shown, ({ ref_id }) => ref_id);
  return new Map([...byPerson].map(([ref_id, of]) => [ref_id, of.map(({ shift }) => shift)]));
}

interface Removals {
  readonly tid: string;
  readonly from: string;
}

/** Rows of somebody in a tournament that were removed, of shifts that end at or after this instant. */
export const removedFrom = async (db: Rosters, ref_id: string, which: Removals) =>
  (await allRemovedFrom(db, [ref_id], which)).get(ref_id) ?? [];

/** The same of many people, by person; absent for who has none. */
export async function allRemovedFrom(db: Rosters, refs: readonly string[], { tid, from }: Removals) {
  const rows = await db
    .selectFrom('roster.removed as x')
    .innerJoin('tournaments.tournaments as t', 't.tid', 'x.tid')
    .select([
      'x.ref_id',
      'x.tid',
      't.name as tournament',
      't.location',
      'x.shift_id',
      'x.kind',
      categoryName('x', 'kind').as('category'),
      'x.name',
    ])
    .select(['x.start_time as start', 'x.end_time as end', 'x.removal_time as changed_at'])
    .where(sql<boolean>`x.ref_id = any(${[...refs]}::text[])`)
    .where('x.tid', '=', tid)
    .where('x.end_time', '>=', from)
    .orderBy('x.start_time')
    .orderBy('x.shift_id')
    .execute();
  return Map.groupBy(
    rows.map((row) => ({ ...row, status: 'Applied' as const })),
    ({ ref_id }) => ref_id,
  );
}

/** Every shift of every person in a tournament, by person and time; of officials unless another kind is asked for. */
export async function shiftsByPerson(
  db: Rosters,
  tid: string,
  kind: Kind | 'any' = 'official',
): Promise<ReadonlyMap<string, readonly (PersonShift & Changed & { readonly kind: Kind })[]>> {
  const rows = await db
    .selectFrom('roster.signups as g')
    .innerJoin('roster.shifts as s', 's.sid', 'g.sid')
    .innerJoin('tournaments.tournaments as t', 't.tid', 'g.tid')
    .select([
      'g.ref_id',
      'g.shift_id',
      's.sid',
      's.kind',
      categoryName('s', 'kind').as('category'),
      's.name',
      's.start_time as start',
      's.end_time as end',
      'g.waitlist',
      'g.confirmed',
      CHANGED_AT.as('changed_at'),
    ])
    .where('g.tid', '=', tid)
    .$if(kind !== 'any', (query) => query.where('s.kind', '=', kind === 'any' ? 'official' : kind))
    .orderBy('s.start_time')
    .orderBy('s.name')
    .orderBy('g.shift_id')
    .execute();
  return Map.groupBy(rows, ({ ref_id }) => ref_id);
}
