import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';

/**
 * PostgreSQL ends a transaction whose process has said nothing for so long, so that what it has locked is locked no
 * longer than that: the process may stand still. Nobody here thinks for so long within a transaction.
 */
const IDLE_IN_TRANSACTION_MS = 3_000;
/**
 * Longest wait for a connection, in line or while it is made: a crowd on a busy machine passes, and a server that is
 * silent is noticed long before (`silent`).
 */
const CONNECT_MS = 10_000;
/** The same where nobody waits yet. */
const START_MS = 30_000;

/** The server has been silent for a while; nothing is asked of it until it is heard of again. */
export class ServerSilent extends Error {
  override readonly name = 'ServerSilent';
  readonly code = 'ETIMEDOUT';
}

/** Can be given up while it connects: `end` would wait for the server's answer. */
class OwnClient extends pg.Client {
  readonly #socket: Socket;

  constructor(config: pg.ClientConfig = {}) {
    const socket = new Socket();
    // The pool hides the password from listing.
    super({ ...config, password: config.password, stream: () => socket });
    this.#socket = socket;
  }

  giveUp(): void {
    this.#socket.destroy();
  }
}

/**
 * A pool of connections to a server that may stop answering without a word. Losing a connection fails the query
 * that runs on it and nothing else.
 */
export class ServerPool extends pg.Pool {
  /** What PostgreSQL knows the pool's connections by, and no others: without one its process is gone. */
  readonly owner: string;
  readonly #busy = new Set<pg.PoolClient>();
  readonly #connecting: Set<OwnClient>;
  readonly #patience: number;
  #silent = false;

  constructor(config: pg.PoolConfig) {
    const owner = `${config.application_name ?? 'courtcrew'} ${randomUUID()}`;
    const connecting = new Set<OwnClient>();
    class Client extends OwnClient {
      constructor(own?: pg.ClientConfig) {
        super(own);
        connecting.add(this);
        for (const over of ['connect', 'end'] as const) this.once(over, () => connecting.delete(this));
      }
    }
    super({
      Client,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      ...config,
      ...(config.connectionString && { connectionString: unnamed(config.connectionString) }),
      application_name: owner,
    });
    this.owner = owner;
    this.#connecting = connecting;
    this.#patience = this.options.connectionTimeoutMillis ?? CONNECT_MS;
    // An `error` that nobody listens to would end the process; whoever uses the connection learns of it anyway.
    this.on('error', () => undefined);
    this.on('connect', (client) => client.on('error', () => undefined));
    this.on('acquire', (client) => this.#busy.add(client));
    this.on('release', (_error, client) => this.#busy.delete(client));
  }

  /** Nobody waits for an answer until `heard`. */
  patient(): void {
    this.options.connectionTimeoutMillis = START_MS;
  }

  /** Fails what waits for an answer, and whoever asks for a connection from now on, until `heard`. */
  silent(): void {
    this.#silent = true;
    // Those who stand in line are next: their connections would be tried as long as in better times.
    this.options.connectionTimeoutMillis = 1;
    for (const client of this.#busy) client.end().catch(() => undefined);
    for (const client of this.#connecting) client.giveUp();
  }

  /** The server answers, and somebody waits for it. */
  heard(): void {
    this.#silent = false;
    this.options.connectionTimeoutMillis = this.#patience;
  }

  /**
   * Rows of a query with large answers. They are passed to a callback: where a query is awaited, or has pg's `query_timeout`,
   * a function in old space leads to its rows, and all that was read stays until old space is collected as a whole.
   * @throws Error after `limitMs` without an answer; the connection is then given up
   */
  async rows<Row extends pg.QueryResultRow>(query: pg.QueryConfig, limitMs: number): Promise<Row[]> {
    const client = await this.connect();
    return new Promise((resolve, reject) => {
      const settle = (error: Error | null, found: Row[] = []) => {
        clearTimeout(timer);
        client.release(error ?? undefined);
        if (error) reject(error);
        else resolve(found);
      };
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        settle(new Error('the server has not answered in time'));
      }, limitMs);
      client.query<Row>(query, (error, result) => {
        if (!isLate) settle(error, result?.rows);
      });
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!this.#silent) return callback ? void super.connect(callback) : super.connect();
    const refused = refuse();
    if (!callback) return refused;
    refused.catch((error) => callback(error, undefined, () => undefined));
    return undefined;
  }
}

/** What an address says counts more than what stands beside it, and leases and roles are read from the owner's name. */
function unnamed(connectionString: string): string {
  if (!connectionString.includes('application_name')) return connectionString;
  const address = new URL(connectionString);
  address.searchParams.delete('application_name');
  return address.href;
}

/** In a later turn of the event loop: whoever tries again at once must not keep everything else from happening. */
async function refuse(): Promise<never> {
  await nextTurn();
  throw new ServerSilent('the server does not answer');
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;
