import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AttemptKeys } from './attemptKeys.ts';
import { CallFailed, unreachable } from './client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ANA_TO_5 = ['assign', { court_num: '5', ref_id: 'ana' }];
const RESET_5 = ['reset', { court_num: '5' }];

/** Somebody assigned Ana to court 5 and no answer came. */
function afterLostAnswer() {
  const keys = new AttemptKeys();
  const press = () => keys.keyOf('board', ANA_TO_5);
  const lost = press();
  keys.ended('board', ANA_TO_5, unreachable());
  return { keys, press, lost };
}

describe('the key of a command whose answer was lost', () => {
  it('is that of the same press within a minute, and of none later', () => {
    const { press, lost } = afterLostAnswer();
    vi.advanceTimersByTime(59_000);
    expect(press()).toBe(lost);
    const { press: later, lost: former } = afterLostAnswer();
    vi.advanceTimersByTime(60_000);
    expect(later()).not.toBe(former);
  });

  it.each([408, 429, 503])('is kept after an answer that says nothing: %i', (status) => {
    const { keys, press, lost } = afterLostAnswer();
    press();
    keys.ended('board', ANA_TO_5, new CallFailed(status, 'Busy'));
    expect(press()).toBe(lost);
  });

  it('is forgotten once another command of its area succeeded, not where it was refused or is of another area', () => {
    const { keys, press, lost } = afterLostAnswer();
    keys.ended('board', RESET_5, new CallFailed(409, 'CONFLICT'));
    keys.ended('roster', RESET_5, null);
    expect(press()).toBe(lost);
    keys.ended('board', ANA_TO_5, unreachable());
    keys.ended('board', RESET_5, null);
    expect(press()).not.toBe(lost);
  });

  it('stays that of a command the page is still repeating, whatever succeeds meanwhile', () => {
    const { keys, press, lost } = afterLostAnswer();
    press();
    keys.ended('board', RESET_5, null);
    expect(press()).toBe(lost);
  });
});

/** Sends one content after the other, each with its outcome, and answers their keys. */
async function keysOf(keys: AttemptKeys, ...tries: readonly [content: object, outcome: Error | null][]) {
  const used: string[] = [];
  for (const [content, outcome] of tries) {
    const attempt = async (key: string) => {
      used.push(key);
      if (outcome) throw outcome;
    };
    await keys.send(content, attempt).catch(() => undefined);
  }
  return used;
}

const ANA = { name: 'Ana' };

it.each([unreachable(), new CallFailed(503, 'busy'), new DOMException('broken off', 'AbortError')])(
  'keeps the key of what may have been carried out: %s',
  async (failure) => {
    const [lost, again] = await keysOf(new AttemptKeys(), [ANA, failure], [ANA, null]);
    expect(again).toBe(lost);
  },
);

it('takes another key for other content, after a refusal, and once it has taken effect', async () => {
  const used = await keysOf(
    new AttemptKeys(),
    [{ name: 'Ben' }, unreachable()],
    [ANA, new CallFailed(409, 'taken')],
    [ANA, null],
    [ANA, null],
  );
  expect(new Set(used).size).toBe(4);
});

it('takes what is sent a minute after no answer came for another command', async () => {
  const keys = new AttemptKeys();
  const [lost] = await keysOf(keys, [ANA, unreachable()]);
  vi.advanceTimersByTime(59_000);
  const [soon] = await keysOf(keys, [ANA, unreachable()]);
  vi.advanceTimersByTime(60_000);
  const [late] = await keysOf(keys, [ANA, unreachable()]);
  expect(soon).toBe(lost);
  expect(late).not.toBe(lost);
});
