import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { TestDatabase } from '../support/database.ts';
import { serverDatabase } from '../support/serverDatabase.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { everyDeath } from './dying.ts';
import { Ledger } from './ledger.ts';

/** Each death takes two starts of a server, on a machine that may be busy. */
const PATIENCE_MS = 900_000;
const PASSWORD = 'correct horse';
const NEW_PASSWORD = 'another horse';

let database: TestDatabase;
let ledger: Ledger;

beforeAll(async () => {
  database = await serverDatabase();
  ledger = new Ledger(database.url);
});
afterAll(() => database.drop());

interface Answer {
  /** 0: the server died before it answered. */
  readonly status: number;
  readonly body: unknown;
  readonly cookie: string;
}

type Headers = Readonly<Record<string, string>>;

async function send(
  { port }: ServerProcess,
  path: string,
  body: object | null,
  headers: Headers = {},
): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: body === null ? 'GET' : 'POST',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => null);
  if (response === null) return { status: 0, body: null, cookie: '' };
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const answer = await response.text().catch(() => null);
  return answer === null
    ? { status: 0, body: null, cookie: '' }
    : { status: response.status, body: JSON.parse(answer), cookie };
}

const formOf = (email: string) => ({ first: 'Ana', last: 'Tester', email, password: PASSWORD });

const logIn = (server: ServerProcess, email: string, password: string) =>
  send(server, '/auth/login', { email, password });

const opens = (answer: Answer): boolean => answer.cookie !== '' && 'ref_id' in Object(answer.body);

const isAlive = async (server: ServerProcess, cookie: string): Promise<boolean> =>
  (await send(server, '/auth/sessions', null, { cookie })).status === 200;

it(
  'a registration that a death interrupts is done or undone, and sent again it is done',
  async () => {
    const deaths = await everyDeath({ DATABASE_URL: database.url }, async ({ step, headers, server }) => {
      const email = `new${step}@example.org`;
      const key = { 'idempotency-key': `registration-${step}` };
      await send(server, '/auth/register', formOf(email), { ...headers, ...key });
      return async (next) => {
        const before = await logIn(next, email, PASSWORD);
        expect(before).toMatchObject({ status: 200 });
        const again = await send(next, '/auth/register', formOf(email), key);
        expect([step, again.status, opens(again)]).toEqual([step, 200, true]);
        if (opens(before)) expect(before.body).toMatchObject({ ref_id: Object(again.body).ref_id });
        expect(await isAlive(next, again.cookie)).toBe(true);
        expect(opens(await logIn(next, email, PASSWORD))).toBe(true);
        const other = await send(next, '/auth/register', formOf(email));
        expect(other.body).toEqual({ message: 'Email already registered, please login' });
        await vi.waitFor(async () => {
          const rows = await ledger.query('select from accounts.logins where email_key = $1', [email]);
          expect(rows).toHaveLength(1);
        }, 20_000);
      };
    });
    // Claim, append, session at the least.
    expect(deaths).toBeGreaterThan(3);
  },
  PATIENCE_MS,
);

it(
  'a new password that a death interrupts is done, and nothing from before it lives, or undone',
  async () => {
    const seen = { done: 0, undone: 0 };
    await everyDeath({ DATABASE_URL: database.url }, async ({ step, headers, server }) => {
      const email = `changes${step}@example.org`;
      const own = await send(server, '/auth/register', formOf(email));
      const { ref_id } = Object(own.body);
      const stolen = await logIn(server, email, PASSWORD);
      expect(await isAlive(server, stolen.cookie)).toBe(true);
      const change = { password: PASSWORD, newPassword: NEW_PASSWORD };
      const key = { 'idempotency-key': `change-${step}` };
      const answer = await send(server, '/auth/changePassword', change, {
        ...headers,
        ...key,
        cookie: own.cookie,
      });
      return async (next) => {
        if (!opens(await logIn(next, email, NEW_PASSWORD))) {
          seen.undone += 1;
          expect([step, answer.status]).toEqual([step, 0]);
          expect(await isAlive(next, stolen.cookie)).toBe(true);
          const again = await send(next, '/auth/changePassword', change, { ...key, cookie: own.cookie });
          expect([step, again.status]).toEqual([step, 200]);
        } else seen.done += 1;
        for (const { cookie } of [own, stolen])
          expect([step, await isAlive(next, cookie)]).toEqual([step, false]);
        expect(opens(await logIn(next, email, PASSWORD))).toBe(false);
        expect(opens(await logIn(next, email, NEW_PASSWORD))).toBe(true);
        // The reaction to the event finishes what the dead server could not.
        await vi.waitFor(async () => {
          const letters = await ledger.query('select from outbox.messages where ref_id = $1', [ref_id]);
          const credentials = await ledger.query(
            'select distinct credential from identity.sessions where ref_id = $1',
            [ref_id],
          );
          expect([letters.length, credentials.length]).toEqual([1, 1]);
        }, 60_000);
      };
    });
    expect(seen).toMatchObject({ done: expect.any(Number), undone: expect.any(Number) });
    expect(Math.min(seen.done, seen.undone)).toBeGreaterThan(1);
  },
  PATIENCE_MS,
);
