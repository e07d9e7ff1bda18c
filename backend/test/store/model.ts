import { randomUUID } from 'node:crypto';
import type { Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type EventStore, type NewEvent, NO_STREAM } from '../../src/kernel/eventstore/port.ts';
import { all, appendAndRead, type Collector, collect, event, ids } from './samples.ts';

interface Batch {
  readonly stream: string;
  readonly expected: number;
  readonly events: readonly NewEvent[];
}

/** What the log must hold: plain lists. */
interface Model {
  readonly streams: Map<string, RecordedEvent[]>;
  readonly log: RecordedEvent[];
  readonly batches: Batch[];
}

interface Real {
  readonly stores: readonly [EventStore, EventStore];
  readonly start: Position;
  readonly run: string;
  readonly watching: Collector;
}

type Step = fc.AsyncCommand<Model, Real>;

const STREAMS = 3;

interface Where {
  readonly store: 0 | 1;
  readonly stream: number;
}

const nameOf = ({ stream }: Where, { run }: Real): string => `stream${stream}-${run}`;
const contentOf = (model: Model, stream: string): RecordedEvent[] => model.streams.get(stream) ?? [];
const headOf = (model: Model, stream: string): number => contentOf(model, stream).length - 1;

function accept(model: Model, batch: Batch, written: readonly RecordedEvent[]): void {
  expect(ids(written)).toEqual(ids(batch.events));
  expect(written.map(({ revision }) => revision)).toEqual(
    batch.events.map((_, index) => batch.expected + 1 + index),
  );
  model.streams.set(batch.stream, [...contentOf(model, batch.stream), ...written]);
  model.log.push(...written);
  model.batches.push(batch);
}

/** A step and how it is printed in a counterexample. */
const step = (
  text: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Readonly<Model>) => boolean = () => true,
): Step => ({ check, run, toString: () => text });

const append = (where: Where, data: readonly fc.JsonValue[]): Step =>
  step(`append ${data.length} to ${where.stream} by ${where.store}`, async (model, real) => {
    const stream = nameOf(where, real);
    const batch = { stream, expected: headOf(model, stream), events: data.map((value) => event(value)) };
    const { events } = await appendAndRead(real.stores[where.store], stream, batch.events, batch.expected);
    accept(model, batch, events);
  });

const appendWrong = (where: Where, off: number): Step =>
  step(`append to ${where.stream} at ${off} off by ${where.store}`, async (model, real) => {
    const stream = nameOf(where, real);
    const actual = headOf(model, stream);
    const wrong = Math.max(NO_STREAM, actual + off);
    if (wrong === actual) return;
    const result = await real.stores[where.store].append(stream, [event()], wrong);
    expect(result).toEqual({ outcome: 'wrong-revision', actual });
  });

const pick = (model: Model, at: number): Batch | undefined => model.batches[at % model.batches.length];
const someBatch = (model: Readonly<Model>): boolean => model.batches.length > 0;

const resend = (store: 0 | 1, at: number): Step =>
  step(
    `resend batch ${at} by ${store}`,
    async (model, real) => {
      const batch = pick(model, at);
      if (!batch) return;
      const { events } = await appendAndRead(real.stores[store], batch.stream, batch.events, batch.expected);
      const first = batch.expected + 1;
      expect(events).toEqual(contentOf(model, batch.stream).slice(first, first + batch.events.length));
    },
    someBatch,
  );

const resendPartly = (store: 0 | 1, at: number, newFirst: boolean): Step =>
  step(
    `append part of batch ${at} at the head by ${store}`,
    async (model, real) => {
      const batch = pick(model, at);
      const old = batch?.events.slice(-1) ?? [];
      if (!batch) return;
      const mixed = newFirst ? [event(), ...old] : [...old, event()];
      const result = await real.stores[store].append(batch.stream, mixed, headOf(model, batch.stream));
      expect(result).toEqual({ outcome: 'duplicate', ids: ids(old) });
    },
    someBatch,
  );

const race = (where: Where, writers: number): Step =>
  step(`${writers} writers race for ${where.stream}`, async (model, real) => {
    const stream = nameOf(where, real);
    const expected = headOf(model, stream);
    const batches = Array.from({ length: writers }, () => ({ stream, expected, events: [event(), event()] }));
    const results = await Promise.all(
      batches.map(({ events }, writer) =>
        real.stores[writer % 2 ? 0 : 1]
          .append(stream, events, expected)
          .then((result) => ({ result, events })),
      ),
    );
    const won = results.filter(({ result }) => result.outcome === 'appended');
    const lost = results.filter(({ result }) => result.outcome === 'wrong-revision');
    expect([won.length, lost.length]).toEqual([1, writers - 1]);
    for (const { result, events } of won) {
      if (result.outcome !== 'appended') continue;
      accept(model, { stream, expected, events }, await all(real.stores[0].readStream(stream, expected + 1)));
    }
  });

const read = (where: Where, from: number): Step =>
  step(`read ${where.stream} from ${from} by ${where.store}`, async (model, real) => {
    const stream = nameOf(where, real);
    const content = await all(real.stores[where.store].readStream(stream, from));
    expect(content).toEqual(contentOf(model, stream).slice(from));
  });

const readLog = (store: 0 | 1): Step =>
  step(`read the log by ${store}`, async (model, real) => {
    const content = await all(real.stores[store].readAll(real.start));
    expect(content.filter(({ stream }) => stream.endsWith(real.run))).toEqual(model.log);
  });

const watch = (): Step =>
  step('the subscriber has it all', async (model, real) => {
    await real.watching.until(model.log.length);
    expect(real.watching.seen).toEqual(model.log);
  });

const store = fc.constantFrom<(0 | 1)[]>(0, 1);
const where = fc.record({ store, stream: fc.nat(STREAMS - 1) });

const steps = fc.commands(
  [
    fc
      .tuple(where, fc.array(fc.jsonValue(), { minLength: 1, maxLength: 4 }))
      .map(([at, data]) => append(at, data)),
    fc.tuple(where, fc.integer({ min: -3, max: 3 })).map(([at, off]) => appendWrong(at, off)),
    fc.tuple(store, fc.nat(20)).map(([by, at]) => resend(by, at)),
    fc.tuple(store, fc.nat(20), fc.boolean()).map(([by, at, newFirst]) => resendPartly(by, at, newFirst)),
    fc.tuple(where, fc.integer({ min: 2, max: 6 })).map(([at, writers]) => race(at, writers)),
    fc.tuple(where, fc.nat(6)).map(([at, from]) => read(at, from)),
    store.map(readLog),
    fc.constant(watch()),
  ],
  { maxCommands: 30 },
);

/** Walks both stores, which share one log, through random histories and compares them with lists in memory. */
export async function storeModel(one: EventStore, two: EventStore, runs = 40): Promise<void> {
  await fc.assert(
    fc.asyncProperty(steps, store, async (commands, watcher) => {
      const stores = [one, two] as const;
      const run = randomUUID();
      const start = await one.head();
      const watching = collect(stores[watcher], start, (stream) => stream.endsWith(run));
      try {
        const model: Model = { streams: new Map(), log: [], batches: [] };
        await fc.asyncModelRun(() => ({ model, real: { stores, start, run, watching } }), commands);
        await watching.until(model.log.length);
        expect(watching.seen).toEqual(model.log);
      } finally {
        await watching.stop();
      }
    }),
    { numRuns: runs },
  );
}
