import { beforeEach, describe, expect, it } from 'vitest';
import { hosted } from '../../support/hosted.ts';
import { fieldOf, rowsOf, said } from '../../support/seen.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';

const host = hosted();
let venue: Venue;
let dora: Member;
beforeEach(async () => {
  venue = await Venue.open(host.server, { courts: 7 });
  dora = await venue.staff('referee');
});

const PUBLIC = [
  'getCourtsForPublicDisplay',
  'getAvailableRefs',
  'getSideQueue',
  'getClipboardNeeded',
  'getLineCheckin',
];
const get = (call: string, by = dora.browser) => by.get(`/api/${call}/${venue.tid}`);
const post = (call: string, body: object) => dora.browser.post(`/api/${call}/${venue.tid}`, body);
const refs = (rows: readonly Record<string, unknown>[]) => rows.map(({ ref_id }) => ref_id);

describe('what everybody reads', () => {
  it.each(PUBLIC)(
    '%s is not there for an unknown tournament, and for a draft only to its desk',
    async (call) => {
      expect(await venue.visitor.get(`/api/${call}/nowhere`)).toMatchObject(
        said(404, 'Tournament not found'),
      );
      expect((await get(call, venue.visitor)).status).toBe(200);
      await venue.status('draft');
      expect(await get(call, venue.visitor)).toMatchObject(said(404, 'Tournament not found'));
      expect((await get(call)).status).toBe(200);
    },
  );

  it('of the courts’ monitors is not there either, for a stranger who is signed in', async () => {
    const [stranger] = await venue.people(1);
    if (!stranger) throw new Error('nobody');
    const read = async () => get('getCourtMonitorBoard', stranger.browser);
    expect((await read()).status).toBe(200);
    await venue.status('draft');
    expect(await read()).toMatchObject(said(404, 'Tournament not found'));
    expect((await get('getCourtMonitorBoard')).status).toBe(200);
  });

  it('has no contact data of anybody', async () => {
    const [ann, ben] = await venue.queue(dora, 2);
    const [cleo] = await venue.crew(1);
    if (!ann || !ben || !cleo) throw new Error('nobody');
    await venue.shiftNow(cleo, 'Athletic Trainer');
    await post('addAuxAssignment', { ref_id: ben.ref_id, type: 'Runner' });
    await post('addClipboard', { court_num: 1, ref_id: ann.ref_id });
    for (const call of PUBLIC) {
      const rows = rowsOf(await get(call, venue.visitor));
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toMatch(/@|8015550100|phone|email|address|amount|paypal/);
    }
  });

  it('of the courts has pay, the match’s number and assignments for the desk alone', async () => {
    const [ann, ben] = await venue.queue(dora, 2);
    if (!ann || !ben) throw new Error('nobody');
    await post('addAuxAssignment', { ref_id: ben.ref_id, type: 'Runner', court_num: 1 });
    await post('assignCourt', { court_num: 1, ref_id: ann.ref_id });
    const extra = ['amount', 'aux_assignments', 'paid', 'second_amount', 'second_paid', 'sysid'];
    const courts = async (by: Member['browser']) => rowsOf(await get('getCourtsForPublicDisplay', by));
    const keys = async (by: Member['browser']) =>
      Object.keys((await courts(by))[0] ?? {})
        .filter((key) => extra.includes(key))
        .sort();
    expect(await keys(dora.browser)).toEqual(extra);
    for (const by of [venue.visitor, ann.browser]) expect(await keys(by)).toEqual([]);
    expect(await courts(dora.browser)).toMatchObject([
      {
        ref_id: ann.ref_id,
        sysid: '',
        amount: expect.any(Number),
        paid: false,
        second_amount: null,
        aux_assignments: [{ ref_id: ben.ref_id }],
      },
      ...Array(6).fill({ ref_id: null, amount: null, aux_assignments: [] }),
    ]);
  });

  it('is new after every change, of the board and of what it shows of others', async () => {
    const [ann] = await venue.queue(dora, 1);
    if (!ann) throw new Error('nobody');
    expect(await venue.board()).toMatchObject({
      queue: [{ first: 'First0', last_match: false, end_time: null }],
    });
    await dora.browser.put(`/api/lastMatch/${venue.tid}`, { ref_id: ann.ref_id });
    expect(await venue.board()).toMatchObject({ queue: [{ last_match: true }] });
    await venue.shiftNow(ann, 'Referee');
    expect(await venue.board()).toMatchObject({ queue: [{ end_time: expect.any(String) }] });
    const corrected = { first: 'Anna', last: 'Tester', phone: '8015550100' };
    const profile = `/auth/editProfile/${ann.ref_id}`;
    expect(await ann.browser.put(profile, corrected)).toMatchObject({ status: 200 });
    expect(await venue.board()).toMatchObject({ queue: [{ first: 'Anna' }] });
    await dora.browser.put('/api/nameCourts/', { tid: venue.tid, court: 1, name: 'GS' });
    expect((await venue.board()).courts[0]).toMatchObject({ court_num: 'GS' });
  });

  it('is new in another process, too', async () => {
    const other: TestServer = await testServer(host.server.settings.databaseUrl ?? '');
    try {
      const [ann] = await venue.queue(dora, 1);
      const there = () => other.app.inject({ url: `/api/getAvailableRefs/${venue.tid}` });
      await other.core.projections.settled(['board'], await host.server.core.store.head(), 10_000);
      expect((await there()).json()).toMatchObject([{ ref_id: ann?.ref_id, quick_break: false }]);
      const paused = { ref_id: ann?.ref_id, on: true };
      const { headers } = await dora.browser.put(`/api/quickBreak/${venue.tid}`, paused);
      const position = { 'courtcrew-min-position': String(headers['courtcrew-position']) };
      const url = `/api/getAvailableRefs/${venue.tid}`;
      expect((await other.app.inject({ url, headers: position })).json()).toMatchObject([
        { quick_break: true },
      ]);
    } finally {
      await other.close();
    }
  });
});

