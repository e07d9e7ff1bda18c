import { sql } from 'kysely';

/** An instant as answers have it, written by PostgreSQL: of ten thousand rows that is most of the work. */
export const written = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
