import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personAggregate } from '../../../src/accounts/index.ts';
import type { TestDatabase } from '../../support/database.ts';
import { react } from '../../support/react.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { serverDatabase } from '../../support/serverDatabase.ts';
import { type Member, mailsTo, member, platformAdmin } from './people.ts';

let database: TestDatabase;
let server: TestServer;
let [pat, kim, dee] = [] as unknown as [Member, Member, Member];
beforeAll(async () => {
  database = await serverDatabase();
  server = await testServer(database.url);
  pat = await platformAdmin(server, 'Pat');
  kim = await platformAdmin(server, 'Kim');
  dee = await member(server, 'Dee');
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const set = (by: Member, { ref_id }: Member, granted: boolean) =>
  by.browser.post('/api/utradmin/setPlatformAdmin', { ref_id, granted });
const letters = async ({ ref_id }: Member) => {
  await react(server, 'accounts.tell-platform-admins');
  return (await mailsTo(server, ref_id)).map(({ subject }) => subject);
};

test('Who becomes or stops being a platform admin is told, as are all platform admins', async () => {
  const added = 'New platform admin of Courtcrew: Dee Tester';
  const removed = 'No longer a platform admin of Courtcrew: Dee Tester';
  expect((await set(pat, dee, true)).status).toBe(200);
  expect((await set(pat, dee, false)).status).toBe(200);
  expect(await letters(kim)).toEqual([added, removed]);
  expect(await letters(pat)).toEqual([added, removed]);
  expect(await letters(dee)).toEqual([added, removed]);
});

test('Another server that takes the right from somebody is waited for', async () => {
  const other = await server.pool.connect();
  const lock = (does: 'lock' | 'unlock') =>
    other.query(`select pg_advisory_${does}(hashtextextended('courtcrew.platform-admins', 0))`);
  await lock('lock');
  const answer = set(pat, dee, true);
  const first = await Promise.race([answer.then(() => 'answered'), pause(300, 'waits')]);
  await lock('unlock');
  other.release();
  expect([first, (await answer).status]).toEqual(['waits', 200]);
  expect((await set(pat, dee, false)).status).toBe(200);
});

test('The last platform admin stays, also where two take the right from each other at once', async () => {
  const { rows } = await server.pool.query("select ref_id from accounts.people where first = 'Platform'");
  await server.execute(personAggregate, rows[0]?.ref_id, { type: 'RevokePlatformAdmin' });
  const outcomes = await Promise.all([set(pat, kim, false), set(kim, pat, false)]);
  // The second has no right any more, or is told that the platform needs one.
  expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(outcomes.filter(({ status }) => [403, 409].includes(status))).toHaveLength(1);
  const [last, other] = outcomes[0]?.status === 200 ? [pat, kim] : [kim, pat];
  expect((await set(last, last, false)).body).toMatchObject({
    message: 'The platform needs at least one admin',
  });
  expect((await set(other, last, false)).status).toBe(403);
});
