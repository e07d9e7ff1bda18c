import { sql } from 'kysely';
import type { Rosters } from '../queries/database.ts';

/** Whether somebody has signed the volunteers' waiver of a tournament. */
export const hasSigned = async (db: Rosters, tid: string, ref_id: string): Promise<boolean> =>
  (await db
    .selectFrom('roster.waivers')
    .select('ref_id')
    .where('tid', '=', tid)
    .where('ref_id', '=', ref_id)
    .executeTakeFirst()) !== undefined;

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
    .leftJoin('roster.staff as m', (join) =>
      join.onRef('m.ref_id', '=', 'p.ref_id').on('m.tid', '=', tid).on('m.role', '=', 'volunteer'),
    )
    .leftJoin('roster.waivers as w', (join) => join.onRef('w.ref_id', '=', 'p.ref_id').on('w.tid', '=', tid))
    .select([
      'p.ref_id',
      'p.first',
      'p.last',
      sql<string>`(p.first || ' ' || p.last)`.as('name'),
      'w.signature',
      'w.signed_at as signature_date',
    ])
    .where(({ eb, or }) => or([eb('m.ref_id', 'is not', null), eb('w.ref_id', 'is not', null)]))
    .orderBy('p.last_key')
    .orderBy('p.first_key')
    .orderBy('p.ref_id')
    .execute();
