import { NO_RIGHTS } from '@courtcrew/domain/contract/policies.ts';
import type { Pool } from 'pg';
import { inBatches } from '../platform/inBatches.ts';
import { Remembered } from '../platform/remembered.ts';
import type { Standing } from './identity.ts';
import type { RecentAccess } from './recentAccess.ts';
import { FORGOTTEN, NO_STANDINGS, type RightsSource, type Standings } from './rights.ts';

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

  drop(ref_id: string | null): void {
    this.#standings.drop(ref_id);
  }
}

interface StandingsRow {
  readonly ref_id: string;
  /** What each source's rows say, in the order of the sources. */
  readonly rows: readonly (readonly object[] | null)[];
  /** The sources' checkpoints, in the same order. */
  readonly shown: readonly string[];
}

const checkpointOf = ({ model }: RightsSource): string => `(select position::text from ${model}.checkpoint)`;

/** One statement, so that rows and checkpoints are of the same moment. */
const standingsOf = (sources: readonly RightsSource[]) => ({
  name: 'standings-of-people',
  text: `select asked.ref_id,
      json_build_array(${sources
        .map(({ rows }) => `(select json_agg(source) from (${rows}) source)`)
        .join(', ')}) as rows,
      array[${sources.map(checkpointOf).join(', ')}] as shown
    from unnest($1::text[]) as asked (ref_id)`,
});

/** Reads people's rights from the read models, those of many at once, and adds what these do not show yet. */
export function standingsFrom(
  pool: Pool,
  recent: RecentAccess,
  sources: readonly RightsSource[],
): LoadStandings {
  const query = standingsOf(sources);
  return inBatches(async (refs) => {
    const { rows: people } = await pool.query<StandingsRow>({ ...query, values: [refs] });
    const byPerson = new Map(
      people.map(({ ref_id, rows, shown }) => [
        ref_id,
        recent.standingsOf(
          ref_id,
          sources.reduce(
            (before, source, index) => (rows[index] ?? []).reduce(source.shown, before),
            NO_STANDINGS,
          ),
          Object.fromEntries(sources.map(({ model }, index) => [model, BigInt(shown[index] ?? 0)])),
        ),
      ]),
    );
    return (ref_id) => byPerson.get(ref_id) ?? FORGOTTEN;
  });
}

/** From where on the log must be heard: what comes before, all read models of rights show. */
export async function shownByAll(pool: Pool, sources: readonly RightsSource[]): Promise<bigint> {
  const checkpoints = sources.map(({ model }) => `(select position from ${model}.checkpoint)`);
  const { rows } = await pool.query<{ position: string }>(
    `select least(${checkpoints.join(', ')})::text as position`,
  );
  return BigInt(rows[0]?.position ?? 0);
}
