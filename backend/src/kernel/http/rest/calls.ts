import { call } from '@courtcrew/domain/contract/call.ts';
import { bulkAnswer, jsonParameter, type ListQuery } from '@courtcrew/domain/contract/rest.ts';
import { REST_LIMIT } from '@courtcrew/domain/contract/restRows.ts';
import { z } from 'zod';
import type { RestResource } from './resource.ts';

type Spec = RestResource['spec'];

const HIGHEST_ROW = 10_000_000;

const rowNumber = z.number('must be a number').int('must be a whole number').min(0).max(HIGHEST_ROW);

const range = jsonParameter(z.tuple([rowNumber, rowNumber], 'must be like [0,24]'));

/** A row's id; one that names its tournament as well holds two. */
const rowId = z.string('must be an id').regex(/^[A-Za-z0-9_.-]{1,160}$/, 'is not a known id');

const ids = z.array(rowId).max(REST_LIMIT);

const rowParams = z.object({ id: rowId });

const listParameters = (spec: Spec) =>
  z.object({
    filter: jsonParameter(spec.filter.extend({ id: z.union([ids, rowId]).optional() })).optional(),
    range: range.optional(),
    sort: jsonParameter(
      z.tuple([z.enum([...spec.sort, 'id']), z.enum(['ASC', 'DESC'])], 'must be like ["id","ASC"]'),
    ).optional(),
  });

type DecodedList = z.output<ReturnType<typeof listParameters>>;

/** Inclusive range to offset and limit. An absent or longer range is cut to what one answer may hold. */
export function listQuery(
  spec: Spec,
  { filter, range, sort }: DecodedList,
): ListQuery<Record<string, unknown>> {
  const [from, to] = range ?? [0, REST_LIMIT - 1];
  const [asked, direction] = sort ?? [spec.sort[0], 'ASC'];
  // The dialect's own default; a list that is kept in no order of ids answers its own first one.
  const field = spec.sort.includes(asked) ? asked : spec.sort[0];
  return {
    filter: filter ?? {},
    offset: from,
    limit: Math.min(Math.max(to - from + 1, 0), REST_LIMIT),
    sort: { field, descending: direction === 'DESC' },
  };
}

/** A bulk call is a change or a removal; a change of no fields counts as a change. */
const bulkBody = ({ edit, removable, reason }: Spec) =>
  z
    .object({
      ids,
      ...(edit ? { data: edit.optional() } : {}),
      ...(removable ? { remove: z.boolean().optional() } : {}),
      ...(reason ? { reason: reason.optional() } : {}),
    })
    .refine(({ data, remove }) => data !== undefined || remove === true, {
      path: [edit ? 'data' : 'remove'],
      error: 'is required',
    });

export function restCalls(spec: Spec) {
  const { area, policy, kind } = spec;
  const write = spec.write ?? policy;
  const path = `/rest/${spec.name}`;
  const edit = spec.edit;
  const named = (does: string): string => `${does}_${spec.name}`;
  return {
    list: call({
      area,
      operation: named('list'),
      method: 'GET',
      path,
      policy,
      query: listParameters(spec),
      summary: `Lists of ${spec.name}, and rows by their ids`,
      answer: z.array(spec.row),
    }),
    one: call({
      area,
      operation: named('one'),
      method: 'GET',
      path: `${path}/{id}`,
      policy,
      params: rowParams,
      summary: `One ${kind}`,
      answer: spec.row,
    }),
    create:
      spec.create &&
      call({
        area,
        operation: named('create'),
        method: 'POST',
        path,
        policy: write,
        body: spec.create,
        summary: `A new ${kind}`,
        answer: spec.row,
      }),
    update:
      edit &&
      call({
        area,
        operation: named('update'),
        method: 'PUT',
        path: `${path}/{id}`,
        policy: write,
        params: rowParams,
        body: edit.extend({
          seen: spec.row.partial().optional(),
          ...(spec.versioned && { version: z.number().int().min(0).optional() }),
        }),
        summary: `Change one ${kind}; 409 where a field is no longer what \`seen\` says`,
        answer: spec.row,
      }),
    remove: spec.removable
      ? call({
          area,
          operation: named('remove'),
          method: 'DELETE',
          path: `${path}/{id}`,
          policy: write,
          params: rowParams,
          summary: `Remove one ${kind}`,
          answer: z.object({ id: z.string() }),
        })
      : undefined,
    bulk:
      edit || spec.removable
        ? call({
            area,
            operation: named('bulk'),
            method: 'PUT',
            path: `${path}/bulk`,
            policy: write,
            body: bulkBody(spec),
            summary: `The same for many ${spec.name}, with an outcome for each`,
            answer: bulkAnswer,
          })
        : undefined,
  };
}
