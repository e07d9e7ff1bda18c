import type { EventMeta, Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { ServerPool } from '@courtcrew/projections/kernel/pool.ts';
import { takeAllSteps } from '@courtcrew/projections/kernel/steps.ts';
import type pg from 'pg';
import { inBatches } from '../../platform/inBatches.ts';
import type { PlatformLog } from '../../platform/log.ts';
import type { Pulse } from '../../platform/pulse.ts';
import { serialise } from '../check.ts';
import { FanOut } from '../fanOut.ts';
import { follow, type LogPage } from '../follow.ts';
import { gapless } from '../gapless.ts';
import { HeadWatch } from '../headWatch.ts';
import { Outage, reasonOf } from '../outage.ts';
import { type EventStore, NO_STREAM, StoreUnavailable } from '../port.ts';
import { Tail } from '../tail.ts';
import { UnusableStreams } from '../unusable.ts';
import { type Append, type AppendAnswer, AppendQueue } from './appendQueue.ts';
import { readFailure, refusalOf } from './failures.ts';
import { goodbye, listen } from './listen.ts';
import { Recent } from './recent.ts';
import { LOG_STEPS } from './schema.sql.ts';

export interface PostgresStoreOptions {
  readonly connectionString: string;
  readonly log?: Pick<PlatformLog, 'warn' | 'error'>;
  /** Says when the server is silent: then nobody waits for the longer limits below. */
  readonly pulse?: Pick<Pulse, 'guard'>;
  /** Connections for reading; appends use one of their own, notifications another. */
  readonly readers?: number;
  readonly pageSize?: number;
  readonly remembered?: number;
  readonly connectTimeoutMs?: number;
  /** After this long an append counts as unknown and a read as failed. */
  readonly queryTimeoutMs?: number;
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
const NEWEST = {
  name: 'log-newest',
  text: `select ${COLUMNS} from log.events order by position desc limit $1`,
};
const REVISIONS = {
  name: 'log-revisions',
  text: `select stream, (
      select e.revision from log.events e where e.stream = asked.stream order by e.revision desc limit 1
    ) as revision from unnest($1::text[]) as asked (stream)`,
};
const APPEND = { name: 'log-append', text: 'select * from log.append($1, $2, $3, $4, $5, $6, $7, $8, $9)' };

const recorded = ({ position, ...row }: EventRow): RecordedEvent => ({ ...row, position: BigInt(position) });

/**
 * However a process stands still, PostgreSQL (17 or newer) gives the log's one lock to the next within this time. An
 * append is one statement and one round trip, so before that only half a message could make the server wait.
 */
const LONGEST_APPEND_MS = 5_000;

async function endLongTransactions(client: pg.ClientBase): Promise<void> {
  await client.query(`select set_config(name, '${LONGEST_APPEND_MS}', false) from pg_settings
    where name = 'transaction_timeout'`);
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

/** Opens the log, creating it. @throws StoreUnavailable when unreachable; Error for a server that may lose commits */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<EventStore> {
  const { pageSize = 1_000, retryMs = 250, lookEveryMs = 1_000 } = options;
  const connection = {
    connectionString: options.connectionString,
    ...(options.connectTimeoutMs && { connectionTimeoutMillis: options.connectTimeoutMs }),
    keepAlive: true,
  };
  const limitMs = options.queryTimeoutMs ?? 10_000;
  const writer = new ServerPool({
    ...connection,
    query_timeout: limitMs,
    max: 1,
    application_name: 'courtcrew log writer',
    onConnect: endLongTransactions,
  });
  const readers = new ServerPool({
    ...connection,
    max: options.readers ?? 4,
    application_name: 'courtcrew log reader',
  });
  for (const pool of [writer, readers]) options.pulse?.guard(pool);
  const remembered = options.remembered ?? 4_096;
  const recent = new Recent(remembered);
  const tail = new Tail();
  const outage = new Outage(options.log);
  const unusable = new UnusableStreams(options.log);
  const trouble = (what: string, error: unknown) => {
    if (error instanceof StoreUnavailable) outage.failed(error);
    else options.log?.warn({ reason: reasonOf(error) }, what);
  };

  const read = async <Row extends pg.QueryResultRow>(query: pg.QueryConfig, values: unknown[]) => {
    try {
      const rows = await readers.rows<Row>({ ...query, values }, limitMs);
      outage.answered();
      return rows;
    } catch (error) {
      const failure = readFailure(error);
      outage.failed(failure);
      throw failure;
    }
  };
  const streamPage = async (stream: string, from: number, limit: number) =>
    (await read<EventRow>(STREAM_PAGE, [stream, from, limit])).map(recorded);
  const revision = inBatches(async (streams) => {
    const rows = await read<{ stream: string; revision: number | null }>(REVISIONS, [streams]);
    const newest = new Map(rows.map((row) => [row.stream, row.revision]));
    return (stream) => newest.get(stream) ?? NO_STREAM;
  });
  const logPage = async (after: Position) =>
    (await read<EventRow>(LOG_PAGE, [after, pageSize])).map(recorded);
  const newest = async (limit: number) => (await read<EventRow>(NEWEST, [limit])).map(recorded).reverse();
  const head = async (): Promise<Position> => (await newest(1))[0]?.position ?? 0n;
  const fanOut = new FanOut({
    remembered,
    pageSize,
    retryMs,
    read: async (after) => upToItsEnd(await logPage(after), after),
    stands: async ({ stream, revision, id, position }) => {
      const [event] = await streamPage(stream, revision, 1);
      return event?.id === id && event.position === position;
    },
    head,
    trouble,
  });
  fanOut.onRewound((common) => {
    recent.forget();
    tail.rewind(common);
  });

  // Nobody waits for answers yet: a start may take its time, as on a machine that is busy with starting everything.
  for (const pool of [writer, readers]) pool.patient();
  try {
    await takeAllSteps(writer, [LOG_STEPS]).catch((error) => {
      throw refusalOf(error) ?? readFailure(error);
    });
    await refuseForgetful(writer);
    fanOut.begin(await newest(pageSize));
    tail.advance(fanOut.delivered.known);
  } catch (error) {
    await Promise.all([goodbye(writer), goodbye(readers)]);
    throw error;
  }
  for (const pool of [writer, readers]) pool.heard();

  const queue = new AppendQueue({
    write: (appends) => writeAppends(writer, appends),
    written: (events) => {
      recent.add(events);
      const last = events.at(-1);
      if (last) tail.advance(last.position);
    },
  });
  const watch = new HeadWatch({
    known: tail.known,
    // An append's notification comes before its answer, and would send every subscriber to read from the log
    // what is in memory a moment later.
    listen: (line) =>
      listen(
        { ...connection, query_timeout: limitMs },
        {
          ...line,
          heard: (position) => void queue.quiet().then(() => line.heard(position)),
        },
      ),
    look: async () => {
      const end = await head();
      if (end < fanOut.delivered.known) await fanOut.verify();
      return end;
    },
    verify: () => fanOut.verify(),
    reached: (end) => tail.advance(end),
    lookEveryMs,
    retryMs,
    trouble,
  });
  fanOut.onRewound((common) => watch.rewind(common));
  // The one reader of the log in this process: what it finds, or what was appended here, goes to all subscribers.
  const reader = follow(
    {
      tail,
      next: async (cursor) => {
        const own = recent.following(cursor, pageSize);
        return upToItsEnd(own.length > 0 ? own : await logPage(cursor), cursor);
      },
      trouble,
      retryMs,
    },
    fanOut.delivered.known,
    async (events) => {
      fanOut.deliver(events);
      recent.handed(fanOut.delivered.known);
    },
  );

  return {
    append: async (stream, events, expectedRevision) =>
      queue.push({ stream, events, serialised: serialise(stream, events), expectedRevision }),
    async *readStream(stream, fromRevision) {
      const page = (from: number) => streamPage(stream, from, pageSize);
      const pages = gapless(stream, fromRevision, page, ({ length }) => length < pageSize);
      const proven = fromRevision === 0 ? (['truncated'] as const) : [];
      for (;;) {
        const { value, done } = await unusable.watching(stream, proven, () => pages.next());
        if (done) return;
        yield value;
      }
    },
    revision,
    async *readAll(after) {
      for (let cursor = after; ; ) {
        const page = await logPage(cursor);
        const last = page.at(-1);
        if (!last) return;
        yield page;
        cursor = last.position;
      }
    },
    subscribeAll: (after, handler) => fanOut.subscribe(after, handler),
    head,
    onRewound: (callback) => fanOut.onRewound(callback),
    unusable: () => unusable.list(),
    close: async () => {
      await fanOut.stop();
      await reader.stop();
      await queue.drained();
      await watch.stop();
      await Promise.all([goodbye(writer), goodbye(readers)]);
    },
  };
}

const upToItsEnd = (events: readonly RecordedEvent[], after: Position): LogPage => ({
  events,
  upTo: events.at(-1)?.position ?? after,
});

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
