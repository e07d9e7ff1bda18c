import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../support/database.ts';
import { serverDatabase } from '../support/serverDatabase.ts';
import { startProcess } from '../support/serverProcess.ts';
import type { Person } from '../world/served.ts';
import { ask } from './asking.ts';
import { everyDeath } from './dying.ts';
import { prepare } from './prepare.ts';

/** Somebody is entered by name and put on a list, in two streams: whenever the server dies, both or neither are. */

let database: TestDatabase;
let admin: Person;
beforeAll(async () => {
  database = await serverDatabase();
  admin = await prepare(database.url, ({ platformAdmin }) => platformAdmin());
});
afterAll(() => database.drop());

const rowsOf = (body: unknown): readonly unknown[] => (Array.isArray(body) ? body : []);
const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;
/** A start of a server for each change the request makes. */
const WALK_MS = 600_000;

/** True once it holds; false when patience ran out. */
async function comesTrue(holds: () => Promise<boolean>): Promise<boolean> {
  const patience = Date.now() + PATIENCE_MS;
  while (Date.now() < patience) {
    if (await holds()) return true;
    await pause(PAUSE_MS);
  }
  return false;
}

describe('Entering somebody by name', () => {
  it(
    'is done or undone after the next start, wherever the server died, and done once when asked again',
    async () => {
      const where = { DATABASE_URL: database.url };
      const asksAgain: ((port: number) => Promise<void>)[] = [];
      const deaths = await everyDeath(where, async ({ server, headers, step }) => {
        const opened = { name: 'Crash Open', start: '03/07/2032', end: '03/08/2032', zone: 'US/Central' };
        const { tid } = (await ask(server.port, admin, 'POST', '/api/t/addTournament', opened)).body;
        const who = { tid, first: 'Nora', last: `Step${step}x`, email: `nora${step}@example.org` };
        await ask(server.port, admin, 'POST', '/api/addRef', who, headers).catch(() => undefined);
        const named = encodeURIComponent(JSON.stringify({ q: who.last }));
        const entered = async (port: number) =>
          rowsOf((await ask(port, admin, 'GET', `/rest/people?filter=${named}`)).body).length;
        const listed = async (port: number) =>
          rowsOf((await ask(port, admin, 'GET', `/api/getRegisteredRefs/${tid}`)).body).length;
        asksAgain.push(async (port) => {
          // An address that nobody came to be for is free again after a while.
          const repeated = async () => (await ask(port, admin, 'POST', '/api/addRef', who)).status === 200;
          expect([step, await comesTrue(repeated)]).toEqual([step, true]);
          expect([step, await entered(port), await listed(port)]).toEqual([step, 1, 1]);
        });
        return async ({ port }) => {
          const both = async () => (await entered(port)) === (await listed(port));
          expect([step, await comesTrue(both)]).toEqual([step, true]);
        };
      });
      expect(deaths).toBeGreaterThan(3);
      const last = await startProcess(where);
      try {
        await Promise.all(asksAgain.map((askAgain) => askAgain(last.port)));
      } finally {
        await last.stop();
      }
    },
    WALK_MS,
  );
});
