import type { Call } from '@courtcrew/domain/contract/call.ts';
import { policies } from '@courtcrew/domain/contract/policies.ts';

/** Method and path without what routing ignores: case, a trailing slash, names of parameters. */
export const routeKey = (method: string, path: string): string =>
  `${method} ${path
    .replace(/\{\w+\}/g, '{}')
    .replace(/(.)\/+$/, '$1')
    .toLowerCase()}`;

/** Throws for calls that must not be served: the server does not start with them. */
export function checkCalls(calls: readonly Call[], rowKinds: readonly string[]): void {
  const taken = new Map<string, string>();
  for (const call of calls) {
    const name = `${call.method} ${call.path}`;
    for (const fault of faultsOf(call, rowKinds)) throw new Error(`${name} ${fault}`);
    const key = routeKey(call.method, call.path);
    const other = taken.get(key);
    if (other !== undefined) throw new Error(`${name} collides with ${other}`);
    taken.set(key, name);
  }
}

function faultsOf(call: Call, rowKinds: readonly string[]): string[] {
  const { scope, params } = call;
  const faults: string[] = [];
  if (!Object.hasOwn(policies, call.policy ?? '')) faults.push('has no policy');
  if (!call.answer) faults.push('has no schema for its answer');
  if (/\{/.test(call.path) && !params) faults.push('has no schema for its params');
  if (call.method === 'GET' && call.body) faults.push('declares a body, which GET does not have');
  if (scope?.row && !rowKinds.includes(scope.row.kind)) {
    faults.push(`is about a ${scope.row.kind}, which nobody resolves`);
  }
  for (const place of [scope?.tid, scope?.subject, scope?.row?.id]) {
    if (place && !call[sourceOf(place)]) faults.push(`has a scope at ${place} but no schema for it`);
  }
  return faults;
}

const sourceOf = (place: string): 'params' | 'query' | 'body' => {
  if (place.startsWith('params.')) return 'params';
  return place.startsWith('query.') ? 'query' : 'body';
};

/** Methods that calls at this concrete address take. */
export function methodsAt(calls: readonly Call[], url: string): string[] {
  const path = (url.split('?', 1)[0] ?? '').replace(/(.)\/+$/, '$1');
  return calls.filter((call) => patternOf(call.path).test(path)).map((call) => call.method);
}

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/[.+]/g, '\\$&')
      .replace(/\{\w+\}/g, '[^/]+')
      .replace(/(.)\/+$/, '$1')}$`,
    'i',
  );
