import { describe, expect, test } from 'vitest';
import { assigned, checkedIn, minutes, on, playing, queue } from './board.fixtures.ts';
import type { BoardCommand } from './commands.ts';
import type { BoardEvent } from './events.ts';
import { queueOf } from './state.ts';

const checkIn = (ref_id: string, queues = true): BoardCommand => ({ type: 'CheckIn', ref_id, queues });
const checkOut = (ref_id: string, reason: string | null = null): BoardCommand => ({
  type: 'CheckOut',
  ref_id,
  reason,
});
const move = (ref_id: string, position: number): BoardCommand => ({ type: 'MoveInQueue', ref_id, position });
const moved = (ref_id: string, rank: number): BoardEvent => ({ type: 'QueueMoved', data: { ref_id, rank } });
const onBreak = (ref_id: string, quick_break = true): BoardEvent => ({
  type: 'BreakChanged',
  data: { ref_id, quick_break },
});
const out = (ref_id: string, reason: string | null = null, status_id = 'id-1'): BoardEvent => ({
  type: 'CheckedOut',
  data: { ref_id, reason, status_id },
});

describe('Checking in', () => {
  test('leads to the end of the queue and writes a status update', () => {
    on()
      .when(checkIn('ann'))
      .then({ type: 'CheckedIn', data: { ref_id: 'ann', rank: 1, status_id: 'id-1' } });
    const { state } = on(...queue('ann', 'bob'), checkedIn('cyd', 3));
    expect(queueOf(state.floor.people).map(({ ref_id }) => ref_id)).toEqual(['ann', 'bob', 'cyd']);
    expect([...state.statuses]).toEqual(['in-ann', 'in-bob', 'in-cyd']);
  });

  test('of somebody who does not queue leads to no queue', () => {
    const { state } = on(checkedIn('ann', null));
    expect(state.floor.people.get('ann')?.place).toEqual({ at: 'duty' });
    on(...queue('bob'))
      .when(checkIn('ann', false))
      .then({ type: 'CheckedIn', data: { ref_id: 'ann', rank: null, status_id: 'id-1' } });
  });

  test('twice changes nothing, wherever the person is by then', () => {
    on(...queue('ann'))
      .when(checkIn('ann'))
      .then();
    on(...queue('ann'), playing(1, 'ann'))
      .when(checkIn('ann'))
      .then();
  });

  test('comes after everybody who ever waited, whose place may come back', () => {
    on(...queue('ann', 'bob'), out('bob'))
      .when(checkIn('cyd'))
      .then({ type: 'CheckedIn', data: { ref_id: 'cyd', rank: 3, status_id: 'id-1' } });
  });
});

describe('Checking out', () => {
  test('takes the person off the board and keeps the reason', () => {
    on(...queue('ann'))
      .when(checkOut('ann', ' ill '))
      .then(out('ann', 'ill'));
    on(...queue('ann'))
      .when(checkOut('ann', '  '))
      .then(out('ann'));
    on(checkedIn('ann', null)).when(checkOut('ann')).then(out('ann'));
    expect(on(...queue('ann'), out('ann')).state.floor.people.has('ann')).toBe(false);
  });

  test('of somebody who is not checked in changes nothing', () => {
    on().when(checkOut('ann')).then();
  });

  test('waits for the end of a match, of the lead and of the second', () => {
    const board = on(...queue('ann', 'bob'), playing(7, 'ann', { second_ref_id: 'bob' }));
    for (const ref_id of ['ann', 'bob']) {
      board.when(checkOut(ref_id)).thenRefused('on-court', 'Finish the match on court 7 first');
    }
  });

  test('waits for the end of an assignment', () => {
    on(...queue('ann'), assigned('a1', 'ann'))
      .when(checkOut('ann'))
      .thenRefused('on-assignment', 'Finish the assignment first: Match Starter');
  });
});

describe('A quick break', () => {
  const take = (ref_id: string, taken = true): BoardCommand => ({ type: 'SetBreak', ref_id, on: taken });

  test('keeps the place in the queue and the time since when', () => {
    on(...queue('ann'))
      .when(take('ann'))
      .then(onBreak('ann'));
    const at = minutes(5);
    const { people } = on(...queue('ann'), { ...onBreak('ann'), meta: { at } }).state.floor;
    expect(people.get('ann')).toMatchObject({
      place: { at: 'queue', rank: 1 },
      since: minutes(0),
      quick_break: true,
    });
  });

  test('that is as wished changes nothing', () => {
    on(...queue('ann'))
      .when(take('ann', false))
      .then();
    on(...queue('ann'), onBreak('ann'))
      .when(take('ann'))
      .then();
  });

  test('ends with an assignment to a court', () => {
    const { people } = on(...queue('ann'), onBreak('ann'), playing(1, 'ann')).state.floor;
    expect(people.get('ann')?.quick_break).toBe(false);
  });

  test('is for those in the queue', () => {
    on().when(take('ann')).thenRefused('not-checked-in', 'This referee is not checked in');
    on(checkedIn('ann', null)).when(take('ann')).thenRefused('not-queueing');
    on(...queue('ann'), playing(7, 'ann'))
      .when(take('ann'))
      .thenRefused('on-court', 'This referee is on court 7 already');
    on(...queue('ann'), assigned('a1', 'ann'))
      .when(take('ann'))
      .thenRefused('on-assignment', 'This referee has an assignment already: Match Starter');
  });
});

