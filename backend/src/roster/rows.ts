import type { Database } from '@courtcrew/projections/database.ts';
import { captainOwner, categoryOwner, shiftOwner, signupOwner } from '@courtcrew/projections/roster/index.ts';
import type { Kysely } from 'kysely';
import type { FindRow, RowOwner, RowResolvers } from '../http/scope.ts';
import { Remembered } from '../platform/remembered.ts';

/** Some megabytes at most. */
const REMEMBERED = 50_000;

/**
 * Where a shift or a sign-up belongs never changes, so each is looked up once; a rush asks for the same few
 * shifts thousands of times. A deleted one is still known here, and not found by whoever works on it next.
 */
function remembering(find: FindRow): FindRow {
  const known = new Remembered<RowOwner | null>(find, { most: REMEMBERED, keep: (owner) => owner !== null });
  return (id) => known.of(id);
}

/** How the rows that the roster's calls address are found. */
export const rosterRows = (db: Kysely<Database>) =>
  ({
    shift: remembering((sid) => shiftOwner(db, sid)),
    category: (vcid) => categoryOwner(db, vcid),
    captain: (id) => captainOwner(db, id),
    signup: remembering((shift_id) => signupOwner(db, shift_id)),
  }) satisfies RowResolvers;
