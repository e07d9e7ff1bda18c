import { createHash } from 'node:crypto';
import type { MakeInvoices } from '@courtcrew/domain/reconciliation/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import { bookOf, peopleToBill } from '@courtcrew/projections/reconciliation/index.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import type { Kysely } from 'kysely';

/** The book of an organization; its name is free text and stands in no name of a stream. */
const bookNamed = (organization: string): string =>
  createHash('sha256').update(organization).digest('base64url').slice(0, 22);

/**
 * Makes out an invoice to everybody who was paid or posted and has none. A tournament stays in the book of its first
 * invoice, whatever its organization is called later.
 */
export async function billOfficials(
  db: Kysely<Database>,
  tid: string,
  send: (book: string, command: MakeInvoices) => Promise<unknown>,
): Promise<void> {
  const people = await peopleToBill(db, tid);
  if (people.length === 0) return;
  const { organization_key = '' } = (await tournamentById(db, tid)) ?? {};
  const book = (await bookOf(db, tid)) ?? bookNamed(organization_key);
  await send(book, { type: 'MakeInvoices', tid, people });
}
