import { PHONE_CLOCK } from '@courtcrew/domain/board/model.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { hosted } from '../../support/hosted.ts';
import { fieldOf, rowsOf, said } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';

const all = hosted();

let venue: Venue;
/** The referees' desk, the volunteers' desk, and two volunteers who are checked in. */
let dora: Member;
let vera: Member;
let moe: Member;
let max: Member;
beforeEach(async () => {
  venue = await Venue.open(all.server);
  dora = await venue.staff('referee');
  vera = await venue.staff('volunteer');
  const [first, second] = await venue.volunteers(2);
  if (!first || !second) throw new Error('nobody');
  [moe, max] = [first, second];
});

const NO_COURT =
  'Sorry but you are not assigned to a court as a court monitor. Once assigned to a court, please re-fresh your browser.';
const monitor = (court: unknown, ref_id: unknown, by: Member = vera) =>
  by.browser.put(`/api/assignMonitorToCourt/${venue.tid}`, { court, ref_id });
const call = (by: Member, body: object, headers?: Record<string, string>) =>
  by.browser.post('/api/courtMonitorNotifyDesk', { tid: venue.tid, type: 'desk', ...body }, headers);
const open = async () => rowsOf(await dora.browser.get(`/api/getNotifications/${venue.tid}`));

describe('a court monitor', () => {
  const verify = (by: Member, body?: object) =>
    by.browser.post(`/api/verifyCourtMonitorStatus/${venue.tid}`, body);

  it('is a volunteer who is checked in today, and may look after several courts', async () => {
    const [referee] = await venue.queue(dora, 1);
    expect(await monitor(1, moe.ref_id)).toMatchObject(said(200, 'Saved'));
    await monitor('2', moe.ref_id);
    expect(await monitor(3, referee?.ref_id)).toMatchObject({
      status: 409,
      body: { message: 'Only a checked-in volunteer can be a court monitor', errors: { ref_id: /./ } },
    });
    expect(await monitor(9, moe.ref_id)).toMatchObject(said(404, 'Court not found'));
    expect((await verify(moe)).body).toEqual({ count: 2, score_reporting: false, courts: ['1', '2'] });
    expect((await verify(max, { ref_id: max.ref_id })).body).toMatchObject({ count: 0, courts: [] });
    expect((await verify(moe, { ref_id: max.ref_id })).status).toBe(403);
    expect((await verify(vera, { ref_id: moe.ref_id })).body).toMatchObject({ count: 2 });
  });

  it('is replaced by another, and taken away', async () => {
    await monitor(1, moe.ref_id);
    await monitor(1, max.ref_id);
    expect((await verify(moe)).body).toMatchObject({ count: 0 });
    const board = await moe.browser.get(`/api/getCourtMonitorBoard/${venue.tid}`);
    expect(board.body).toMatchObject({
      left: [
        { court_num: '1', ref_id: max.ref_id, first: 'First1' },
        { court_num: '2', ref_id: null },
      ],
      right: [{ court_num: '3', ref_id: null }],
    });
    expect(await monitor(1, 'none')).toMatchObject({ status: 200 });
    expect((await verify(max)).body).toMatchObject({ count: 0 });
  });

  it('whom another desk has assigned meanwhile is neither replaced nor taken away unseen', async () => {
    const seen = (ref_id: string | null, before: string | null) =>
      vera.browser.put(`/api/assignMonitorToCourt/${venue.tid}`, { court: 1, ref_id, seen: before });
    expect(await seen(moe.ref_id, null)).toMatchObject({ status: 200 });
    const changed = said(409, 'The monitor of this court was changed meanwhile');
    expect(await seen(max.ref_id, null)).toMatchObject(changed);
    expect(await seen(null, max.ref_id)).toMatchObject(changed);
    expect((await verify(moe)).body).toMatchObject({ count: 1 });
    expect(await seen(moe.ref_id, null)).toMatchObject({ status: 200 });
    expect(await seen(null, moe.ref_id)).toMatchObject({ status: 200 });
    expect((await verify(moe)).body).toMatchObject({ count: 0 });
  });

  it("is assigned by the volunteers' desk alone", async () => {
    for (const by of [dora, moe, await venue.staff(), await venue.staff('line')]) {
      expect((await monitor(1, moe.ref_id, by)).status).toBe(403);
    }
    expect((await monitor(1, moe.ref_id, await venue.staff('master'))).status).toBe(200);
  });
});

