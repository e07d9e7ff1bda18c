import { beforeEach, describe, expect, it } from 'vitest';
import { hosted } from '../../support/hosted.ts';
import { fieldOf, rowsOf, said } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';

const all = hosted();

let venue: Venue;
let dora: Member;
beforeEach(async () => {
  venue = await Venue.open(all.server);
  dora = await venue.staff('referee');
});

const checkIn = (by: Member, { ref_id }: Member) =>
  by.browser.post(`/api/checkinRef/${venue.tid}`, { ref_id });
const checkOut = (by: Member, { ref_id }: Member, reason?: string) =>
  by.browser.post(`/api/checkoutRef/${venue.tid}`, { ref_id, reason });
const NOT_AUTHORIZED = 'Sorry you are not authorized for this feature.';

const one = async (made: Promise<Member[]>): Promise<Member> => {
  const [member] = await made;
  if (!member) throw new Error('nobody');
  return member;
};

describe('checking in', () => {
  it('puts referees at the end of the queue, once', async () => {
    const [ann, ben] = await venue.crew(2);
    if (!ann || !ben) throw new Error('nobody');
    expect(await checkIn(dora, ann)).toMatchObject({
      status: 200,
      body: { message: 'Checked in', undo: expect.any(Number) },
    });
    await checkIn(dora, ben);
    expect(await checkIn(dora, ann)).toMatchObject({ status: 200, body: { undo: null } });
    expect(await venue.waiting()).toEqual([ann.ref_id, ben.ref_id]);
  });

  it('is for the staff of the tournament', async () => {
    const stranger = await one(venue.people(1));
    const volunteer = await one(venue.volunteers(1));
    for (const person of [stranger, volunteer]) {
      expect(await checkIn(dora, person)).toMatchObject(said(409, 'Not registered for this tournament'));
    }
    expect(await venue.waiting()).toEqual([]);
  });

  it('is done at the desk by whoever waits for courts, and by trainers and line judges themselves', async () => {
    const referee = await one(venue.crew(1));
    const trainer = await one(venue.crew(1, { provider_type: 'Athletic Trainer' }));
    const judge = await one(venue.crew(1));
    await venue.shiftNow(judge, 'Line Judge');
    const turned = await one(venue.crew(1, { provider_type: 'Athletic Trainer' }));
    await venue.shiftNow(turned, 'Referee');

    expect(await checkIn(referee, referee)).toMatchObject(said(403, 'Please check in at the desk'));
    expect(await checkIn(turned, turned)).toMatchObject(said(403, 'Please check in at the desk'));
    expect(await checkIn(trainer, trainer)).toMatchObject({ status: 200 });
    expect(await checkIn(judge, judge)).toMatchObject({ status: 200 });
    expect(await checkIn(trainer, judge)).toMatchObject(said(403, NOT_AUTHORIZED));
    expect(await venue.waiting()).toEqual([]);
    expect(await checkOut(trainer, trainer)).toMatchObject({ status: 200, body: { message: 'Checked out' } });
    expect(await checkOut(referee, referee)).toMatchObject(said(403, 'Please check in at the desk'));
  });

  it('is done for trainers by their own desk, which does not touch the queue', async () => {
    const leo = await venue.staff('line');
    const vera = await venue.staff('volunteer');
    const referee = await one(venue.crew(1));
    const trainer = await one(venue.crew(1, { provider_type: 'Athletic Trainer' }));
    expect(await checkIn(leo, trainer)).toMatchObject({ status: 200 });
    expect(await checkIn(leo, referee)).toMatchObject(said(403, NOT_AUTHORIZED));
    expect(await checkIn(vera, trainer)).toMatchObject(said(403, NOT_AUTHORIZED));
    await checkIn(dora, referee);
    expect(await checkOut(leo, referee)).toMatchObject(said(403, NOT_AUTHORIZED));
    expect(await venue.waiting()).toEqual([referee.ref_id]);
  });

  it('lists who came and went, with the reason for the desk alone', async () => {
    const ann = await one(venue.queue(dora, 1));
    await checkOut(dora, ann, 'Sick dog');
    const read = () => dora.browser.get(`/api/getStatusUpdates/${venue.tid}`);
    const updates = rowsOf({ ...(await read()), body: fieldOf(await read(), 'updates') });
    expect(updates).toMatchObject([
      { ref_id: ann.ref_id, status: 'checked out', reason: 'Sick dog', first: 'First0' },
      { ref_id: ann.ref_id, status: 'checked in', reason: null },
    ]);
    expect(JSON.stringify(await venue.board())).not.toContain('Sick dog');

    const [gone] = updates;
    const remove = (body?: object) => dora.browser.post(`/api/removeStatus/${gone?.id}`, body);
    expect(await remove({ tid: 'another' })).toMatchObject(said(404, 'Status not found'));
    expect(await remove({ tid: venue.tid })).toMatchObject({ status: 200, body: { message: 'Removed' } });
    expect(await remove()).toMatchObject({ status: 404 });
    // Who was asked before somebody came again has not read that line.
    const last = updates[1]?.id;
    await checkIn(dora, ann);
    await dora.browser.post(`/api/removeAllStatus/${venue.tid}`, { last });
    expect(fieldOf(await read(), 'updates')).toMatchObject([{ ref_id: ann.ref_id, status: 'checked in' }]);
    expect(await dora.browser.post(`/api/removeAllStatus/${venue.tid}`, { last })).toMatchObject({
      status: 404,
    });
    await dora.browser.post(`/api/removeAllStatus/${venue.tid}`);
    expect(fieldOf(await read(), 'updates')).toEqual([]);
  });

  it('leaves nobody to bring back once they are forgotten, though no list names them any more', async () => {
    const ann = await one(venue.queue(dora, 1));
    const undo = fieldOf(await checkOut(dora, ann), 'undo');
    await dora.browser.post(`/api/removeAllStatus/${venue.tid}`);
    const pat = await venue.platformAdmin();
    expect((await pat.browser.post('/api/utradmin/forgetPerson', { ref_id: ann.ref_id })).status).toBe(200);
    const left = async () =>
      (
        await all.server.core.pool.query('select 1 from log.events where stream = $1 and type = $2', [
          `board-${venue.tid}`,
          'PersonLeft',
        ])
      ).rowCount;
    await expect.poll(left, { timeout: 20_000 }).toBe(1);
    const undone = await dora.browser.post(`/api/undoOnBoard/${venue.tid}`, { undo });
    expect(undone).toMatchObject({ status: 409 });
    expect(await venue.waiting()).toEqual([]);
  });

  it('out is whoever was taken off the staff meanwhile', async () => {
    const [ann, ben] = await venue.queue(dora, 2);
    if (!ann || !ben) throw new Error('nobody');
    await dora.browser.put(`/api/removeRefFromTournament/${venue.tid}`, { ref_id: ann.ref_id });
    const leo = await venue.staff('line');
    expect(await checkOut(leo, ann)).toMatchObject(said(403, NOT_AUTHORIZED));
    expect(await checkOut(ann, ann)).toMatchObject(said(403, 'Please check in at the desk'));
    await expect.poll(() => venue.waiting()).toEqual([ben.ref_id]);
    expect(await checkOut(dora, ann)).toMatchObject(said(409, 'Not registered for this tournament'));
  });

  it('out is done by a line judge alone when the day of the shift is over, too', async () => {
    const judge = await one(venue.crew(1));
    await venue.world.checkIn(venue.tid, [judge.ref_id], false);
    expect(await checkOut(judge, judge)).toMatchObject({ status: 200, body: { message: 'Checked out' } });
  });

  it('out is not done from a court', async () => {
    const ann = await one(venue.queue(dora, 1));
    await dora.browser.post(`/api/assignCourt/${venue.tid}`, { court_num: 2, ref_id: ann.ref_id });
    expect(await checkOut(dora, ann)).toMatchObject(said(409, 'Finish the match on court 2 first'));
  });
});

