import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../backend/test/support/database.ts';
import { ServerPool } from '../../src/kernel/pool.ts';

let database: TestDatabase;
/** Takes connections and never says a word. */
let mute: Server;
const sockets: Socket[] = [];

beforeAll(async () => {
  database = await testDatabase();
  mute = createServer((socket) => sockets.push(socket));
  await new Promise<void>((listening) => mute.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  await database.drop();
  await new Promise((closed) => mute.close(closed));
});

const muteUrl = () => {
  const address = mute.address();
  return `postgres://somebody:secret@127.0.0.1:${typeof address === 'object' ? address?.port : ''}/courtcrew`;
};

const fakeTimers = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
};

/** A pool whose one connection somebody else uses, and somebody who waits for it. */
async function crowd() {
  const pool = new ServerPool({ connectionString: database.url, max: 1 });
  onTestFinished(() => pool.end());
  const used = await pool.connect();
  fakeTimers();
  const waiting = pool.query<{ one: number }>('select 1 as one');
  waiting.catch(() => undefined);
  return { pool, used, waiting };
}

it('lets people wait in line for ten seconds, and no longer', async () => {
  const { pool, used, waiting } = await crowd();
  vi.advanceTimersByTime(9_900);
  const later = pool.query('select 1');
  later.catch(() => undefined);
  used.release();
  expect((await waiting).rows).toEqual([{ one: 1 }]);
  await later;
  const again = await pool.connect();
  const tooLate = pool.query('select 1');
  vi.advanceTimersByTime(10_000);
  await expect(tooLate).rejects.toThrow('timeout exceeded when trying to connect');
  again.release();
});

it('lets nobody wait for a server that has fallen silent, neither in line nor on the way to it', async () => {
  const { pool, used, waiting } = await crowd();
  const asked = used.query('select pg_sleep(60)');
  asked.catch(() => used.release(true));
  const away = new ServerPool({ connectionString: muteUrl(), max: 1 });
  const [first, second] = [away.query('select 1'), away.query('select 1')];
  for (const one of [first, second]) one.catch(() => undefined);
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  for (const one of [pool, away]) one.silent();
  vi.useRealTimers();
  for (const one of [asked, waiting, first, second]) await expect(one).rejects.toThrow();
  for (const socket of sockets) socket.destroy();
  await away.end();
});
