import type { ListQuery } from '@courtcrew/domain/contract/rest.ts';
import type { AnyRecord } from '@courtcrew/domain/kernel/record.ts';
import type { Field } from '@courtcrew/domain/kernel/recordFields.ts';
import {
  type QueryExecutorProvider as Db,
  type Expression,
  expressionBuilder,
  type RawBuilder,
  sql,
} from 'kysely';
import type { Database } from '../database.ts';
import { alphabetically, folded, hasWords } from './like.ts';

/** Begins the query of a list's rows. */
export const { selectFrom } = expressionBuilder<Database, never>();

/** A list over rows that are read in SQL. */
interface ListSpec<Row> {
  /** Rows with every field that is answered, filtered or sorted by; those of a tournament have its `tid`. */
  readonly rows: Expression<Row>;
  /** The field with the id; equal rows are ordered by it. */
  readonly key: string;
  /** The order where no other is asked for: SQL, a field, or `-field` for the last first. */
  readonly order: Order;
  /** Fields with texts that `q` looks into. */
  readonly searched?: readonly string[];
  /** Further fields that are sorted by the alphabet. */
  readonly texts?: readonly string[];
  /** What a field is sorted by instead: another field, or SQL as it stands, so that an index may serve. */
  readonly sortedBy?: Readonly<Record<string, string | RawBuilder<unknown>>>;
  /** What a filter lets through, where that is not the rows whose field is the same. */
  readonly filters?: Readonly<Record<string, (value: string) => RawBuilder<boolean>>>;
}

type Filter = Readonly<Record<string, unknown>>;
type Order = readonly (string | RawBuilder<unknown>)[];

interface Narrower {
  readonly only?: RawBuilder<boolean>;
  readonly order?: Order;
  readonly most?: number;
}

const BOUNDS = { gte: sql`>=`, lte: sql`<=` };

/**
 * The one query of a list: all of it for the documented call, a page of what a filter lets through for `/rest`, and rows
 * by their ids. Rows without a value stand last, whichever way they are sorted, but where `sortedBy` is SQL of its own.
 */
