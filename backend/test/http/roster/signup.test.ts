import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tournament } from '../../../src/tournaments/index.ts';
import { rowsOf, textAt } from '../../support/seen.ts';
import { type Member, member } from '../accounts/people.ts';
import { type Cast, cast } from './cast.ts';

let all: Cast;
let tid: string;
beforeAll(async () => {
  all = await cast();
});
afterAll(() => all.close());
beforeEach(async () => {
  tid = await all.tournament('active');
});

const apply = (who: Member, sid: string, body: object = {}) =>
  who.browser.put(`/api/putWaitlist/${sid}`, { tid, ...body });
const take = (who: Member, sid: string, body: object = {}) =>
  who.browser.put(`/api/putTimeSpots/${sid}`, { tid, ...body });
const confirm = (who: Member, shift_id: string) => who.browser.put('/api/confirmShift/', { shift_id });
const seen = async (who: Member, type: string) =>
  rowsOf(await who.browser.post('/api/getShiftSpotsByCategoryAndReferee', { tid, type, ref_id: who.ref_id }));
const notes = async () =>
  rowsOf(await all.mia.browser.post('/api/utradmin/getSchedulingNotesByTournament', { tid })).map(
    ({ status, name, author }) => ({ status, name, author }),
  );

describe('a referee', () => {
  test('applies, is selected without seeing it, sees it published, and confirms', async () => {
    const sid = await all.shift(tid, 9, 13, { category: 'Referee' });
    const applied = await apply(all.ann, sid);
    expect(applied).toMatchObject({ status: 200, body: { message: 'Applied', waitlist: true } });
    const shift_id = textAt(applied, 'shift_id');
    expect(await apply(all.ann, sid)).toMatchObject({ status: 200, body: { shift_id, waitlist: true } });

    expect(await all.dora.browser.put(`/api/moveOffWaitlist/${shift_id}`, { tid })).toMatchObject({
      status: 200,
      body: { waitlist: false },
    });
    expect((await seen(all.ann, 'Referee'))[0]).toMatchObject({
      status: 'Applied',
      waitlist: true,
      count: 1,
    });
    expect(await confirm(all.ann, shift_id)).toMatchObject({ status: 409 });

    await all.publish(tid);
    expect((await seen(all.ann, 'Referee'))[0]).toMatchObject({ status: 'Selected', registered: true });
    expect(await confirm(all.ann, shift_id)).toMatchObject({ status: 200, body: { confirmed: true } });
    expect((await seen(all.ann, 'Referee'))[0]).toMatchObject({ status: 'Confirmed', confirmed: true });
    expect(await notes()).toEqual([
      { status: 'confirmed', name: 'Ann Tester', author: 'Ann Tester' },
      { status: 'selected', name: 'Ann Tester', author: 'admin: Dora Tester' },
      { status: 'applied', name: 'Ann Tester', author: 'Ann Tester' },
    ]);
  });

  test('takes an application back, selected unseen or not, but withdraws from a published selection', async () => {
    const sid = await all.shift(tid, 9, 13, { category: 'Referee' });
    const applied = textAt(await apply(all.ann, sid), 'shift_id');
    await all.dora.browser.put(`/api/moveOffWaitlist/${applied}`, { tid });
    expect(await all.ann.browser.put(`/api/removeRefTime/${applied}`, { tid })).toMatchObject({
      status: 200,
      body: { message: 'removed' },
    });
    expect((await seen(all.ann, 'Referee'))[0]).toMatchObject({
      shift_id: null,
      status: null,
      wait_count: 0,
    });

    const again = textAt(await apply(all.ann, sid), 'shift_id');
    await all.dora.browser.put(`/api/moveOffWaitlist/${again}`, { tid });
    await all.publish(tid);
    expect(await all.ann.browser.put(`/api/removeRefTime/${again}`, { tid })).toMatchObject({ status: 409 });
    const withdrawal = { tid, ref_id: all.ann.ref_id, message: 'broken arm' };
    expect(await all.ann.browser.post('/api/withdrawFromShifts/', withdrawal)).toMatchObject({ status: 200 });
    expect((await seen(all.ann, 'Referee'))[0]).toMatchObject({ shift_id: null, count: 0 });
    const log = rowsOf(
      await all.dora.browser.post(`/api/getSchedulingRemovedLog/${tid}`, { category: 'referee' }),
    );
    expect(log).toMatchObject([
      { note: 'Withdrawn', removed_by: 'Ann Tester', waitlist: false },
      { note: null, removed_by: 'Ann Tester', waitlist: false },
    ]);
  });

  test('reads which credentials a shift still needs', async () => {
    const places = { spots: 3, certified: 0, level_two: 0, level_one: 1, none: 2 };
    await take(all.ann, await all.shift(tid, 9, 13, places));
    const left = { certified: 0, level_two: 0, level_one: 1, none: 1 };
    expect((await seen(all.ann, 'Athletic Trainer'))[0]).toMatchObject({ none: 2, needed: left });
    const plain = await all.shift(tid, 14, 15);
    expect((await seen(all.ann, 'Athletic Trainer'))[1]).not.toHaveProperty('needed');
    await take(all.ann, plain);
    const counted = { sid: plain, certified: 1, level_two: 0, level_one: 0, none: 1 };
    expect(await all.dora.browser.put('/api/editShift/', counted)).toMatchObject({ status: 200 });
    const one = { certified: 1, level_two: 0, level_one: 0, none: 0 };
    expect((await seen(all.ann, 'Athletic Trainer'))[1]).toMatchObject({ count: 1, needed: one });
  });

  test('applies without a body, since the shift names its tournament', async () => {
    const sid = await all.shift(tid, 9, 13, { category: 'Referee' });
    const applied = await all.ann.browser.put(`/api/putWaitlist/${sid}`);
    expect(applied).toMatchObject({ status: 200, body: { message: 'Applied', waitlist: true } });
  });

  test('is assigned by two desks, of which the later one hears that it was so already', async () => {
    const sid = await all.shift(tid, 9, 13, { category: 'Referee' });
    const assign = () => all.dora.browser.put(`/api/putTimeSpots/${sid}`, { tid, ref_id: all.ann.ref_id });
    expect((await assign()).body).not.toHaveProperty('changed');
    expect((await assign()).body).toMatchObject({ waitlist: false, changed: false });
  });

  test('is assigned by the desk having applied meanwhile, and the desk hears that', async () => {
    const sid = await all.shift(tid, 9, 13, { category: 'Referee' });
    await all.ann.browser.put(`/api/putWaitlist/${sid}`);
    const assigned = await all.dora.browser.put(`/api/putTimeSpots/${sid}`, { tid, ref_id: all.ann.ref_id });
    expect(assigned.body).toMatchObject({ waitlist: false, before: 'waitlist' });
  });

  test('gets no schedule by mail out of a draft, and is told so', async () => {
    await take(all.ann, await all.shift(tid, 9, 13));
    await all.mia.browser.put(`/api/t/updateTournamentStatus/${tid}`, { status: 'draft' });
    for (const who of [all.ann, all.dora]) {
      expect(await who.browser.post('/api/emailSchedule', { tid, ref_id: all.ann.ref_id })).toMatchObject({
        status: 409,
        body: { message: 'No emails or texts can be sent while the tournament is in draft.' },
      });
    }
  });

  test('does not take a referee’s spot without the desk', async () => {
    const sid = await all.shift(tid, 9, 13, { category: 'Chair Umpire' });
    expect(await take(all.ann, sid)).toMatchObject({ status: 409, body: { code: 'apply-instead' } });
    expect(await take(all.dora, sid, { ref_id: all.ann.ref_id })).toMatchObject({
      status: 200,
      body: { message: 'Selected' },
    });
  });

  test('is asked for an approval where the tournament wants one', async () => {
    tid = await all.tournament('active', { approveReferee: true });
    const sid = await all.shift(tid, 9, 13, { category: 'Referee' });
    const late = await all.shift(tid, 14, 16, { category: 'Referee' });
    const waits = { message: 'Waiting for approval', awaiting_approval: expect.any(String) };
    expect(await apply(all.ann, late)).toMatchObject({ status: 200, body: waits });
    expect(await apply(all.ann, sid)).toMatchObject({ status: 200, body: waits });
    const held = async (by = all.ann) =>
      rowsOf(await by.browser.get(`/api/getHeldApplications/${by.ref_id}`)).filter((row) => row.tid === tid);
    expect(await held()).toMatchObject([
      { sid: late, name: 'From 14 to 16', since: expect.any(String) },
      { sid, category: 'Referee' },
    ]);
    expect((await all.ben.browser.get(`/api/getHeldApplications/${all.ann.ref_id}`)).status).toBe(403);
    const third = await all.shift(tid, 17, 18, { category: 'Referee' });
    await apply(all.ann, third);
    expect(await all.ann.browser.put(`/api/removeHeldApplication/${third}`, { tid })).toMatchObject({
      status: 200,
    });
    expect(await held()).toHaveLength(2);
    const url = `/api/getApprovalRequests/${tid}`;
    expect(rowsOf(await all.dora.browser.get(url))).toMatchObject([
      { ref_id: all.ann.ref_id, referee_approved: null, response: 'Awaiting Response', first: 'Ann' },
    ]);
    const verdict = { ref_id: all.ann.ref_id, note: 'seen in May' };
    expect(await all.dora.browser.put(`/api/approveReferee/${tid}`, verdict)).toMatchObject({ status: 200 });
    expect(rowsOf(await all.dora.browser.get(`/api/getApprovedReferees/${tid}`))).toMatchObject([
      { referee_approved: true, referee_request_note: 'seen in May' },
    ]);
    expect(await held()).toEqual([]);
    const mine = `/api/getRefScheduleForTournament/${all.ann.ref_id}`;
    expect(rowsOf(await all.ann.browser.post(mine, { tid }))).toMatchObject([
      { sid, status: 'Applied' },
      { sid: late, status: 'Applied' },
    ]);
    expect(rowsOf(await all.dora.browser.get(`/api/getRegisteredRefs/${tid}`))).toMatchObject([
      { status: 'Approved', request_time: expect.any(String), approved_time: expect.any(String) },
    ]);
    await all.dora.browser.put(`/api/removeRefereeFromApprovedList/${tid}`, verdict);
    expect(rowsOf(await all.dora.browser.get(url))).toMatchObject([{ response: 'Denied' }]);
  });
});

