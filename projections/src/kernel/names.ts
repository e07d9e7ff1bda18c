import { sql } from 'kysely';

/** SQL of a name's search key, word for word as the indexes have it: see `nameKeys`. */
export const NAME_KEY = "btrim(first_key || ' ' || last_key)";

/** SQL of the `fullName` of a table's people; null where the row has nobody. */
export const rowNameSql = (table: string): string => `btrim(${table}.first || ' ' || ${table}.last)`;

/** SQL of the search key of that name. */
export const rowNameKeySql = (table: string): string =>
  `btrim(${table}.first_key || ' ' || ${table}.last_key)`;

export const rowName = <Text extends string | null = string>(table: string) =>
  sql<Text>`${sql.raw(rowNameSql(table))}`;

export const rowNameKey = (table: string) => sql<string>`${sql.raw(rowNameKeySql(table))}`;
