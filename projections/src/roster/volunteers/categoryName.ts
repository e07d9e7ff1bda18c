import { sql } from 'kysely';

/**
 * What people call a row's category: an official's is its name, a volunteer's an id, whose name stays known when
 * the category is deleted. `kind` is the column that says `volunteer`.
 */
export const categoryName = (alias: string, kind: string) => {
  const category = sql.ref(`${alias}.category`);
  return sql<string>`case when ${sql.ref(`${alias}.${kind}`)} = 'volunteer'
    then coalesce((select k.name from roster.categories k where k.vcid = ${category}), ${category})
    else ${category} end`;
};
