import { describe, expect, test } from 'vitest';
import {
  assigned,
  call,
  checkedIn,
  court,
  match,
  minutes,
  on,
  playing,
  queue,
  waiting,
} from './board.fixtures.ts';
import type { BoardCommand } from './commands.ts';
import { sameCall } from './decide/calls.ts';
import type { BoardEvent } from './events.ts';
import type { Trace } from './state.ts';

const forget: BoardCommand = { type: 'ForgetOnBoard', ref_id: 'ann' };
const left = (trace: Partial<Trace> = {}): BoardEvent => ({
  type: 'PersonLeft',
  data: {
    ref_id: 'ann',
    statuses: ['in-ann'],
    aux: [],
    calls: [],
    confirmed: [],
    pay: [],
    payments: [],
    ...trace,
  },
});
const raised: BoardEvent = {
  type: 'NotificationRaised',
  data: {
    nid: 'n1',
    type: 'desk',
    ...court(5),
    message: 'More balls',
    ref_id: 'ann',
    called_at: minutes(0),
  },
};

describe('Forgetting a person', () => {
  test('takes them from the queue, once', () => {
    on(...queue('ann', 'bob'))
      .when(forget)
      .then(left());
    expect([...on(...queue('ann', 'bob'), left()).state.floor.people.keys()]).toEqual(['bob']);
    on(...queue('ann'), left())
      .when(forget)
      .then();
  });

  test('changes nothing where the board never knew them', () => {
    on(...queue('bob'))
      .when(forget)
      .then();
  });

  test('frees the court they lead, and the second queues', () => {
    const reset: BoardEvent = {
      type: 'CourtReset',
      data: {
        court: 5,
        back: [
          { ref_id: 'ann', rank: 3 },
          { ref_id: 'bob', rank: 4 },
        ],
        aux: [],
      },
    };
    const before = [...queue('ann', 'bob'), playing(5, 'ann', { second_ref_id: 'bob' })];
    on(...before)
      .when(forget)
      .then(reset, left());
    const { courts, people } = on(...before, reset, left()).state.floor;
    expect([courts.size, people.get('bob')?.place]).toEqual([0, { at: 'queue', rank: 4 }]);
  });

  test('takes them from the match they second, which goes on', () => {
    const released: BoardEvent = {
      type: 'SecondReleased',
      data: { match_id: 'match-5', court: 5, ref_id: 'ann', rank: 3 },
    };
    const before = [...queue('bob', 'ann'), playing(5, 'bob', { second_ref_id: 'ann' })];
    on(...before)
      .when(forget)
      .then(released, left());
    const { courts, people } = on(...before, released, left()).state.floor;
    expect([courts.get(5), people.has('ann')]).toEqual([match(5, 'bob'), false]);
  });

  test('takes their assignment away', () => {
    on(...queue('ann'), assigned('a1', 'ann'))
      .when(forget)
      .then({ type: 'AuxDeleted', data: { id: 'a1', ref_id: 'ann', rank: 2 } }, left());
  });

  test('leaves their courts without a monitor, and a clipboard needed by nobody in particular', () => {
    const monitor = (order: number, ref_id: string | null): BoardEvent => ({
      type: 'MonitorAssigned',
      data: { court: order, ref_id },
    });
    on(monitor(1, 'ann'), monitor(2, 'bob'), waiting('c1', 5, 'ann'), waiting('c2', 5, 'bob'))
      .when(forget)
      .then(monitor(1, null), waiting('c1', 5), left({ statuses: [] }));
  });

  test('names every row with a word by or about them, gone or not', () => {
    const confirmed: BoardEvent = {
      type: 'NotificationConfirmed',
      data: { nid: 'n2', response: 'Coming', ref_id: 'ann' },
    };
    on(
      checkedIn('ann', null),
      { type: 'AuxNoted', data: { id: 'a1', ref_id: 'ann', note: 'Late' } },
      { type: 'AuxDeleted', data: { id: 'a1', ref_id: 'ann', rank: null } },
      raised,
      confirmed,
      { type: 'CheckedOut', data: { ref_id: 'ann', reason: 'Ill', status_id: 'out-ann' } },
    )
      .when(forget)
      .then(left({ statuses: ['in-ann', 'out-ann'], aux: ['a1'], calls: ['n1'], confirmed: ['n2'] }));
    on({ type: 'RefereeNoted', data: { ref_id: 'ann', note: 'Late', tag: null } })
      .when(forget)
      .then(left({ statuses: [] }));
  });

  test('keeps their call open, without its words', () => {
    const { state, ...board } = on(raised, left({ statuses: [], calls: ['n1'] }));
    expect(sameCall(state, call({ message: '' }), minutes(0))?.nid).toBe('n1');
    expect(sameCall(state, call(), minutes(0))).toBeUndefined();
    board
      .when({ type: 'ConfirmNotification', nid: 'n1', response: null, ref_id: 'dora' })
      .then({ type: 'NotificationConfirmed', data: { nid: 'n1', response: null, ref_id: 'dora' } });
  });
});