describe('the queue', () => {
  it('is moved by position, and undone', async () => {
    const [ann, ben, cleo] = await venue.queue(dora, 3);
    const move = (ref_id: string | undefined, position: unknown) =>
      dora.browser.put(`/api/swapQueue/${venue.tid}`, { ref_id, position });
    const moved = await move(cleo?.ref_id, 1);
    expect(await venue.waiting()).toEqual([cleo?.ref_id, ann?.ref_id, ben?.ref_id]);
    await dora.browser.post(`/api/undoOnBoard/${venue.tid}`, { undo: fieldOf(moved, 'undo') });
    expect(await venue.waiting()).toEqual([ann?.ref_id, ben?.ref_id, cleo?.ref_id]);
    expect(await move(ann?.ref_id, '99')).toMatchObject({ status: 200 });
    expect(await venue.waiting()).toEqual([ben?.ref_id, cleo?.ref_id, ann?.ref_id]);
    expect(await move(ann?.ref_id, 0)).toMatchObject(said(400, 'position must be at least 1'));
    expect(await move(ann?.ref_id, '0x1')).toMatchObject(said(400, 'position must be a number'));
    expect(await move(ann?.ref_id, 1.5)).toMatchObject(said(400, 'position must be a whole number'));
    expect(await move(dora.ref_id, 1)).toMatchObject(said(409, 'This referee is not checked in'));
  });

  it('keeps the place of somebody on a break, and shows notes and tags', async () => {
    const [ann, ben] = await venue.queue(dora, 2);
    const { tid } = venue;
    const put = (call: string, body: object) => dora.browser.put(`/api/${call}/${tid}`, body);
    expect(await put('quickBreak', { ref_id: ann?.ref_id, on: true })).toMatchObject({
      body: { message: 'On a break' },
    });
    await put('refNote', { ref_id: ben?.ref_id, note: 'Knee', tag: 'RED' });
    expect((await venue.board()).queue).toMatchObject([
      { ref_id: ann?.ref_id, quick_break: true, note: null },
      { ref_id: ben?.ref_id, quick_break: false, note: 'Knee', ref_note: 'Knee', tag: 'RED' },
    ]);
    const late = { ref_id: ben?.ref_id, note: 'Hip', seen: { note: '' } };
    expect(await put('refNote', late)).toMatchObject({
      status: 409,
      body: { details: { now: { note: 'Knee' } } },
    });
    expect(await put('refNote', { ...late, seen: { note: 'Knee' } })).toMatchObject(said(200, 'Saved'));
    expect((await venue.board()).queue[1]).toMatchObject({ note: 'Hip', tag: 'RED' });
    await put('quickBreak', { ref_id: ann?.ref_id, on: 0 });
    await put('refNote', { ref_id: ben?.ref_id, note: '', tag: null });
    expect((await venue.board()).queue).toMatchObject([
      { quick_break: false },
      { note: null, ref_note: null, tag: null },
    ]);
    expect(await put('refNote', { ref_id: ben?.ref_id, note: 'x'.repeat(201) })).toMatchObject(
      said(400, 'note must be at most 200 characters'),
    );
    expect(await put('refNote', { ref_id: dora.ref_id, note: 'Hm' })).toMatchObject(
      said(409, 'Not registered for this tournament'),
    );
    expect(await put('quickBreak', { ref_id: ben?.ref_id, on: 'perhaps' })).toMatchObject(
      said(400, 'on must be true or false'),
    );
  });
});