describe('a call to the desk', () => {
  it('comes from whoever looks after a court, for any court', async () => {
    await monitor(1, moe.ref_id);
    const sent = await call(moe, { court_num: 3, message: 'No balls left', type: 'td' });
    expect(sent).toMatchObject(said(200, 'Message Sent'));
    expect(await open()).toMatchObject([
      {
        nid: fieldOf(sent, 'nid'),
        type: 'td',
        court_num: '3',
        message: 'No balls left',
        department: 'Tournament Director',
        ref_id: moe.ref_id,
        first: 'First0',
      },
    ]);
    expect(await call(max, { court_num: 1 })).toMatchObject(said(403, NO_COURT));
    expect(await call(vera, { court_num: 1 })).toMatchObject({ status: 200 });
    expect((await call(moe, { court_num: 1, ref_id: max.ref_id })).status).toBe(403);
    expect((await venue.visitor.post('/api/courtMonitorNotifyDesk', {})).status).toBe(401);
  });

  it('needs a court, which is said in the words of the documents', async () => {
    await monitor(1, moe.ref_id);
    for (const court_num of ['', null, undefined]) {
      expect(await call(moe, { court_num, type: 'medical' })).toMatchObject({
        status: 200,
        body: 'Court Number Needed',
      });
    }
    expect(await call(moe, { court_num: '9' })).toMatchObject(said(404, 'Court not found'));
    expect(await open()).toEqual([]);
  });

  it.each([
    [{ type: 'fire' }, 'type must be 2nd, desk, td, head ref, medical'],
    [{ message: 'x'.repeat(251) }, 'message must be at most 250 characters'],
    [{ called_at: 'noon' }, 'called_at must be a UTC instant'],
    [{ tid: undefined }, 'tid is required'],
  ])('is not understood with %j', async (body, message) => {
    expect(await call(dora, { court_num: 1, ...body })).toMatchObject(said(400, message));
  });

  it('that comes twice within half a minute is one, except for medical help', async () => {
    await monitor(1, moe.ref_id);
    const twice = async (body: object) => [
      fieldOf(await call(moe, { court_num: 1, ...body }), 'nid'),
      fieldOf(await call(moe, { court_num: 1, ...body }), 'nid'),
    ];
    const [one, same] = await twice({ message: 'Water' });
    expect(same).toBe(one);
    const [hurt, worse] = await twice({ type: 'medical' });
    expect(worse).not.toBe(hurt);
    expect((await open()).map(({ nid }) => nid)).toEqual([one, hurt, worse]);
  });

  it('kept by a dead network is one call with the time it was pressed, however often it is sent', async () => {
    await monitor(1, moe.ref_id);
    const called_at = new Date(Date.now() - 600_000).toISOString();
    const send = () =>
      call(moe, { court_num: 2, type: 'medical', called_at }, { 'idempotency-key': `kept-${venue.tid}` });
    const [first, again] = await Promise.all([send(), send()]);
    expect(again?.body).toEqual(first?.body);
    expect(await open()).toMatchObject([{ time: called_at }]);
    expect((await open())[0]?.received).not.toBe(called_at);
  });

  it('was pressed as long ago as the phone says whose clock is wrong', async () => {
    await monitor(1, moe.ref_id);
    const slow = (ago: number) => new Date(Date.now() - 3_600_000 - ago).toISOString();
    const body = { court_num: 2, type: 'medical', called_at: slow(60_000) };
    await call(moe, body, { [PHONE_CLOCK]: slow(0) });
    const [{ time } = { time: '' }] = await open();
    expect(Math.abs(Date.now() - 60_000 - Date.parse(String(time)))).toBeLessThan(30_000);
    const mad = await call(moe, body, { [PHONE_CLOCK]: '-271821-04-20T00:00:00.000Z' });
    expect(mad.status).toBe(200);
  });

  it('is confirmed once, with a word to the caller', async () => {
    await monitor(1, moe.ref_id);
    const nid = fieldOf(await call(moe, { court_num: 1 }), 'nid');
    const confirm = (by: Member, response?: string) =>
      by.browser.put('/api/confirmNotification', { nid, response });
    const elsewhere = await (await Venue.open(all.server)).staff('master');
    expect(await confirm(elsewhere)).toMatchObject({ status: 403 });
    expect((await confirm(vera)).status).toBe(403);
    expect(await confirm(dora, 'x'.repeat(251))).toMatchObject(
      said(400, 'response must be at most 250 characters'),
    );
    expect(await confirm(dora, 'On our way')).toMatchObject(said(200, 'Confirmed'));
    expect(await confirm(dora)).toMatchObject({ status: 200 });
    expect(await confirm(dora, 'Again')).toMatchObject({ status: 409 });
    expect(await open()).toEqual([]);
    const past = await dora.browser.get(`/api/getPastNotifications/${venue.tid}`);
    expect(rowsOf(past)).toMatchObject([{ nid, response: 'On our way', confirmed_by: 'First0 Tester' }]);
    const own = await moe.browser.get(`/api/getOwnNotifications/${venue.tid}`);
    expect(rowsOf(own)).toMatchObject([{ nid, response: 'On our way' }]);
    expect(rowsOf(await max.browser.get(`/api/getOwnNotifications/${venue.tid}`))).toEqual([]);
  });
});
