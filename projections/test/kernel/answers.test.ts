import { getHeapSpaceStatistics } from 'node:v8';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../backend/test/support/database.ts';
import { ServerPool } from '../../src/kernel/pool.ts';

/** Longer than any answer takes on a busy machine: a test lets it pass. */
const LIMIT_MS = 60_000;

let database: TestDatabase;
let pool: ServerPool;
let hurried: ServerPool;

beforeAll(async () => {
  database = await testDatabase();
  pool = new ServerPool({ connectionString: database.url, max: 1 });
  hurried = new ServerPool({ connectionString: database.url, max: 1, query_timeout: LIMIT_MS });
});

afterAll(async () => {
  await pool.end();
  await hurried.end();
  await database.drop();
});

const PAGE = `select n, repeat('x', 500) || n as text from generate_series(1, 1000) n`;
const PAGES = 150;

/** By how much old space has grown at most while page after page was read and dropped. */
async function grownBy(page: () => Promise<unknown>): Promise<number> {
  const old = () =>
    getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ??
    Number.NaN;
  const before = old();
  let most = 0;
  for (let read = 0; read < PAGES; read += 1) {
    await page();
    most = Math.max(most, old() - before);
  }
  return most;
}

describe('what has been read', () => {
  it('is never in old space: where it is awaited, has a limit, or both', async () => {
    const client = await pool.connect();
    const hurriedClient = await hurried.connect();
    try {
      for (const page of [() => client.query(PAGE), () => hurriedClient.query(PAGE)]) {
        expect(await grownBy(page)).toBeLessThan(8e6);
      }
    } finally {
      client.release();
      hurriedClient.release();
    }
    expect(await grownBy(() => hurried.query(PAGE))).toBeLessThan(8e6);
  });
});

describe('a query', () => {
  it('fails once its limit is over, and what is answered later disturbs nobody', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const blocker = await pool.connect();
    onTestFinished(() => blocker.release());
    const waiting = async () => {
      const { rows } = await blocker.query(
        `select from pg_locks join pg_database on oid = database
         where datname = current_database() and locktype = 'advisory' and not granted`,
      );
      return rows.length;
    };
    /** Asks what is not answered before it has failed. */
    const late = async (ask: () => Promise<unknown>) => {
      await blocker.query('select pg_advisory_lock(1)');
      const failed = expect(ask()).rejects.toThrow('not answered in time');
      await expect.poll(waiting).toBe(1);
      vi.advanceTimersByTime(LIMIT_MS);
      await failed;
      await blocker.query('select pg_advisory_unlock(1)');
      await expect.poll(waiting).toBe(0);
    };
    const client = await hurried.connect();
    try {
      await late(() => client.query('select pg_advisory_xact_lock(1)'));
      expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    } finally {
      client.release();
    }
    await late(() => hurried.query('select pg_advisory_xact_lock(1)'));
    expect((await hurried.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  });

  it('is refused with the trace of whoever asked', async () => {
    const client = await pool.connect();
    try {
      const refused = await client.query('select nothing').catch((error) => error);
      expect(refused).toBeInstanceOf(pg.DatabaseError);
      expect(refused.stack).toContain('answers.test.ts');
    } finally {
      client.release();
    }
  });

  it('takes values and callbacks in all places pg does', async () => {
    const client = await pool.connect();
    try {
      const asked: (() => Promise<unknown>)[] = [
        async () => (await client.query('select 1 as n')).rows,
        async () => (await client.query('select $1::int as n', [2])).rows,
        async () => (await client.query({ text: 'select $1::int as n', values: [3] })).rows,
        () => new Promise((answer) => client.query('select 4 as n', (_, { rows }) => answer(rows))),
        () =>
          new Promise((answer) => client.query('select $1::int as n', [5], (_, { rows }) => answer(rows))),
        () =>
          new Promise((answer) => client.query(new pg.Query('select 6 as n', (_, { rows }) => answer(rows)))),
      ];
      const answered: unknown[] = [];
      for (const ask of asked) answered.push(await ask());
      expect(answered).toEqual([1, 2, 3, 4, 5, 6].map((n) => [{ n }]));
    } finally {
      client.release();
    }
  });
});
