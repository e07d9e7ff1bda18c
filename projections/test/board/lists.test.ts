import { assigned, assignment, match, playing, queue } from '@courtcrew/domain/board/board.fixtures.ts';
import { added, applied, hours, seated, staff, volunteer } from '@courtcrew/domain/roster/roster.fixtures.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  assignmentOwner,
  auxRows,
  boardModel,
  courtRows,
  matchesOf,
  matchOn,
  monitoredCourts,
  pastMatches,
  queueRows,
  todayIn,
  workTotals,
} from '../../src/board/index.ts';
import { aDay, type Day, NOW, noted, refs, TODAY } from './day.ts';
import { onBoard, person, TID } from './history.ts';

let day: Day;
beforeEach(async () => {
  day = await aDay();
});
afterEach(() => day.close());

describe('Courts', () => {
  test('stand in their order, with the names of who is on them and the name they have now', async () => {
    await day.told(person('zoe', { credentials: 'Certified', credentials_verified: true }));
    await day.onBoard(...queue('zoe', 'ann'), playing(2, 'zoe', { second_ref_id: 'ann', medal: 'Gold' }));
    await day.told({
      stream: `tournament-${TID}`,
      type: 'CourtNamed',
      data: { order: 2, name: 'GS' },
    });
    const rows = await courtRows(day.db, TID);
    expect(rows.map(({ court_num }) => court_num)).toEqual(['1', 'GS', '3']);
    expect(rows[1]).toMatchObject({
      id: 'match-2',
      ref_id: 'zoe',
      first: 'zoe first',
      credentials: 'Certified',
      credentials_verified: true,
      second_ref_id: 'ann',
      second_first: 'ann first',
      second_cred: 'Not Rated',
      second_verified: false,
      medal: 'Gold',
    });
    expect(rows[0]).toMatchObject({ id: null, ref_id: null, first: null, start_time: null, medal: 'none' });
    expect(await courtRows(day.db, TID, [2, 9])).toEqual([rows[1]]);
    expect(await courtRows(day.db, TID, [])).toEqual([]);
    expect(await courtRows(day.db, 'elsewhere')).toEqual([]);
  });

  test('say what their match is finished with', async () => {
    await day.onBoard(
      ...queue('ann', 'bob'),
      playing(2, 'ann'),
      assigned('a1', 'bob', { court: 2, court_num: '2' }),
    );
    expect(await matchOn(day.db, TID, 2)).toMatchObject({
      id: 'match-2',
      aux: [{ id: 'a1', ref_id: 'bob' }],
    });
    expect(await matchOn(day.db, TID, 1)).toBeUndefined();
  });

  test('have matches that lasted no time where the clock that ended them was behind', async () => {
    const pay = { credentials: 'Certified', estimated: 0, amount: 0, paid: false };
    const late = match(2, 'ann', { start_time: new Date(Date.parse(NOW) + 120_000).toISOString() });
    await day.onBoard(...queue('ann'), {
      type: 'MatchFinished',
      data: { match: late, pay, second_pay: null, rank: 2, second_rank: null },
    });
    expect(await pastMatches(day.db, TID)).toMatchObject([{ match_time: 0 }]);
    expect(await workTotals(day.db, TID)).toMatchObject([{ ref_id: 'ann', time: 0, lead_count: 1 }]);
    const own = await matchesOf(day.db, { tid: TID, ref_id: 'ann' }, 'lead');
    expect(own).toMatchObject([{ match_time: 0 }]);
  });

  test('have the monitor who was given to them and is there', async () => {
    await day.inRoster(
      volunteer('bob'),
      { type: 'VolunteerCheckedIn', data: { ref_id: 'bob', day: '2026-03-01' } },
      volunteer('zoe'),
    );
    await day.onBoard(
      { type: 'MonitorAssigned', data: { court: 1, ref_id: 'ann' } },
      { type: 'MonitorAssigned', data: { court: 3, ref_id: 'bob' } },
      { type: 'MonitorAssigned', data: { court: 1, ref_id: null } },
      { type: 'MonitorAssigned', data: { court: 2, ref_id: 'zoe' } },
    );
    expect(refs(await monitoredCourts(day.db, TID))).toEqual([null, null, 'bob']);
  });
});

