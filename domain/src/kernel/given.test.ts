import { describe, expect, test } from 'vitest';
import type { Decider } from './decider.ts';
import type { DomainEvent } from './event.ts';
import { given } from './given.fixtures.ts';
import { refuse } from './refusal.ts';

type Rang = DomainEvent<'Rang', { id: string; times: number }>;
type Ring = { type: 'Ring'; times: number };

const bell: Decider<number, Ring, Rang> = {
  initial: 0,
  decide(rung, { times }, { newId }) {
    if (rung + times > 3) return refuse('worn', 'The bell is worn out');
    return times === 0 ? [] : [{ type: 'Rang', data: { id: newId(), times } }];
  },
  evolve: (rung, event) => rung + event.data.times,
};
const rang = (times: number): Rang => ({ type: 'Rang', data: { id: 'id-1', times } });

describe('the grammar of decider tests', () => {
  test('accepts the events that were decided', () =>
    given(bell).when({ type: 'Ring', times: 2 }).then(rang(2)));
  test('accepts that nothing changed', () =>
    given(bell, [rang(1)])
      .when({ type: 'Ring', times: 0 })
      .then());
  test('accepts the refusal that came', () =>
    given(bell, [rang(3)])
      .when({ type: 'Ring', times: 1 })
      .thenRefused('worn', 'The bell is worn out'));

  test('rejects other events, missing events and another refusal', () => {
    const wrong = [
      () => given(bell).when({ type: 'Ring', times: 2 }).then(rang(1)),
      () => given(bell).when({ type: 'Ring', times: 2 }).then(),
      () => given(bell).when({ type: 'Ring', times: 2 }).thenRefused('worn'),
      () => given(bell).when({ type: 'Ring', times: 4 }).then(rang(4)),
      () => given(bell).when({ type: 'Ring', times: 4 }).thenRefused('tired'),
      () => given(bell).when({ type: 'Ring', times: 4 }).thenRefused('worn', 'Another text'),
    ];
    for (const claim of wrong) expect(claim).toThrow(expect.objectContaining({ name: 'AssertionError' }));
  });

  test('rejects a decider that answers differently the second time', () => {
    let called = 0;
    const moody: typeof bell = {
      ...bell,
      decide: () => {
        called += 1;
        return [rang(called)];
      },
    };
    expect(() => given(moody).when({ type: 'Ring', times: 1 })).toThrow('decided twice');
  });
});
