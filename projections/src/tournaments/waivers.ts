import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { TournamentsDatabase } from './tables.ts';

type Tournaments = Kysely<TournamentsDatabase>;

/** What tells a waiver's text from any other: its SHA-256, in hex. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The waiver in force, with its version; undefined for an unknown tournament. */
export const waiverOf = (db: Tournaments, tid: string) =>
  db
    .selectFrom('tournaments.waiver_texts')
    .select(['text', 'digest', sql<number>`(count(*) over ())::int`.as('version')])
    .where('tid', '=', tid)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Every text the waiver of a tournament had, the one in force first. */
export const waiverTextsOf = (db: Tournaments, tid: string) =>
  db
    .selectFrom('tournaments.waiver_texts')
    .select([
      sql<number>`(row_number() over (order by revision))::int`.as('version'),
      'text',
      'digest',
      'since',
    ])
    .where('tid', '=', tid)
    .orderBy('revision', 'desc')
    .execute();
