import type { BodyIn, Call, ParamsIn, QueryIn } from './call.ts';

/** A part must be given unless the call does not declare it or all its fields are optional. */
type Part<Name extends string, Value> = undefined extends Value
  ? { readonly [K in Name]?: Value }
  : Record<string, never> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value };

/** What a declared call needs to be sent. */
export type Parts<C extends Call> = Part<'params', ParamsIn<C>> &
  Part<'query', QueryIn<C>> &
  Part<'body', BodyIn<C>>;

type Values = Readonly<Record<string, unknown>>;

/** Puts encoded values into a path's `{braces}`. Throws when one is missing: the page would call another path. */
export function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Values;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === null || value === '') throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}

/** `?a=1&b=2`; nothing where no value is given. */
export function queryText(query: unknown): string {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  if (pairs.length === 0) return '';
  return `?${pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`).join('&')}`;
}
