import { NO_RIGHTS, type TournamentRights } from '@courtcrew/domain/contract/policies.ts';
import type { Pool } from 'pg';
import { inBatches } from '../platform/inBatches.ts';
import { Remembered } from '../platform/remembered.ts';
import type { Standing } from './identity.ts';

/** All a person may do, everywhere. */
export interface Standings {
  readonly platform: boolean;
  readonly byTournament: ReadonlyMap<string, TournamentRights>;
}

export type LoadStandings = (ref_id: string) => Promise<Standings>;

/** Rights live as long as nothing is heard of their change, and at most this long if a notice was lost. */
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

  /** Forgets one person's rights, or with null everybody's. */
  drop(ref_id: string | null): void {
    this.#standings.drop(ref_id);
  }
}

interface StandingRow {
  readonly ref_id: string;
  readonly platform: boolean;
  readonly tid: string | null;
  readonly admin_type: 'master' | 'basic' | null;
  readonly referee: boolean;
  readonly line: boolean;
  readonly volunteer: boolean;
}

interface CaptainRow {
  readonly ref_id: string;
  readonly tid: string;
  readonly vcids: string[];
}

/** Reads people's rights from the read models of accounts, tournaments and rosters, those of many at once. */
export const standingsFrom = (pool: Pool): LoadStandings =>
  inBatches(async (refs) => {
    const captains = pool.query<CaptainRow>({
      name: 'captaincies-of-people',
      text: `select ref_id, tid, array_agg(vcid order by vcid) as vcids
        from roster.captains where ref_id = any($1::text[]) group by ref_id, tid`,
      values: [refs],
    });
    const standings = pool.query<StandingRow>({
      name: 'standings-of-people',
      text: `select asked.ref_id, coalesce(person.platform_admin, false) as platform,
          admin.tid, admin.admin_type, admin.referee, admin.line, admin.volunteer
        from unnest($1::text[]) as asked (ref_id)
        left join accounts.people person on person.ref_id = asked.ref_id
        left join tournaments.admins admin on admin.ref_id = asked.ref_id`,
      values: [refs],
    });
    const [{ rows }, { rows: captaincies }] = await Promise.all([standings, captains]);
    const byPerson = Map.groupBy(rows, ({ ref_id }) => ref_id);
    const ofCaptain = Map.groupBy(captaincies, ({ ref_id }) => ref_id);
    return (ref_id) => standingsOf(byPerson.get(ref_id) ?? [], ofCaptain.get(ref_id) ?? []);
  });

function standingsOf(rows: readonly StandingRow[], captaincies: readonly CaptainRow[]): Standings {
  const byTournament = new Map<string, TournamentRights>();
  for (const { tid, admin_type, referee, line, volunteer } of rows) {
    if (tid !== null) byTournament.set(tid, { admin_type, referee, line, volunteer, captain_of: [] });
  }
  for (const { tid, vcids } of captaincies) {
    byTournament.set(tid, { ...(byTournament.get(tid) ?? NO_RIGHTS), captain_of: vcids });
  }
  return { platform: rows[0]?.platform ?? false, byTournament };
}
