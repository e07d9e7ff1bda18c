import { emailKey } from '@courtcrew/domain/accounts/index.ts';
import { nameKey } from '@courtcrew/domain/kernel/spelling.ts';
import { type RawBuilder, sql } from 'kysely';
import { beginning, hasWords } from '../kernel/like.ts';

/**
 * Ids of the people who are looked for, to compare an id with. Found first and by themselves: left to it, the database
 * would rather walk through everybody in the order of the list until a page is full.
 */
const oneOf = (found: RawBuilder<unknown>) => sql<string>`any(array(${found}))`;

/** Word for word the expression of the index. */
const FULL_NAME = sql<string>`(first_key || ' ' || last_key)`;

const namesLike = (begins: string) => sql`select ref_id from accounts.people where last_key like ${begins}
  union all select ref_id from accounts.people where ${FULL_NAME} like ${begins}
  union all select ref_id from accounts.people
    where ${FULL_NAME} like '% % %' and ${FULL_NAME} like ${`% ${begins}`}`;

/** Whose name begins like this, or a later part of it: "adler" is "Eva von Adler". */
export const nameBegins = (begins: string) => oneOf(namesLike(begins));

/** The same, or whose e-mail does. */
export const nameOrEmailBegins = (text: string) =>
  oneOf(sql`${namesLike(beginning(nameKey(text)))}
    union all select ref_id from accounts.logins where email_key like ${beginning(emailKey(text))}`);

/** Who has this somewhere in the name. */
export const called = (part: string) =>
  oneOf(sql`select ref_id from accounts.people where ${hasWords(FULL_NAME, part)}`);
