import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EventStore, NO_STREAM } from '../../src/kernel/eventstore/port.ts';
import { storeModel } from './model.ts';
import { all, appendAndRead, collect, event, events, freshStream, ids, mustAppend } from './samples.ts';

/** A log to test against; it need not be empty. */
export interface TestLog {
  /** Another store instance on the same log, as another process would have it. */
  open(): Promise<EventStore>;
  remove(): Promise<void>;
}

/** How long a call to a log may take that is no subject of time here: the machine may be busy with other things. */
export const UNHURRIED_MS = 10_000;

/** What every event store promises, whatever it is made of. */
export function storeContract(name: string, makeLog: () => Promise<TestLog>): void {
  describe(name, () => {
    let log: TestLog;
    let store: EventStore;
    let other: EventStore;

    beforeAll(async () => {
      log = await makeLog();
      [store, other] = await Promise.all([log.open(), log.open()]);
    });
    afterAll(async () => {
      await Promise.all([store.close(), other.close()]);
      await log.remove();
    });

    describe('append', () => {
      test('begins a stream at revision 0 and records what it was given', async () => {
        const stream = freshStream();
        const batch = [event({ sid: 's1', spots: 3 }), event({ sid: 's1' }, 'SpotLeft')];
        const result = await mustAppend(store, stream, batch, NO_STREAM);
        expect(result.revision).toBe(1);
        const read = await all(other.readStream(stream, 0));
        expect(read).toEqual(
          batch.map((given, revision) => ({ ...given, stream, revision, position: expect.any(BigInt) })),
        );
        expect(read[1]?.position).toBe(result.position);
      });

      test('refuses a revision that is not the newest, names the newest, and writes nothing', async () => {
        const stream = freshStream();
        expect(await store.append(stream, events(1), 0)).toEqual({
          outcome: 'wrong-revision',
          actual: NO_STREAM,
        });
        await mustAppend(store, stream, events(3), NO_STREAM);
        for (const wrong of [NO_STREAM, 0, 1, 3, 50]) {
          expect(await other.append(stream, events(2), wrong)).toEqual({
            outcome: 'wrong-revision',
            actual: 2,
          });
        }
        expect(await all(store.readStream(stream, 0))).toHaveLength(3);
      });

      test('answers the identical batch at the identical revision with its first writing', async () => {
        const stream = freshStream();
        await mustAppend(store, stream, events(2), NO_STREAM);
        const batch = events(3);
        const first = await mustAppend(store, stream, batch, 1);
        await mustAppend(store, stream, events(2), 4);
        expect(await other.append(stream, batch, 1)).toEqual(first);
        expect(await store.append(stream, batch, 1)).toEqual(first);
        expect(await all(store.readStream(stream, 0))).toHaveLength(7);
      });

      test('writes once when an unknown outcome makes two processes send the same batch at once', async () => {
        const stream = freshStream();
        const batch = events(4);
        const [one, two] = await Promise.all([
          mustAppend(store, stream, batch, NO_STREAM),
          mustAppend(other, stream, batch, NO_STREAM),
        ]);
        expect(two).toEqual(one);
        expect(ids(await all(store.readStream(stream, 0)))).toEqual(ids(batch));
      });

      test('recognises events that took effect at other revisions', async () => {
        const stream = freshStream();
        const old = events(3);
        await mustAppend(store, stream, old, NO_STREAM);
        // `other` has never read this stream: it must not rely on what it happens to remember.
        expect(await other.append(stream, old, 2)).toEqual({ outcome: 'duplicate', ids: ids(old) });
        expect(await store.append(stream, old, 0)).toEqual({ outcome: 'duplicate', ids: ids(old) });
        const mixed = [event(), ...old.slice(1, 2), event()];
        expect(await store.append(stream, mixed, 2)).toEqual({
          outcome: 'duplicate',
          ids: ids(old.slice(1, 2)),
        });
        expect(await store.append(stream, [...old, event()], NO_STREAM)).toEqual({
          outcome: 'duplicate',
          ids: ids(old),
        });
        expect(await all(store.readStream(stream, 0))).toHaveLength(3);
      });

      test('lets exactly one of many writers at the same revision through', async () => {
        const stream = freshStream();
        const results = await Promise.all(
          Array.from({ length: 16 }, (_, n) => (n % 2 ? store : other).append(stream, events(2), NO_STREAM)),
        );
        expect(results.filter(({ outcome }) => outcome === 'appended')).toHaveLength(1);
        expect(results.filter(({ outcome }) => outcome === 'wrong-revision')).toHaveLength(15);
        expect(await all(store.readStream(stream, 0))).toHaveLength(2);
      });

      test('fails alone for data that is not JSON', async () => {
        const stream = freshStream();
        const healthy = store.append(freshStream(), events(1), NO_STREAM);
        await expect(store.append(stream, [event({ cents: 5n })], NO_STREAM)).rejects.toThrow(TypeError);
        await expect(store.append(stream, [], NO_STREAM)).rejects.toThrow(TypeError);
        expect((await healthy).outcome).toBe('appended');
        await mustAppend(store, stream, events(1), NO_STREAM);
      });

      test('keeps every JSON value as it was', async () => {
        const stream = freshStream();
        const values = fc.sample(fc.jsonValue({ stringUnit: 'binary' }), 200);
        const odd = [
          '\u0000',
          '\ud800',
          '__proto__',
          'é\u2028\u{1f3be}',
          '\\u0041',
          '{"a":[1,"}"]},NULL,"\\',
        ];
        const data = [...odd, ...odd.map((text) => ({ [text]: [text] })), ...values];
        const { events: written } = await appendAndRead(
          store,
          stream,
          data.map((value) => event(value)),
          NO_STREAM,
        );
        const read = await all(other.readStream(stream, 0));
        expect(read.map((one) => JSON.stringify(one.data))).toEqual(
          data.map((value) => JSON.stringify(value)),
        );
        expect(written).toEqual(read);
      });
    });

    describe('reading', () => {
      test('names the newest revision of each stream that is asked for at once', async () => {
        const [long, short, none] = [freshStream(), freshStream(), freshStream()];
        await mustAppend(store, long, events(3), NO_STREAM);
        await mustAppend(store, short, events(1), NO_STREAM);
        const revisions = [long, short, none, long].map((stream) => other.revision(stream));
        expect(await Promise.all(revisions)).toEqual([2, 0, NO_STREAM, 2]);
        await mustAppend(store, short, events(2), 0);
        expect(await other.revision(short)).toBe(2);
      });

      test('pages through a long stream from any revision', async () => {
        const stream = freshStream();
        const batch = events(2_500);
        for (let from = 0; from < batch.length; from += 500) {
          await mustAppend(store, stream, batch.slice(from, from + 500), from - 1);
        }
        expect(ids(await all(other.readStream(stream, 0)))).toEqual(ids(batch));
        expect(ids(await all(other.readStream(stream, 1_998)))).toEqual(ids(batch.slice(1_998)));
        expect(await all(other.readStream(stream, 2_500))).toEqual([]);
      });

      test('finds nothing in a stream that does not exist', async () => {
        expect(await all(store.readStream(freshStream(), 0))).toEqual([]);
      });

      test('reads the whole log in order of position, from after any of them', async () => {
        const start = await store.head();
        const stream = freshStream();
        const first = await appendAndRead(store, stream, events(3), NO_STREAM);
        const second = await appendAndRead(other, freshStream(), events(2), NO_STREAM);
        const third = await appendAndRead(store, stream, events(1), 2);
        const written = [...first.events, ...second.events, ...third.events];
        expect(await all(other.readAll(start))).toEqual(written);
        expect(await all(store.readAll(first.position))).toEqual(written.slice(3));
        expect(await all(store.readAll(third.position))).toEqual([]);
        expect(await other.head()).toBe(third.position);
      });
    });

    describe('subscription', () => {
      test('hands out past and future events of all processes, each once and in order', async () => {
        const start = await store.head();
        const past = await appendAndRead(other, freshStream(), events(2), NO_STREAM);
        const watching = collect(store, start, () => true);
        await watching.until(2);
        const near = await appendAndRead(store, freshStream(), events(2), NO_STREAM);
        const far = await appendAndRead(other, freshStream(), events(2), NO_STREAM);
        await watching.until(6);
        await watching.stop();
        expect(watching.seen).toEqual([...past.events, ...near.events, ...far.events]);
      });

      test('begins after the position it was given', async () => {
        const stream = freshStream();
        const first = await appendAndRead(store, stream, events(3), NO_STREAM);
        const middle = first.events[1];
        const watching = collect(other, middle?.position ?? 0n, () => true);
        await watching.until(1);
        await watching.stop();
        expect(ids(watching.seen)).toEqual(ids(first.events.slice(2)));
      });

      test('gives a handler that throws the same events again before any later ones', async () => {
        const start = await store.head();
        const stream = freshStream();
        const calls: string[][] = [];
        const done = Promise.withResolvers<void>();
        const subscription = store.subscribeAll(start, async (batch) => {
          calls.push(ids(batch));
          if (calls.length === 1) await mustAppend(store, stream, events(1), 1);
          if (calls.length < 3) throw new Error('not today');
          if (batch.some(({ revision }) => revision === 2) || calls.length > 3) done.resolve();
        });
        await mustAppend(store, stream, events(2), NO_STREAM);
        await done.promise;
        await subscription.stop();
        expect(calls[1]).toEqual(calls[0]);
        expect(calls[2]).toEqual(calls[0]);
        const stored = ids(await all(store.readStream(stream, 0)));
        expect([...(calls[0] ?? []), ...calls.slice(3).flat()]).toEqual(stored);
      });

      test('runs one handler at a time and none after it was stopped', async () => {
        const start = await store.head();
        const stream = freshStream();
        let running = 0;
        let calls = 0;
        const started = Promise.withResolvers<void>();
        const release = Promise.withResolvers<void>();
        const subscription = store.subscribeAll(start, async () => {
          calls += 1;
          running += 1;
          expect(running).toBe(1);
          started.resolve();
          await release.promise;
          running -= 1;
        });
        await mustAppend(store, stream, events(1), NO_STREAM);
        await started.promise;
        const stopped = subscription.stop();
        await mustAppend(store, stream, events(1), 0);
        release.resolve();
        await stopped;
        expect({ running, calls }).toEqual({ running: 0, calls: 1 });
      });

      test('misses nothing of twelve writers in two processes', async () => {
        const start = await store.head();
        const run = randomUUID();
        const watching = [store, other].map((reader) => collect(reader, start, (name) => name.endsWith(run)));
        const writers = Array.from({ length: 12 }, async (_, writer) => {
          const stream = `writer${writer}-${run}`;
          for (let turn = 0; turn < 40; turn += 1) {
            await mustAppend(writer % 2 ? store : other, stream, events(1 + (turn % 3)), revisionAt(turn));
          }
        });
        await Promise.all(writers);
        const total = 12 * (revisionAt(40) + 1);
        for (const subscriber of watching) {
          await subscriber.until(total);
          await subscriber.stop();
          expect(subscriber.seen).toEqual(
            (await all(store.readAll(start))).filter(({ stream }) => stream.endsWith(run)),
          );
          expect(subscriber.seen).toHaveLength(total);
          expect(subscriber.seen).toEqual(
            subscriber.seen.toSorted((a, b) => (a.position < b.position ? -1 : 1)),
          );
        }
      });
    });

    test('closes at once, also while it is still opening its line to the log', async () => {
      await mustAppend(store, freshStream(), events(1), NO_STREAM);
      for (let round = 0; round < 10; round += 1) await (await log.open()).close();
    });

    test('behaves like a list of events per stream, whatever happens in whatever order', async () => {
      await storeModel(store, other);
    });
  });
}

/** Revision of a writer's stream before its turn, with 1, 2, 3, 1, 2, 3... events a turn. */
function revisionAt(turn: number): number {
  let revision = NO_STREAM;
  for (let past = 0; past < turn; past += 1) revision += 1 + (past % 3);
  return revision;
}
