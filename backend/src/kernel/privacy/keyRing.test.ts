import { takeAllSteps } from '@courtcrew/projections/kernel/steps.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { KeyRing, type PersonKey } from './keyRing.ts';
import { VAULT_STEPS } from './schema.sql.ts';

const MASTER = Buffer.alloc(32, 1);

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
  await takeAllSteps(pool, [VAULT_STEPS]);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const make = (...refs: string[]) => new KeyRing(pool, MASTER).readOrMake(new Set(refs));
const isThere = (keys: ReadonlyMap<string, PersonKey>) => [...keys.values()].map((key) => key !== null);

it('answers every key it is asked for, also those that the others push out of its memory', async () => {
  await make('ann', 'ben', 'kim');
  const ring = new KeyRing(pool, MASTER, 2);
  await ring.read(new Set(['ann']));
  expect(isThere(await ring.read(new Set(['ann', 'ben', 'kim'])))).toEqual([true, true, true]);
});

it('brings no key back that was read before it was forgotten and arrives after', async () => {
  await make('eve');
  const [read, arrives] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = {
    async query(...asked: [string]) {
      const answer = await pool.query(...asked);
      read.resolve();
      await arrives.promise;
      return answer;
    },
  };
  const ring = new KeyRing(slow as unknown as pg.Pool, MASTER);
  const reading = ring.read(new Set(['eve']));
  await read.promise;
  ring.drop('eve');
  arrives.resolve();
  expect(isThere(await reading)).toEqual([false]);
  expect(isThere(await ring.read(new Set(['eve'])))).toEqual([false]);
});
