import { type PayFacts, payFactsOf } from '@courtcrew/domain/board/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import { credentialsOf } from '@courtcrew/projections/roster/index.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import type { Kysely } from 'kysely';

/** What the tournament pays these people for a match, by person; forgotten people are left out. In cents. */
export async function payOf(
  db: Kysely<Database>,
  tid: string,
  people: readonly string[],
): Promise<Readonly<Record<string, PayFacts>>> {
  if (people.length === 0) return {};
  const [amounts, credentials] = await Promise.all([tournamentById(db, tid), credentialsOf(db, people)]);
  if (!amounts) return {};
  return Object.fromEntries([...credentials].map(([ref_id, held]) => [ref_id, payFactsOf(held, amounts)]));
}
