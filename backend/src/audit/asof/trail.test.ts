import { type RecordedEvent, SYSTEM } from '@courtcrew/domain/kernel/event.ts';
import { beforeEach, expect, it } from 'vitest';
import type { AnyAggregate } from '../../kernel/asOf.ts';
import { Chapters } from './chapters.ts';
import { Trail } from './trail.ts';

const PAGE = 2;
const meta = { commandId: 'c', actor: SYSTEM, schema: 1, correlation: 'c', causation: 'c' };

const eventAt = (revision: number): RecordedEvent => ({
  ...{ id: `e-${revision}`, stream: 'tally-t', type: 'Counted', revision, position: BigInt(revision + 1) },
  ...{
    data: { ref_id: `person-${revision % 3}` },
    meta: { ...meta, at: `2031-01-0${revision + 1}T12:00:00.000Z` },
  },
});

/** What was done, in order. */
let done: string[];
let lost: number | null;

beforeEach(() => {
  done = [];
  lost = null;
});

/** Counts its events. */
const tally = {
  name: 'tally',
  events: {},
  decider: {
    initial: 0,
    decide: () => [],
    evolve: (count: number) => {
      done.push(`folded ${count}`);
      return count + 1;
    },
  },
} as unknown as AnyAggregate;

const store = {
  async *readStream(_stream: string, from: number) {
    for (let first = from; first < 6; first += PAGE) {
      done.push(`read ${first}`);
      if (first === lost) throw new Error('the log is away');
      yield Array.from({ length: Math.min(PAGE, 6 - first) }, (_, index) => eventAt(first + index));
    }
  },
};

/** A table that is empty, and stays so. */
const chapters = new Chapters({ pool: { query: async () => ({ rows: [] }) } as never, secret: '', code: '' });

const trail = () => new Trail({ store, chapters, aggregate: tally, tid: 't', desks: undefined });

it('has the next page on its way while it folds one', async () => {
  await trail().caughtUp();
  expect(done).toEqual([
    ...['read 0', 'read 2', 'folded 0', 'folded 1'],
    ...['read 4', 'folded 2', 'folded 3', 'folded 4', 'folded 5'],
  ]);
});

it('goes on behind what it has folded when the log was away, and folds nothing twice', async () => {
  lost = 2;
  const looked = trail();
  await expect(looked.caughtUp()).rejects.toThrow('the log is away');
  expect(looked.steps).toHaveLength(2);
  lost = null;
  await looked.caughtUp();
  expect(looked.steps.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(await looked.stateAfter(looked.steps.at(-1))).toBe(6);
});

it('tells what stood after any event, and of whom any spoke', async () => {
  const looked = trail();
  await looked.caughtUp();
  expect(await looked.stateAfter(looked.lastBy({ at: '2031-01-03T23:00:00.000Z' }))).toBe(3);
  expect(await looked.stateAfter(looked.lastBy({ position: 5n }))).toBe(5);
  // As after a clock that was set back: what has later times than now is past all the same.
  const now = '2031-01-02T00:00:00.000Z';
  for (const at of [now, '2031-01-01T23:59:59.000Z', '2031-01-04T00:00:00.000Z'])
    expect(await looked.stateAfter(looked.lastBy({ at, now }))).toBe(6);
  expect(await looked.stateAfter(looked.lastBy({ at: '2031-01-01T23:00:00.000Z', now }))).toBe(1);
  expect(await looked.stateAfter(undefined)).toBe(0);
  expect([...looked.people]).toEqual(['person-0', 'person-1', 'person-2']);
});
