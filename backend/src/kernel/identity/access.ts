import { NO_RIGHTS, type TournamentRights } from '@courtcrew/domain/contract/policies.ts';
import type { Pool } from 'pg';
import { inBatches } from '../platform/inBatches.ts';
import { Remembered } from '../platform/remembered.ts';
import { FORGOTTEN, type Standings } from './accessEvents.ts';
import type { Standing } from './identity.ts';
import type { RecentAccess, Shown } from './recentAccess.ts';

export type LoadStandings = (ref_id: string) => Promise<Standings>;

/** Rights live as long as nothing is heard of their change, and at most this long while the log cannot be heard. */
const REMEMBERED_MS = 5_000;
const MOST_REMEMBERED = 20_000;

/** What people may do, looked up for every request and answered from memory between two changes. */
export class AccessBook {
  readonly #standings: Remembered<Standings>;

  constructor(load: LoadStandings) {
    this.#standings = new Remembered(load, { most: MOST_REMEMBERED, forMs: REMEMBERED_MS });
  }

  async of(ref_id: string, tid: string | null): Promise<Standing> {
    const { platform, byTournament } = await this.#standings.of(ref_id);
    return { platform, rights: (tid === null ? undefined : byTournament.get(tid)) ?? NO_RIGHTS };
  }

  async isForgotten(ref_id: string): Promise<boolean> {
    return (await this.#standings.of(ref_id)).forgotten;
  }

  /** Forgets one person's rights, or with null everybody's. */
  drop(ref_id: string | null): void {
    this.#standings.drop(ref_id);
  }
}

interface StandingsRow {
  readonly ref_id: string;
  readonly platform: boolean;
  readonly forgotten: boolean;
  readonly admin_of: readonly (Omit<TournamentRights, 'captain_of'> & { readonly tid: string })[] | null;
  readonly captain_of: readonly { readonly tid: string; readonly vcids: string[] }[] | null;
  readonly accounts_at: string;
  readonly tournaments_at: string;
  readonly roster_at: string;
}

/** One statement, so that rows and checkpoints are of the same moment. */
const STANDINGS = {
  name: 'standings-of-people',
  text: `select asked.ref_id,
      coalesce(person.platform_admin, false) as platform, coalesce(person.forgotten, false) as forgotten,
      (select json_agg(admin) from (
        select tid, admin_type, referee, line, volunteer from tournaments.admins where ref_id = asked.ref_id
      ) admin) as admin_of,
      (select json_agg(captain) from (
        select tid, array_agg(vcid order by vcid) as vcids
        from roster.captains where ref_id = asked.ref_id group by tid
      ) captain) as captain_of,
      (select position::text from accounts.checkpoint) as accounts_at,
      (select position::text from tournaments.checkpoint) as tournaments_at,
      (select position::text from roster.checkpoint) as roster_at
    from unnest($1::text[]) as asked (ref_id)
    left join accounts.people person on person.ref_id = asked.ref_id`,
};

/** Reads people's rights from the read models, those of many at once, and adds what these do not show yet. */
export const standingsFrom = (pool: Pool, recent: RecentAccess): LoadStandings =>
  inBatches(async (refs) => {
    const { rows } = await pool.query<StandingsRow>({ ...STANDINGS, values: [refs] });
    const byPerson = new Map(
      rows.map((row) => [row.ref_id, recent.standingsOf(row.ref_id, standingsIn(row), shownTo(row))]),
    );
    return (ref_id) => byPerson.get(ref_id) ?? FORGOTTEN;
  });

const shownTo = ({ accounts_at, tournaments_at, roster_at }: StandingsRow): Shown => ({
  accounts: BigInt(accounts_at),
  tournaments: BigInt(tournaments_at),
  roster: BigInt(roster_at),
});

function standingsIn({ platform, forgotten, admin_of, captain_of }: StandingsRow): Standings {
  const byTournament = new Map<string, TournamentRights>();
  for (const { tid, ...access } of admin_of ?? []) byTournament.set(tid, { ...access, captain_of: [] });
  for (const { tid, vcids } of captain_of ?? []) {
    byTournament.set(tid, { ...(byTournament.get(tid) ?? NO_RIGHTS), captain_of: vcids });
  }
  return { forgotten, platform, byTournament };
}

/** From where on the log must be heard: what comes before, all read models of rights show. */
export async function shownByAll(pool: Pool): Promise<bigint> {
  const { rows } = await pool.query<{ position: string }>(
    `select least((select position from accounts.checkpoint), (select position from tournaments.checkpoint),
      (select position from roster.checkpoint))::text as position`,
  );
  return BigInt(rows[0]?.position ?? 0);
}
