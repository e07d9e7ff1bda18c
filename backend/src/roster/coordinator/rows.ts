import type { Database } from '@courtcrew/projections/database.ts';
import {
  captainOwner,
  categoryOwner,
  shiftOwners,
  signupOwners,
} from '@courtcrew/projections/roster/index.ts';
import type { Kysely } from 'kysely';
import { remembering } from '../../kernel/http/rest/rememberedRows.ts';
import type { RowResolvers } from '../../kernel/http/scope.ts';
import { foundInBatches } from '../../kernel/platform/inBatches.ts';

/** How the rows that the roster's calls address are found. */
export const rosterRows = (db: Kysely<Database>) =>
  ({
    shift: remembering(foundInBatches((sids) => shiftOwners(db, sids))),
    category: (vcid) => categoryOwner(db, vcid),
    captain: (id) => captainOwner(db, id),
    signup: remembering(foundInBatches((ids) => signupOwners(db, ids))),
  }) satisfies RowResolvers;
