import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import pg from 'pg';

/*
 * Loaded into a server before its own code (see `dying.ts`): a request with the header `die-before: n` ends the process
 * by SIGKILL at the n-th place where a death leaves something else than an earlier one. Places are the request's first
 * word to PostgreSQL, and each word, or the answer, that follows one which may have changed something. What other
 * requests, projections and workers of the process say to PostgreSQL meanwhile is not counted. A patched prototype, since
 * neither pg nor the product tells which request a word is said for, and a proxy between them would see words alone.
 */

/** Of one request. */
interface Life {
  left: number;
  changed: boolean;
}
const lives = new AsyncLocalStorage<Life>();

function reach(life: Life): void {
  if (life.changed) life.left -= 1;
  if (life.left === 0) process.kill(process.pid, 'SIGKILL');
  life.changed = false;
}

subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  const step = Number(request.headers['die-before']);
  const life: Life = { left: step > 0 ? step : Number.POSITIVE_INFINITY, changed: true };
  lives.enterWith(life);
  const end = response.end as (...args: unknown[]) => unknown;
  response.end = ((...args: unknown[]) => {
    reach(life);
    return end.apply(response, args);
  }) as typeof response.end;
});

/** Functions of the product's own, and those that tell or lock, may change something. */
const CALLS = /\b((log|runtime)\.\w+|pg_\w+)\(/i;

function onlyReads(word: unknown): boolean {
  const text = typeof word === 'string' ? word : Object(word).text;
  return typeof text === 'string' && /^\s*select\b/i.test(text) && !CALLS.test(text);
}

const query: (...args: unknown[]) => unknown = pg.Client.prototype.query;
pg.Client.prototype.query = function mortal(this: pg.Client, ...args: unknown[]) {
  const life = lives.getStore();
  if (life) {
    reach(life);
    life.changed = !onlyReads(args[0]);
  }
  return query.apply(this, args);
} as typeof pg.Client.prototype.query;

// Loading takes most of a start. The server itself begins when it is told that the one before it is gone.
const told = once(process, 'message');
await import('../../src/server.ts');
await told;
process.disconnect();
