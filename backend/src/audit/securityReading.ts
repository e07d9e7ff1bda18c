import type { SecurityFilter, SecurityLine } from '@courtcrew/domain/audit/index.ts';
import type { ListQuery } from '@courtcrew/domain/contract/rest.ts';
import { searchWords } from '@courtcrew/domain/kernel/spelling.ts';
import { beginning, contains } from '@courtcrew/projections/kernel/like.ts';
import { rowNameKeySql, rowNameSql } from '@courtcrew/projections/kernel/names.ts';
import type { Pool } from 'pg';

const FROM = `from identity.security_log l
  left join accounts.people p on p.ref_id = l.ref_id
  left join accounts.people s on s.ref_id = l.subject`;

const SELECT = `select l.id, l.kind, l.last_at as time, l.first_at as since, l.count, l.ref_id, l.subject,
  ${rowNameSql('p')} as name, ${rowNameSql('s')} as subject_name,
  l.claimed, l.address, l.device, l.what, l.tid`;

/** Lines that a filter lets through; what it does not name is `null`. */
const WHERE = `where ($1::text is null or l.kind = $1)
  and ($2::text is null or l.ref_id = $2 or l.subject = $2)
  and ($3::text[] is null or ${rowNameKeySql('p')} like all($3) or ${rowNameKeySql('s')} like all($3))
  and ($4::text is null or l.address like $4)
  and ($5::timestamptz is null or l.last_at >= $5)
  and ($6::timestamptz is null or l.first_at <= $6)`;

const valuesOf = ({ kind, ref_id, person, address, time_gte, time_lte }: SecurityFilter) => [
  kind ?? null,
  ref_id ?? null,
  person ? searchWords(person).map(contains) : null,
  address ? beginning(address) : null,
  time_gte ?? null,
  time_lte ?? null,
];

const SORTS: Readonly<Record<string, string>> = {
  time: 'l.last_at',
  kind: 'l.kind',
  address: 'l.address',
  count: 'l.count',
};

interface Row extends Omit<SecurityLine, 'time' | 'since'> {
  /** As the pool reads instants: dates, or ISO text. */
  readonly time: Date | string;
  readonly since: Date | string;
}

const lineOf = (row: Row): SecurityLine => ({
  ...row,
  time: new Date(row.time).toISOString(),
  since: new Date(row.since).toISOString(),
});

/** One page of the security log and how many lines there are in all. */
export async function securityLines(
  pool: Pool,
  { filter, sort, limit, offset }: ListQuery<SecurityFilter>,
): Promise<{ rows: SecurityLine[]; total: number }> {
  const values = valuesOf(filter);
  const order = `${SORTS[sort.field] ?? SORTS.time} ${sort.descending ? 'desc' : 'asc'}, l.id`;
  const [page, count] = await Promise.all([
    pool.query<Row>(`${SELECT} ${FROM} ${WHERE} order by ${order} limit $7 offset $8`, [
      ...values,
      limit,
      offset,
    ]),
    pool.query<{ total: number }>(`select count(*)::int as total ${FROM} ${WHERE}`, values),
  ]);
  return { rows: page.rows.map(lineOf), total: count.rows[0]?.total ?? 0 };
}

/** These lines; unknown ids are left out. */
export async function linesById(pool: Pool, ids: readonly string[]): Promise<SecurityLine[]> {
  const { rows } = await pool.query<Row>(`${SELECT} ${FROM} where l.id = any($1::text[])`, [[...ids]]);
  return rows.map(lineOf);
}