describe('a closed tournament', () => {
  test.each(['draft', 'Advertise Only', 'archive'])('takes no applications: %s', async (status) => {
    tid = await all.tournament(status);
    const sid = await all.shift(tid, 9, 13);
    for (const answer of [await apply(all.ann, sid), await take(all.ann, sid)]) {
      expect(answer).toMatchObject({
        status: 409,
        body: { message: 'Sorry this tournament is not open for registration.' },
      });
    }
  });
});

describe('hours', () => {
  test('that overlap are answered as a conflict with its name and times', async () => {
    const [morning, noon, afternoon] = [
      await all.shift(tid, 9, 13),
      await all.shift(tid, 12, 15),
      await all.shift(tid, 13, 17),
    ];
    await take(all.ann, morning);
    const clash = await take(all.ann, noon);
    expect(clash).toMatchObject({
      status: 200,
      body: {
        conflict: { name: 'From 9 to 13', start: expect.stringMatching(/^2030-03-..T1[45]:00:00.000Z$/) },
      },
    });
    expect(textAt(clash, 'message')).toMatch(/^CONFLICT - From 9 to 13 ..., Mar \d+, 9:00 AM C[DS]T - /);
    expect((await apply(all.ann, noon)).body).toMatchObject({
      conflict: { name: 'From 9 to 13', kind: 'official', category: 'Athletic Trainer' },
    });
    expect((await take(all.ann, afternoon)).body).toMatchObject({ message: 'Selected' });
  });

  test('in another tournament count as well, in the same instant too', async () => {
    const elsewhere = await all.tournament('active', { name: 'Houston Open' });
    all.sameDay(tid, elsewhere);
    const [here, there] = [await all.shift(tid, 9, 13), await all.shift(elsewhere, 10, 12)];
    const answers = await Promise.all([
      take(all.ben, here),
      all.ben.browser.put(`/api/putTimeSpots/${there}`, { tid: elsewhere }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const conflicts = answers.filter(({ body }) => Object.hasOwn(Object(body), 'conflict'));
    expect(conflicts).toHaveLength(1);
    expect(conflicts[0]?.body).toHaveProperty('conflict.tournament');
    const mine = rowsOf(await all.ben.browser.get(`/api/getIndividualSchedule/${all.ben.ref_id}`));
    expect(mine.filter(({ sid }) => sid === here || sid === there)).toHaveLength(1);
  });
});

describe('a rush', () => {
  test('fills every spot once and nobody twice', async () => {
    const crowd: Member[] = [];
    // One after another: the server hashes only a few passwords at a time.
    for (let n = 0; n < 30; n += 1) crowd.push(await member(all.server, `Rush${n}`));
    const sids = [await all.shift(tid, 9, 13, { spots: 7 }), await all.shift(tid, 10, 14, { spots: 7 })];
    // Everybody wants both, which overlap, and says so twice.
    const answers = await Promise.all(
      crowd.flatMap((who) => [...sids, ...sids].map((sid) => take(who, sid))),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const shifts = rowsOf(await all.mia.browser.post(`/api/getShiftSpots/${tid}`, {}));
    expect(shifts.map(({ count, spots }) => [count, spots])).toEqual([
      [7, 7],
      [7, 7],
    ]);
    const seated = shifts.flatMap(({ signup }) => signup as { ref_id: string }[]).map(({ ref_id }) => ref_id);
    expect(new Set(seated).size).toBe(14);
  });
});

describe('rights', () => {
  test('to sign somebody up are that person’s and the section’s desk’s', async () => {
    const trainers = await all.shift(tid, 9, 13);
    const referees = await all.shift(tid, 9, 13, { category: 'Referee' });
    const ann = { ref_id: all.ann.ref_id };
    expect((await all.visitor.put(`/api/putWaitlist/${trainers}`, ann)).status).toBe(401);
    expect((await apply(all.ben, trainers, ann)).status).toBe(403);
    expect((await apply(all.leo, referees, ann)).status).toBe(403);
    expect((await apply(all.leo, trainers, ann)).status).toBe(200);
    const [row] = (await seen(all.ann, 'Athletic Trainer')) as { shift_id: string }[];
    const shift_id = row?.shift_id ?? '';
    expect((await all.ben.browser.put(`/api/removeRefTime/${shift_id}`, {})).status).toBe(403);
    expect((await all.ben.browser.put(`/api/moveOffWaitlist/${shift_id}`, {})).status).toBe(403);
    expect((await confirm(all.ben, shift_id)).status).toBe(403);
  });

  test('do not reach rows of another tournament', async () => {
    const other = await all.tournament('active');
    const sid = await all.shift(other, 9, 13);
    expect((await take(all.ann, sid, { tid })).status).toBe(404);
    expect((await all.dora.browser.put('/api/editShift', { sid: 'nothing', name: 'x' })).status).toBe(404);
  });

  test('of the volunteers’ desk do not open the officials’', async () => {
    const { ref_id, browser } = await member(all.server, 'Vic');
    await all.server.execute(tournament, tid, { type: 'AddAdmin', ref_id });
    await all.server.execute(tournament, tid, { type: 'ChangeAdminAccess', ref_id, access: 'volunteer' });
    const filter = encodeURIComponent(JSON.stringify({ tid }));
    for (const url of [`/api/getRegisteredRefs/${tid}`, `/rest/signups?filter=${filter}`]) {
      expect((await browser.get(url)).status).toBe(403);
    }
    const body = { ref_id: all.ann.ref_id };
    expect((await browser.post(`/api/addRefToTournamentSetup/${tid}`, body)).status).toBe(403);
    const log = await browser.post(`/api/getSchedulingLog/${tid}`, { category: 'referee' });
    expect(rowsOf(log)).toEqual([]);

    const sid = await all.shift(tid, 9, 13);
    await take(all.ann, sid);
    const ofAnn = { tid, ref_id: all.ann.ref_id };
    expect((await browser.post('/api/withdrawFromShifts/', { ...ofAnn, message: 'no' })).status).toBe(403);
    expect((await browser.post('/api/emailSchedule', ofAnn)).status).toBe(403);
    const schedule = await browser.post(`/api/getRefScheduleForTournament/${all.ann.ref_id}`, { tid });
    expect(rowsOf(schedule)).toEqual([]);
    expect((await seen(all.ann, 'Athletic Trainer'))[0]).toMatchObject({ sid, count: 1 });
    expect((await all.leo.browser.post('/api/emailSchedule', ofAnn)).status).toBe(200);
  });

  test('to confirm are about the person the row belongs to', async () => {
    const shift_id = textAt(await take(all.ann, await all.shift(tid, 9, 13)), 'shift_id');
    const body = { tid, shift_id, ref_id: all.ben.ref_id };
    expect((await all.dora.browser.put('/api/confirmShift/', body)).status).toBe(404);
    body.ref_id = all.ann.ref_id;
    expect((await all.dora.browser.put('/api/confirmShift/', body)).body).toMatchObject({ confirmed: true });
  });

  test('to personal schedules are one’s own', async () => {
    expect((await all.ben.browser.get(`/api/getIndividualSchedule/${all.ann.ref_id}`)).status).toBe(403);
    expect((await all.platform.browser.get(`/api/getIndividualScheduleAll/${all.ann.ref_id}`)).status).toBe(
      200,
    );
    const body = { tid };
    expect(
      (await all.dora.browser.post(`/api/getRefScheduleForTournament/${all.ann.ref_id}`, body)).status,
    ).toBe(200);
    expect((await all.ann.browser.get(`/api/getRegisteredRefs/${tid}`)).status).toBe(403);
  });

  test('show names of others to signed-in people of a published tournament only', async () => {
    const sid = await all.shift(tid, 9, 13);
    await take(all.ann, sid);
    expect((await seen(all.ben, 'Athletic Trainer'))[0]).toMatchObject({ count: 1, signup: [] });
    await all.publish(tid);
    expect((await seen(all.ben, 'Athletic Trainer'))[0]).toMatchObject({ signup: [{ first: 'Ann' }] });
    const visitor = await all.visitor.get(`/api/getLineSignup/${tid}`);
    expect(rowsOf(visitor)).toMatchObject([{ count: 1, signup: [], shift_id: null }]);
    expect(JSON.stringify(visitor.body)).not.toContain('Ann');
  });
});
