import type { ListQuery, RestSpec } from '@courtcrew/domain/contract/rest.ts';
import { ROW_OF } from '@courtcrew/domain/contract/restRows.ts';
import { compareTexts, searchKey } from '@courtcrew/domain/kernel/spelling.ts';
import type { z } from 'zod';
import { Refused } from '../../refused.ts';
import { type Page, type RestContext, type RestReader, type RestResource, resource } from './resource.ts';

/** A row as the documented list answers it; `key` tells it from the others of its tournament. */
export interface TableRow {
  readonly key: string;
}

type Writes<Row extends z.ZodObject, Create extends z.ZodType, Change extends z.ZodObject> = Pick<
  RestResource<Row, z.ZodObject, Create, Change>,
  'update' | 'remove'
> & {
  /** Answers the new row's key. */
  create?(data: z.output<Create>, context: RestContext): Promise<string>;
};

interface Table<Row extends z.ZodObject, Create extends z.ZodType, Change extends z.ZodObject>
  extends Writes<Row, Create, Change> {
  readonly spec: RestSpec<Row, z.ZodObject, Create, Change>;
  /** Fields that the filter `q` looks into, in any case. */
  readonly searched: readonly string[];
  /** All rows of a tournament that the caller may see: the documented list. */
  rows(tid: string, reader: RestReader): Promise<readonly (Omit<z.input<Row>, 'id' | 'tid'> & TableRow)[]>;
}

/**
 * A resource over rows of which one tournament has some hundreds or thousands: they are read by the documented call, and
 * filtered, sorted and cut here. A row's id names its tournament, so that it is found without asking everywhere.
 */
export function tableResource<Row extends z.ZodObject, Create extends z.ZodType, Change extends z.ZodObject>(
  table: Table<Row, Create, Change>,
): RestResource {
  const { spec, searched, create, update, remove } = table;
  const rowsOf = async (tid: string, reader: RestReader): Promise<Fields[]> =>
    (await table.rows(tid, reader)).map(({ key, ...row }) => ({ ...row, tid, id: idOf(tid, key) }));
  return resource({
    spec: spec as unknown as RestSpec,
    owner: (row) => ({ tid: String(row.tid) }),
    ownerOf: (id) => ({ tid: tidOf(id) }),
    list: async (query, context) =>
      context.tid === '' ? NO_ROWS : page(await rowsOf(context.tid, context), query, searched),
    async many(ids, reader) {
      const tids = [...new Set(ids.map(tidOf))];
      const rows = await Promise.all(tids.map((tid) => rowsOf(tid, reader).catch(noneOfOthers)));
      return rows.flat().filter(({ id }) => ids.includes(String(id)));
    },
    ...(create && {
      create: async (data, context) => idOf(context.tid, await create(data as z.output<Create>, context)),
    }),
    ...(update && { update: update as NonNullable<RestResource['update']> }),
    ...(remove && { remove: remove as NonNullable<RestResource['remove']> }),
  });
}

type Fields = Record<string, unknown>;

const NO_ROWS: Page<Fields> = { rows: [], total: 0 };

/** Rows of tournaments that the caller may not read are left out. */
const noneOfOthers = (error: unknown): Fields[] => {
  if (error instanceof Refused) return [];
  throw error;
};

const tidOf = (id: string): string => id.split(ROW_OF)[0] ?? '';

const idOf = (tid: string, key: string): string => `${tid}${ROW_OF}${key}`;

/** The page of rows that a list asks for. */
export function page(
  rows: readonly Fields[],
  { filter, sort, offset, limit }: ListQuery<Fields>,
  searched: readonly string[],
): Page<Fields> {
  const wanted = Object.entries(filter).filter(([field, value]) => field !== 'tid' && value !== undefined);
  const fitting = rows
    .filter((row) => wanted.every(([field, value]) => fits(row, field, value, searched)))
    .sort(ordered(sort));
  return { rows: fitting.slice(offset, offset + limit), total: fitting.length };
}

const plain = (value: unknown): string => searchKey(String(value ?? ''));

/** `q` looks into texts, `{field}_gte` and `{field}_lte` compare instants, anything else must be the same. */
function fits(row: Fields, field: string, value: unknown, searched: readonly string[]): boolean {
  if (field === 'q') return searched.some((name) => plain(row[name]).includes(plain(value)));
  const [, name = '', bound] = /^(.+)_(gte|lte)$/.exec(field) ?? [];
  if (bound === 'gte') return String(row[name] ?? '') >= String(value);
  if (bound === 'lte') return String(row[name] ?? '') <= String(value);
  return row[field] === value;
}

/** By a field, what has none last; equal ones as the documented list has them. */
function ordered({ field, descending }: ListQuery<Fields>['sort']) {
  const sign = descending ? -1 : 1;
  // Somebody's only name stands among the last names.
  const shownIn = (row: Fields) => (field === 'last' ? row.last || row.first : row[field]);
  return (a: Fields, b: Fields): number => {
    const [one, other] = [shownIn(a), shownIn(b)];
    if (isNothing(one) !== isNothing(other)) return isNothing(one) ? 1 : -1;
    return sign * compared(one, other);
  };
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Texts by the alphabet, what is no text by its size. */
function compared(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b);
  return Number(a ?? 0) - Number(b ?? 0);
}
