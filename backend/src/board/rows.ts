import {
  assignmentOwner,
  contactOwner,
  notificationOwner,
  statusOwner,
} from '@courtcrew/projections/board/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import type { Kysely } from 'kysely';
import type { RowResolvers } from '../http/scope.ts';

/** How the rows that the board's calls address are found. */
export const boardRows = (db: Kysely<Database>) =>
  ({
    assignment: (id: string) => assignmentOwner(db, id),
    status: (id: string) => statusOwner(db, id),
    notification: (nid: string) => notificationOwner(db, nid),
    contact: (id: string) => contactOwner(db, id),
  }) satisfies RowResolvers;
