import type { TournamentFields, TournamentState } from '@courtcrew/domain/tournaments/index.ts';
import { importKey } from '@courtcrew/domain/tournaments/index.ts';
import type { Product } from '../kernel/area.ts';
import type { Claims } from '../kernel/runtime/claims.ts';
import { tournament } from './aggregates.ts';

const KIND = 'import';
/** An import takes its claims a moment before it is accepted; this is a long moment. */
const YOUNG_MS = 30_000;

/** Equal for what an import takes for the same tournament. */
export const keyOf = ({ name = '', start = null }: Partial<TournamentFields>): string =>
  importKey({ name, start });

export interface Imported {
  readonly tid: string;
  readonly fields: Partial<TournamentFields>;
}

/** Keeps two imports from making one tournament twice. Stale claims are judged by the stream. */
export class ImportClaims {
  readonly #claims: Pick<Claims, 'takeAll' | 'takeOver' | 'releaseAll'>;
  readonly #tournamentNow: (tid: string) => Promise<TournamentState>;

  /** @param product whose `bus` tells a tournament as the log has it now */
  constructor({ claims, bus }: Pick<Product, 'claims' | 'bus'>) {
    this.#claims = claims;
    this.#tournamentNow = (tid) => bus.peek(tournament, tid);
  }

  /** Answers the places of those that others have. */
  async take(wanted: readonly Imported[]): Promise<readonly number[]> {
    const claims = wanted.map(({ tid, fields }) => ({ key: keyOf(fields), holder: tid }));
    const lost = new Set<string>();
    for (const { key, holder, ageMs } of await this.#claims.takeAll(KIND, claims)) {
      const before = await this.#tournamentNow(holder);
      const kept = before.exists ? keyOf(before.fields) === key : ageMs < YOUNG_MS;
      const mine = claims.find((claim) => claim.key === key);
      if (kept || !mine || !(await this.#claims.takeOver(KIND, key, holder, mine.holder))) lost.add(key);
    }
    return claims.flatMap(({ key }, place) => (lost.has(key) ? [place] : []));
  }

  /** After an import that was refused. */
  async giveBack(wanted: readonly Imported[]): Promise<void> {
    await this.#claims.releaseAll(...wanted.map(({ tid }) => tid));
  }
}
