import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import pg from 'pg';

/**
 * Loaded into a server before its own code (see `dying.ts`): a request with the header `die-before: n` ends the process
 * by SIGKILL when it is about to speak to PostgreSQL for the n-th time. What other requests, projections and workers
 * of the process say to PostgreSQL meanwhile is not counted.
 */
const steps = new AsyncLocalStorage<{ left: number }>();

subscribe('http.server.request.start', (message) => {
  const { headers } = (message as { request: IncomingMessage }).request;
  const step = Number(headers['die-before']);
  steps.enterWith({ left: step > 0 ? step : Number.POSITIVE_INFINITY });
});

const query: (...args: unknown[]) => unknown = pg.Client.prototype.query;
pg.Client.prototype.query = function mortal(this: pg.Client, ...args: unknown[]) {
  const request = steps.getStore();
  if (request) {
    request.left -= 1;
    if (request.left === 0) process.kill(process.pid, 'SIGKILL');
  }
  return query.apply(this, args);
} as typeof pg.Client.prototype.query;
