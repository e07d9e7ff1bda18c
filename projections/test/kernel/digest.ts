import type { Queryable } from '../../src/kernel/checkpoint.ts';

/** One hash per table of a schema over its rows in an order of their own: equal when the rows are equal. */
export async function tableDigest(db: Queryable, schema: string): Promise<Record<string, string>> {
  const { rows: tables } = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = $1 and tablename <> 'checkpoint' order by 1`,
    [schema],
  );
  const digest: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await db.query<{ hash: string }>(
      `select count(*) || ' rows ' || coalesce(md5(string_agg(row_hash, '' order by row_hash)), '-') as hash
         from (select md5(t::text) as row_hash from "${schema}"."${name}" t) as hashes`,
    );
    digest[name] = rows[0]?.hash ?? '';
  }
  return digest;
}
