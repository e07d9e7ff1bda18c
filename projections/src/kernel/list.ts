import type { ListQuery } from '@courtcrew/domain/contract/rest.ts';
import { type QueryExecutorProvider as Db, type RawBuilder, sql } from 'kysely';
import { hasWords } from './like.ts';

/** A list over rows that are read in SQL. */
interface ListSpec {
  /** Rows with every field that is answered, filtered or sorted by. */
  readonly rows: RawBuilder<unknown>;
  /** The fields that are answered. */
  readonly answered: readonly string[];
  /** The field with the id; equal rows are ordered by it. */
  readonly key: string;
  /** The order where no other is asked for: a field, or `-field` for the last first. */
  readonly order: readonly string[];
  /** What a field is sorted by, where that is not the field itself. */
  readonly sortedBy?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** The folded text that `q` looks into. */
  readonly searched: RawBuilder<string>;
}

type Filter = Readonly<Record<string, unknown>>;

interface Narrower {
  readonly only?: RawBuilder<boolean>;
  readonly most?: number;
}

/**
 * The one query of a list: all of it for the documented call, a page of what a filter lets through for `/rest`, and rows
 * by their ids. Rows without a value stand last, whichever way they are sorted.
 */
export function list<Row extends object>({
  rows: source,
  answered,
  key,
  order,
  sortedBy = {},
  searched,
}: ListSpec) {
  const orderOf = (field: string, descending: boolean): RawBuilder<unknown>[] => {
    const by = sortedBy[field] ?? sql.ref(field);
    return [sql`${sql.ref(field)} is null`, descending ? sql`${by} desc` : sql`${by} asc`];
  };
  const usual = [
    ...order.flatMap((field) =>
      field.startsWith('-') ? orderOf(field.slice(1), true) : orderOf(field, false),
    ),
    sql.ref(key),
  ];
  const conditions = ({ q, ...filter }: Filter): RawBuilder<boolean>[] => [
    ...(q === undefined ? [] : [hasWords(searched, String(q))]),
    ...Object.entries(filter).flatMap(([field, value]) => {
      if (value === undefined) return [];
      const [, name, bound] = /^(.+)_(gte|lte)$/.exec(field) ?? [];
      if (name === undefined) return [sql<boolean>`${sql.ref(field)} = ${value}`];
      return [sql<boolean>`${sql.ref(name)} ${sql.raw(bound === 'gte' ? '>=' : '<=')} ${value}`];
    }),
  ];
  const select = (
    db: Db,
    where: readonly RawBuilder<boolean>[],
    by: readonly RawBuilder<unknown>[],
    part: RawBuilder<unknown> = sql``,
  ) =>
    sql<Row>`select ${sql.join(answered.map((field) => sql.ref(field)))} from (${source}) as listed
      where ${sql.join([sql`true`, ...where], sql` and `)} order by ${sql.join(by)} ${part}`
      .execute(db)
      .then(({ rows }) => rows);

  return {
    /** Every row that fits, or so many of them, in the usual order. */
    all: (db: Db, filter: Filter = {}, { only = sql<boolean>`true`, most }: Narrower = {}): Promise<Row[]> =>
      select(db, [...conditions(filter), only], usual, most === undefined ? sql`` : sql`limit ${most}`),

    /** The rows with these ids; unknown ones are left out. */
    among: (db: Db, ids: readonly string[]): Promise<Row[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : select(db, [sql<boolean>`${sql.ref(key)} = any(${ids})`], usual),

    /** One page, and how many rows the filter lets through on all pages. */
    async page(db: Db, { filter, sort, offset, limit }: ListQuery<Filter>) {
      const where = conditions(filter);
      const [rows, counted] = await Promise.all([
        select(
          db,
          where,
          [...orderOf(sort.field, sort.descending), ...usual],
          sql`limit ${limit} offset ${offset}`,
        ),
        sql<{ total: number }>`select count(*)::int as total from (${source}) as listed
          where ${sql.join([sql`true`, ...where], sql` and `)}`.execute(db),
      ]);
      return { rows, total: counted.rows[0]?.total ?? 0 };
    },
  };
}

/** A list that is declared, without its query. */
export type List<Row extends object> = ReturnType<typeof list<Row>>;
