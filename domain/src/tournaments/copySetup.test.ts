import { describe, it } from 'vitest';
import { given } from '../kernel/given.fixtures.ts';
import { tournamentDecider } from './decide.ts';
import type { TournamentEvent } from './events.ts';
import { NEW_TOURNAMENT } from './fields.ts';

const added = (changes: object = {}): TournamentEvent => ({
  type: 'TournamentAdded',
  data: { fields: { ...NEW_TOURNAMENT, name: 'Open', ...changes } },
});
const court = (name: string) => ({ name, description: 'By the lake', color: '#AA0000' });
const nothing = { type: 'CopySetup', courts: [], pay: {}, procedures: '' } as const;

describe('a setup that is copied', () => {
  it('brings missing courts with their looks, and leaves those of a name alone', () => {
    given(tournamentDecider, [
      added(),
      { type: 'CourtsAdded', data: { courts: [{ ...court('A'), color: '', order: 1 }], total: 1 } },
    ])
      .when({ ...nothing, courts: [court('a'), court('B')] })
      .then({ type: 'CourtsAdded', data: { courts: [{ ...court('B'), order: 2 }], total: 2 } });
  });

  it('sets amounts that nobody has set, and how pay is posted where none is', () => {
    const pay = { certified_amount: 4000, level_one_amount: 2000, pr1_amount: 0, referee_post_pay: true };
    given(tournamentDecider, [added()])
      .when({ ...nothing, pay })
      .then({
        type: 'TournamentEdited',
        data: { changes: { certified_amount: 4000, level_one_amount: 2000, referee_post_pay: true } },
      });
    given(tournamentDecider, [added({ certified_amount: 3000 })])
      .when({ ...nothing, pay })
      .then({ type: 'TournamentEdited', data: { changes: { level_one_amount: 2000 } } });
  });

  it('writes procedures where there are none', () => {
    given(tournamentDecider, [added()])
      .when({ ...nothing, procedures: '<p>Wear a hat</p>' })
      .then({ type: 'ProceduresUpdated', data: { procedures: '<p>Wear a hat</p>' } });
    given(tournamentDecider, [added(), { type: 'ProceduresUpdated', data: { procedures: 'Own' } }])
      .when({ ...nothing, procedures: '<p>Wear a hat</p>' })
      .then();
  });
});
