import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the numbers from which systems take ports for outgoing connections (Linux: 32768 and on). */
export const LASTING_PORTS = { from: 20_000, to: 32_000 };

const ATTEMPTS = 100;

/**
 * A port that nobody listens at, for a server that is to be found there again after a restart. A client that keeps
 * trying meanwhile could be given a port of the outgoing ones as its own, connect to itself and hold it.
 * Undefined when everything that was tried is taken.
 */
export async function freePort(): Promise<number | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(LASTING_PORTS.from, LASTING_PORTS.to);
    if (await isFree(port)) return port;
  }
}

/** Whether one can listen at the port of this machine. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
