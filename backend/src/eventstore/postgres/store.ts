import type { EventMeta, Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import pg from 'pg';
import type { PlatformLog } from '../../platform/log.ts';
import { serialise } from '../check.ts';
import { follow } from '../follow.ts';
import { HeadWatch } from '../headWatch.ts';
import type { EventStore } from '../port.ts';
import { Tail } from '../tail.ts';
import { type Append, type AppendAnswer, AppendQueue } from './appendQueue.ts';
import { readFailure, refusalOf } from './failures.ts';
import { goodbye, listen } from './listen.ts';
import { Recent } from './recent.ts';
import { LOG_SCHEMA } from './schema.sql.ts';

export interface PostgresStoreOptions {
  readonly connectionString: string;
  readonly log?: Pick<PlatformLog, 'warn'>;
  /** Connections for reading; appends use one of their own, notifications another. */
  readonly readers?: number;
  /** Events of one page, of `readStream`, `readAll` and subscriptions alike. */
  readonly pageSize?: number;
  /** Events of this process that its subscribers get from memory. */
  readonly remembered?: number;
  readonly connectTimeoutMs?: number;
  /** After this long an append counts as unknown and a read as failed. */
  readonly queryTimeoutMs?: number;
  /** How often the end of the log is looked at besides notifications. */
  readonly lookEveryMs?: number;
  readonly retryMs?: number;
}

interface EventRow {
  readonly position: string;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly meta: EventMeta;
}

const COLUMNS = 'position, stream, revision, id, type, data, meta';
const STREAM_PAGE = {
  name: 'log-stream-page',
  text: `select ${COLUMNS} from log.events where stream = $1 and revision >= $2 order by revision limit $3`,
};
const LOG_PAGE = {
  name: 'log-page',
  text: `select ${COLUMNS} from log.events where position > $1 order by position limit $2`,
};
const HEAD = { name: 'log-head', text: 'select max(position) as head from log.events' };
const APPEND = { name: 'log-append', text: 'select * from log.append($1, $2, $3, $4, $5, $6, $7, $8, $9)' };

const recorded = ({ position, ...row }: EventRow): RecordedEvent => ({ ...row, position: BigInt(position) });

function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // A connection that dies reports to its user; unheard `error` events would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Creates the log's schema where it is missing. Harmless when repeated, also by several processes at once. */
export async function migrateLog(database: { query(sql: string): Promise<unknown> }): Promise<void> {
  await database.query(LOG_SCHEMA);
}

/** Acknowledged events must survive a power cut, so a server that does not flush is not accepted. */
async function refuseForgetful(database: pg.Pool): Promise<void> {
  const { rows } = await database.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit') and setting = 'off'`,
  );
  const [forgetful] = rows;
  if (forgetful)
    throw new Error(`PostgreSQL runs with ${forgetful.name}=off: acknowledged events could be lost`);
}

