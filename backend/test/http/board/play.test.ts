import { beforeEach, describe, expect, it } from 'vitest';
import { hosted } from '../../support/hosted.ts';
import { fieldOf, rowsOf, said } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';

const all = hosted();

let venue: Venue;
let dora: Member;
/** Ids of four referees who wait, in this order. */
let ann: string;
let ben: string;
let cleo: string;
let dan: string;
let referees: Member[];
beforeEach(async () => {
  venue = await Venue.open(all.server);
  dora = await venue.staff('referee');
  referees = await venue.queue(dora, 4);
  [ann = '', ben = '', cleo = '', dan = ''] = referees.map(({ ref_id }) => ref_id);
});

const post = (call: string, body: object, headers?: Record<string, string>) =>
  dora.browser.post(`/api/${call}/${venue.tid}`, body, headers);
const put = (call: string, body: object, by: Member | undefined = dora) =>
  by.browser.put(`/api/${call}/${venue.tid}`, body);
const assign = (court_num: unknown, ref_id: string, more: object = {}) =>
  post('assignCourt', { court_num, ref_id, ...more });

/** Matches as they are kept for the reconciliation. */
const past = async () => {
  const { rows } = await all.server.core.pool.query('select * from board.matches where tid = $1', [
    venue.tid,
  ]);
  return rows;
};

