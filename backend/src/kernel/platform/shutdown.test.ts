import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { closeInOrder } from './shutdown.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

test('parts close one after another, the last opened first', async () => {
  const closed: string[] = [];
  const part = (name: string) => ({
    name,
    close: async () => {
      await new Promise(setImmediate);
      closed.push(name);
    },
  });
  await closeInOrder([part('database'), part('projections'), part('http')], silent);
  expect(closed).toEqual(['http', 'projections', 'database']);
});

test('a part that fails or hangs does not keep the others open', async () => {
  const closed: string[] = [];
  const fails = () => Promise.reject(new Error('no'));
  const hangs = () => new Promise<void>(() => undefined);
  await closeInOrder(
    [
      { name: 'database', close: () => closed.push('database') },
      { name: 'sockets', close: hangs },
      { name: 'http', close: fails },
    ],
    silent,
    20,
  );
  expect(closed).toEqual(['database']);
});

/** A program that listens and keeps every connection open; it says its port, then what it does. */
const program = (close: string) => `
  import { createServer } from 'node:net';
  import { gracefulShutdown } from ${JSON.stringify(new URL('./shutdown.ts', import.meta.url).href)};
  const say = (text) => process.stdout.write(text + '\\n');
  const log = { info() {}, warn() {}, error() {} };
  const shutdown = gracefulShutdown(log);
  const server = createServer(() => say('connected')).listen(0, '127.0.0.1', () => say(server.address().port));
  shutdown.onShutdown('database', () => say('database closed'));
  shutdown.onShutdown('http', ${close});
`;

async function running(close: string, more = '') {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program(close) + more], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => String((await lines.next()).value);
  return { child, next, port: Number(await next()), exit: once(child, 'exit') };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends the process with code 0 though a socket is open',
  async (signal) => {
    const { child, next, port, exit } = await running('() => server.close()');
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    expect(await next()).toBe('connected');
    child.kill(signal);
    expect(await next()).toBe('database closed');
    expect(await exit).toEqual([0, null]);
    socket.destroy();
  },
);

test('the same signal twice at once, as npm sends Ctrl-C, is one', async () => {
  const { child, next, exit } = await running(
    `() => { process.kill(process.pid, 'SIGINT'); return new Promise((done) => setTimeout(done, 100)); }`,
  );
  child.kill('SIGINT');
  expect(await next()).toBe('database closed');
  expect(await exit).toEqual([0, null]);
});

test('a second signal later ends the process at once', async () => {
  const { child, exit } = await running(
    `() => { setTimeout(() => process.kill(process.pid, 'SIGTERM'), 600); return new Promise(() => {}); }`,
  );
  child.kill('SIGTERM');
  expect(await exit).toEqual([1, null]);
});

test('an error nobody handled closes everything and ends with code 1', async () => {
  const { next, exit } = await running('() => say("http closed")', "server.on('listening', () => oops());");
  expect(await next()).toBe('http closed');
  expect(await exit).toEqual([1, null]);
});

test('a signal while an error is closing everything closes nothing twice', async () => {
  const { next, exit } = await running(
    '() => { say("http closed"); process.kill(process.pid, "SIGTERM"); return new Promise(setImmediate); }',
    "server.on('listening', () => oops());",
  );
  expect(await next()).toBe('http closed');
  expect(await next()).toBe('database closed');
  expect(await exit).toEqual([1, null]);
});
