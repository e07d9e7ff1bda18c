import { beforeEach, describe, expect, it } from 'vitest';
import { hosted } from '../../support/hosted.ts';
import { fieldOf, said } from '../../support/seen.ts';
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
beforeEach(async () => {
  venue = await Venue.open(all.server);
  dora = await venue.staff('referee');
  const waiting = await venue.queue(dora, 4);
  [ann = '', ben = '', cleo = '', dan = ''] = waiting.map(({ ref_id }) => ref_id);
});

const post = (call: string, body: object) => dora.browser.post(`/api/${call}/${venue.tid}`, body);
const put = (call: string, body: object) => dora.browser.put(`/api/${call}/${venue.tid}`, body);
const assign = (court_num: unknown, ref_id: string, more: object = {}) =>
  post('assignCourt', { court_num, ref_id, ...more });

/** Matches as they are kept for the reconciliation. */
const past = async () => {
  const { rows } = await all.server.core.pool.query('select * from board.matches where tid = $1', [
    venue.tid,
  ]);
  return rows;
};

describe('a court that is reset', () => {
  it('is free, without a past match; everybody on it queues again', async () => {
    await assign(1, ann, { second_ref_id: ben });
    await post('addAuxAssignment', { ref_id: cleo, type: 'Match Starter', court_num: 1 });
    const reset = await put('resetCourt', { court_num: 1 });
    expect(reset).toMatchObject(said(200, 'Court has been re-set'));
    expect(await venue.board()).toMatchObject({ courts: [{ id: null }, {}, {}], aux: [] });
    expect(await venue.waiting()).toEqual([dan, ann, ben, cleo]);
    expect(await past()).toEqual([]);

    await post('undoOnBoard', { undo: fieldOf(reset, 'undo') });
    expect(await venue.board()).toMatchObject({
      courts: [{ ref_id: ann, second_ref_id: ben }, {}, {}],
      aux: [{ ref_id: cleo, type: 'Match Starter', court_num: '1' }],
    });
  });

  it('may have had no match', async () => {
    const reset = await put('resetCourt', { court_num: '2' });
    expect(reset).toMatchObject({ status: 200, body: { message: 'Court has been re-set', undo: null } });
  });
});

describe('an assignment beside a court', () => {
  const start = (body: object) => post('addAuxAssignment', { type: 'Match Starter', ...body });

  it('takes somebody from the queue, and counts its minutes', async () => {
    const begun = await start({ ref_id: ann, court_num: '', note: 'Has the list', name: 'North' });
    const id = fieldOf(begun, 'id');
    expect((await venue.board()).aux).toMatchObject([
      { id, ref_id: ann, type: 'Match Starter', name: 'North', note: 'Has the list', court_order: null },
    ]);
    expect(await start({ ref_id: ann })).toMatchObject(
      said(409, 'This referee has an assignment already: Match Starter'),
    );
    expect(await put('finishAuxAssignment', { id, amount: 5 })).toMatchObject({
      status: 200,
      body: { message: 'Finished', minutes: 0 },
    });
    expect(await venue.waiting()).toEqual([ben, cleo, dan, ann]);
    expect(await put('finishAuxAssignment', { id })).toMatchObject(
      said(409, 'This assignment was finished meanwhile'),
    );
    // A desk that was asked whether to delete it before another one has finished it loses nobody's minutes and pay.
    const late = await dora.browser.post('/api/deleteAuxAssignment', { id, under_way: true });
    expect(late).toMatchObject(said(409, 'This assignment was finished meanwhile'));
    expect(await dora.browser.post('/api/deleteAuxAssignment', { id })).toMatchObject({
      status: 200,
      body: { message: 'Deleted', undo: null },
    });
    expect(await venue.waiting()).toEqual([ben, cleo, dan, ann]);
  });

  it('ends with the match it is listed with', async () => {
    await assign(1, ann);
    const id = fieldOf(await start({ ref_id: ben, court_num: 1 }), 'id');
    await put('finishMatch', { court_num: 1, aux_assignments: [{ id, type: 'Match Starter' }, 'unknown'] });
    expect((await venue.board()).aux).toEqual([]);
    expect(await venue.waiting()).toEqual([cleo, dan, ann, ben]);
  });

  it('is deleted without a trace, by the desk of its tournament', async () => {
    const id = fieldOf(await start({ ref_id: ann }), 'id');
    const remove = (body: object, by = dora, headers = {}) =>
      by.browser.post('/api/deleteAuxAssignment', { id, ...body }, headers);
    const elsewhere = await Venue.open(all.server);
    const other = await elsewhere.staff('referee');
    const missing = said(404, 'Assignment not found');
    expect(await remove({}, other)).toMatchObject({ status: 403 });
    expect(await remove({ tid: elsewhere.tid }, other)).toMatchObject(missing);
    expect(await remove({ tid: elsewhere.tid })).toMatchObject(missing);
    const again = () => remove({ tid: venue.tid, ref_id: ben }, dora, { 'idempotency-key': `gone-${id}` });
    const deleted = await again();
    expect(deleted).toMatchObject(said(200, 'Deleted'));
    expect((await again()).body).toEqual(deleted.body);
    expect((await venue.board()).aux).toEqual([]);
    expect(await venue.waiting()).toEqual([ben, cleo, dan, ann]);
    expect(await remove({})).toMatchObject(missing);
  });
});

it('a clipboard is asked for and brought', async () => {
  await assign(1, ann);
  const asked = await post('addClipboard', { court_num: 1, ref_id: ann });
  const id = fieldOf(asked, 'id');
  expect((await venue.board()).clipboards).toMatchObject([
    { id, court_num: '1', ref_id: ann, first: 'First0' },
  ]);
  expect((await post('addClipboard', { court_num: 1, ref_id: ann })).status).toBe(409);
  expect(await post('addClipboard', { court_num: 1, ref_id: 'nobody' })).toMatchObject(
    said(404, 'Person not found'),
  );
  expect(await put('removeClipboard', { id })).toMatchObject(said(200, 'Clipboard brought'));
  expect((await venue.board()).clipboards).toEqual([]);
  expect((await put('removeClipboard', { id })).status).toBe(404);
});

describe('an action', () => {
  const undo = (undo: unknown) => post('undoOnBoard', { undo });

  it('is taken back whole', async () => {
    await assign(1, ann, { second_ref_id: ben });
    const finished = await put('finishMatch', { court_num: 1 });
    expect(await undo(fieldOf(finished, 'undo'))).toMatchObject({
      status: 200,
      body: { message: 'Undone', undo: null },
    });
    expect((await venue.board()).courts).toMatchObject([{ ref_id: ann, second_ref_id: ben }, {}, {}]);
    expect(await venue.waiting()).toEqual([cleo, dan]);
    expect(await past()).toEqual([]);
  });

  it('is not taken back over what others did since', async () => {
    const begun = await assign(1, ann);
    await put('finishMatch', { court_num: 1 });
    const meanwhile = said(409, 'This was changed meanwhile and cannot be undone');
    expect(await undo(fieldOf(begun, 'undo'))).toMatchObject(meanwhile);
    expect(await undo(99_999)).toMatchObject(meanwhile);
    expect(await undo(-1)).toMatchObject(said(400, 'undo must not be negative'));
  });
});
