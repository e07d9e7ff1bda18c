import { describe, expect, it } from 'vitest';
import { type SecurityFacts, SecurityLines } from './securityLines.ts';

const NOON = Date.UTC(2026, 2, 7, 12);
const MINUTE = 60_000;

const refusal = (more: Partial<SecurityFacts> = {}): SecurityFacts => ({
  kind: 'unauthorized',
  ref_id: null,
  subject: null,
  claimed: null,
  address: '203.0.113.9',
  device: 'Browser',
  what: 'GET /api/getShifts/:tid',
  tid: null,
  ...more,
});

/** An address for every number. */
const addressOf = (n: number): string => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;

describe('lines that wait to be written', () => {
  it('count the same thing from the same place within ten minutes', () => {
    const lines = new SecurityLines();
    lines.add(refusal(), NOON);
    lines.add(refusal(), NOON + MINUTE);
    lines.add(refusal({ address: '203.0.113.10' }), NOON);
    lines.add(refusal(), NOON + 11 * MINUTE);
    expect(lines.take().map(({ count, first_at, last_at }) => [count, first_at, last_at])).toEqual([
      [2, NOON, NOON + MINUTE],
      [1, NOON, NOON],
      [1, NOON + 11 * MINUTE, NOON + 11 * MINUTE],
    ]);
    expect(lines.size).toBe(0);
  });

  it('have the same id in every process and at every flush, so that they are counted together', () => {
    const [here, there] = [new SecurityLines(), new SecurityLines()];
    here.add(refusal(), NOON);
    there.add(refusal(), NOON + MINUTE);
    expect(here.take()[0]?.id).toBe(there.take()[0]?.id);
  });

  it('keep what happened once apart, and do not count it again', () => {
    const lines = new SecurityLines();
    const change = refusal({ kind: 'admin-added', subject: 'mia' });
    lines.once('event-1', change, NOON);
    lines.once('event-1', change, NOON);
    lines.once('event-2', change, NOON);
    expect(lines.take().map(({ id, count }) => [id, count])).toEqual([
      ['event-1', 1],
      ['event-2', 1],
    ]);
  });

  it('fold what one address floods into one line of that address', () => {
    const lines = new SecurityLines();
    for (let n = 0; n < 10_000; n++) {
      lines.add(refusal({ kind: 'login-failed', claimed: `digest-${n}` }), NOON);
    }
    lines.add(refusal({ kind: 'login-failed', address: '198.51.100.7', claimed: 'digest-0' }), NOON);
    const written = lines.take();
    expect(written).toHaveLength(202);
    expect(written.reduce((sum, { count }) => sum + count, 0)).toBe(10_001);
    expect(written.filter(({ claimed }) => claimed === null)).toMatchObject([
      { address: '203.0.113.9', device: '', what: '', count: 9_800 },
    ]);
  });

  it('fold a flood from everywhere into one line without an address, and other kinds go on', () => {
    const lines = new SecurityLines();
    for (let n = 0; n < 20_000; n++) lines.add(refusal({ address: addressOf(n) }), NOON);
    lines.add(refusal({ kind: 'forbidden' }), NOON);
    const written = lines.take();
    expect(written).toHaveLength(2_002);
    expect(written.filter(({ address }) => address === '')).toMatchObject([{ count: 18_000 }]);
    expect(written.filter(({ kind }) => kind === 'forbidden')).toHaveLength(1);
  });

  it('wait again when they could not be written, but not without end', () => {
    const lines = new SecurityLines();
    lines.add(refusal(), NOON);
    const taken = lines.take();
    lines.add(refusal(), NOON + MINUTE);
    lines.giveBack(taken);
    expect(lines.take()).toMatchObject([{ count: 2, first_at: NOON, last_at: NOON + MINUTE }]);
    for (let window = 0; window < 10; window++) {
      for (let n = 0; n < 1_000; n++) {
        lines.add(refusal({ address: addressOf(n) }), NOON + window * 10 * MINUTE);
      }
    }
    expect(lines.size).toBe(5_000);
  });
});
