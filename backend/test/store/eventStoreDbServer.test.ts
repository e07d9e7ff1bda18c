import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type EventStoreDbOptions,
  openEventStoreDb,
} from '../../src/kernel/eventstore/eventstoredb/index.ts';
import {
  APPEND_BYTES,
  AppendTooLarge,
  type EventStore,
  NO_STREAM,
  OutcomeUnknown,
  StoreUnavailable,
  StreamUnusable,
} from '../../src/kernel/eventstore/port.ts';
import { GrpcPeer } from './grpcPeer.ts';
import { all, appendAndRead, collect, event, events, freshStream, ids, mustAppend } from './samples.ts';

let peer: GrpcPeer;

beforeEach(async () => {
  peer = await GrpcPeer.start();
});
afterEach(() => peer.stop());

async function opened(options: Partial<EventStoreDbOptions> = {}): Promise<EventStore> {
  const store = await openEventStoreDb({ connectionString: peer.connectionString, retryMs: 10, ...options });
  onTestFinished(() => store.close());
  return store;
}

describe('what somebody does to a stream at the server', () => {
  test('a truncated stream is neither read several times over nor folded without its beginning', async () => {
    const store = await opened({ pageSize: 10 });
    const stream = freshStream();
    await mustAppend(store, stream, events(40), NO_STREAM);
    peer.log.tamper(stream, { truncateBefore: 25 });
    const before = peer.calls.read;
    await expect(all(store.readStream(stream, 0))).rejects.toThrow(StreamUnusable);
    expect(peer.calls.read - before).toBe(1);
    expect(store.unusable()).toEqual([{ stream, why: 'truncated' }]);
    // Whoever knows the beginning goes on.
    expect(await all(store.readStream(stream, 30))).toHaveLength(10);
    peer.log.tamper(stream, {});
    expect(await all(store.readStream(stream, 0))).toHaveLength(40);
    expect(store.unusable()).toEqual([]);
  });

  test('a stream that shows nothing of what it holds is not taken for a new one', async () => {
    const store = await opened();
    const stream = freshStream();
    await mustAppend(await opened(), stream, events(3), NO_STREAM);
    peer.log.tamper(stream, { truncateBefore: 100 });
    await expect(store.append(stream, events(1), NO_STREAM)).rejects.toThrow(StreamUnusable);
    expect(store.unusable()).toEqual([{ stream, why: 'truncated' }]);
  });

  test.each(['deleted', 'closed'] as const)(
    'a %s stream is named until it takes events again',
    async (why) => {
      const store = await opened();
      const stream = freshStream();
      await mustAppend(store, stream, events(2), NO_STREAM);
      peer.log.tamper(stream, { refuses: why });
      await expect(store.append(stream, events(1), 1)).rejects.toMatchObject({ name: 'StreamUnusable', why });
      expect(await all(store.readStream(stream, 0))).toHaveLength(2);
      expect(store.unusable()).toEqual([{ stream, why }]);
      await mustAppend(store, freshStream(), events(1), NO_STREAM);
      peer.log.tamper(stream, {});
      await mustAppend(store, stream, events(1), 1);
      expect(store.unusable()).toEqual([]);
    },
  );
});

describe('a log that was put back to an older state', () => {
  test('is decided on as it is now, not as this process remembers it', async () => {
    const store = await opened();
    const stream = freshStream();
    const batch = events(3);
    await mustAppend(store, stream, batch, NO_STREAM);
    const before = peer.log.records.length;
    await mustAppend(store, stream, events(4), 2);
    peer.log.restore(before);
    expect(await store.append(stream, events(1), 6)).toEqual({ outcome: 'wrong-revision', actual: 2 });
    // What is in the log is recognised, what went with its end is not.
    expect(await store.append(stream, batch, 2)).toEqual({ outcome: 'duplicate', ids: ids(batch) });
    await mustAppend(store, stream, events(1), 2);
  });

  test('takes its subscribers back with it, to the last event that is the same', async () => {
    const store = await opened({ lookEveryMs: 20 });
    const [kept, lost] = [freshStream(), freshStream()];
    const first = await mustAppend(store, kept, events(3), NO_STREAM);
    const collector = collect(store, 0n, () => true);
    onTestFinished(() => collector.stop());
    await mustAppend(store, lost, events(5), NO_STREAM);
    await collector.until(8);
    const rewound = new Promise((resolve) => store.onRewound(resolve));
    peer.log.restore(3);
    expect(await rewound).toBe(first.position);
    const fresh = await appendAndRead(store, freshStream(), events(2), NO_STREAM);
    await collector.until(10);
    expect(collector.seen.slice(8)).toEqual(fresh.events);
  });

  test('is noticed by its events where it has grown as long again', async () => {
    const [store, other] = [await opened({ lookEveryMs: 400_000 }), await opened({ lookEveryMs: 400_000 })];
    const first = await mustAppend(store, freshStream(), events(3), NO_STREAM);
    await mustAppend(store, freshStream(), events(2), NO_STREAM);
    const collector = collect(store, first.position, () => true);
    onTestFinished(() => collector.stop());
    await collector.until(2);
    peer.log.restore(3);
    const { events: others } = await appendAndRead(other, freshStream(), events(4), NO_STREAM);
    // A server that was restored was restarted: its connections are new.
    peer.endSubscriptions();
    await collector.until(6);
    expect(collector.seen.slice(2)).toEqual(others);
  });
});

