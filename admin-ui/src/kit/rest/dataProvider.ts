import { AttemptKeys } from '@courtcrew/ui-kit/data/attemptKeys.ts';
import { CallFailed, type Client } from '@courtcrew/ui-kit/data/client.ts';
import { localized } from '@courtcrew/ui-kit/words/localized.ts';
import simpleRest from 'ra-data-simple-rest';
import { type DataProvider, HttpError, type Identifier } from 'react-admin';
import { type Outcome, outcomesOf } from './outcomes.ts';

type Answer = Awaited<ReturnType<NonNullable<Parameters<typeof simpleRest>[1]>>>;

/** A failed call as react-admin knows it: `errors` land on the form's fields. */
function asHttpError(failure: unknown): unknown {
  if (!(failure instanceof CallFailed)) return failure;
  const { status, message, errors, code, details } = failure;
  return new HttpError(message, status, { message, errors, code, details });
}

const parsed = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : undefined);

const inWords = ({ message, template, ...outcome }: Outcome): Outcome =>
  message === undefined ? outcome : { ...outcome, message: localized(message, template) };

/** "2 of 5 were not changed: Ana is on the waitlist." */
function refusal(outcomes: readonly Outcome[]): string | null {
  const refused = outcomes.filter(({ ok }) => !ok);
  if (refused.length === 0) return null;
  const reasons = [...new Set(refused.flatMap(({ message }) => message ?? []))].join('; ');
  return `${refused.length} of ${outcomes.length} were not changed${reasons ? `: ${reasons}` : ''}`;
}

/** Area that drops a lost change's key: a later change may revert it. A new record's key stays: twice would be two. */
const areaOf = (method: string, url: string): string | undefined =>
  method === 'POST' ? undefined : url.split('/', 3).join('/');

/** react-admin's `/rest` over the one client. Bulk changes are one call, answered row by row. */
export function createDataProvider(client: Client): DataProvider {
  const keys = new AttemptKeys();
  const http = async (url: string, options: RequestInit = {}): Promise<Answer> => {
    const { method = 'GET', body } = options;
    const request = (idempotencyKey?: string) =>
      client.request({
        method,
        path: url,
        body: parsed(body),
        headers: Object.fromEntries(new Headers(options.headers)),
        signal: options.signal ?? undefined,
        idempotencyKey,
      });
    const sent = method === 'GET' ? request() : keys.send([method, url, body], request, areaOf(method, url));
    const answer = await sent.catch((failure: unknown) => {
      throw asHttpError(failure);
    });
    const range = answer.header('Content-Range');
    return {
      status: answer.status,
      headers: new Headers(range === null ? {} : { 'Content-Range': range }),
      body: '',
      json: answer.body,
    };
  };

  const bulk = async (resource: string, body: object): Promise<{ data: Identifier[] }> => {
    const { json } = await http(`/rest/${encodeURIComponent(resource)}/bulk`, {
      method: 'PUT',
      body: JSON.stringify(body),
    });
    const outcomes = outcomesOf(json).map(inWords);
    const text = refusal(outcomes);
    if (text !== null) throw new HttpError(text, 409, { message: text, outcomes });
    return { data: outcomes.map(({ id }) => id) };
  };

  return {
    ...simpleRest('/rest', http),
    updateMany: (resource, { ids, data }) => bulk(resource, { ids, data }),
    deleteMany: (resource, { ids, meta }) => bulk(resource, { ids, remove: true, ...meta }),
    supportAbortSignal: true,
  };
}
