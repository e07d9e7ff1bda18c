import { z } from 'zod';
import type { PlainRecord } from '../kernel/record.ts';
import type { Fields } from '../kernel/recordFields.ts';
import { call } from './call.ts';
import { id, message } from './fields.ts';
import type { PolicyName } from './policies.ts';

type Verb = 'add' | 'edit' | 'remove' | 'list';

interface RecordService {
  readonly area: string;
  readonly policy: PolicyName;
  /** Paths of its calls; those that change one row end in its key. */
  readonly paths: { readonly [V in Verb]?: string };
  /** What the API's documentation adds to what each call says by itself. */
  readonly notes?: { readonly [V in Verb]?: string };
}

export function recordCalls<
  Name extends string,
  Key extends string,
  F extends Fields,
  Sealed extends boolean,
  Removable extends boolean,
>(record: PlainRecord<Name, Key, F, Sealed, Removable>, { area, policy, paths, notes = {} }: RecordService) {
  const { key, name, noun } = record;
  const about = (verb: Verb, summary: string) => ({
    area,
    policy,
    path: paths[verb] ?? `/api/${area}/${verb}${name}`,
    summary: notes[verb] === undefined ? summary : `${summary} ${notes[verb]}`,
  });
  const params = z.object({ [key]: id } as { [K in Key]: typeof id });
  const added = message.extend({ [key]: z.string() } as { [K in Key]: z.ZodString });
  const remove = call({
    ...about('remove', `Removes a ${noun.toLowerCase()}.`),
    method: 'DELETE',
    operation: `remove${name}`,
    params,
    answer: message,
  });
  const calls = {
    add: call({
      ...about('add', `Adds a ${noun.toLowerCase()}.`),
      method: 'POST',
      operation: `add${name}`,
      body: record.created,
      answer: added,
    }),
    edit: call({
      ...about('edit', 'Changes the fields that are sent; 409 where one is no longer what `seen` says.'),
      method: 'PUT',
      operation: `edit${name}`,
      params,
      body: record.changed.extend({ seen: record.seen.optional() }),
      answer: message,
    }),
    list: call({
      ...about('list', `Every ${noun.toLowerCase()}.`),
      method: 'GET',
      operation: `get${name}s`,
      answer: z.array(record.row),
    }),
  };
  const removing = record.removable ? { remove } : {};
  return { ...calls, ...removing } as typeof calls &
    (Removable extends true ? { readonly remove: typeof remove } : unknown);
}
