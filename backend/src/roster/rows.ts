import type { Database } from '@courtcrew/projections/database.ts';
import { captainOwner, categoryOwner, shiftOwner, signupOwner } from '@courtcrew/projections/roster/index.ts';
import type { Kysely } from 'kysely';
import { remembering } from '../kernel/http/rememberedRows.ts';
import type { RowResolvers } from '../kernel/http/scope.ts';

/** How the rows that the roster's calls address are found. */
export const rosterRows = (db: Kysely<Database>) =>
  ({
    shift: remembering((sid) => shiftOwner(db, sid)),
    category: (vcid) => categoryOwner(db, vcid),
    captain: (id) => captainOwner(db, id),
    signup: remembering((shift_id) => signupOwner(db, shift_id)),
  }) satisfies RowResolvers;
