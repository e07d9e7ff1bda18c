import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CannotStart } from '../../src/kernel/platform/startup.ts';
import { GrpcPeer } from '../store/grpcPeer.ts';
import { Browser } from '../support/browser.ts';
import type { TestDatabase } from '../support/database.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { serverDatabase } from '../support/serverDatabase.ts';

const PASSWORD = 'first-admins-password';
const ADMIN = { email: 'admin@courtcrew.local', password: PASSWORD };

let peer: GrpcPeer;
let database: TestDatabase;
let server: TestServer | null = null;

beforeEach(async () => {
  [peer, database] = await Promise.all([GrpcPeer.start(), serverDatabase()]);
});
afterEach(async () => {
  await server?.close();
  server = null;
  peer.stop();
  await database.drop();
});

async function start(on = database): Promise<TestServer> {
  server = await testServer(on.url, { EVENTSTORE_URL: peer.connectionString });
  return server;
}

async function stop(): Promise<void> {
  await server?.close();
  server = null;
}

const login = async (): Promise<number> => {
  const answer = await server?.app.inject({ method: 'POST', url: '/auth/login', payload: ADMIN });
  return answer?.statusCode ?? 0;
};
const health = async () => (await server?.app.inject({ url: '/health' }))?.json();

test('a start on a log that was emptied makes the first admin again', async () => {
  await start();
  expect(await login()).toBe(200);
  await stop();
  peer.log.restore(0);
  const { announced } = await start();
  expect(announced).toHaveLength(1);
  expect(await login()).toBe(200);
  expect(await health()).toMatchObject({ ok: true, ahead: [] });
});

test('the log of another installation is neither read nor written', async () => {
  await start();
  await stop();
  const other = await serverDatabase();
  const before = peer.log.records.length;
  await expect(start(other)).rejects.toThrow(CannotStart);
  await expect(start(other)).rejects.toThrow(
    /^EVENTSTORE_URL: the log belongs to another installation .*"npm run log -- pair"/,
  );
  expect(peer.log.records).toHaveLength(before);
  await other.drop();
  // The one it belongs to takes it as before, and an empty one as well.
  await start();
});

test('a log without a name is not taken for the one that got one', async () => {
  await start();
  await stop();
  peer.log.restore(0);
  peer.log.write('person-1', [
    { id: 'a', type: 'Somebody', data: Buffer.from('{}'), meta: Buffer.from('{}') },
  ]);
  await expect(start()).rejects.toThrow(/the log does not carry the id of this database/);
});

test('an installation from before logs had names gives its log one', async () => {
  const stored = { id: '6f1d3c5e-a0b7-4c0d-9a5f-2b8e4d7c1a90', type: 'SomethingOld' };
  peer.log.write('jar-1', [{ ...stored, data: Buffer.from('{}'), meta: Buffer.from('{}') }]);
  await start();
  expect(peer.log.stream('installation-log')).toHaveLength(1);
  await stop();
  await start();
  expect(peer.log.stream('installation-log')).toHaveLength(1);
});

/** How long a caller waits at most for word that the log does not answer; the goal is 2 s, on a machine that is not busy. */
const PATIENCE_MS = 10_000;

describe('a running server', () => {
  let admin: Browser;
  const addTournament = (name: string) =>
    admin.post('/api/t/addTournamentBulk', {
      data: [{ name, start: '03/07/2032', end: '03/14/2032', region: 'Central', timezone: 'US/Central' }],
    });

  beforeEach(async () => {
    const { app } = await start();
    admin = new Browser(app);
    await admin.post('/auth/login', ADMIN);
  });

  test('answers while the log is silent, and goes on by itself', async () => {
    expect((await addTournament('Before')).status).toBe(200);
    peer.silent = true;
    const before = performance.now();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => addTournament(`T${index}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(503));
    expect((await admin.get('/health')).body).toMatchObject({ ok: false, store: false, database: true });
    expect(performance.now() - before).toBeLessThan(PATIENCE_MS);
    expect((await admin.get('/rest/tournaments')).status).toBe(200);
    peer.silent = false;
    await expect.poll(async () => (await addTournament('After')).status, { timeout: 20_000 }).toBe(200);
    await expect.poll(health).toMatchObject({ ok: true });
  });

  test('says which kind of stream was closed at the store, and what it does not take', async () => {
    const stream = peer.log.records.find(({ stream: name }) => name.startsWith('person-'))?.stream ?? '';
    peer.log.tamper(stream, { refuses: 'closed' });
    const answer = await admin.post('/auth/changePassword', {
      password: PASSWORD,
      newPassword: 'quite-another-password',
    });
    expect([answer.status, answer.body]).toMatchObject([503, { message: expect.stringContaining('told') }]);
    expect(await health()).toMatchObject({ ok: false, unusable: [{ area: 'person', why: 'closed' }] });
  });

  test('follows a log that is put back, and says so until it has', async () => {
    await addTournament('Kept');
    const [{ tid = '' } = {}] = (await admin.get('/rest/tournaments')).body as { tid?: string }[];
    const kept = peer.log.records.length;
    // No tournament that is added: the reaction that sees to it writes it once more, into the log that was put back.
    expect((await admin.put(`/api/t/editTournament/${tid}`, { name: 'Lost' })).status).toBe(200);
    const names = async () => JSON.stringify((await admin.get('/rest/tournaments')).body);
    expect(await names()).toContain('Lost');
    peer.log.restore(kept);
    peer.endSubscriptions();
    await expect.poll(names, { timeout: 20_000 }).not.toContain('Lost');
    expect(await names()).toContain('Kept');
    await expect.poll(health, { timeout: 20_000 }).toMatchObject({ ok: true, ahead: [] });
    await addTournament('Anew');
    await expect.poll(names, { timeout: 20_000 }).toContain('Anew');
  });
});
