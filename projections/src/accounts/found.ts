import { emailKey } from '@courtcrew/domain/accounts/index.ts';
import { searchWords } from '@courtcrew/domain/kernel/spelling.ts';
import { type RawBuilder, sql } from 'kysely';
import { beginning, hasWords } from '../kernel/like.ts';
import { NAME_KEY } from '../kernel/names.ts';

/**
 * Ids of the people who are looked for, to compare an id with. Found first and by themselves: left to it, the database
 * would rather walk through everybody in the order of the list until a page is full.
 */
const oneOf = (found: RawBuilder<unknown>) => sql<string>`any(array(${found}))`;

const FULL_NAME = sql<string>`${sql.raw(NAME_KEY)}`;

/** More words than any name has are read, but not looked up one by one. */
const LOOKED_UP = 6;

/**
 * Whose name begins like this, or has every word of it at the beginning of one of its own, in whatever order. The last
 * name leads there by its index, and the few that have three parts or more by theirs.
 */
function namesLike(text: string): RawBuilder<unknown> {
  const words = searchWords(text);
  const begun = words.map((word) => `% ${beginning(word)}`);
  const all = sql`(' ' || ${FULL_NAME}) like all(${begun}::text[])`;
  const people = sql`select ref_id from accounts.people where`;
  if (words.length === 0) return sql`${people} false`;
  const found = [
    ...words.slice(0, LOOKED_UP).map((word) => sql`${people} last_key like ${beginning(word)} and ${all}`),
    sql`${people} ${FULL_NAME} like ${beginning(words.join(' '))}`,
    sql`${people} ${FULL_NAME} like '% % %' and ${all}`,
  ];
  return sql.join(found, sql` union all `);
}

/** Whose name has every word of this at the beginning of one: "adler" and "adler, eva" are "Eva von Adler". */
export const nameBegins = (text: string) => oneOf(namesLike(text));

/** The same, or whose e-mail begins so. */
export const nameOrEmailBegins = (text: string) =>
  oneOf(sql`${namesLike(text)}
    union all select ref_id from accounts.logins where email_key like ${beginning(emailKey(text))}`);

/** Who has this somewhere in the name. */
export const called = (part: string) =>
  oneOf(sql`select ref_id from accounts.people where ${hasWords(FULL_NAME, part)}`);