describe('The on-duty queue', () => {
  test('is in the order of ranks, not of coming', async () => {
    await day.onBoard(...queue('ann', 'bob', 'cyd'), {
      type: 'QueueMoved',
      data: { ref_id: 'cyd', rank: 0.5 },
    });
    expect(refs(await queueRows(day.db, TID, TODAY))).toEqual(['cyd', 'ann', 'bob']);
    await day.onBoard({ type: 'QueueRenumbered', data: { order: ['cyd', 'ann', 'bob'] } });
    const rows = await queueRows(day.db, TID, TODAY);
    expect(rows.map(({ ref_id, rank }) => [ref_id, rank])).toEqual([
      ['cyd', 1],
      ['ann', 2],
      ['bob', 3],
    ]);
    expect(refs(await queueRows(day.db, TID, TODAY, ['bob', 'nobody']))).toEqual(['bob']);
  });

  test('says whose match is the last, when the shift of the day ends, and what the desk noted', async () => {
    const [early, late] = [hours(8, 16), hours(16, 18)];
    const tomorrow = hours(0, 0, { start: '2026-07-05T12:00:00.000Z', end: '2026-07-05T20:00:00.000Z' });
    await day.inRoster(
      staff('ann'),
      added('s1', early),
      added('s2', late),
      added('s3', tomorrow),
      seated('ann', 's1', early),
      seated('ann', 's3', tomorrow),
      applied('ann', 's2', late),
      { type: 'LastMatchToggled', data: { ref_id: 'ann', last_match: true } },
    );
    await day.onBoard(...queue('ann', 'bob'), noted('ann'), {
      type: 'BreakChanged',
      data: { ref_id: 'bob', quick_break: true },
    });
    expect(await queueRows(day.db, TID, TODAY)).toMatchObject([
      { ref_id: 'ann', last_match: true, end_time: early.end, note: 'Hat', ref_note: 'Hat', tag: 'T' },
      { ref_id: 'bob', last_match: false, end_time: null, note: null, tag: null, quick_break: true },
    ]);
  });

  test('counts the night shift of yesterday until it ends', async () => {
    const night = hours(0, 0, { start: '2026-07-04T02:00:00.000Z', end: '2026-07-04T06:00:00.000Z' });
    expect([night.start < TODAY.from, night.end > TODAY.from]).toEqual([true, true]);
    await day.inRoster(staff('ann'), added('s1', night), seated('ann', 's1', night));
    await day.onBoard(...queue('ann'));
    const endAt = async (now: string) =>
      (await queueRows(day.db, TID, todayIn('US/Eastern', now)))[0]?.end_time;
    expect(await endAt('2026-07-04T05:00:00.000Z')).toBe(night.end);
    expect(await endAt('2026-07-04T07:00:00.000Z')).toBeNull();
  });
});

describe('Whose shift is over', () => {
  const evening = hours(0, 0, { start: '2026-07-03T20:00:00.000Z', end: '2026-07-04T05:30:00.000Z' });
  const morning = hours(0, 0, { start: '2026-07-04T12:00:00.000Z', end: '2026-07-04T16:00:00.000Z' });

  test('is told past midnight, and of who stayed over night, until another shift begins the day', async () => {
    await day.inRoster(staff('ann'), added('s1', evening), seated('ann', 's1', evening));
    const came = { type: 'CheckedIn', data: { ref_id: 'ann', rank: 1, status_id: 's' } } as const;
    await day.told(onBoard(came, '2026-07-03T19:45:00.000Z'));
    const endAt = async (now: string) =>
      (await queueRows(day.db, TID, todayIn('US/Eastern', now)))[0]?.end_time;
    expect(await endAt('2026-07-04T05:00:00.000Z')).toBe(evening.end);
    expect(await endAt('2026-07-04T05:45:00.000Z')).toBe(evening.end);
    expect(await endAt('2026-07-05T14:00:00.000Z')).toBe(evening.end);
    await day.inRoster(added('s2', morning), seated('ann', 's2', morning));
    expect(await endAt('2026-07-04T11:00:00.000Z')).toBe(morning.end);
  });
});

