import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type EventStore,
  type NewEvent,
  NO_STREAM,
  OutcomeUnknown,
  StoreUnavailable,
} from '../../src/kernel/eventstore/port.ts';
import { openPostgresStore, type PostgresStoreOptions } from '../../src/kernel/eventstore/postgres/index.ts';
import { testDatabase } from '../support/database.ts';
import { temporaryPostgres } from '../support/temporaryPostgres.ts';
import { unreliableProxy } from '../support/unreliableProxy.ts';
import { type Appended, all, collect, event, events, freshStream, ids } from './samples.ts';

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function opened(
  connectionString: string,
  more: Partial<PostgresStoreOptions> = {},
): Promise<EventStore> {
  const store = await openPostgresStore({ connectionString, ...more });
  onTestFinished(() => store.close());
  return store;
}

async function freshDatabase(): Promise<string> {
  const database = await testDatabase();
  onTestFinished(() => database.drop());
  return database.url;
}

const LOCK = `select pg_advisory_lock(hashtext('courtcrew log append'))`;
const UNLOCK = `select pg_advisory_unlock(hashtext('courtcrew log append'))`;
const WAITING = `select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`;

/** Resolves with the process that waits for the append lock, once there is one. */
async function waitingWriter(client: pg.Client): Promise<number> {
  for (;;) {
    const { rows } = await client.query<{ pid: number }>(WAITING);
    if (rows[0]) return rows[0].pid;
  }
}

/** Appends as the command runtime does: an unknown outcome is answered by sending the same again. */
async function insist(
  store: EventStore,
  stream: string,
  revision: number,
  batch: readonly NewEvent[],
): Promise<Appended> {
  for (;;) {
    try {
      const result = await store.append(stream, batch, revision);
      if (result.outcome !== 'appended') throw new Error(result.outcome);
      return result;
    } catch (error) {
      if (!(error instanceof OutcomeUnknown || error instanceof StoreUnavailable)) throw error;
      await new Promise((resume) => setTimeout(resume, 20));
    }
  }
}

describe('a writer of the PostgreSQL log', () => {
  test('sends what arrives while a batch is on its way in one transaction', async () => {
    const url = await freshDatabase();
    const store = await opened(url);
    const blocker = await connected(url);
    await blocker.query(LOCK);
    const first = store.append(freshStream(), events(1), NO_STREAM);
    await waitingWriter(blocker);
    const rest = Array.from({ length: 30 }, () => store.append(freshStream(), events(2), NO_STREAM));
    await blocker.query(UNLOCK);
    await Promise.all([first, ...rest]);
    const { rows } = await blocker.query(
      'select count(*)::int as events from log.events group by xmin::text order by 1',
    );
    expect(rows).toEqual([{ events: 1 }, { events: 60 }]);
  });

  test('keeps the order of appends to one stream that wait together', async () => {
    const url = await freshDatabase();
    const store = await opened(url);
    const stream = freshStream();
    const batches = Array.from({ length: 5 }, () => events(2));
    const results = await Promise.all(batches.map((batch, n) => store.append(stream, batch, n * 2 - 1)));
    expect(results.map(({ outcome }) => outcome)).toEqual(Array(5).fill('appended'));
    expect(ids(await all(store.readStream(stream, 0)))).toEqual(ids(batches.flat()));
  });

  test('lets an append the server cannot take fail alone', async () => {
    const url = await freshDatabase();
    const store = await opened(url);
    const blocker = await connected(url);
    await blocker.query(LOCK);
    const first = store.append(freshStream(), events(1), NO_STREAM);
    await waitingWriter(blocker);
    const tooLong = event({}, 'T');
    const poisoned = store.append('s'.repeat(3_000_000), [tooLong], NO_STREAM);
    const healthy = [freshStream(), freshStream()].map((stream) =>
      store.append(stream, events(1), NO_STREAM),
    );
    const outcomes = Promise.allSettled([poisoned, first, ...healthy]);
    await blocker.query(UNLOCK);
    const [refused, ...others] = await outcomes;
    expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(pg.DatabaseError) });
    expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  });

  test('calls the outcome unknown when its connection is cut, and resolves it by sending the same again', async () => {
    const url = await freshDatabase();
    const store = await opened(url);
    const blocker = await connected(url);
    await blocker.query(LOCK);
    const stream = freshStream();
    const batch = events(3);
    const cut = store.append(stream, batch, NO_STREAM);
    const outcome = expect(cut).rejects.toThrow(OutcomeUnknown);
    await blocker.query('select pg_terminate_backend($1)', [await waitingWriter(blocker)]);
    await outcome;
    await blocker.query(UNLOCK);
    expect((await store.append(stream, batch, NO_STREAM)).outcome).toBe('appended');
    expect(await all(store.readStream(stream, 0))).toHaveLength(3);
  });

  test('does not wait for ever for a server that does not answer', async () => {
    const url = await freshDatabase();
    const store = await opened(url, { queryTimeoutMs: 1_000 });
    const blocker = await connected(url);
    await blocker.query(LOCK);
    const stream = freshStream();
    const batch = events(2);
    await expect(store.append(stream, batch, NO_STREAM)).rejects.toThrow(OutcomeUnknown);
    await blocker.query(UNLOCK);
    // As long as the outcome is not known, the identical batch is sent again: a busy machine may need more than one.
    await insist(store, stream, NO_STREAM, batch);
    expect(await vi.waitFor(() => all(store.readStream(stream, 0)), 10_000)).toHaveLength(2);
  });
});

