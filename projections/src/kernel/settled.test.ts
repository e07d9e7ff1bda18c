import { recordedAt } from '@courtcrew/domain/kernel/event.fixtures.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReadModel } from './readModel.ts';
import { Settlement } from './settled.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('leaves nothing waiting that another process had shown before the log brought it here', () => {
  const settlement = new Settlement([{ name: 'boards', streams: ['board'] } as unknown as ReadModel], 0n);
  settlement.written('boards', 5n);
  settlement.deliver([recordedAt(5n)]);
  vi.advanceTimersByTime(60_000);
  expect(settlement.behindMs('boards')).toBe(0);
  settlement.deliver([recordedAt(6n)]);
  vi.advanceTimersByTime(60_000);
  expect(settlement.behindMs('boards')).toBe(60_000);
});
