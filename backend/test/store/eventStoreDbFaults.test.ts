import { status } from '@grpc/grpc-js';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type EventStoreDbOptions,
  openEventStoreDb,
} from '../../src/kernel/eventstore/eventstoredb/index.ts';
import {
  type EventStore,
  NO_STREAM,
  OutcomeUnknown,
  StoreUnavailable,
} from '../../src/kernel/eventstore/port.ts';
import { unreliableProxy } from '../support/unreliableProxy.ts';
import { GrpcPeer } from './grpcPeer.ts';
import {
  all,
  appendAndRead,
  type Collector,
  collect,
  event,
  events,
  freshStream,
  ids,
  mustAppend,
} from './samples.ts';

/** Longer than any test: what works with it does not owe it to the regular look at the end of the log. */
const NEVER_LOOK = { lookEveryMs: 400_000, retryMs: 10 };
/** The machine may be busy with other things. */
const UNHURRIED = { timeout: 10_000 };

let peer: GrpcPeer;

beforeEach(async () => {
  peer = await GrpcPeer.start();
});
afterEach(() => peer.stop());

async function opened(options: Partial<EventStoreDbOptions> = {}): Promise<EventStore> {
  const store = await openEventStoreDb({ connectionString: peer.connectionString, ...options });
  onTestFinished(() => store.close());
  return store;
}

function watching(store: EventStore): Collector {
  const collector = collect(store, 0n, () => true);
  onTestFinished(() => collector.stop());
  return collector;
}

