import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Outage } from './outage.ts';

const log = { warn: vi.fn() };
const said = () => log.warn.mock.calls.map(([, text]) => text);
const [GOES, IS_BACK] = ['the event log does not answer, trying again', 'the event log answers again'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  log.warn.mockClear();
});
afterEach(() => void vi.useRealTimers());

test('a log that fails and answers by turns is in one outage', () => {
  const outage = new Outage(log, 1_000);
  for (let turn = 0; turn < 20; turn += 1) {
    outage.failed(new Error('no answer'));
    outage.answered();
    vi.advanceTimersByTime(500);
    outage.answered();
  }
  expect(said()).toEqual([GOES]);
  vi.advanceTimersByTime(500);
  outage.answered();
  outage.answered();
  expect(said()).toEqual([GOES, IS_BACK]);
  expect(log.warn.mock.lastCall?.[0]).toEqual({ seconds: 10.5, failures: 20 });
});

test('the next outage is told of again', () => {
  const outage = new Outage(log, 1_000);
  for (let round = 0; round < 2; round += 1) {
    outage.failed(new Error('connection refused'));
    vi.advanceTimersByTime(1_000);
    outage.answered();
  }
  expect(said()).toEqual([GOES, IS_BACK, GOES, IS_BACK]);
});
