import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { ownPort } from './ownPort.ts';

export interface UnreliableProxy {
  /** The given address, through the proxy. */
  readonly url: string;
  /** Present connections stay open and carry nothing any more, as when a network drops its packets. */
  freeze(): void;
  /** Breaks present connections and refuses new ones, as when the server is down. */
  cut(): void;
  /** Ends what `cut` began. */
  mend(): Promise<void>;
  close(): void;
}

/**
 * Stands between a client and a server on this machine, and can make connections die without a word. Each takes
 * `connectMs` until it carries anything, as on a busy machine.
 */
export async function unreliableProxy(address: string, connectMs = 0): Promise<UnreliableProxy> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    const far = keep(connect(Number(target.port), target.hostname));
    keep(near);
    setTimeout(() => near.pipe(far).pipe(near), connectMs);
  });
  const port = await ownPort();
  const listen = () => once(server.listen(port, '127.0.0.1'), 'listening');
  await listen();
  const cut = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: address.replace(target.host, `127.0.0.1:${port}`),
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    cut,
    mend: async () => void (await listen()),
    close: cut,
  };
}
