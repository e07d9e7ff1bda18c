import { sql } from 'kysely';
import type { Boards } from './database.ts';

/** Where rows that calls address belong, and what a forgotten person left where. */

interface Owner {
  readonly tid: string;
  readonly ref_id?: string;
}

/** An assignment beside a court, under way or finished. */
export const assignmentOwner = async (db: Boards, id: string): Promise<Owner | null> =>
  (await db
    .selectFrom('board.aux')
    .select(['tid', 'ref_id'])
    .where('id', '=', id)
    .union(db.selectFrom('board.past_aux').select(['tid', 'ref_id']).where('id', '=', id))
    .executeTakeFirst()) ?? null;

/** A line of the status updates. */
export const statusOwner = async (db: Boards, id: string): Promise<Owner | null> =>
  (await db.selectFrom('board.statuses').select(['tid', 'ref_id']).where('id', '=', id).executeTakeFirst()) ??
  null;

/** A call to the desk. */
export const notificationOwner = async (db: Boards, nid: string): Promise<Owner | null> =>
  (await db
    .selectFrom('board.notifications')
    .select(['tid', 'ref_id'])
    .where('nid', '=', nid)
    .executeTakeFirst()) ?? null;

/** Somebody who is texted about calls. */
export const contactOwner = async (db: Boards, id: string): Promise<Owner | null> =>
  (await db.selectFrom('contacts.contacts').select('tid').where('id', '=', id).executeTakeFirst()) ?? null;

/** Of these contacts those who are texted, and where. */
export const contactsAmong = async (
  db: Boards,
  ids: readonly string[],
): Promise<{ tid: string; id: string }[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('contacts.contacts')
        .select(['tid', 'id'])
        .where('id', '=', sql<string>`any(${ids})`)
        .execute();

/** Tournaments whose board has spoken of somebody; what forgetting them must reach. */
export async function boardsHolding(db: Boards, ref_id: string): Promise<string[]> {
  const rows = await db.selectFrom('board.known').select('tid').where('ref_id', '=', ref_id).execute();
  return rows.map(({ tid }) => tid);
}
