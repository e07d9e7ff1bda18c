import type { Call } from '@courtcrew/domain/contract/call.ts';
import type { RestSpec } from '@courtcrew/domain/contract/rest.ts';
import { keyOf, ROW_OF } from '@courtcrew/domain/contract/restRows.ts';
import type { List } from '@courtcrew/projections/kernel/list.ts';
import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import { Refused } from '../../refused.ts';
import type { Ask } from '../route.ts';
import { type RestContext, type RestReader, type RestResource, resource } from './resource.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Listing<Row extends z.ZodObject, Create extends z.ZodType, Change extends z.ZodObject>
  extends Pick<RestResource<Row, z.ZodObject, Create, Change>, 'owner' | 'opens'> {
  readonly spec: RestSpec<Row, z.ZodObject, Create, Change>;
  /** The query that the documented list is answered from, too. */
  readonly list: ListOf<Row> | ((reader: RestReader, tid: string) => ListOf<Row> | Promise<ListOf<Row>>);
  /** The field with a row's id, as the documented calls know it. */
  readonly key: string;
  /** A row as it is answered, where that is more than SQL says. */
  shown?(row: never): object;
  /** Which rows the caller may see at all; every one without. */
  only?(context: RestContext): RawBuilder<boolean>;
  /** A documented call that takes the row's fields as they are, or what it takes; answers the new row's key. */
  readonly create?: Call | ((data: z.output<Create>, context: RestContext) => Promise<string>);
  readonly update?: Call | NonNullable<RestResource<Row, z.ZodObject, Create, Change>['update']>;
  readonly remove?: Call | NonNullable<RestResource<Row, z.ZodObject, Create, Change>['remove']>;
}

type ListOf<Row extends z.ZodObject> = List<Omit<z.input<Row>, 'id' | 'tid'>>;

/** A resource whose rows come from a list, and whose writes are documented calls. */
export function listResource<Row extends z.ZodObject, Create extends z.ZodType, Change extends z.ZodObject>(
  listing: Listing<Row, Create, Change>,
): RestResource {
  const { list, key, shown, only, create, update, remove, spec, ...rights } = listing;
  const listFor = async (reader: RestReader, tid: string) =>
    typeof list === 'function' ? list(reader, tid) : list;
  const withId = (row: object): Fields => ({
    ...row,
    ...shown?.(row as never),
    id: String((row as Fields)[key]),
  });
  return resource({
    ...(rights as Pick<RestResource, 'owner' | 'opens'>),
    spec: spec as unknown as RestSpec,
    async list(query, context) {
      const rows = await listFor(context, context.tid);
      const { rows: page, total } = await rows.page(context.use.db, query, only?.(context));
      return { rows: page.map(withId), total };
    },
    async many(ids, reader) {
      const rows = await listFor(reader, '');
      return (await rows.among(reader.use.db, ids)).map(withId);
    },
    ...(create && {
      create: async (data, context) =>
        typeof create === 'function'
          ? create(data as z.output<Create>, context)
          : String(((await send(context.ask, create, data as Fields)) as Fields)[key]),
    }),
    ...(update && {
      async update(row, change, context) {
        if (typeof update === 'function') await update(row as never, change as never, context as never);
        else await send(context.ask, update, { ...idsOf(row), ...change, seen: context.seen });
      },
    }),
    ...(remove && {
      async remove(row, context, reason) {
        if (typeof remove === 'function') await remove(row as never, context, reason);
        else await send(context.ask, remove, idsOf(row));
      },
    }),
  });

  function idsOf({ id, tid }: Fields): Fields {
    return { tid, [key]: keyOf(String(id)) };
  }
}

const send = (ask: Ask, call: Call, fields: Fields): Promise<unknown> =>
  ask(call, { ...(call.params && { params: fields }), ...(call.body && { body: fields }) });

/** Rows of tournaments that the caller may not read are left out. */
const noneOfOthers = (error: unknown): [] => {
  if (error instanceof Refused) return [];
  throw error;
};

const tidOf = (id: string): string => id.split(ROW_OF)[0] ?? '';

/** The same in a tournament: a row's id names it beside its own `key`, so that it is found without asking everywhere. */
export function tournamentResource<
  Row extends z.ZodObject,
  Create extends z.ZodType,
  Change extends z.ZodObject,
>(listing: Omit<Listing<Row, Create, Change>, 'owner' | 'shown'>): RestResource {
  const { list, key } = listing;
  const within = (tid: string, row: Fields): Fields => ({ ...row, tid, id: `${tid}${ROW_OF}${row[key]}` });
  const own = listResource(listing);
  return {
    ...own,
    owner: ({ tid }) => ({ tid: String(tid) }),
    ownerOf: (id) => ({ tid: tidOf(id) }),
    async list(query, context) {
      if (context.tid === '') return { rows: [], total: 0 };
      const { rows, total } = await own.list(query, context);
      return { rows: rows.map((row) => within(context.tid, row)), total };
    },
    async many(ids, reader) {
      const byTournament = [...Map.groupBy(ids, tidOf)].map(async ([tid, own]) => {
        const rows = typeof list === 'function' ? await list(reader, tid) : list;
        const found = await rows.among(reader.use.db, own.map(keyOf), { tid });
        return found.map((row) => within(tid, row as Fields));
      });
      return (await Promise.all(byTournament.map((rows) => rows.catch(noneOfOthers)))).flat();
    },
    ...(own.create && {
      create: async (data, context) => `${context.tid}${ROW_OF}${await own.create?.(data, context)}`,
    }),
  };
}
