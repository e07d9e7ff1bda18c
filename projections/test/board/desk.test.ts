import { assigned, queue, waiting } from '@courtcrew/domain/board/board.fixtures.ts';
import type { BoardEvent } from '@courtcrew/domain/board/index.ts';
import { added, confirmed, hours, seated, staff } from '@courtcrew/domain/roster/roster.fixtures.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  boardModel,
  boardsHolding,
  checkinList,
  checkinRecap,
  clipboardRows,
  contactOwner,
  contactsModel,
  deskCalls,
  lineCheckin,
  notificationContacts,
  notificationOwner,
  officialOf,
  statusOwner,
  statusUpdates,
} from '../../src/board/index.ts';
import { aDay, type Day, NOW, noted, refs } from './day.ts';
import { TID } from './history.ts';

let day: Day;
beforeEach(async () => {
  day = await aDay();
});
afterEach(() => day.close());

const raised = (nid: string, ref_id: string, message: string | null = 'More balls'): BoardEvent => ({
  type: 'NotificationRaised',
  data: {
    nid,
    type: 'head ref',
    court: 2,
    court_num: '2',
    message,
    ref_id,
    called_at: '2026-07-04T13:58:00.000Z',
  },
});
const answered = (nid: string, ref_id: string): BoardEvent => ({
  type: 'NotificationConfirmed',
  data: { nid, response: 'On the way', ref_id },
});
describe('The check-in lists', () => {
  const trainer = hours(9, 13, { category: 'Athletic Trainer' });
  const referee = hours(9, 13, { category: 'Referee' });
  beforeEach(() =>
    day.inRoster(
      staff('ann'),
      staff('bob'),
      staff('cyd'),
      added('s1', trainer),
      added('s2', referee),
      seated('ann', 's1', trainer),
      seated('bob', 's2', referee),
      confirmed('bob', 's2', referee),
    ),
  );

  test('name the officials, their shifts of today and where they are', async () => {
    await day.onBoard(...queue('bob'));
    const rows = await checkinList(day.db, TID, NOW);
    expect(rows.map(({ ref_id, place, shifts }) => [ref_id, place, shifts.map(({ sid }) => sid)])).toEqual([
      ['ann', null, ['s1']],
      ['bob', 'queue', ['s2']],
      ['cyd', null, []],
    ]);
    expect(rows[1]?.shifts[0]?.confirmed).toBe(true);
    expect(refs(await lineCheckin(day.db, TID, NOW))).toEqual(['ann']);
    expect(await lineCheckin(day.db, TID, '2026-07-05T14:00:00.000Z')).toEqual([]);
    expect(await checkinList(day.db, 'elsewhere', NOW)).toEqual([]);
  });

  test('tell check-in who somebody is today', async () => {
    expect(await officialOf(day.db, TID, 'ann', NOW)).toMatchObject({ ref_id: 'ann', sections: ['line'] });
    expect(await officialOf(day.db, TID, 'bob', NOW)).toMatchObject({ sections: ['referee'] });
    expect(await officialOf(day.db, TID, 'cyd', NOW)).toMatchObject({ sections: [] });
    expect(await officialOf(day.db, TID, 'dan', NOW)).toBeUndefined();
    expect(await officialOf(day.db, 'elsewhere', 'ann', NOW)).toBeUndefined();
  });

  test('of a shift say who is missing', async () => {
    await day.onBoard(...queue('bob'));
    expect(await checkinRecap(day.db, TID, NOW)).toMatchObject([
      { sid: 's1', expected: 1, checked_in: 0, missing: [{ ref_id: 'ann', first: 'ann first' }] },
      { sid: 's2', expected: 1, checked_in: 1, missing: [] },
    ]);
  });

  test('keep who came and went, newest first, until the desk removes it', async () => {
    await day.onBoard(...queue('ann', 'bob'), {
      type: 'CheckedOut',
      data: { ref_id: 'ann', reason: 'Ill', status_id: 'out-ann' },
    });
    const lines = async () =>
      (await statusUpdates(day.db, TID)).map(({ id, status, reason }) => [id, status, reason]);
    expect(await lines()).toEqual([
      ['out-ann', 'checked out', 'Ill'],
      ['in-bob', 'checked in', null],
      ['in-ann', 'checked in', null],
    ]);
    expect(await statusOwner(day.db, 'in-ann')).toMatchObject({ tid: TID });
    await day.onBoard({ type: 'StatusRemoved', data: { id: 'in-ann' } });
    expect(await lines()).toHaveLength(2);
    await day.onBoard({ type: 'AllStatusRemoved', data: { ids: ['in-bob', 'out-ann'] } });
    expect(await lines()).toEqual([]);
  });
});