describe('the size of an append', () => {
  const large = (bytes: number) => event({ text: 'x'.repeat(bytes) });

  test('is looked at before anything is sent, and so says how much would fit', async () => {
    const store = await opened();
    const batch = [large(400_000), large(400_000), large(400_000)];
    const failure = store.append(freshStream(), batch, NO_STREAM);
    await expect(failure).rejects.toMatchObject({ name: 'AppendTooLarge', fits: 2 });
    expect(peer.calls.append).toBe(0);
    await mustAppend(store, freshStream(), batch.slice(0, 2), NO_STREAM);
    await mustAppend(store, freshStream(), [large(APPEND_BYTES - 1_000)], NO_STREAM);
  });

  test('may be set lower at the server', async () => {
    const store = await opened();
    peer.maxAppendBytes = 50_000;
    const failure = store.append(freshStream(), [large(30_000), large(30_000)], NO_STREAM);
    await expect(failure).rejects.toThrow(AppendTooLarge);
    await mustAppend(store, freshStream(), [large(30_000)], NO_STREAM);
  });
});

test('an append the server cannot tell the outcome of yet is sent again until it can', async () => {
  const store = await opened({ callTimeoutMs: 10_000 });
  const stream = freshStream();
  const batch = events(3);
  peer.scriptAppend((append) => {
    append.write();
    append.timeOut();
  }, 2);
  const { events: written } = await appendAndRead(store, stream, batch, NO_STREAM);
  expect(ids(written)).toEqual(ids(batch));
  expect(peer.log.stream(stream)).toHaveLength(3);
});

test('an append costs one call, whoever waits for its events', async () => {
  const store = await opened({ lookEveryMs: 400_000 });
  const collectors = Array.from({ length: 20 }, () => collect(store, 0n, () => true));
  onTestFinished(async () => {
    await Promise.all(collectors.map((collector) => collector.stop()));
  });
  const stream = freshStream();
  await mustAppend(store, stream, events(1), NO_STREAM);
  await Promise.all(collectors.map((collector) => collector.until(1)));
  const before = { ...peer.calls };
  for (let revision = 0; revision < 10; revision += 1) await mustAppend(store, stream, events(1), revision);
  await Promise.all(collectors.map((collector) => collector.until(11)));
  expect(peer.calls).toEqual({ ...before, append: before.append + 10 });
  expect(peer.calls.subscribe).toBe(1);
});

test('a server that has left one call without an answer is not waited for as long by the next', async () => {
  const store = await opened({ callTimeoutMs: 3_000, lookEveryMs: 400_000 });
  const stream = freshStream();
  await mustAppend(store, stream, events(1), NO_STREAM);
  peer.silent = true;
  await expect(all(store.readStream(stream, 0))).rejects.toThrow(StoreUnavailable);
  const whole = store.head().catch(() => 'a look at the whole log');
  const next = store.append(stream, events(1), 0).catch(() => 'the next append');
  expect(await Promise.race([whole, next])).toBe('the next append');
  await whole;
  peer.silent = false;
  await mustAppend(store, stream, events(1), 0);
});

test('a server that falls silent is two lines in the log, however many calls it leaves without an answer', async () => {
  const log = { warn: vi.fn(), error: vi.fn() };
  // Before it falls silent it must not seem to, on a busy machine either.
  const store = await opened({ log, callTimeoutMs: 1_500, lookEveryMs: 20 });
  await mustAppend(store, freshStream(), events(1), NO_STREAM);
  const collector = collect(store, 0n, () => true);
  onTestFinished(() => collector.stop());
  await collector.until(1);
  peer.silent = true;
  const asked = async () => {
    await expect(store.append(freshStream(), events(1), NO_STREAM)).rejects.toThrow(OutcomeUnknown);
    await expect(store.head()).rejects.toThrow(StoreUnavailable);
  };
  await Promise.all(Array.from({ length: 5 }, asked));
  expect(log.warn.mock.calls.map(([, text]) => text)).toEqual([
    'the event log does not answer, trying again',
  ]);
  peer.silent = false;
  await expect.poll(() => store.head().catch(() => null)).not.toBeNull();
  await expect.poll(() => log.warn.mock.calls.length).toBe(2);
  expect(log.warn.mock.calls[1]?.[1]).toBe('the event log answers again');
  expect(log.error).not.toHaveBeenCalled();
});
