import {
  assignmentOwner,
  contactOwner,
  notificationOwner,
  statusOwner,
} from '@courtcrew/projections/board/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import type { Kysely } from 'kysely';
import { remembering } from '../kernel/http/rest/rememberedRows.ts';
import type { RowResolvers } from '../kernel/http/scope.ts';

/** How the rows that the board's calls address are found. */
export const boardRows = (db: Kysely<Database>) =>
  ({
    assignment: remembering((id) => assignmentOwner(db, id)),
    status: remembering((id) => statusOwner(db, id)),
    notification: remembering((nid) => notificationOwner(db, nid)),
    contact: remembering((id) => contactOwner(db, id)),
  }) satisfies RowResolvers;
