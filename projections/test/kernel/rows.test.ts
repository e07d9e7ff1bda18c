import { getHeapSpaceStatistics } from 'node:v8';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../backend/test/support/database.ts';
import { ServerPool } from '../../src/kernel/pool.ts';

/** Longer than any answer takes on a busy machine: a test lets it pass. */
const LIMIT_MS = 60_000;

let database: TestDatabase;
let pool: ServerPool;

beforeAll(async () => {
  database = await testDatabase();
  pool = new ServerPool({ connectionString: database.url, max: 1 });
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

const rows = (text: string, values: unknown[] = []) => pool.rows({ text, values }, LIMIT_MS);

const PAGE = `select n, repeat('x', 500) || n as text from generate_series(1, 1000) n`;
const PAGES = 150;

const old = () =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ??
  Number.NaN;

it('keeps nothing of page after page that was read and dropped in old space', async () => {
  const before = old();
  let most = 0;
  for (let page = 0; page < PAGES; page += 1) {
    await rows(PAGE);
    most = Math.max(most, old() - before);
  }
  expect(most).toBeLessThan(8e6);
});

it('answers the rows of a query', async () => {
  expect(await rows('select $1::int as n', [2])).toEqual([{ n: 2 }]);
});

it('fails with what the server refuses, and reads on', async () => {
  await expect(rows('select nothing')).rejects.toBeInstanceOf(pg.DatabaseError);
  expect(await rows('select 1 as one')).toEqual([{ one: 1 }]);
});

it('fails once its limit is over, gives its connection up, and reads on over another', async () => {
  const blocker = new pg.Client({ connectionString: database.url });
  await blocker.connect();
  onTestFinished(() => blocker.end());
  await blocker.query('select pg_advisory_lock(1)');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const late = expect(rows('select pg_advisory_xact_lock(1)')).rejects.toThrow('not answered in time');
  const waiting = async () => {
    const { rows } = await blocker.query(
      `select from pg_locks join pg_database on oid = database
       where datname = current_database() and locktype = 'advisory' and not granted`,
    );
    return rows.length;
  };
  await vi.waitFor(async () => expect(await waiting()).toBe(1));
  vi.advanceTimersByTime(LIMIT_MS);
  await late;
  expect(await rows('select 2 as two')).toEqual([{ two: 2 }]);
});
