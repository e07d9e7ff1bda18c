import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import type { Kind } from '@courtcrew/domain/roster/index.ts';
import type { Status } from '@courtcrew/domain/tournaments/index.ts';
import type { Rosters } from './database.ts';

/** What a decision on the roster takes from other streams, and the rules of the edge with it. */
export interface Facts {
  readonly sid: string;
  readonly kind: Kind;
  readonly category: string;
  readonly status: Status;
  readonly exact_match: boolean;
  readonly approval_required: boolean;
  readonly time_zone: TimeZone;
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
      't.time_zone',
    ]);

/** The shift and its tournament. */
export const factsOfShift = (db: Rosters, sid: string): Promise<Facts | undefined> =>
  facts(db).where('s.sid', '=', sid).executeTakeFirst();

/** The person's credentials; null for an unknown person. */
export const credentialsOf = async (db: Rosters, ref_id: string): Promise<string | null> => {
  const person = await db
    .selectFrom('accounts.people')
    .select('credentials')
    .where('ref_id', '=', ref_id)
    .where('forgotten', '=', false)
    .executeTakeFirst();
  return person?.credentials ?? null;
};

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
