import type { TemplateRow } from '@courtcrew/domain/messaging/index.ts';
import { type Kysely, sql } from 'kysely';
import type { AccountsDatabase } from '../accounts/index.ts';
import type { MessagingDatabase } from './tables.ts';

type Messaging = Kysely<MessagingDatabase & AccountsDatabase>;

/** Templates with the names of their owners, by name. */
const templates = (db: Messaging) =>
  db
    .selectFrom('messaging.templates as t')
    .innerJoin('accounts.people as p', 'p.ref_id', 't.ref_id')
    .select(['t.etid', 't.ref_id', 't.type', 't.name', 't.subject', 't.body', 't.tid'])
    .select(sql<string>`p.first || ' ' || p.last`.as('author'))
    .orderBy(sql`lower(t.name)`)
    .orderBy('t.etid');

/** A person's own, and with `tid` those that somebody shares with the staff of that tournament. */
export const templatesFor = (db: Messaging, ref_id: string, tid?: string): Promise<TemplateRow[]> =>
  templates(db)
    .where(({ eb, or }) =>
      or([eb('t.ref_id', '=', ref_id), ...(tid === undefined ? [] : [eb('t.tid', '=', tid)])]),
    )
    .execute();

/** These templates; unknown ids are left out. */
export const templatesById = (db: Messaging, etids: readonly string[]): Promise<TemplateRow[]> =>
  templates(db)
    .where('t.etid', '=', sql<string>`any(${[...etids]}::text[])`)
    .execute();
