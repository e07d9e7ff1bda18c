import { recordedAt } from '@courtcrew/domain/kernel/event.fixtures.ts';
import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bounds, Newest } from './newest.ts';

const event = (position: number, size = 0): RecordedEvent =>
  recordedAt(BigInt(position), { data: 'x'.repeat(size) as never });

const newest = (bounds: Bounds, sizes: readonly number[]): Newest => {
  const events = new Newest(bounds);
  for (const [index, size] of sizes.entries()) events.add([event(index + 1, size)]);
  return events;
};

const positions = (events: Newest, after = events.start): number[] =>
  events.after(after, 1_000).map(({ position }) => Number(position));

describe('the newest events', () => {
  it('are within bounds, without a gap from their start to the last', () => {
    const bounds = fc.record({
      events: fc.integer({ min: 1, max: 20 }),
      size: fc.integer({ min: 1, max: 400 }),
    });
    const sizes = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(bounds, sizes, (most, each) => {
        const events = newest(most, each);
        const start = Number(events.start);
        expect(positions(events)).toEqual(each.map((_, index) => index + 1).slice(start));
        expect(events.count).toBeGreaterThan(0);
        expect(events.count).toBeLessThanOrEqual(Math.max(1, 1.25 * most.events));
        const kept = each.slice(start).reduce((sum, size) => sum + size + 4, 0);
        expect(events.count === 1 || kept <= 1.25 * most.size).toBe(true);
      }),
    );
  });

  it('are given out from any place they know, some at a time', () => {
    const events = newest({ events: 10, size: 1_000 }, [0, 0, 0, 0]);
    expect(positions(events, 2n)).toEqual([3, 4]);
    expect(events.after(1n, 2).map(({ id }) => id)).toEqual(['e2', 'e3']);
    expect(positions(events, 4n)).toEqual([]);
  });

  it('end where the log was put back to, and weigh no more than they are', () => {
    const events = newest({ events: 10, size: 100 }, [10, 10, 60]);
    events.cut(1n);
    expect(events.last?.id).toBe('e1');
    events.add([event(2, 80)]);
    expect(positions(events)).toEqual([1, 2]);
    events.cut(0n);
    expect([events.start, events.last]).toEqual([0n, undefined]);
  });
});
