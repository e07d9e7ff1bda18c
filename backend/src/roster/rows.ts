import type { Database } from '@courtcrew/projections/database.ts';
import { shiftOwner, signupOwner } from '@courtcrew/projections/roster/index.ts';
import type { Kysely } from 'kysely';
import type { RowResolvers } from '../http/scope.ts';

/** How the rows that the roster's calls address are found. */
export const rosterRows = (db: Kysely<Database>) =>
  ({
    shift: (sid) => shiftOwner(db, sid),
    signup: (shift_id) => signupOwner(db, shift_id),
  }) satisfies RowResolvers;
