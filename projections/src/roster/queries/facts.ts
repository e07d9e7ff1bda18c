import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import type { Kind } from '@courtcrew/domain/roster/index.ts';
import type { Section, Status } from '@courtcrew/domain/tournaments/index.ts';
import { sql } from 'kysely';
import type { Rosters } from './database.ts';

/** What a decision on the roster takes from other streams, and the rules of the edge with it. */
export interface Facts {
  readonly sid: string;
  readonly kind: Kind;
  readonly category: string;
  readonly status: Status;
  readonly exact_match: boolean;
  readonly approval_required: boolean;
  readonly waiver_required: boolean;
  readonly waiver_since: number;
  readonly time_zone: TimeZone;
  /** Its places are counted by credential. */
  readonly counted: boolean;
  readonly sections: Readonly<Record<Section, boolean>>;
}

const facts = (db: Rosters) =>
  db
    .selectFrom('roster.shifts as s')
    .innerJoin('tournaments.tournaments as t', 't.tid', 's.tid')
    .select([
      's.sid',
      's.kind',
      's.category',
      't.status',
      't.exact_match_scheduling as exact_match',
      't.referee_approval_required as approval_required',
      't.volunteer_signature_required as waiver_required',
      't.waiver_since',
      't.time_zone',
      sql<boolean>`s.certified is not null`.as('counted'),
      sql<
        Facts['sections']
      >`jsonb_build_object('referee', t.referee, 'line', t.line, 'volunteer', t.volunteer)`.as('sections'),
    ]);

/** Shifts with their tournaments, by shift. */
export async function factsOfShifts(
  db: Rosters,
  sids: readonly string[],
): Promise<ReadonlyMap<string, Facts>> {
  const found = await facts(db)
    .where(sql<boolean>`s.sid = any(${[...sids]}::text[])`)
    .execute();
  return new Map(found.map((one) => [one.sid, one]));
}

/** People's credentials, by person; unknown and forgotten people are left out. */
export async function credentialsOf(
  db: Rosters,
  refs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const people = await db
    .selectFrom('accounts.people')
    .select(['ref_id', 'credentials'])
    .where('ref_id', 'in', refs)
    .where('forgotten', '=', false)
    .execute();
  return new Map(people.map(({ ref_id, credentials }) => [ref_id, credentials]));
}

/** The same for a sign-up row, which names the person. */
export const factsOfSignup = (
  db: Rosters,
  shift_id: string,
): Promise<(Facts & { ref_id: string; credentials: string }) | undefined> =>
  facts(db)
    .innerJoin('roster.signups as g', 'g.sid', 's.sid')
    .innerJoin('accounts.people as p', 'p.ref_id', 'g.ref_id')
    .select(['g.ref_id', 'p.credentials'])
    .where('g.shift_id', '=', shift_id)
    .executeTakeFirst();

/** Credentials of who waits for a shift, by person. */
export async function credentialsWaiting(
  db: Rosters,
  sid: string,
): Promise<Readonly<Record<string, string>>> {
  const rows = await db
    .selectFrom('roster.signups as g')
    .innerJoin('accounts.people as p', 'p.ref_id', 'g.ref_id')
    .select(['g.ref_id', 'p.credentials'])
    .where('g.sid', '=', sid)
    .where('g.waitlist', '=', true)
    .execute();
  return Object.fromEntries(rows.map(({ ref_id, credentials }) => [ref_id, credentials]));
}