export function list<Row extends object>({
  rows: source,
  key,
  order,
  searched = [],
  texts = [],
  sortedBy = {},
  filters = {},
}: ListSpec<Row>) {
  const byAlphabet = [...searched, ...texts];
  const orderOf = (field: string, descending: boolean): RawBuilder<unknown> => {
    const way = sql.raw(descending ? 'desc' : 'asc');
    const own = sortedBy[field] ?? field;
    if (typeof own !== 'string') return sql`${own} ${way}`;
    const by = byAlphabet.includes(own) ? alphabetically(sql.ref(own)) : sql.ref(own);
    return sql`${by} ${way} nulls last`;
  };
  const sorted = (by: Order) => [
    ...by.map((field) => {
      if (typeof field !== 'string') return field;
      return field.startsWith('-') ? orderOf(field.slice(1), true) : orderOf(field, false);
    }),
    sql.ref(key),
  ];
  const found =
    searched.length === 0
      ? sql<string>`''`
      : sql<string>`concat_ws(' ', ${sql.join(searched.map((field) => sql.ref(field)))})`;
  const condition = ([field, value]: [string, unknown]): RawBuilder<boolean> => {
    const own = filters[field];
    if (own) return value === '' ? EVERY : own(value as string);
    if (field === 'q') return hasWords(folded(found), String(value));
    const [, name, bound] = /^(.+)_(gte|lte)$/.exec(field) ?? [];
    return name === undefined
      ? sql`${sql.ref(field)} = ${value}`
      : sql`${sql.ref(name)} ${BOUNDS[bound as keyof typeof BOUNDS]} ${value}`;
  };
  const fits = (filter: Filter, only: RawBuilder<boolean>): RawBuilder<boolean> => {
    const asked = Object.entries(filter).filter(([, value]) => value !== undefined);
    return sql`${sql.join([only, ...asked.map(condition)], sql` and `)}`;
  };
  const select = async (
    db: Db,
    where: RawBuilder<boolean>,
    by: readonly RawBuilder<unknown>[],
    part: RawBuilder<unknown> = sql``,
  ) => {
    const query = sql<Row>`select * from (${source}) as listed where ${where} order by ${sql.join(by)} ${part}`;
    return (await query.execute(db)).rows;
  };

  return {
    /** Every row that fits, or so many of them, in the usual order where no other is named. */
    all: (
      db: Db,
      filter: Filter = {},
      { only = EVERY, order: by = order, most }: Narrower = {},
    ): Promise<Row[]> =>
      select(db, fits(filter, only), sorted(by), most === undefined ? sql`` : sql`limit ${most}`),

    /** The rows with these ids; unknown ones are left out. */
    among: (db: Db, ids: readonly string[], filter: Filter = {}): Promise<Row[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : select(db, fits(filter, sql`${sql.ref(key)}::text = any(${ids})`), sorted(order)),

    /** One page, and how many rows the filter lets through on all pages. */
    async page(db: Db, { filter, sort, offset, limit }: ListQuery<Filter>, only = EVERY) {
      const where = fits(filter, only);
      const [rows, counted] = await Promise.all([
        select(
          db,
          where,
          [orderOf(sort.field, sort.descending), ...sorted(order)],
          sql`limit ${limit} offset ${offset}`,
        ),
        sql<{
          total: number;
        }>`select count(*)::int as total from (${source}) as listed where ${where}`.execute(db),
      ]);
      return { rows, total: counted.rows[0]?.total ?? 0 };
    },
  };
}

const COLUMN_TYPES: Readonly<Partial<Record<string, string>>> = { number: 'float8', boolean: 'boolean' };

/** By what a resource is sorted and filtered. */
interface Asked {
  readonly sort: readonly string[];
  readonly filter: { readonly shape: object };
}

/** The same of a resource's rows that TypeScript works out, in their order. */
export function listOf<Row extends object>(
  rows: readonly Row[],
  { sort, filter }: Asked,
  { key, ...spec }: Pick<ListSpec<Row>, 'key' | 'searched' | 'texts' | 'sortedBy'>,
): List<Row> {
  const { searched = [], texts = [] } = spec;
  const fields = [...new Set([...sort, ...Object.keys(filter.shape), ...searched, ...texts])];
  const columns = fields.map((name) => {
    const values = rows.map((row) => (row as Filter)[name] ?? null);
    const type = COLUMN_TYPES[typeof values.find((value) => value !== null)] ?? 'text';
    return sql`${values}::${sql.raw(`${type}[]`)}`;
  });
  const names = [...fields, 'at'].map((name) => sql.ref(name));
  const places = list({
    ...spec,
    rows: sql<{
      at: number;
    }>`select * from unnest(${sql.join(columns)}) with ordinality as x(${sql.join(names)})`,
    key: 'at',
    order: [],
  });
  return {
    all: async () => [...rows],
    among: async (_, ids) => rows.filter((row) => ids.includes(String((row as Filter)[key]))),
    async page(db, { filter: { tid: _, ...filter }, ...query }) {
      const { rows: page, total } = await places.page(db, { ...query, filter });
      return { rows: page.flatMap(({ at }) => rows[at - 1] ?? []), total };
    },
  };
}

const EVERY = sql<boolean>`true`;

/** A list that is declared, without its query. */
export type List<Row extends object> = ReturnType<typeof list<Row>>;

/** How a list of records differs from that of their fields. */
interface RecordListing {
  readonly order: readonly string[];
  /** What is answered beside the fields, by its name. */
  readonly computed?: Readonly<Record<string, RawBuilder<unknown>>>;
}

/** The list of a record's rows: searched by its names and texts, sorted by every field. */
export function recordList<Row extends object>(
  { key, fields }: AnyRecord,
  from: string,
  { order, computed = {} }: RecordListing,
) {
  const declared = Object.entries(fields);
  const ofKind = (wanted: Field['kind']) =>
    declared.flatMap(([name, { kind }]) => (kind === wanted ? name : []));
  const names = ofKind('name');
  const renamed = declared.flatMap(([name, { column: own }]) =>
    own === undefined ? [] : [sql`${sql.ref(own)} as ${sql.ref(name)}`],
  );
  const more = Object.entries(computed).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  return list({
    rows: sql<Row>`select ${sql.join([sql`*`, ...renamed, ...more])} from ${sql.table(from)}`,
    key,
    order,
    sortedBy: Object.fromEntries(names.map((name) => [name, sql.ref(`${name}_key`)])),
    searched: [...names.map((name) => `${name}_key`), ...ofKind('text')],
  });
}