test('several processes may create the log at once', async () => {
  const url = await freshDatabase();
  const stores = await Promise.all(Array.from({ length: 6 }, () => opened(url)));
  const results = await Promise.all(stores.map((store) => store.append(freshStream(), events(1), NO_STREAM)));
  expect(results.every(({ outcome }) => outcome === 'appended')).toBe(true);
});

test('a subscriber gets what was appended while its notifications were lost', async () => {
  const url = await freshDatabase();
  const [store, other] = [await opened(url, { lookEveryMs: 400_000 }), await opened(url)];
  const watching = collect(store, 0n, () => true);
  const admin = await connected(url);
  const cutListeners = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like 'listen%'`;
  for (let turn = 0; turn < 3; turn += 1) {
    await admin.query(cutListeners);
    await other.append(freshStream(), events(2), NO_STREAM);
    await watching.until((turn + 1) * 2);
  }
  expect(watching.seen).toEqual(await all(store.readAll(0n)));
});

test('a connection that is dead without saying so holds nobody up for long', async () => {
  const url = await freshDatabase();
  const proxy = await unreliableProxy(url);
  onTestFinished(() => proxy.close());
  // Opening it may take this long on a busy machine, too.
  const quick = { lookEveryMs: 100, queryTimeoutMs: 1_000 };
  const [store, other] = [await opened(proxy.url, quick), await opened(url)];
  const watching = collect(store, 0n, () => true);
  await other.append(freshStream(), events(1), NO_STREAM);
  await watching.until(1);
  proxy.freeze();
  await other.append(freshStream(), events(2), NO_STREAM);
  await watching.until(3);
  const stream = freshStream();
  const batch = events(2);
  await insist(store, stream, NO_STREAM, batch);
  expect(ids(await all(other.readStream(stream, 0)))).toEqual(ids(batch));
});

test('nothing acknowledged is lost, nothing is written twice, subscribers go on when PostgreSQL is killed', async () => {
  const server = await temporaryPostgres();
  onTestFinished(() => server.remove());
  const [store, other] = [await opened(server.url), await opened(server.url)];
  const watching = [store, other].map((reader) => collect(reader, 0n, () => true));
  const acknowledged: string[] = [];
  let stop = false;
  const writers = Array.from({ length: 12 }, async (_, writer) => {
    const stream = freshStream();
    for (let revision = NO_STREAM; !stop; ) {
      const batch = events(2);
      const result = await insist(writer % 2 ? store : other, stream, revision, batch);
      acknowledged.push(...ids(batch));
      revision = result.revision;
    }
  });
  // Far more than is on its way at a kill, and may come of the server that was killed: another one took its place.
  const goesOn = (reader: number) => watching[reader]?.until(acknowledged.length + 400);
  for (let kill = 1; kill <= 2; kill += 1) {
    await goesOn(0);
    server.kill();
  }
  await goesOn(1);
  stop = true;
  await Promise.all(writers);
  // A process that outlived the server it was of may have taken the last of them: the next server is perhaps not there yet.
  const log = await vi.waitFor(() => all(store.readAll(0n)), 10_000);
  expect(ids(log).toSorted()).toEqual(acknowledged.toSorted());
  for (const subscriber of watching) {
    await subscriber.until(log.length);
    expect(subscriber.seen).toEqual(log);
  }
});

test('the log is unavailable, at once and by name, until it is back', async () => {
  const proxy = await unreliableProxy(await freshDatabase());
  onTestFinished(() => proxy.close());
  const store = await opened(proxy.url);
  proxy.cut();
  await expect(store.append(freshStream(), events(1), NO_STREAM)).rejects.toThrow(
    expect.toSatisfy((error) => error instanceof StoreUnavailable || error instanceof OutcomeUnknown),
  );
  await expect(store.append(freshStream(), events(1), NO_STREAM)).rejects.toThrow(StoreUnavailable);
  await expect(all(store.readStream(freshStream(), 0))).rejects.toThrow(StoreUnavailable);
  await expect(store.head()).rejects.toThrow(StoreUnavailable);
  await expect(openPostgresStore({ connectionString: proxy.url })).rejects.toThrow(StoreUnavailable);
  await proxy.mend();
  expect((await store.append(freshStream(), events(1), NO_STREAM)).outcome).toBe('appended');
});

test('opening the log waits longer for a connection than whoever waits for an answer', async () => {
  const proxy = await unreliableProxy(await freshDatabase(), 500);
  onTestFinished(() => proxy.close());
  const store = await opened(proxy.url, { connectTimeoutMs: 250 });
  // Those it has serve; a further one takes too long.
  const reads = await Promise.allSettled(Array.from({ length: 2 }, () => store.head()));
  expect(reads.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

describe('a server that may forget what it acknowledged is refused', () => {
  test('for fsync=off', async () => {
    const server = await temporaryPostgres({ fsync: 'off' });
    onTestFinished(() => server.remove());
    await expect(openPostgresStore({ connectionString: server.url })).rejects.toThrow('fsync=off');
  });

  test('for synchronous_commit=off', async () => {
    const url = await freshDatabase();
    const admin = await connected(url);
    await admin.query(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`);
    await expect(openPostgresStore({ connectionString: url })).rejects.toThrow('synchronous_commit=off');
  });
});
