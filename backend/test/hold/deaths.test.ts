import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { everyDeath } from './dying.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

it('dies before each word to the database, and survives once there are no more', async () => {
  const answers: (number | null)[] = [];
  const deaths = await everyDeath({ DATABASE_URL: database.url }, async ({ server, headers }) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/t/getTournaments`, { headers }).catch(
      () => null,
    );
    answers.push(answer?.status ?? null);
    return async (next) => {
      const { status } = await fetch(`http://127.0.0.1:${next.port}/health/ready`);
      expect(status).toBe(200);
    };
  });
  expect(deaths).toBeGreaterThan(0);
  expect(answers).toEqual([...Array(deaths).fill(null), 200]);
});
