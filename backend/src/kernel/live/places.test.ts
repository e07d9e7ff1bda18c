import { describe, expect, it } from 'vitest';
import { displayKey, displayOf, Places } from './index.ts';

/** Takes places until there is none, or so many; answers how to leave them. */
const crowd = (places: Places, most: number, session: string | null, ip: string) => {
  const leaves: (() => void)[] = [];
  while (leaves.length < most) {
    const leave = places.take(session === null ? null : { id: session, ref_id: 'ann' }, ip);
    if (!leave) break;
    leaves.push(leave);
  }
  return leaves;
};

describe('places of live connections', () => {
  it('are bounded for the visitors of one address, and free again when they leave', () => {
    const places = new Places();
    const [first, ...others] = crowd(places, 1_000, null, '203.0.113.9');
    expect(others).toHaveLength(499);
    expect(places.take(null, '203.0.113.10')).toBeDefined();
    first?.();
    expect(places.take(null, '203.0.113.9')).toBeDefined();
    expect(places.take(null, '203.0.113.9')).toBeUndefined();
  });

  it('are kept for signed-in people of a crowded address, so many for each session', () => {
    const places = new Places();
    crowd(places, 1_000, null, '203.0.113.9');
    expect(crowd(places, 1_000, 'one', '203.0.113.9')).toHaveLength(30);
    expect(crowd(places, 1_000, 'two', '203.0.113.9')).toHaveLength(30);
  });

  it('are kept for the displays of a tournament, whose key the crowd of their address does not have', () => {
    const places = new Places();
    const key = displayKey('secret', 't1');
    crowd(places, 1_000, null, '203.0.113.9');
    expect(places.take(null, '203.0.113.9', displayOf('secret', key))).toBeDefined();
    for (const forged of ['t1', 't1.', key.replace('t1', 't2'), displayKey('other', 't1'), [key], undefined])
      expect(places.take(null, '203.0.113.9', displayOf('secret', forged))).toBeUndefined();
  });

  it('are bounded for the displays of a tournament, too: a key may be passed on', () => {
    const places = new Places();
    const take = (ip: string) => places.take(null, ip, 't1');
    for (let taken = 0; taken < 800; taken++) expect(take('203.0.113.9')).toBeDefined();
    expect(take('203.0.113.9')).toBeUndefined();
    expect(take('203.0.113.10')).toBeDefined();
  });

  it('count a network of IPv6 as one address, however it is written', () => {
    const places = new Places();
    crowd(places, 1_000, null, '2001:db8:0:1::1');
    expect(places.take(null, '2001:db8::1:ffff:0:0:2')).toBeUndefined();
    expect(places.take(null, '2001:DB8:0:1:a:b:c:d')).toBeUndefined();
    expect(places.take(null, '2001:db8:0:2::1')).toBeDefined();
    expect(crowd(places, 1_000, null, '::ffff:198.51.100.7')).toHaveLength(500);
    expect(places.take(null, '198.51.100.7')).toBeUndefined();
  });

  it('are not counted for the machine itself', () => {
    expect(crowd(new Places(), 1_000, null, '127.0.0.1')).toHaveLength(1_000);
    expect(crowd(new Places(), 1_000, null, '::1')).toHaveLength(1_000);
  });
});
