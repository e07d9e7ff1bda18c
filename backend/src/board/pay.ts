import { type PayFacts, payFactsOf } from '@courtcrew/domain/board/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import { credentialsOf } from '@courtcrew/projections/roster/index.ts';
import type { Kysely } from 'kysely';

/** What a tournament pays by level and part. */
export type Rates = Parameters<typeof payFactsOf>[1];

/** What these people are paid for a match at these rates, by person; forgotten people are left out. In cents. */
export async function payOf(
  db: Kysely<Database>,
  rates: Rates,
  people: readonly string[],
): Promise<Readonly<Record<string, PayFacts>>> {
  if (people.length === 0) return {};
  const credentials = await credentialsOf(db, people);
  return Object.fromEntries([...credentials].map(([ref_id, held]) => [ref_id, payFactsOf(held, rates)]));
}
