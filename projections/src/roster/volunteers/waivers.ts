import { type RawBuilder, sql } from 'kysely';
import { rowName } from '../../kernel/names.ts';
import type { Rosters } from '../queries/database.ts';

/** Whether a signature `w`, where there is one, counts in the tournament `t`: the rule of `signatureCounts`. */
const counts = sql<boolean>`coalesce(w.version, 0) >= t.waiver_since`;

const counting = (db: Rosters, tid: string) =>
  db
    .selectFrom('roster.waivers as w')
    .innerJoin('tournaments.tournaments as t', 't.tid', 'w.tid')
    .where('w.tid', '=', tid)
    .where(counts);

/** Whether somebody has signed the volunteers' waiver of a tournament, in a version that counts. */
export const hasSigned = async (db: Rosters, tid: string, ref_id: string): Promise<boolean> =>
  (await counting(db, tid).select('w.ref_id').where('w.ref_id', '=', ref_id).executeTakeFirst()) !==
  undefined;

/** How many signatures of the waiver count. */
export const countOfSignatures = async (db: Rosters, tid: string): Promise<number> =>
  (await counting(db, tid).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()).count;

/**
 * Whether somebody with a row `g` in a shift `s` of a tournament `t` should have signed the volunteers' waiver, and has
 * not. `whose` narrows the signatures `w` to those it may be among: they are read once, not anew for each row.
 */
export const waiverMissing = (whose: RawBuilder<boolean>) => sql<boolean>`(s.kind = 'volunteer'
  and (t.volunteer_signature_required or s.signature_required)
  and (g.tid, g.ref_id) not in (
    select w.tid, w.ref_id from roster.waivers w join tournaments.tournaments t on t.tid = w.tid
    where ${whose} and ${counts}))`;

/** Whether any shift of volunteers asks for the waiver by itself. */
export const shiftsWantWaiver = async (db: Rosters, tid: string): Promise<boolean> =>
  (await db
    .selectFrom('roster.shifts')
    .select('sid')
    .where('tid', '=', tid)
    .where('kind', '=', 'volunteer')
    .where('signature_required', '=', true)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Every volunteer and everybody who signed, by last name; null for a signature that is missing. */
export const waiversOf = (db: Rosters, tid: string) =>
  db
    .selectFrom('accounts.people as p')
    .innerJoin('tournaments.tournaments as t', (join) => join.on('t.tid', '=', tid))
    .leftJoin('roster.staff as m', (join) =>
      join.onRef('m.ref_id', '=', 'p.ref_id').on('m.tid', '=', tid).on('m.role', '=', 'volunteer'),
    )
    .leftJoin('roster.waivers as w', (join) => join.onRef('w.ref_id', '=', 'p.ref_id').on('w.tid', '=', tid))
    .select([
      'p.ref_id',
      'p.first',
      'p.last',
      rowName('p').as('name'),
      'w.signature',
      'w.signed_at as signature_date',
      'w.version',
      'w.digest',
      sql<boolean>`(w.ref_id is not null and ${counts})`.as('counts'),
    ])
    .where(({ eb, or }) => or([eb('m.ref_id', 'is not', null), eb('w.ref_id', 'is not', null)]))
    .orderBy('p.last_key')
    .orderBy('p.first_key')
    .orderBy('p.ref_id')
    .execute();