describe('a match', () => {
  it('takes its referees from the queue, and sends them to its end', async () => {
    const begun = await assign(1, ann, { second_ref_id: cleo, medal: 'gold' });
    expect(begun).toMatchObject(said(200, 'Assigned'));
    const id = fieldOf(begun, 'id');
    const { courts, queue } = await venue.board();
    expect(courts).toMatchObject([
      { court_num: '1', id, ref_id: ann, second_ref_id: cleo, medal: 'Gold', first: 'First0' },
      { court_num: '2', id: null, ref_id: null, start_time: null },
      { court_num: '3', id: null },
    ]);
    expect(queue.map(({ ref_id }) => ref_id)).toEqual([ben, dan]);

    const finished = await put('finishMatch', { court_num: '1', id, ref_id: ben });
    expect(finished).toMatchObject(said(200, 'Match Finished'));
    expect(await venue.waiting()).toEqual([ben, dan, ann, cleo]);
    expect((await venue.board()).courts).toMatchObject([{ id: null, medal: 'none' }, {}, {}]);
  });

  it('is paid by the credentials of its referees unless the desk says otherwise', async () => {
    await venue.change({
      certified_amount: 4000,
      level_one_amount2: 750,
      volunteer_amount: 1000,
      volunteer_amount2: 500,
    });
    const [carl] = await venue.queue(dora, 1, { credentials: 'Certified' });
    const [lena] = await venue.queue(dora, 1, { credentials: 'Level 1' });
    await assign(1, carl?.ref_id ?? '', { second_ref_id: lena?.ref_id });
    await put('finishMatch', { court_num: 1, secondAmount: '12.50', secondPaid: true, sysid: 'M-1' });
    await assign(2, ann, { second_ref_id: ben });
    await put('finishMatch', { court_num: 2, amount: '', paid: false });
    expect(await past()).toMatchObject([
      {
        ref_id: carl?.ref_id,
        credentials: 'Certified',
        estimated_amount: 4000,
        amount: 4000,
        paid: false,
        second_credentials: 'Level 1',
        second_estimated_amount: 750,
        second_amount: 1250,
        second_paid: true,
        sysid: 'M-1',
      },
      { ref_id: ann, estimated_amount: 1000, amount: 1000, second_estimated_amount: 500, sysid: '' },
    ]);
  });

  it('is finished by its own referees, whose words about pay and medal are not read', async () => {
    await assign(1, ann, { second_ref_id: ben, medal: 'Bronze' });
    const own = { court_num: 1, amount: 999, paid: true, medal: 'Gold', sysid: 'mine' };
    expect(await put('finishMatch', own, referees[2])).toMatchObject(
      said(403, 'Only the referees of this match can finish it here'),
    );
    expect(await put('finishMatch', own, referees[1])).toMatchObject(said(200, 'Thank you for refereeing'));
    expect(await past()).toMatchObject([{ amount: 0, paid: false, medal: 'Bronze', sysid: '' }]);
    expect((await venue.visitor.put(`/api/finishMatch/${venue.tid}`, own)).status).toBe(401);
  });

  it('for gold with a tie-breaker is finished by the coordinator', async () => {
    await assign(1, ann);
    expect(await put('setMedal', { court_num: 1, medal: 'silver' })).toMatchObject({ status: 400 });
    expect(await put('setMedal', { court_num: 1, medal: 'gold' })).toMatchObject(said(200, 'Saved'));
    expect((await venue.board()).courts[0]).toMatchObject({ medal: 'Gold' });
    const answered = { court_num: 1, tie_breaker: true };
    expect(await put('finishMatch', answered, referees[0])).toMatchObject(
      said(409, 'After a tie-breaker the coordinator finishes the match'),
    );
    expect(await put('finishMatch', answered)).toMatchObject(said(200, 'Match Finished'));
  });

  it('is finished once, and by an old page not at all', async () => {
    const id = fieldOf(await assign(1, ann), 'id');
    expect(await put('finishMatch', { court_num: 1, id })).toMatchObject({ status: 200 });
    expect(await put('finishMatch', { court_num: 1, id })).toMatchObject(
      said(409, 'There is no match on court 1'),
    );
    await assign(1, ben);
    expect(await put('finishMatch', { court_num: 1, id })).toMatchObject(
      said(409, 'This match was finished meanwhile'),
    );
    expect(await past()).toHaveLength(1);
  });

  it('that began after a desk was asked is not reset by its yes', async () => {
    const id = fieldOf(await assign(1, ann), 'id');
    await put('finishMatch', { court_num: 1, id });
    expect(await put('resetCourt', { court_num: 1, id })).toMatchObject({
      status: 200,
      body: { undo: null },
    });
    await assign(1, ben);
    const late = await put('resetCourt', { court_num: 1, id });
    expect(late).toMatchObject(said(409, 'This match was finished meanwhile'));
    // A desk that was asked about the match starter beside a court saw no match at all.
    const lateBeside = await put('resetCourt', { court_num: 1, id: null });
    expect(lateBeside).toMatchObject(said(409, 'Court 1 already has a referee'));
    expect((await venue.board()).courts).toMatchObject([{ ref_id: ben }, {}, {}]);
  });

  it('that began after an old page was drawn gets neither its medal nor its second', async () => {
    const id = fieldOf(await assign(1, ann), 'id');
    await put('finishMatch', { court_num: 1, id });
    await assign(1, ben);
    const meanwhile = said(409, 'This match was finished meanwhile');
    expect(await put('setMedal', { court_num: 1, id, medal: 'gold' })).toMatchObject(meanwhile);
    expect(await post('assignSecond', { court_num: 1, id, ref_id: cleo })).toMatchObject(meanwhile);
    expect((await venue.board()).courts).toMatchObject([{ medal: 'none', second_ref_id: null }, {}, {}]);
  });

  it('gets a second, who is sent back without a finish', async () => {
    await assign(1, ann);
    expect(await post('assignSecond', { court_num: 1, ref_id: ben })).toMatchObject(said(200, 'Assigned'));
    expect(await post('assignSecond', { court_num: 1, ref_id: cleo })).toMatchObject(
      said(409, 'Court 1 already has a second referee'),
    );
    expect(await post('assignSecond', { court_num: 1, ref_id: null })).toMatchObject(
      said(200, 'Back in the queue'),
    );
    expect(await venue.waiting()).toEqual([cleo, dan, ben]);
    expect(await post('assignSecond', { court_num: 2, ref_id: ben })).toMatchObject(
      said(409, 'There is no match on court 2'),
    );
  });

  it('begins on a free court, with somebody who waits', async () => {
    await assign(1, ann);
    expect(await assign(1, ben)).toMatchObject(said(409, 'Court 1 already has a referee'));
    expect(await assign(2, ann)).toMatchObject(said(409, 'This referee is on court 1 already'));
    expect(await assign(2, dora.ref_id)).toMatchObject(said(409, 'This referee is not checked in'));
    expect(await assign(2, ben, { second_ref_id: ben })).toMatchObject(
      said(409, 'The second must be another referee'),
    );
    expect(await assign(9, ben)).toMatchObject(said(404, 'Court not found'));
  });

  it('goes on under a new name of its court', async () => {
    await assign(1, ann);
    await dora.browser.put('/api/nameCourts/', { tid: venue.tid, court: 1, name: 'GS' });
    expect(await assign('gs', ben)).toMatchObject(said(409, 'Court GS already has a referee'));
    expect(await put('finishMatch', { court_num: 'GS' })).toMatchObject(said(200, 'Match Finished'));
    expect(await past()).toMatchObject([{ court: 1, ref_id: ann }]);
  });

  it.each([
    [{}, 'court_num is required'],
    [{ court_num: 1 }, 'ref_id is required'],
    [{ court_num: [], ref_id: 'x' }, 'court_num must be the name of a court'],
    [{ court_num: 'Grandstand', ref_id: 'x' }, 'court_num must be at most 4 characters'],
    [{ court_num: 1, ref_id: 'x', medal: 'Wood' }, 'medal must be none, Bronze, Gold'],
    [{ court_num: 1, ref_id: '../x' }, 'ref_id is not a known id'],
  ])('does not begin with %j', async (body, message) => {
    expect(await post('assignCourt', body)).toMatchObject(said(400, message));
  });
});