describe('Calls to the desk', () => {
  test('are open until they are confirmed, by name and department', async () => {
    await day.onBoard(raised('n1', 'ann'), raised('n2', 'bob'), answered('n1', 'cyd'));
    expect(await deskCalls.all(day.db, { tid: TID, confirmed: false })).toMatchObject([
      {
        nid: 'n2',
        department: 'Head Referee',
        first: 'bob first',
        message: 'More balls',
        time: '2026-07-04T13:58:00.000Z',
        received: NOW,
      },
    ]);
    expect(await deskCalls.all(day.db, { tid: TID, confirmed: true })).toMatchObject([
      { nid: 'n1', confirmed_at: NOW, response: 'On the way', confirmed_by: 'cyd first Tester' },
    ]);
    expect(
      (await deskCalls.all(day.db, { tid: TID, ref_id: 'ann', received_gte: NOW })).map(({ nid }) => nid),
    ).toEqual(['n1']);
    expect(
      await deskCalls.all(day.db, { tid: TID, ref_id: 'ann', received_gte: '2026-07-04T14:00:00.001Z' }),
    ).toEqual([]);
    expect(await notificationOwner(day.db, 'n1')).toEqual({ tid: TID, ref_id: 'ann' });
  });

  test('text the contacts, whose names and numbers stand apart', async () => {
    const flags = { second_call: false, medical: true, td: false, desk: false, head_referee: false };
    const contact = { id: 'k1', name: 'Cora', phone: '18015550142', active: true, flags };
    await day.onBoard(
      { type: 'ContactAdded', data: contact },
      { type: 'ContactChanged', data: { id: 'k1', active: false, flags: { desk: true } } },
    );
    expect(await notificationContacts.all(day.db, { tid: TID })).toMatchObject([
      { id: 'k1', name: 'Cora', phone: '18015550142', active: false, medical: true, desk: true, td: false },
    ]);
    expect(await contactOwner(day.db, 'k1')).toEqual({ tid: TID });
    expect(JSON.stringify(await day.rows(boardModel))).not.toContain('8015550142');
    await day.onBoard({ type: 'ContactRemoved', data: { id: 'k1' } });
    expect(await day.rows(contactsModel)).toEqual({ contacts: [] });
  });
});

describe('Somebody forgotten', () => {
  test('is sought on every board that has spoken of them, where no row is left of them too', async () => {
    const holding = async (...of: string[]) => {
      const held = of.map(async (ref_id) => ({ ref_id, boards: await boardsHolding(day.db, ref_id) }));
      return (await Promise.all(held)).filter(({ boards }) => boards.length > 0);
    };
    await day.onBoard(
      ...queue('ann'),
      { type: 'CheckedOut', data: { ref_id: 'ann', reason: null, status_id: 'out-ann' } },
      { type: 'AllStatusRemoved', data: { ids: ['in-ann', 'out-ann'] } },
      { type: 'MonitorAssigned', data: { court: 1, ref_id: 'bob' } },
      { type: 'MonitorAssigned', data: { court: 1, ref_id: null } },
      raised('n1', 'cyd'),
      answered('n1', 'dan'),
    );
    const everybody = ['ann', 'bob', 'cyd', 'dan'];
    expect(await holding(...everybody, 'eve')).toEqual(
      everybody.map((ref_id) => ({ ref_id, boards: [TID] })),
    );
    const nothing = { statuses: [], aux: [], calls: [], confirmed: [], pay: [], payments: [] };
    await day.onBoard({ type: 'PersonLeft', data: { ref_id: 'ann', ...nothing } });
    expect(await holding('ann')).toEqual([]);
  });

  test('leaves no word behind, and names nobody', async () => {
    await day.onBoard(
      ...queue('ann', 'bob'),
      noted('ann'),
      assigned('a1', 'ann'),
      { type: 'AuxNoted', data: { id: 'a1', ref_id: 'ann', note: 'Knee' } },
      { type: 'AuxDeleted', data: { id: 'a1', ref_id: 'ann', rank: 3 } },
      { type: 'CheckedOut', data: { ref_id: 'ann', reason: 'Knee', status_id: 'out-ann' } },
      raised('n1', 'ann', 'Knee'),
      raised('n2', 'bob'),
      answered('n2', 'ann'),
      waiting('k1', 1, 'bob'),
    );
    await day.told({ stream: 'person-ann', type: 'PersonForgotten', data: { ref_id: 'ann' } });
    await day.onBoard({
      type: 'PersonLeft',
      data: {
        ref_id: 'ann',
        statuses: ['in-ann', 'out-ann'],
        aux: ['a1'],
        calls: ['n1'],
        confirmed: ['n2'],
        pay: [],
        payments: [],
      },
    });
    const rows = JSON.stringify(await day.rows(boardModel));
    for (const word of ['Knee', 'Hat', 'On the way', 'out-ann']) expect(rows).not.toContain(word);
    expect(rows).toContain('More balls');
    expect(await deskCalls.all(day.db, { tid: TID, confirmed: false })).toMatchObject([
      { nid: 'n1', first: 'Former', message: null },
    ]);
    expect(await clipboardRows(day.db, TID)).toMatchObject([
      { id: 'k1', court_num: '1', first: 'bob first' },
    ]);
  });
});
