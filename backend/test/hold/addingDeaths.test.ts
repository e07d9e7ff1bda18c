import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { type ServerProcess, startProcess } from '../support/serverProcess.ts';
import { everyDeath } from './dying.ts';

/** Somebody is entered by name and put on a list, in two streams: whenever the server dies, both or neither are. */

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** The first platform admin at one server. */
class Admin {
  readonly #at: string;
  readonly #cookie: string;

  private constructor(at: string, cookie: string) {
    this.#at = at;
    this.#cookie = cookie;
  }

  static async at({ port }: ServerProcess): Promise<Admin> {
    const at = `http://127.0.0.1:${port}`;
    const answer = await fetch(`${at}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@courtcrew.local', password: 'first-admins-password' }),
    });
    return new Admin(at, answer.headers.getSetCookie()[0]?.split(';')[0] ?? '');
  }

  async ask(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ) {
    const answer = await fetch(`${this.#at}${path}`, {
      method,
      headers: { cookie: this.#cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  }
}

const rowsOf = (body: unknown): readonly unknown[] => (Array.isArray(body) ? body : []);
const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;
/** Two starts of a server for each word the request says to PostgreSQL. */
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
      const asksAgain: ((admin: Admin) => Promise<void>)[] = [];
      const deaths = await everyDeath(where, async ({ server, headers, step }) => {
        const admin = await Admin.at(server);
        const opened = { name: 'Crash Open', start: '03/07/2032', end: '03/08/2032', zone: 'US/Central' };
        const { tid } = Object((await admin.ask('POST', '/api/t/addTournament', opened)).body);
        const who = { tid, first: 'Nora', last: `Step${step}x`, email: `nora${step}@example.org` };
        await admin.ask('POST', '/api/addRef', who, headers).catch(() => undefined);
        const named = encodeURIComponent(JSON.stringify({ q: who.last }));
        const entered = async (by: Admin) =>
          rowsOf((await by.ask('GET', `/rest/people?filter=${named}`)).body).length;
        const listed = async (by: Admin) =>
          rowsOf((await by.ask('GET', `/api/getRegisteredRefs/${tid}`)).body).length;
        asksAgain.push(async (by) => {
          // An address that nobody came to be for is free again after a while.
          const repeated = async () => (await by.ask('POST', '/api/addRef', who)).status === 200;
          expect([step, await comesTrue(repeated)]).toEqual([step, true]);
          expect([step, await entered(by), await listed(by)]).toEqual([step, 1, 1]);
        });
        return async (next) => {
          const by = await Admin.at(next);
          const both = async () => (await entered(by)) === (await listed(by));
          expect([step, await comesTrue(both)]).toEqual([step, true]);
        };
      });
      expect(deaths).toBeGreaterThan(3);
      const last = await startProcess(where);
      try {
        const by = await Admin.at(last);
        await Promise.all(asksAgain.map((askAgain) => askAgain(by)));
      } finally {
        await last.stop();
      }
    },
    WALK_MS,
  );
});