/**
 * Opens the log in a PostgreSQL database, creating it where it is missing.
 * @throws StoreUnavailable when the server cannot be reached; Error when it is set to lose commits
 */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<EventStore> {
  const { pageSize = 1_000, retryMs = 250, lookEveryMs = 1_000 } = options;
  const connection = {
    connectionString: options.connectionString,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 1_500,
    query_timeout: options.queryTimeoutMs ?? 10_000,
    keepAlive: true,
  };
  const writer = poolOf({ ...connection, max: 1, application_name: 'courtcrew log writer' });
  const readers = poolOf({
    ...connection,
    max: options.readers ?? 4,
    application_name: 'courtcrew log reader',
  });
  const recent = new Recent(options.remembered ?? 4_096);
  const tail = new Tail();
  const trouble = (what: string, error: unknown) => options.log?.warn({ err: error }, what);

  const read = async <Row extends pg.QueryResultRow>(query: pg.QueryConfig, values: unknown[]) => {
    try {
      return (await readers.query<Row>({ ...query, values })).rows;
    } catch (error) {
      throw readFailure(error);
    }
  };
  const streamPage = async (stream: string, from: number, limit: number) =>
    (await read<EventRow>(STREAM_PAGE, [stream, from, limit])).map(recorded);
  const logPage = async (after: Position) =>
    (await read<EventRow>(LOG_PAGE, [after, pageSize])).map(recorded);
  const head = async (): Promise<Position> => {
    const [row] = await read<{ head: string | null }>(HEAD, []);
    return BigInt(row?.head ?? 0);
  };

  try {
    await migrateLog(writer).catch((error) => {
      throw refusalOf(error) ?? readFailure(error);
    });
    await refuseForgetful(readers);
    tail.advance(await head());
  } catch (error) {
    await Promise.all([goodbye(writer), goodbye(readers)]);
    throw error;
  }

  const queue = new AppendQueue({
    write: (appends) => writeAppends(writer, appends),
    written: (events) => {
      recent.add(events);
      const last = events.at(-1);
      if (last) tail.advance(last.position);
    },
    recorded: streamPage,
  });
  const watch = new HeadWatch({
    // Word of an append comes back before its answer does, and would send every subscriber to read from the log
    // what is in memory a moment later.
    listen: (line) =>
      listen(connection, {
        ...line,
        heard: (position) => void queue.quiet().then(() => line.heard(position)),
      }),
    look: head,
    tail,
    lookEveryMs,
    retryMs,
    trouble,
  });
  const subscriptions = new Set<{ stop(): Promise<void> }>();
  const pages = new Map<Position, Promise<readonly RecordedEvent[]>>();
  /** Subscribers that stand at the same place read on together. */
  const sharedPage = (after: Position): Promise<readonly RecordedEvent[]> => {
    const page = pages.get(after) ?? logPage(after).finally(() => pages.delete(after));
    pages.set(after, page);
    return page;
  };

  return {
    append: async (stream, events, expectedRevision) =>
      queue.push({ stream, events, serialised: serialise(stream, events), expectedRevision }),
    async *readStream(stream, fromRevision) {
      for (let from = fromRevision; ; ) {
        const page = await streamPage(stream, from, pageSize);
        if (page.length > 0) yield page;
        if (page.length < pageSize) return;
        from += page.length;
      }
    },
    async *readAll(after) {
      for (let cursor = after; ; ) {
        const page = await logPage(cursor);
        const last = page.at(-1);
        if (!last) return;
        yield page;
        cursor = last.position;
      }
    },
    subscribeAll: (after, handler) => {
      const next = async (cursor: Position) => {
        const remembered = recent.following(cursor, pageSize);
        const events = remembered.length > 0 ? remembered : await sharedPage(cursor);
        return { events, upTo: events.at(-1)?.position ?? cursor };
      };
      const subscription = follow({ tail, next, trouble, retryMs }, after, handler);
      subscriptions.add(subscription);
      return {
        stop: async () => {
          subscriptions.delete(subscription);
          await subscription.stop();
        },
      };
    },
    head,
    close: async () => {
      await Promise.all([...subscriptions].map((subscription) => subscription.stop()));
      await queue.drained();
      await watch.stop();
      await Promise.all([goodbye(writer), goodbye(readers)]);
    },
  };
}

/** One statement, so one round trip and one transaction. */
async function writeAppends(pool: pg.Pool, appends: readonly Append[]): Promise<readonly AppendAnswer[]> {
  const events = appends.flatMap(({ serialised, expectedRevision }, index) =>
    serialised.map((event, place) => ({
      ...event,
      owner: index + 1,
      revision: expectedRevision + 1 + place,
    })),
  );
  const values = [
    appends.map(({ stream }) => stream),
    appends.map(({ expectedRevision }) => expectedRevision),
    appends.map(({ serialised }) => serialised.length),
    events.map(({ owner }) => owner),
    events.map(({ revision }) => revision),
    events.map(({ id }) => id),
    events.map(({ type }) => type),
    events.map(({ data }) => data),
    events.map(({ meta }) => meta),
  ];
  const client = await pool.connect().catch((error) => {
    throw readFailure(error);
  });
  try {
    const { rows } = await client.query<AppendAnswer>({ ...APPEND, values });
    client.release();
    return rows;
  } catch (error) {
    // Neither its state nor what it still waits for is known: the next batch gets a new connection.
    client.release(true);
    throw error;
  }
}
