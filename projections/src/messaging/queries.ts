import type { PostRow, Written } from '@courtcrew/domain/messaging/index.ts';
import type { Section } from '@courtcrew/domain/tournaments/index.ts';
import { type Kysely, sql } from 'kysely';
import type { AccountsDatabase } from '../accounts/tables.ts';
import { folded } from '../kernel/like.ts';
import { list, selectFrom } from '../kernel/list.ts';
import { rowName } from '../kernel/names.ts';
import type { MessagingDatabase } from './tables.ts';

type Messaging = Kysely<MessagingDatabase & AccountsDatabase>;

/** Templates with the names of their owners, by name. */
export const templateList = list({
  rows: selectFrom('messaging.templates as t')
    .innerJoin('accounts.people as p', 'p.ref_id', 't.ref_id')
    .select(['t.etid', 't.ref_id', 't.type', 't.name', 't.subject', 't.body', 't.tid'])
    .select(rowName('p').as('author')),
  key: 'etid',
  order: [folded(sql.ref('name'))],
  searched: ['name', 'subject', 'body'],
  texts: ['author'],
  // A tournament narrows nothing: it adds what is shared there.
  filters: { tid: () => sql`true` },
});

/** Whether a template is a person's own, or shared with the staff of that tournament. */
export const templateFor = (ref_id: string, tid?: string) =>
  sql<boolean>`(ref_id = ${ref_id} or tid = ${tid ?? null})`;

/** The letters somebody wrote, by tournament; what forgetting them must reach. */
export async function lettersBy(
  db: Messaging,
  ref_id: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('messaging.letters')
    .select(['tid', 'letter_id'])
    .where('ref_id', '=', ref_id)
    .orderBy('letter_id')
    .execute();
  const byTournament = Map.groupBy(rows, ({ tid }) => tid);
  return new Map([...byTournament].map(([tid, own]) => [tid, own.map(({ letter_id }) => letter_id)]));
}

/** Letters to somebody and nobody else, by tournament: their words speak to that person by name. */
export async function lettersOnlyTo(
  db: Messaging,
  ref_id: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('messaging.lines as l')
    .select(['l.tid', 'l.letter_id'])
    .where('l.recipient', '=', ref_id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('messaging.lines as o')
            .select('o.letter_id')
            .whereRef('o.letter_id', '=', 'l.letter_id')
            .where('o.recipient', '<>', ref_id),
        ),
      ),
    )
    .orderBy('l.letter_id')
    .execute();
  const byTournament = Map.groupBy(rows, ({ tid }) => tid);
  return new Map([...byTournament].map(([tid, those]) => [tid, those.map(({ letter_id }) => letter_id)]));
}

/** Of these letters, those whose words were erased with a person. */
export async function erasedLetters(db: Messaging, letters: readonly string[]): Promise<ReadonlySet<string>> {
  if (letters.length === 0) return new Set();
  const rows = await db
    .selectFrom('messaging.letters')
    .select('letter_id')
    .where(sql<boolean>`letter_id = any(${[...letters]}::text[])`)
    .where('body', '=', '')
    .execute();
  return new Set(rows.map(({ letter_id }) => letter_id));
}

/** To how many an author wrote these words in a tournament since an instant. */
export async function recipientsSince(
  db: Messaging,
  tid: string,
  { ref_id, channel, subject, body }: Pick<Written, 'ref_id' | 'channel' | 'subject' | 'body'>,
  since: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('messaging.letters as t')
    .innerJoin('messaging.lines as l', 'l.letter_id', 't.letter_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('t.tid', '=', tid)
    .where('t.channel', '=', channel)
    .where('t.ref_id', '=', ref_id)
    .where('t.subject', '=', subject)
    .where('t.body', '=', body)
    .where(sql<boolean>`t.time >= ${since}`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Where these letters belong, and who wrote them; unknown ones are left out. */
export const letterPlaces = (db: Messaging, letters: readonly string[]) =>
  db
    .selectFrom('messaging.letters')
    .select(['letter_id', 'tid', 'category', 'ref_id'])
    .where(sql<boolean>`letter_id = any(${[...letters]}::text[])`)
    .execute();

const NEWEST = 500;

/** A message board, the newest post first. */
export const postsOn = (db: Messaging, tid: string, category: Section): Promise<PostRow[]> =>
  db
    .selectFrom('messaging.posts as o')
    .innerJoin('accounts.people as p', 'p.ref_id', 'o.ref_id')
    .leftJoin('accounts.people as editor', 'editor.ref_id', 'o.edited_by')
    .select(['o.id', 'o.ref_id', 'o.message', 'o.post_time', 'o.edited'])
    .select(rowName('p').as('name'))
    .select(rowName<string | null>('editor').as('edited_by'))
    .where('o.tid', '=', tid)
    .where('o.category', '=', category)
    .orderBy('o.post_time', 'desc')
    .orderBy('o.id')
    .limit(NEWEST)
    .execute();

/** Where a post stands; null for one that is not there. */
export const postPlace = async (
  db: Messaging,
  id: string,
): Promise<{ readonly tid: string; readonly category: Section } | null> =>
  (await db
    .selectFrom('messaging.posts')
    .select(['tid', 'category'])
    .where('id', '=', id)
    .executeTakeFirst()) ?? null;

/** Tournaments on whose boards somebody's posts stand; what forgetting them must reach. */
export const tournamentsPostedIn = async (db: Messaging, ref_id: string): Promise<string[]> =>
  (
    await db.selectFrom('messaging.posts').select('tid').distinct().where('ref_id', '=', ref_id).execute()
  ).map(({ tid }) => tid);

/** Mails that were kept, the newest first: those to the whole section, and those the reader got or wrote. */
export const pastEmails = (db: Messaging, tid: string, category: Section, reader: string) =>
  db
    .selectFrom('messaging.letters as l')
    .leftJoin('accounts.people as p', 'p.ref_id', 'l.ref_id')
    .select(['l.time', 'l.subject', 'l.body'])
    .select(sql<string>`coalesce(${rowName('p')}, '')`.as('author'))
    .where('l.tid', '=', tid)
    .where('l.channel', '=', 'email')
    .where('l.saved', '=', true)
    .where('l.category', '=', category)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('l.whole', '=', true),
        eb('l.ref_id', '=', reader),
        exists(
          selectFrom('messaging.lines as to')
            .select('to.letter_id')
            .whereRef('to.letter_id', '=', 'l.letter_id')
            .where('to.recipient', '=', reader),
        ),
      ]),
    )
    .orderBy('l.time', 'desc')
    .orderBy('l.letter_id')
    .limit(NEWEST)
    .execute();

/** Which of these recipients, or who of all, want no letters to many of the tournament. */
export async function whoLeft(
  db: Messaging,
  tid: string,
  recipients?: readonly string[],
): Promise<ReadonlySet<string>> {
  if (recipients?.length === 0) return new Set();
  const left = db.selectFrom('messaging.left').select('recipient').where('tid', '=', tid);
  const among = recipients && sql<boolean>`recipient = any(${[...recipients]}::text[])`;
  const rows = await (among ? left.where(among) : left).execute();
  return new Set(rows.map(({ recipient }) => recipient));
}

/** Templates that are shared with the staff of a tournament, by name. */
export const sharedTemplates = (db: Messaging, tid: string) =>
  db
    .selectFrom('messaging.templates')
    .select(['type', 'name', 'subject', 'body', 'tid'])
    .where('tid', '=', tid)
    .orderBy('name')
    .orderBy('etid')
    .execute();