describe('The aux queue', () => {
  test('has the assignment’s note and the person’s tag', async () => {
    await day.onBoard(
      ...queue('ann', 'bob'),
      noted('ann'),
      assigned('a1', 'ann', { court: 2, court_num: '2', start_time: NOW }),
      { type: 'AuxNoted', data: { id: 'a1', ref_id: 'ann', note: 'Gate' } },
      assigned('a2', 'bob'),
    );
    const rows = await auxRows(day.db, TID);
    expect(rows).toMatchObject([
      { id: 'a2', ref_id: 'bob', court_order: null, note: null, tag: null },
      { id: 'a1', first: 'ann first', court_order: 2, court_num: '2', note: 'Gate', tag: 'T' },
    ]);
    const none = { ids: [], refs: [], courts: [] };
    expect(await auxRows(day.db, TID, none)).toEqual([]);
    for (const keys of [
      { ...none, ids: ['a1'] },
      { ...none, refs: ['ann'] },
      { ...none, courts: [2] },
    ]) {
      expect(await auxRows(day.db, TID, keys)).toEqual([rows[1]]);
    }
  });

  test('gets a deleted assignment back with its note', async () => {
    const [before] = [assignment('a1', 'ann')];
    await day.onBoard(
      ...queue('ann'),
      assigned('a1', 'ann'),
      { type: 'AuxNoted', data: { id: 'a1', ref_id: 'ann', note: 'Gate' } },
      { type: 'AuxDeleted', data: { id: 'a1', ref_id: 'ann', rank: 2 } },
    );
    expect(await auxRows(day.db, TID)).toEqual([]);
    expect(refs(await queueRows(day.db, TID, TODAY))).toEqual(['ann']);
    const duty = {
      place: { at: 'aux', id: 'a1' },
      since: NOW,
      checked_in_at: NOW,
      quick_break: false,
    } as const;
    await day.onBoard({
      type: 'ActionUndone',
      data: {
        action: 3,
        people: [{ ref_id: 'ann', duty }],
        courts: [],
        aux: [{ id: 'a1', aux: before }],
        clipboards: [],
        matches: [],
        past_aux: [],
        statuses: [],
      },
    });
    expect(await auxRows(day.db, TID)).toMatchObject([{ id: 'a1', note: 'Gate' }]);
    expect(await queueRows(day.db, TID, TODAY)).toEqual([]);
  });
});

describe('Finished matches and assignments', () => {
  test('keep what both referees are paid, in cents', async () => {
    const pay = { credentials: 'Certified', estimated: 4000, amount: 3500, paid: true };
    const second_pay = { credentials: 'Level 1', estimated: 200, amount: 200, paid: false };
    await day.onBoard(...queue('ann', 'bob'), playing(1, 'ann', { second_ref_id: 'bob' }), {
      type: 'MatchFinished',
      data: { match: match(1, 'ann', { second_ref_id: 'bob' }), pay, second_pay, rank: 3, second_rank: 4 },
    });
    expect((await day.rows(boardModel)).matches).toMatchObject([
      {
        id: 'match-1',
        ref_id: 'ann',
        credentials: 'Certified',
        estimated_amount: 4000,
        amount: 3500,
        paid: true,
        second_ref_id: 'bob',
        second_credentials: 'Level 1',
        second_estimated_amount: 200,
        second_amount: 200,
        second_paid: false,
        end_time: NOW,
      },
    ]);
    expect(refs(await queueRows(day.db, TID, TODAY))).toEqual(['ann', 'bob']);
  });

  test('of assignments have their minutes', async () => {
    await day.onBoard(...queue('ann'), assigned('a1', 'ann'), {
      type: 'AuxFinished',
      data: { aux: assignment('a1', 'ann'), minutes: 42, amount: 500, paid: false, rank: 2 },
    });
    expect((await day.rows(boardModel)).past_aux).toMatchObject([{ id: 'a1', minutes: 42, amount: 500 }]);
    expect(await assignmentOwner(day.db, 'a1')).toEqual({ tid: TID, ref_id: 'ann' });
    await day.onBoard({ type: 'AuxDeleted', data: { id: 'a1', ref_id: 'ann', rank: null } });
    expect((await day.rows(boardModel)).past_aux).toEqual([]);
    expect(await assignmentOwner(day.db, 'a1')).toBeNull();
  });
});
