import { EventStoreDBClient } from '@eventstore/db-client';
import { CannotStart } from '../../platform/startup.ts';
import { AppendCall } from './appendCall.ts';

/** What the client keeps to itself and this adapter must reach. */
interface Internals {
  getChannel(): Promise<{ close(): void }>;
}

const internals = (client: EventStoreDBClient): Internals => client as unknown as Internals;

const OWN_OPTIONS = /^(throwOnAppendFailure|keepAliveInterval)=/i;
const KEEP_ALIVE_MS = 10_000;
/** The options of the client. It would print the whole address, password and all, beside one it does not know. */
const OPTIONS = new Set([
  'usercertfile',
  'userkeyfile',
  'maxdiscoverattempts',
  'connectionname',
  'defaultdeadline',
  'discoveryinterval',
  'gossiptimeout',
  'nodepreference',
  'tls',
  'tlscafile',
  'keepalivetimeout',
]);
/** How a cluster is asked for its members, unless the address says otherwise: seconds count while people wait. */
const DISCOVERY = ['gossipTimeout=1', 'maxDiscoverAttempts=3'];

const nameOf = (option: string): string => option.replace(/=.*$/, '').toLowerCase();

/**
 * The options this adapter relies on, whatever the address says; and the younger name of the same protocol.
 * Connections are shared by all clients of a process whose options are equal, so a client that is to replace
 * another on a dead connection needs one that differs.
 */
function connectionStringFor(connectionString: string, generation: number): string {
  const [address = '', options = ''] = connectionString.replace(/^kurrentdb(?=[:+])/, 'esdb').split('?', 2);
  const kept = options.split('&').filter((option) => option !== '' && !OWN_OPTIONS.test(option));
  const own = ['throwOnAppendFailure=true', `keepAliveInterval=${KEEP_ALIVE_MS + generation}`];
  const given = new Set(kept.map(nameOf));
  for (const name of given) {
    if (!OPTIONS.has(name)) throw new CannotStart(`EVENTSTORE_URL has an option that is not known: ${name}`);
  }
  const discovery = DISCOVERY.filter((option) => !given.has(nameOf(option)));
  return `${address}?${[...kept, ...discovery, ...own].join('&')}`;
}

interface Link {
  readonly client: EventStoreDBClient;
  readonly appends: AppendCall;
}

/** The link to the server, replaced when a call leaves it in doubt: the client keeps failed channels. */
export class Connection {
  readonly #connectionString: string;
  readonly #graceMs: number;
  readonly #retired = new Set<Link>();
  #link: Link;
  #generation = 0;

  /** @param graceMs how long calls that are still open on a replaced link may go on */
  constructor(connectionString: string, graceMs: number) {
    this.#connectionString = connectionString;
    this.#graceMs = graceMs;
    this.#link = this.#connect();
  }

  get link(): Link {
    return this.#link;
  }

  /** Replaces the link, unless somebody who failed on the same one has done so already. */
  renew(failed: Link): void {
    if (this.#link !== failed) return;
    this.#link = this.#connect();
    this.#retired.add(failed);
    setTimeout(() => void this.#release(failed), this.#graceMs).unref();
  }

  async close(): Promise<void> {
    await Promise.all([this.#link, ...this.#retired].map((link) => this.#release(link)));
  }

  #connect(): Link {
    const address = connectionStringFor(this.#connectionString, this.#generation);
    this.#generation += 1;
    const client = EventStoreDBClient.connectionString(address);
    return { client, appends: new AppendCall(client) };
  }

  async #release(link: Link): Promise<void> {
    const { client, appends } = link;
    this.#retired.delete(link);
    await appends.close();
    await client.dispose();
    const channel = await internals(client)
      .getChannel()
      .catch(() => undefined);
    channel?.close();
  }
}
