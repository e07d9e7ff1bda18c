import { sql } from 'kysely';
import { list, selectFrom } from '../kernel/list.ts';
import { nameOrEmailBegins } from './found.ts';

/** Everybody who is not forgotten. */
export const personRecords = list({
  rows: selectFrom('accounts.people').selectAll().where('forgotten', '=', false),
  key: 'ref_id',
  order: [],
  sortedBy: { last: sql.ref('last_key'), first: sql.ref('first_key') },
  // Beginning of a last or full name, or of an e-mail.
  filters: { q: (text) => sql`ref_id = ${nameOrEmailBegins(text)}` },
});