describe('the client of EventStoreDB', () => {
  test('1: never settles an append of what is not JSON: it is refused before the client sees it', async () => {
    const unhandled: unknown[] = [];
    const listener = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', listener);
    onTestFinished(() => void process.off('unhandledRejection', listener));
    const store = await opened();
    await expect(store.append(freshStream(), [event({ cents: 100n })], NO_STREAM)).rejects.toThrow(TypeError);
    expect(peer.calls.append).toBe(0);
    await mustAppend(store, freshStream(), events(1), NO_STREAM);
    expect(unhandled).toEqual([]);
  });

  test('2: waits for a silent server beyond its deadline: our own ends the wait', async () => {
    const store = await opened({ callTimeoutMs: 3_000 });
    const stream = freshStream();
    const batch = events(2);
    peer.scriptAppend((append) => append.write(), 2);
    await expect(store.append(stream, batch, NO_STREAM)).rejects.toThrow(OutcomeUnknown);
    await mustAppend(store, stream, batch, NO_STREAM);
    expect(peer.log.stream(stream)).toHaveLength(2);
    peer.scriptRead((read) => read.serveWithoutEnd());
    await expect(all(store.readStream(stream, 0))).rejects.toThrow(StoreUnavailable);
    expect(await all(store.readStream(stream, 0))).toHaveLength(2);
  });

  test('3: fails the appends of all connections with one: ours fail alone', async () => {
    const foreign = await GrpcPeer.start();
    onTestFinished(() => foreign.stop());
    const [store, broken] = [await opened(), await opened({ connectionString: foreign.connectionString })];
    await Promise.all([store, broken].map((one) => mustAppend(one, freshStream(), events(1), NO_STREAM)));
    const healthyWaits = Promise.withResolvers<() => void>();
    const brokenWaits = Promise.withResolvers<void>();
    peer.scriptAppend((append) => {
      append.write();
      healthyWaits.resolve(append.answer);
    });
    foreign.scriptAppend(() => brokenWaits.resolve());
    const healthy = store.append(freshStream(), events(1), NO_STREAM);
    const lost = expect(broken.append(freshStream(), events(1), NO_STREAM)).rejects.toThrow(OutcomeUnknown);
    const answer = await healthyWaits.promise;
    await brokenWaits.promise;
    foreign.stop();
    await lost;
    answer();
    expect((await healthy).outcome).toBe('appended');
    expect([peer.calls.appends, foreign.calls.appends]).toEqual([1, 1]);
  });

  test('4: takes a normal end of a subscription for its end: it is opened again', async () => {
    const store = await opened(NEVER_LOOK);
    const collector = watching(store);
    for (let round = 1; round <= 3; round += 1) {
      await expect.poll(() => peer.calls.subscribe).toBe(round);
      await mustAppend(store, freshStream(), events(1), NO_STREAM);
      await collector.until(round);
      peer.endSubscriptions();
    }
    await expect.poll(() => peer.calls.subscribe).toBe(4);
    expect(collector.seen).toEqual(await all(store.readAll(0n)));
  });

  test('5: reports a missing server as a plain error with a code: nothing was written', async () => {
    const store = await opened();
    const collector = watching(store);
    const stream = freshStream();
    await mustAppend(store, stream, events(1), NO_STREAM);
    peer.stop();
    // The first call may still find the broken connection; from then on none can be made.
    await store.append(stream, events(1), 0).catch(() => undefined);
    await expect(store.append(stream, events(1), 0)).rejects.toThrow(StoreUnavailable);
    await expect(store.head()).rejects.toThrow(StoreUnavailable);
    await expect(openEventStoreDb({ connectionString: peer.connectionString })).rejects.toThrow(
      StoreUnavailable,
    );
    await peer.start();
    const revision = peer.log.stream(stream).length - 1;
    await mustAppend(store, stream, events(2), revision);
    await collector.until(peer.log.records.length);
    expect(collector.seen).toEqual(await all(store.readAll(0n)));
  });

  test('5: reports a connection that breaks in the middle: the outcome is unknown, sending again settles it', async () => {
    const store = await opened();
    const stream = freshStream();
    const batch = events(3);
    for (const write of [true, false]) {
      peer.scriptAppend((append) => {
        if (write) append.write();
        append.fail(status.UNAVAILABLE, 'Connection dropped');
      });
      const expected = peer.log.stream(stream).length - 1;
      const sent = write ? batch : events(2);
      await expect(store.append(stream, sent, expected)).rejects.toThrow(OutcomeUnknown);
      await mustAppend(store, stream, sent, expected);
    }
    expect(peer.log.stream(stream)).toHaveLength(5);
  });

  test('6: may be told not to throw, and then makes revisions up: it is not told so', async () => {
    const connectionString = `${peer.connectionString}&throwOnAppendFailure=false`;
    const store = await opened({ connectionString });
    const stream = freshStream();
    await mustAppend(store, stream, events(5), NO_STREAM);
    expect(await store.append(stream, events(1), 1)).toEqual({ outcome: 'wrong-revision', actual: 4 });
  });

  test('7: leaves a subscription that failed open and its errors unheard: it is replaced, the process lives', async () => {
    const store = await opened(NEVER_LOOK);
    const collector = watching(store);
    await expect.poll(() => peer.calls.subscribe).toBe(1);
    for (const [index, code] of [status.INTERNAL, status.ABORTED, status.UNAVAILABLE].entries()) {
      peer.failSubscriptions(code, 'consumer too slow');
      await expect.poll(() => peer.calls.subscribe).toBe(index + 2);
      await mustAppend(store, freshStream(), events(1), NO_STREAM);
      await collector.until(index + 1);
    }
    expect(collector.seen).toEqual(await all(store.readAll(0n)));
  });

  test('7: is dropped for every burst it cannot take at once: it reads on at once and without a word', async () => {
    const log = { warn: vi.fn(), error: vi.fn() };
    const store = await opened({ lookEveryMs: 400_000, retryMs: 400_000, log });
    const collector = watching(store);
    await expect.poll(() => peer.calls.subscribe, UNHURRIED).toBe(1);
    for (let round = 1; round <= 3; round += 1) {
      await mustAppend(store, freshStream(), events(1), NO_STREAM);
      await collector.until(round);
      peer.failSubscriptions(
        status.ABORTED,
        'Operation timed out: Consumer too slow to handle event while live.',
      );
      await expect.poll(() => peer.calls.subscribe, UNHURRIED).toBe(round + 1);
    }
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('8: does not notice a subscription gone silent: comparing with the end of the log does', async () => {
    const [store, other] = [await opened({ lookEveryMs: 500, retryMs: 10 }), await opened(NEVER_LOOK)];
    const collector = watching(store);
    await expect.poll(() => peer.calls.subscribe, UNHURRIED).toBe(2);
    peer.muteSubscriptions();
    await mustAppend(other, freshStream(), events(2), NO_STREAM);
    await collector.until(2);
    // Another look may find the new one silent as well, before it has said anything.
    await expect.poll(() => peer.calls.subscribe, UNHURRIED).toBeGreaterThan(2);
    await mustAppend(other, freshStream(), events(2), NO_STREAM);
    await collector.until(4);
    expect(collector.seen).toEqual(await all(store.readAll(0n)));
  });

  test('9: has no checkpoint to offer while only the server itself writes: reading moves on all the same', async () => {
    const store = await opened({ pageSize: 50 });
    const collector = watching(store);
    const first = await mustAppend(store, freshStream(), events(2), NO_STREAM);
    await collector.until(2);
    peer.writeSystemEvents(500);
    expect(await store.head()).toBe(first.position);
    const second = await appendAndRead(store, freshStream(), events(2), NO_STREAM);
    await collector.until(4);
    const before = peer.calls.read;
    await mustAppend(store, freshStream(), events(1), NO_STREAM);
    await collector.until(5);
    // One more event costs a look, a read back and a page, not the 500 again.
    expect(peer.calls.read - before).toBeLessThan(8);
    expect(await all(store.readAll(first.position))).toHaveLength(3);
    expect(ids(collector.seen.slice(2, 4))).toEqual(ids(second.events));
  });

  test('9: a log that holds nothing but the events of the server is empty', async () => {
    peer.writeSystemEvents(120);
    const store = await opened({ pageSize: 50 });
    expect(await store.head()).toBe(0n);
    expect(await all(store.readAll(0n))).toEqual([]);
  });

  test('10: leaks reads that are not read to their end: none stays open', async () => {
    const store = await opened({ pageSize: 50, callTimeoutMs: 1_500 });
    const stream = freshStream();
    await mustAppend(store, stream, events(420), NO_STREAM);
    for await (const page of store.readStream(stream, 0)) {
      expect(page.length).toBeLessThanOrEqual(50);
      if (page.some(({ revision }) => revision >= 150)) break;
    }
    peer.scriptRead((read) => read.serveWithoutEnd());
    await expect(all(store.readStream(stream, 0))).rejects.toThrow(StoreUnavailable);
    peer.scriptRead((read) => read.fail(status.INTERNAL, 'out of memory'));
    await expect(all(store.readAll(0n))).rejects.toThrow(StoreUnavailable);
    await expect.poll(() => peer.openReads.size).toBe(0);
  });

  test('10: makes positions too large for numbers: they stay exact', async () => {
    const store = await opened();
    const written = await appendAndRead(store, freshStream(), events(3), NO_STREAM);
    expect(written.events.map(({ position }) => position)).toEqual(
      peer.log.records.map(({ commit, prepare }) => (commit << 64n) | prepare),
    );
    expect(peer.log.records[0]?.commit).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
    expect(await all(store.readAll(written.events[0]?.position ?? 0n))).toEqual(written.events.slice(1));
  });

  test('ends a read that was cut off like a complete one: a short page is never taken for the end', async () => {
    const store = await opened();
    const stream = freshStream();
    const { events: written } = await appendAndRead(store, stream, events(5), NO_STREAM);
    const cutOff = () =>
      peer.scriptRead((read) => {
        read.serveWithoutEnd(2);
        read.end();
      });
    cutOff();
    expect(await all(store.readStream(stream, 0))).toEqual(written);
    cutOff();
    expect(await all(store.readAll(0n))).toEqual(written);
    cutOff();
    const collector = watching(store);
    await collector.until(5);
    expect(collector.seen).toEqual(written);
  });

  test('has no patience with a server that is busy: one that answers others keeps its connection', async () => {
    const log = { warn: vi.fn(), error: vi.fn() };
    const store = await opened({ callTimeoutMs: 5_000, log });
    const stream = freshStream();
    peer.scriptAppend((append) => append.write());
    let answered = false;
    const slow = mustAppend(store, stream, events(2), NO_STREAM).finally(() => (answered = true));
    while (!answered) await mustAppend(store, freshStream(), events(1), NO_STREAM);
    await slow;
    expect(peer.calls.appends).toBe(1);
    expect(peer.log.stream(stream)).toHaveLength(2);
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('keeps a connection that is dead without saying so: what was sent is sent again on a new one', async () => {
    const proxy = await unreliableProxy(peer.connectionString);
    onTestFinished(() => proxy.close());
    const store = await opened({ connectionString: proxy.url, callTimeoutMs: 5_000 });
    const stream = freshStream();
    const { revision } = await mustAppend(store, stream, events(1), NO_STREAM);
    proxy.freeze();
    // Nobody waits for the old connection to end: the identical batch goes out again on a new one.
    await mustAppend(store, stream, events(2), revision);
    expect(peer.log.stream(stream)).toHaveLength(3);
  });
});