describe('Moving in the queue', () => {
  const waiting = queue('ann', 'bob', 'cyd', 'dan');

  test.each([
    ['between two others', 'dan', 2, 1.5],
    ['between two others, from before', 'ann', 2, 2.5],
    ['to the front', 'cyd', 1, 0],
    ['to the end', 'ann', 4, 5],
    ['beyond the end', 'ann', 99, 5],
  ])('%s takes a rank of that place', (_, ref_id, position, rank) => {
    on(...waiting)
      .when(move(ref_id, position))
      .then(moved(ref_id, rank));
  });

  test('to where one is changes nothing', () => {
    on(...waiting)
      .when(move('bob', 2))
      .then();
    on(...waiting)
      .when(move('dan', 7))
      .then();
    on(...queue('ann'))
      .when(move('ann', 1))
      .then();
  });

  test('keeps a break and the time since when', () => {
    const later = { at: minutes(5) };
    const { people } = on(...waiting, onBreak('dan'), { ...moved('dan', 0.5), meta: later }).state.floor;
    expect(people.get('dan')).toMatchObject({
      place: { at: 'queue', rank: 0.5 },
      since: minutes(0),
      quick_break: true,
    });
  });

  test('renumbers everybody where no number is left between two neighbours', () => {
    const next = 1 + Number.EPSILON;
    const tight = on(...waiting, moved('bob', next));
    tight
      .when(move('dan', 2))
      .then({ type: 'QueueRenumbered', data: { order: ['ann', 'bob', 'cyd', 'dan'] } }, moved('dan', 1.5));
    const { floor } = on(
      ...waiting,
      moved('bob', next),
      { type: 'QueueRenumbered', data: { order: ['ann', 'bob', 'cyd', 'dan'] } },
      moved('dan', 1.5),
    ).state;
    expect(queueOf(floor.people)).toEqual([
      { ref_id: 'ann', rank: 1 },
      { ref_id: 'dan', rank: 1.5 },
      { ref_id: 'bob', rank: 2 },
      { ref_id: 'cyd', rank: 3 },
    ]);
  });

  test('is for those in the queue', () => {
    on(...waiting)
      .when(move('eve', 1))
      .thenRefused('not-checked-in');
    on(...waiting, playing(1, 'ann'))
      .when(move('ann', 1))
      .thenRefused('on-court');
  });
});

describe('A note beside a name', () => {
  test('is written with its tag, blanks as nothing', () => {
    on()
      .when({ type: 'NoteReferee', ref_id: 'ann', changes: { note: ' Needs water ', tag: '' }, seen: {} })
      .then({ type: 'RefereeNoted', data: { ref_id: 'ann', note: 'Needs water', tag: null } });
  });

  test('is not written over what another desk has made of it', () => {
    const noted = on({ type: 'RefereeNoted', data: { ref_id: 'ann', note: 'Knee', tag: 'RED' } });
    const command = { type: 'NoteReferee', ref_id: 'ann' } as const;
    noted.when({ ...command, changes: { note: 'Hip' }, seen: { note: null } }).thenRefused('changed');
    noted
      .when({ ...command, changes: { note: 'Hip' }, seen: { note: 'Knee' } })
      .then({ type: 'RefereeNoted', data: { ref_id: 'ann', note: 'Hip', tag: 'RED' } });
  });
});

describe('Status updates', () => {
  test('are removed one by one or all at once', () => {
    const board = on(...queue('ann', 'bob'));
    board
      .when({ type: 'RemoveStatus', id: 'in-ann' })
      .then({ type: 'StatusRemoved', data: { id: 'in-ann' } });
    board.when({ type: 'RemoveStatus', id: 'other' }).thenRefused('not-found', 'Status not found');
    board
      .when({ type: 'RemoveAllStatus' })
      .then({ type: 'AllStatusRemoved', data: { ids: ['in-ann', 'in-bob'] } });
    board
      .when({ type: 'RemoveAllStatus', last: 'in-ann' })
      .then({ type: 'AllStatusRemoved', data: { ids: ['in-ann'] } });
  });

  test('that are gone are gone', () => {
    const rest = on(...queue('ann', 'bob'), { type: 'StatusRemoved', data: { id: 'in-ann' } });
    rest.when({ type: 'RemoveStatus', id: 'in-ann' }).thenRefused('not-found');
    rest.when({ type: 'RemoveAllStatus' }).then({ type: 'AllStatusRemoved', data: { ids: ['in-bob'] } });
    on(...queue('ann'), { type: 'AllStatusRemoved', data: { ids: ['in-ann'] } })
      .when({ type: 'RemoveAllStatus' })
      .then();
  });
});
