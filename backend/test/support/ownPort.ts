import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isFree } from '../../src/kernel/platform/postgres.ts';

/** Neither of those that the product takes for its PostgreSQL nor of those for outgoing connections. */
const TEST_PORTS = { from: 12_000, to: 20_000 };

/**
 * A port that nobody listens at and that no other test tries while this process lives, so that a server may also come
 * back to it. One that was only free a moment ago is now and then another's when the server gets to listen.
 */
export async function ownPort(): Promise<number> {
  const port = randomInt(TEST_PORTS.from, TEST_PORTS.to);
  return (await reserve(port)) && (await isFree(port)) ? port : ownPort();
}

/** UDP counts its ports by itself: a socket there tells the other tests, and is in no server's way. */
async function reserve(port: number): Promise<boolean> {
  const socket = createSocket('udp4').unref();
  try {
    socket.bind({ port, address: '127.0.0.1', exclusive: true });
    await once(socket, 'listening');
    return true;
  } catch {
    socket.close();
    return false;
  }
}
