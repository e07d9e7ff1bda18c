import type { Seen } from './browser.ts';

/** What tests look for in answers. */

/** The rows of an answer that is a list. */
export function rowsOf({ body, status }: Seen): Record<string, unknown>[] {
  if (Array.isArray(body)) return body;
  throw new Error(`no list in ${status} ${JSON.stringify(body)}`);
}

/** A field of an answer; throws for an answer without it. */
export function fieldOf({ body, status }: Seen, field: string): unknown {
  const value = Object.getOwnPropertyDescriptor(Object(body), field)?.value;
  if (value === undefined) throw new Error(`no ${field} in ${status} ${JSON.stringify(body)}`);
  return value;
}

/** An answer of this status with this text. */
export const said = (status: number, message: string) => ({ status, body: { message } });

/** A field of an answer that is a text; throws for any other answer. */
export function textAt(seen: Seen, field: string): string {
  const value = fieldOf(seen, field);
  if (typeof value === 'string') return value;
  throw new Error(`${field} is no text in ${JSON.stringify(seen.body)}`);
}

/** The ids of a list's tournaments, in its order. */
export const tidsOf = (seen: Seen): unknown[] => rowsOf(seen).map(({ tid }) => tid);