describe('the desk reads', () => {
  it('what a match is finished with', async () => {
    await venue.change({ certified_amount: 4050, level_one_amount2: 1025 });
    const [ann] = await venue.queue(dora, 1, { credentials: 'Certified' });
    const [ben] = await venue.queue(dora, 1, { credentials: 'Level 1' });
    const [cleo] = await venue.queue(dora, 1);
    if (!ann || !ben || !cleo) throw new Error('nobody');
    const body = { court_num: 2, ref_id: ann.ref_id, second_ref_id: ben.ref_id, medal: 'Gold' };
    const id = fieldOf(await post('assignCourt', body), 'id');
    await post('addAuxAssignment', { ref_id: cleo.ref_id, type: 'Scorekeeper', court_num: 2 });
    const url = `/api/getMatchToFinish/${venue.tid}`;
    expect(await dora.browser.get(`${url}/2`)).toMatchObject({
      status: 200,
      body: {
        id,
        court_num: '2',
        medal: 'Gold',
        estimated_amount: 40.5,
        second_ref_id: ben.ref_id,
        estimated_second_amount: 10.25,
        ...{ amount: 40.5, paid: false, second_amount: 10.25, second_paid: false, sysid: '' },
        aux_assignments: [{ type: 'Scorekeeper', first: 'First0' }],
      },
    });
    const paid = { court_num: 2, id, second_ref_id: cleo.ref_id, secondAmount: 10.25, secondPaid: true };
    expect(await dora.browser.put(`/api/finishMatch/${venue.tid}`, paid)).toMatchObject(
      said(409, 'The second of this match was changed meanwhile'),
    );
    expect(await dora.browser.get(`${url}/3`)).toMatchObject(said(404, 'Match not found'));
    expect(await dora.browser.get(`${url}/99`)).toMatchObject(said(404, 'Court not found'));
  });

  it('who is expected today and who is there', async () => {
    const [ann, ben] = await venue.crew(2);
    if (!ann || !ben) throw new Error('nobody');
    await venue.shiftNow(ann, 'Referee');
    await venue.shiftNow(ben, 'Line Judge');
    await post('checkinRef', { ref_id: ann.ref_id });
    const { browser: master } = await venue.staff('master');
    expect(rowsOf(await get('getCheckinList', master))).toMatchObject([
      { ref_id: ann.ref_id, place: 'queue', shifts: [{ category: 'Referee' }] },
      { ref_id: ben.ref_id, place: null, checked_in_at: null, shifts: [{ category: 'Line Judge' }] },
    ]);
    expect(refs(rowsOf(await get('getLineCheckin', venue.visitor)))).toEqual([ben.ref_id]);
    const ofReferees = Object((await get('getStatusUpdates')).body).recap;
    expect(ofReferees).toMatchObject([{ category: 'Referee' }]);
    const { updates, recap } = Object((await get('getStatusUpdates', master)).body);
    expect(updates).toMatchObject([{ ref_id: ann.ref_id, status: 'checked in' }]);
    expect(Map.groupBy(recap, (shift) => Object(shift).category)).toEqual(
      new Map([
        ['Referee', [expect.objectContaining({ expected: 1, checked_in: 1, missing: [] })]],
        [
          'Line Judge',
          [
            expect.objectContaining({
              expected: 1,
              checked_in: 0,
              missing: [{ ref_id: ben.ref_id, first: 'First1', last: 'Tester' }],
            }),
          ],
        ],
      ]),
    );
  });

  it('all courts in two lists, the longer one left', async () => {
    const { body } = await get('getCourtMonitorBoard');
    expect(body).toMatchObject({
      left: [{ court_num: '1' }, {}, {}, { court_num: '4' }],
      right: [{ court_num: '5' }, {}, { court_num: '7', ref_id: null }],
    });
  });

  it('calls, open and past; the caller the own ones', async () => {
    const call = (type: string) => ({
      tid: venue.tid,
      type,
      court_num: 2,
      message: 'Balls',
      ref_id: dora.ref_id,
    });
    const nid = fieldOf(await dora.browser.post('/api/courtMonitorNotifyDesk', call('td')), 'nid');
    expect(rowsOf(await get('getNotifications'))).toMatchObject([
      {
        nid,
        type: 'td',
        department: 'Tournament Director',
        court_num: '2',
        message: 'Balls',
        last: 'Tester',
      },
    ]);
    await dora.browser.put('/api/confirmNotification', { nid, response: 'Coming' });
    expect(rowsOf(await get('getNotifications'))).toEqual([]);
    expect(rowsOf(await get('getPastNotifications'))).toMatchObject([
      { nid, response: 'Coming', confirmed_by: 'First0 Tester' },
    ]);
    expect(rowsOf(await get('getOwnNotifications'))).toMatchObject([{ nid, response: 'Coming' }]);
    const [stranger] = await venue.people(1);
    expect(rowsOf(await get('getOwnNotifications', stranger?.browser))).toEqual([]);
  });
});
