import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../support/database.ts';
import { serverDatabase } from '../support/serverDatabase.ts';
import { ask } from './asking.ts';
import { everyDeath } from './dying.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await serverDatabase();
});
afterAll(() => database.drop());

/** What each life of the walk was answered: null where the server died. */
async function answersTo(...request: [method: 'GET' | 'POST', path: string, form?: object]) {
  const answers: (number | null)[] = [];
  const deaths = await everyDeath({ DATABASE_URL: database.url }, async ({ server, headers }) => {
    const [method, path, form] = request;
    const answer = await ask(server.port, { cookie: '' }, method, path, form, headers).catch(() => null);
    answers.push(answer?.status ?? null);
    return async (next) => {
      const { status } = await fetch(`http://127.0.0.1:${next.port}/health/ready`);
      expect(status).toBe(200);
    };
  });
  expect(answers).toHaveLength(deaths + 1);
  return answers;
}

it('dies once where a request only reads, and survives once there is no further place', async () => {
  expect(await answersTo('GET', '/api/t/getTournaments')).toEqual([null, 200]);
});

it('dies before what a request changes, and once more when that is done and not yet answered', async () => {
  const guess = { email: 'nobody@example.org', password: 'a wrong guess' };
  const answers = await answersTo('POST', '/auth/login', guess);
  expect(answers.length).toBeGreaterThan(2);
  expect(answers.at(-1)).not.toBeNull();
  expect(new Set(answers.slice(0, -1))).toEqual(new Set([null]));
});
