import { describe, expect, test } from 'vitest';
import { assigned, court, on, playing, queue } from './board.fixtures.ts';
import type { BoardCommand } from './commands.ts';
import type { BoardEvent } from './events.ts';
import { queueOf } from './state.ts';

describe('Resetting a court', () => {
  const reset: BoardCommand = { type: 'ResetCourt', ...court(5) };

  test('sends everybody on it and beside it to the queue, without a past match', () => {
    const busy = [
      ...queue('ann', 'bob', 'cyd', 'dan', 'eve'),
      playing(5, 'ann', { second_ref_id: 'bob' }),
      assigned('a1', 'cyd', court(5)),
      assigned('a2', 'dan', court(6)),
    ];
    const cleared: BoardEvent = {
      type: 'CourtReset',
      data: {
        court: 5,
        back: [
          { ref_id: 'ann', rank: 6 },
          { ref_id: 'bob', rank: 7 },
          { ref_id: 'cyd', rank: 8 },
        ],
        aux: ['a1'],
      },
    };
    on(...busy)
      .when(reset)
      .then(cleared);
    const { floor, pastAux } = on(...busy, cleared).state;
    expect(queueOf(floor.people).map(({ ref_id }) => ref_id)).toEqual(['eve', 'ann', 'bob', 'cyd']);
    expect([...floor.courts.keys(), ...floor.aux.keys(), ...pastAux.keys()]).toEqual(['a2']);
  });

  test('ends what is beside a court without a match', () => {
    on(...queue('ann'), assigned('a1', 'ann', court(5)))
      .when(reset)
      .then({ type: 'CourtReset', data: { court: 5, back: [{ ref_id: 'ann', rank: 2 }], aux: ['a1'] } });
  });

  test('of a court with nobody changes nothing', () => {
    on(...queue('ann', 'bob'), playing(6, 'ann'))
      .when(reset)
      .then();
  });
});
