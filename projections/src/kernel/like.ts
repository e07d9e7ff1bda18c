import { LETTERS, searchWords } from '@courtcrew/domain/kernel/spelling.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Steps } from './steps.ts';

const literally = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** The `like` pattern that finds a text anywhere, whatever signs it has. */
export const contains = (text: string): string => `%${literally(text)}%`;

/** Whether a folded text has every word of a search, in any order. */
export const hasWords = (text: RawBuilder<string>, search: string): RawBuilder<boolean> =>
  sql<boolean>`${text} like all(${searchWords(search).map(contains)}::text[])`;

/** The `like` pattern that finds a text at the beginning. */
export const beginning = (text: string): string => `${literally(text)}%`;

const [SINGLE, PAIRS] = [1, 2].map((length) =>
  Object.entries(LETTERS).filter(([, plain]) => plain.length === length),
);

/** `searchKey` of a column that has no key of its own, for lists that are short; to search it and to order by it. */
export function folded(column: RawBuilder<string>): RawBuilder<string> {
  const plain = sql`translate(${column}, ${sql.lit('‘’ʼ´`')}, ${sql.lit("'''''")})`;
  const bare = sql`regexp_replace(lower(normalize(${plain}, nfkd)), '[\u0300-\u036f]', '', 'g')`;
  const paired = (PAIRS ?? []).reduce(
    (text, [letter, plain]) => sql`replace(${text}, ${sql.lit(letter)}, ${sql.lit(plain)})`,
    bare,
  );
  const [from, to] = [0, 1].map((at) => (SINGLE ?? []).map((entry) => entry[at]).join(''));
  return sql<string>`translate(${paired}, ${sql.lit(from)}, ${sql.lit(to)})`;
}

/** The order of `compareTexts` in PostgreSQL. */
export const ALPHABET_STEPS: Steps = {
  part: 'alphabet',
  sql: [
    `create schema if not exists kernel;
     create collation if not exists kernel.alphabet (provider = icu, locale = 'en-u-kn');`,
  ],
};

/** What a text is sorted by; an empty one is as good as none. */
export const alphabetically = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`replace(nullif(${text}, ''), 'ı', 'i') collate kernel.alphabet`;
