import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** How long a server is left alone that was down or said 503, as `fail_timeout` has it. */
const FAIL_MS = 1_000;
/**
 * How long a client's idle connection is kept, nginx's own default. With less than a client keeps it, one that stood still
 * for so long sends its next request on a connection that is being closed.
 */
const KEEP_MS = 75_000;

export interface Balancer {
  readonly port: number;
  /** Requests for which every server was tried, and none took them. */
  readonly refused: number;
  close(): Promise<void>;
}

/**
 * One address before several servers, as `docs/operating/nginx.conf` has it: in turns, a request that a server did not
 * take (no connection, or 503) goes to the next one, one that broke off after it was sent is told as 502, and upgrades
 * are passed through.
 */
export async function balancer(ports: () => readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: false });
  const failed = new Map<number, number>();
  let turn = 0;
  let refused = 0;

  const candidates = (): number[] => {
    const all = ports();
    turn += 1;
    const inTurn = all.map((_, index) => all[(turn + index) % all.length] ?? 0);
    const well = (port: number) => performance.now() - (failed.get(port) ?? -FAIL_MS) >= FAIL_MS;
    return [...inTurn.filter(well), ...inTurn.filter((port) => !well(port))];
  };
  const fails = (port: number) => void failed.set(port, performance.now());

  /** The answer of the first that takes the request; the last one's refusal where none does. */
  async function passed(request: IncomingMessage, body: Buffer): Promise<IncomingMessage | null> {
    for (const port of candidates()) {
      const answer = await asked(port, request, body);
      if (answer === 'broken') return null;
      if (answer !== 'unreachable' && answer.statusCode !== 503) return answer;
      if (answer !== 'unreachable') answer.resume();
      fails(port);
    }
    refused += 1;
    return null;
  }

  function asked(port: number, { method, url, headers }: IncomingMessage, body: Buffer) {
    return new Promise<IncomingMessage | 'unreachable' | 'broken'>((resolve) => {
      const passing = send({ port, host: '127.0.0.1', method, path: url, headers, agent }, resolve);
      let connected = false;
      passing.once('socket', (socket) => socket.once('connect', () => (connected = true)));
      passing.once('error', () => resolve(connected ? 'broken' : 'unreachable'));
      passing.end(body);
    });
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const answer = await passed(request, Buffer.concat(chunks));
    const { connection: _, ...headers } = answer?.headers ?? {};
    response.writeHead(answer?.statusCode ?? 502, headers);
    if (answer) answer.pipe(response);
    else response.end();
  }

  /** Joins the two connections with the request's head said again. */
  async function upgrade(request: IncomingMessage, client: Socket): Promise<void> {
    const head = [`${request.method} ${request.url} HTTP/1.1`];
    for (let at = 0; at < request.rawHeaders.length; at += 2) {
      head.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
    }
    for (const port of candidates()) {
      const server = connect(port, '127.0.0.1');
      const said = await Promise.race([
        once(server, 'connect').then(() => firstWords(server, head)),
        lost(server),
      ]);
      if (said?.toString('latin1', 9, 12) === '101') {
        client.write(said);
        client.pipe(server).pipe(client);
        server.on('error', () => client.destroy());
        client.on('error', () => server.destroy());
        return;
      }
      server.destroy();
      fails(port);
    }
    refused += 1;
    client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  }

  const server = createServer(
    { keepAliveTimeout: KEEP_MS },
    (request, response) => void serve(request, response),
  );
  const upgraded = new Set<Socket>();
  server.on('upgrade', (request, client: Socket) => {
    upgraded.add(client.once('close', () => upgraded.delete(client)));
    void upgrade(request, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    get refused() {
      return refused;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      for (const client of upgraded) client.destroy();
      await closed;
    },
  };
}

async function firstWords(server: Socket, head: readonly string[]): Promise<Buffer> {
  server.write(`${head.join('\r\n')}\r\n\r\n`);
  const [words] = await once(server, 'data');
  return words;
}

const lost = (server: Socket): Promise<null> =>
  new Promise((resolve) => server.once('error', () => resolve(null)).once('close', () => resolve(null)));
