import type { Call } from '@courtcrew/domain/contract/call.ts';
import type { RestSpec } from '@courtcrew/domain/contract/rest.ts';
import type { List } from '@courtcrew/projections/kernel/list.ts';
import type { z } from 'zod';
import type { Ask } from '../ask.ts';
import { type RestResource, resource } from './resource.ts';

interface Listing<Row extends z.ZodObject, Create extends z.ZodType, Change extends z.ZodObject> {
  readonly spec: RestSpec<Row, z.ZodObject, Create, Change>;
  /** The query that the documented list is answered from, too. */
  readonly list: List<Omit<z.input<Row>, 'id'>>;
  /** The field with a row's id, which is the parameter of the calls that change it. */
  readonly key: string;
  readonly add?: Call;
  readonly edit?: Call;
  readonly remove?: Call;
}

type Fields = Readonly<Record<string, unknown>>;

/** A resource of the whole platform: its rows come from a list, and its writes are the documented calls. */
export function listResource<Row extends z.ZodObject, Create extends z.ZodType, Change extends z.ZodObject>({
  spec,
  list,
  key,
  add,
  edit,
  remove,
}: Listing<Row, Create, Change>): RestResource {
  const withId = (row: object): Fields => ({ ...row, id: (row as Fields)[key] });
  const send = (ask: Ask, call: Call, row: Fields, body?: unknown) =>
    ask(call, { params: { [key]: row[key] }, body });
  return resource({
    spec: spec as unknown as RestSpec,
    async list(query, { use }) {
      const { rows, total } = await list.page(use.db, query);
      return { rows: rows.map(withId), total };
    },
    many: async (ids, { use }) => (await list.among(use.db, ids)).map(withId),
    ...(add && {
      create: async (body, { ask }) => String(((await ask(add, { body })) as Fields)[key]),
    }),
    ...(edit && {
      async update(row, change, { ask, seen }) {
        await send(ask, edit, row, { ...change, seen });
      },
    }),
    ...(remove && {
      async remove(row, { ask }) {
        await send(ask, remove, row);
      },
    }),
  });
}
