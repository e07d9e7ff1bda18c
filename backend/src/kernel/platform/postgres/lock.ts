import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart } from '../startup.ts';

export interface Lock {
  release(): Promise<void>;
}

/** Locks the data directory by a local socket, which dies with its process. Throws `CannotStart` after `patience` ms. */
export async function lockDataDir(dataDir: string, patience: number): Promise<Lock> {
  const address = addressOf(dataDir);
  const until = performance.now() + patience;
  let server = await take(address);
  while (!server && performance.now() < until) {
    await sleep(50);
    server = await take(address);
  }
  if (!server) throw new CannotStart(`DATA_DIR: another server is already running on ${dataDir}`);
  server.unref();
  return {
    async release() {
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}

export const isLocked = (dataDir: string): Promise<boolean> => answers(addressOf(dataDir));

/** Abstract sockets and named pipes vanish with their process; elsewhere it is a file. */
function addressOf(dataDir: string): string {
  const name = `courtcrew-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

const take = async (address: string) => (await listen(address)) ?? (await takeOver(address));

async function listen(address: string): Promise<Server | undefined> {
  const server = createServer((peer) => peer.destroy()).listen(address);
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return undefined;
    throw error;
  }
}

/** A socket file without a listener is what a killed process left. */
async function takeOver(address: string): Promise<Server | undefined> {
  if (process.platform === 'linux' || process.platform === 'win32' || (await answers(address)))
    return undefined;
  rmSync(address, { force: true });
  return listen(address);
}

async function answers(address: string): Promise<boolean> {
  const peer = connect(address);
  try {
    await once(peer, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    peer.destroy();
  }
}