it('the same request again does the same once and answers the same', async () => {
  const key = { 'idempotency-key': `assign-${venue.tid}` };
  const send = (court_num: number) => post('assignCourt', { court_num, ref_id: ann }, key);
  const [first, again] = [await send(1), await send(1)];
  expect(again.body).toEqual(first.body);
  await put('finishMatch', { court_num: 1 });
  expect((await send(1)).body).toEqual(first.body);
  expect((await send(2)).status).toBe(422);
  expect((await venue.board()).courts).toMatchObject([{ id: null }, { id: null }, { id: null }]);
});

describe('who may', () => {
  const writes = (by: Member['browser']) =>
    [
      ['POST', 'assignCourt', { court_num: 2, ref_id: ann }],
      ['POST', 'assignSecond', { court_num: 2, ref_id: ben }],
      ['PUT', 'resetCourt', { court_num: 1 }],
      ['POST', 'addAuxAssignment', { ref_id: ann, type: 'Runner' }],
      ['POST', 'addClipboard', { court_num: 1 }],
      ['POST', 'undoOnBoard', { undo: 1 }],
    ].map(async ([method, call, body]) => {
      const url = `/api/${String(call)}/${venue.tid}`;
      const { status } = await (method === 'PUT' ? by.put(url, Object(body)) : by.post(url, Object(body)));
      return status;
    });

  it('move people is the desk alone', async () => {
    const before = await venue.board();
    const [outsider] = await venue.people(1);
    const refused = [
      [401, venue.visitor],
      [403, outsider?.browser ?? venue.visitor],
      [403, referees[0]?.browser ?? venue.visitor],
      [403, (await venue.staff()).browser],
      [403, (await venue.staff('line')).browser],
      [403, (await venue.staff('volunteer')).browser],
      [403, (await (await Venue.open(all.server)).staff('master')).browser],
    ] as const;
    for (const [status, by] of refused) {
      expect(new Set(await Promise.all(writes(by)))).toEqual(new Set([status]));
    }
    expect(await venue.board()).toEqual(before);
    const assigned = await put('resetCourt', { court_num: 1 }, await venue.staff('master'));
    expect(assigned.status).toBe(200);
  });
});

it('what everybody reads names people and says nothing of how they are reached or paid', async () => {
  await assign(1, ann, { second_ref_id: ben });
  await post('addAuxAssignment', { ref_id: cleo, type: 'Runner' });
  await post('addClipboard', { court_num: 1, ref_id: ann });
  const board = await venue.board();
  expect(Object.values(board).every((rows) => rows.length > 0)).toBe(true);
  expect(JSON.stringify(board)).not.toMatch(/@|8015550100|phone|email|amount|paid|sysid/);
  expect(rowsOf(await dora.browser.get(`/api/getAuxAssignments/${venue.tid}`))).toMatchObject([
    { ref_id: cleo, minutes: 0 },
  ]);
});
