import { sql } from 'kysely';

/** A column of cents as answers have it. */
export const inDollars = <Amount extends number | null = number>(column: string) =>
  sql<Amount>`${sql.ref(column)}::float8 / 100`;
