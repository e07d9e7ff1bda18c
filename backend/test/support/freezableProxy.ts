import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface FreezableProxy {
  /** The given address, through the proxy. */
  readonly url: string;
  /** Present connections stay open and carry nothing any more, as when a network drops its packets. */
  freeze(): void;
  close(): void;
}

/** Stands between a client and a server on this machine, and can make connections die without a word. */
export async function freezableProxy(address: string): Promise<FreezableProxy> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    const far = keep(connect(Number(target.port), target.hostname));
    keep(near).pipe(far).pipe(near);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const listening = server.address();
  if (listening === null || typeof listening === 'string') throw new Error('no address');
  return {
    url: address.replace(target.host, `127.0.0.1:${listening.port}`),
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
