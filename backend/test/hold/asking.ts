import type { Person } from '../world/served.ts';

export interface Answer {
  readonly status: number;
  readonly body: { readonly [field: string]: unknown };
  /** How far the log was when the answer was given; empty where nothing was written. */
  readonly position: string;
}

/** One request by somebody. Rejects when there is no answer at all. */
export async function ask(
  port: number,
  { cookie }: Pick<Person, 'cookie'>,
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const position = response.headers.get('courtcrew-position') ?? '';
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const answered = isJson ? await response.json() : { text: await response.text() };
  return { status: response.status, body: answered as Answer['body'], position };
}

/** Whether the answer says that the person has a spot. */
export const isSeated = ({ status, body }: Answer): boolean => status === 200 && body.waitlist === false;
/** Whether the answer says that the person stands on the waitlist. */
export const isApplied = ({ status, body }: Answer): boolean => status === 200 && body.waitlist === true;
