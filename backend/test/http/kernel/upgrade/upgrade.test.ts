import { readFileSync } from 'node:fs';
import { takeAllSteps } from '@courtcrew/projections/kernel/steps.ts';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FirstAnswers } from '../../../../src/kernel/http/firstAnswers.ts';
import { Browser } from '../../../support/browser.ts';
import { type TestDatabase, testDatabase } from '../../../support/database.ts';
import { testServer } from '../../../support/server.ts';

/** The platform's own tables as the version before steps were counted left them, with an admin and a member. */
const BEFORE = readFileSync(new URL('beforeSteps.sql', import.meta.url), 'utf8');
/** What still older versions did not have. */
const OLDER = `
  alter table identity.sessions drop column authenticated_at, drop column credential;
  alter table identity.reset_tokens drop column credential;
  drop table identity.pending_logins, identity.used_codes, identity.security_log;
  alter table outbox.messages drop column claim, drop column about, drop column sections, drop column due_at;
  drop function runtime.claim_seats, log.append;`;

let database: TestDatabase;
let pool: pg.Pool;
beforeEach(async () => {
  database = await testDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const steps = async () => (await pool.query('select part, done from kernel.steps order by part')).rows;

describe.each([
  ['the version before', ''],
  ['one older still', OLDER],
])('data of %s', (_, older) => {
  test('are served, logged in to and written to by this one', async () => {
    await pool.query(BEFORE + older);
    const server = await testServer(database.url);
    const ann = new Browser(server.app);
    const login = { email: 'ann@example.org', password: 'correct horse battery' };
    expect(await ann.post('/auth/login', login)).toMatchObject({ status: 200, body: { first: 'Ann' } });
    const admin = new Browser(server.app);
    await admin.post('/auth/login', { email: 'admin@courtcrew.local', password: 'first-admins-password' });
    const [shown] = (await server.core.pool.query('select tid, name from tournaments.tournaments')).rows;
    expect(shown).toMatchObject({ name: 'Upgraded Open' });
    const edited = await admin.put(`/api/t/editTournament/${shown.tid}`, { name: 'Written Open' });
    expect(edited).toMatchObject({ status: 200 });
    await server.close();
    expect(await steps()).toContainEqual({ part: 'identity', done: 5 });
  });
});

test('a step is carried out once, and those that follow it later', async () => {
  const first = 'create table one (at timestamptz default now()); insert into one default values';
  const part = { part: 'test', sql: [first] };
  await Promise.all([takeAllSteps(pool, [part]), takeAllSteps(pool, [part])]);
  const second = 'insert into one default values';
  await takeAllSteps(pool, [{ ...part, sql: [first, second] }]);
  await takeAllSteps(pool, [part]);
  expect((await pool.query('select * from one')).rowCount).toBe(2);
  expect(await steps()).toEqual([{ part: 'test', done: 2 }]);
  const broken = { ...part, sql: [first, second, 'insert into one default values', 'select from nowhere'] };
  await expect(takeAllSteps(pool, [broken])).rejects.toThrow('nowhere');
  expect((await pool.query('select * from one')).rowCount).toBe(2);
});

test('a removal that died midway is no answer to servers of the version before', async () => {
  const server = await testServer(database.url);
  const { db } = server.core;
  const sent = { key: 'lost', ref_id: 'ann', call: () => 'DELETE /rest/shifts/{id}', content: [] };
  const removal = () => new FirstAnswers({ db, secret: 'secret' }, sent);
  const dying = removal();
  await dying.look('row', async () => ({ id: 's1' }));
  await dying.begin();
  const asTheyAsk = 'select fingerprint, position, type, body from runtime.first_answers';
  expect((await pool.query(asTheyAsk)).rows).toEqual([]);
  const again = removal();
  expect(await again.find()).toBeUndefined();
  expect(await again.look('row', async () => null)).toEqual({ id: 's1' });
  await server.close();
});
