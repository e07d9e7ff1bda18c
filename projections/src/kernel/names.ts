import { sql } from 'kysely';
import { alphabetically } from './like.ts';

/** SQL of a name's search key, word for word as the indexes have it: see `nameKeys`. */
export const NAME_KEY = "btrim(first_key || ' ' || last_key)";

/** SQL of the `fullName` of a table's people; null where the row has nobody. */
export const rowNameSql = (table: string): string => `btrim(${table}.first || ' ' || ${table}.last)`;

/** SQL of the search key of that name. */
export const rowNameKeySql = (table: string): string =>
  `btrim(${table}.first_key || ' ' || ${table}.last_key)`;

/** What a list is sorted by where last names are: somebody's only name stands among them. */
export const byLastName = alphabetically(sql`coalesce(nullif(last, ''), first)`);

export const rowName = <Text extends string | null = string>(table: string) =>
  sql<Text>`${sql.raw(rowNameSql(table))}`;

export const rowNameKey = (table: string) => sql<string>`${sql.raw(rowNameKeySql(table))}`;
