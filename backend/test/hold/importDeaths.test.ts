import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formOf } from '../http/files/upload.ts';
import type { TestDatabase } from '../support/database.ts';
import { serverDatabase } from '../support/serverDatabase.ts';
import { startProcess } from '../support/serverProcess.ts';
import type { Person } from '../world/served.ts';
import { ask } from './asking.ts';
import { prepare } from './prepare.ts';

/** An import outlives its server: however often it is killed, every row is in once. */

let database: TestDatabase;
let admin: Person;
beforeAll(async () => {
  database = await serverDatabase();
  admin = await prepare(database.url, ({ platformAdmin }) => platformAdmin());
});
afterAll(() => database.drop());

const PEOPLE = 300;
const SHIFTS = 20;
/** So long a server lives, ms: each death falls somewhere else. */
const LIVES = [150, 300, 500, 700, 900, 1_200];

const CSV = [
  'Date,Start,End,Item,First Name,Last Name,Email',
  ...Array.from(
    { length: PEOPLE },
    (_, index) =>
      `03/07/2032,${8 + Math.floor((index % SHIFTS) / 2)}:${index % 2 ? '30' : '00'},19:00,Gate ${index % SHIFTS},P${index},Deadly,p${index}@deaths.example.org`,
  ),
].join('\n');

it('puts every row in once, wherever its server is killed', { timeout: 300_000 }, async () => {
  const where = { DATABASE_URL: database.url };
  let server = await startProcess(where);
  const opened = { name: 'Import Open', start: '03/07/2032', end: '03/08/2032', zone: 'US/Central' };
  const { tid } = (await ask(server.port, admin, 'POST', '/api/t/addTournament', opened)).body;
  const form = formOf('signups.csv', CSV);
  const looked = await fetch(`http://127.0.0.1:${server.port}/api/import/look/${tid}`, {
    method: 'POST',
    headers: { ...form.headers, cookie: admin.cookie, origin: `http://127.0.0.1:${server.port}` },
    body: form.payload,
  });
  const look = (await looked.json()) as { file: string; columns: { name: string; guess: string }[] };
  const mapping = Object.fromEntries(
    look.columns.flatMap(({ name, guess }) => (guess ? [[name, guess]] : [])),
  );
  const asked = { file: look.file, kind: 'signups', mapping, options: { letters: false }, raise: true };
  const key = { 'idempotency-key': 'deadly-import' };
  const apply = () => ask(server.port, admin, 'POST', `/api/import/apply/${tid}`, asked, key);
  const { id } = (await apply()).body;
  for (const life of LIVES) {
    await pause(life);
    await server.kill();
    server = await startProcess(where);
    // Pressed again after each death, as the same press.
    expect((await apply()).body).toMatchObject({ id });
  }
  const until = Date.now() + 120_000;
  let ended = (await ask(server.port, admin, 'GET', `/api/import/${tid}/${id}`)).body;
  while (ended.state === 'working' && Date.now() < until) {
    await pause(200);
    ended = (await ask(server.port, admin, 'GET', `/api/import/${tid}/${id}`)).body;
  }
  expect(ended).toMatchObject({ state: 'done', done: PEOPLE, made: PEOPLE, left: [] });
  const again = (await ask(server.port, admin, 'POST', `/api/import/preview/${tid}`, asked)).body;
  expect(again.counts).toEqual({ new: 0, changed: 0, same: PEOPLE, problem: 0 });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const count = async (sql: string) => Number((await client.query(sql, [tid])).rows[0].count);
  expect(await count('select count(*) from roster.signups where tid = $1')).toBe(PEOPLE);
  expect(await count('select count(*) from roster.shifts where tid = $1')).toBe(SHIFTS);
  expect(await count('select count(*) from roster.staff where tid = $1')).toBe(PEOPLE);
  expect(await count(`select count(*) from accounts.people where last = 'Deadly' and $1 <> ''`)).toBe(PEOPLE);
  await client.end();
  await server.stop();
});
