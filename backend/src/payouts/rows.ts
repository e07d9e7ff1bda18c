import type { Database } from '@courtcrew/projections/database.ts';
import { itemOwner, payeeOwner } from '@courtcrew/projections/payouts/index.ts';
import type { Kysely } from 'kysely';
import type { RowResolvers } from '../kernel/http/scope.ts';

/** How the rows that the calls of payouts address are found. An item may get another payee, so none is remembered. */
export const payoutRows = (db: Kysely<Database>) =>
  ({
    item: async (pid) => {
      const owner = await itemOwner(db, pid);
      // The payee a call names may be the next one: whose it is now does not decide.
      return owner && { tid: owner.tid };
    },
    payee: (id) => payeeOwner(db, id),
  }) satisfies RowResolvers;
