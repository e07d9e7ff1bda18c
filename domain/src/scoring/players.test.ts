import { describe, test } from 'vitest';
import { given } from '../kernel/given.fixtures.ts';
import type { PlayerEvent } from './events.ts';
import { players } from './players.ts';

const plan = { name: 'Ann Ace', club: '', phone: '8015550100' };
const added: PlayerEvent = {
  type: 'PlayerAdded',
  data: { pid: 'id-1', name: 'Ann Ace', club: null, phone: '8015550100' },
};

describe('Players', () => {
  test('are added together, each with an id', () =>
    given(players)
      .when({ type: 'AddPlayers', players: [plan, { ...plan, club: 'Lake', phone: null }] })
      .then(added, {
        type: 'PlayerAdded',
        data: { pid: 'id-2', name: 'Ann Ace', club: 'Lake', phone: null },
      }));

  test('are not without number', () =>
    given(players)
      .when({ type: 'AddPlayers', players: Array.from({ length: 5_001 }, () => plan) })
      .thenRefused('full'));

  test('change field by field', () => {
    given(players, [added])
      .when({ type: 'ChangePlayer', pid: 'id-1', changes: { phone: null, club: '' }, seen: {} })
      .then({ type: 'PlayerChanged', data: { pid: 'id-1', phone: null, club: null } });
    given(players, [added]).when({ type: 'ChangePlayer', pid: 'id-1', changes: {}, seen: {} }).then();
    given(players)
      .when({ type: 'ChangePlayer', pid: 'id-1', changes: {}, seen: {} })
      .thenRefused('not-found');
  });

  test('keep what another desk has noted since they were seen', () => {
    const edit = { type: 'ChangePlayer', pid: 'id-1', changes: { club: 'Bay' } } as const;
    const noted: PlayerEvent = { type: 'PlayerChanged', data: { pid: 'id-1', club: 'Lake' } };
    given(players, [added, noted])
      .when({ ...edit, seen: { ...plan, club: '' } })
      .thenRefused('changed', 'Somebody else has changed this meanwhile: look at it again');
    for (const seen of [{ club: 'Lake', phone: null }, {}])
      given(players, [added, noted])
        .when({ ...edit, seen })
        .then({ type: 'PlayerChanged', data: { pid: 'id-1', club: 'Bay' } });
    given(players, [added])
      .when({ ...edit, seen: { club: '' } })
      .then({ type: 'PlayerChanged', data: { pid: 'id-1', club: 'Bay' } });
  });

  test('are removed', () => {
    const removed: PlayerEvent = { type: 'PlayerRemoved', data: { pid: 'id-1' } };
    given(players, [added]).when({ type: 'RemovePlayer', pid: 'id-1' }).then(removed);
    given(players, [added, removed]).when({ type: 'RemovePlayer', pid: 'id-1' }).thenRefused('not-found');
  });
});
