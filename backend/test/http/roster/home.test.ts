import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { textAt } from '../../support/seen.ts';
import type { Member } from '../accounts/people.ts';
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

const home = (who: Pick<Member, 'browser'>, of = tid) => who.browser.get(`/api/getTournamentHome/${of}`);
const read = async (who: Member) => (await home(who)).body;
const assign = (who: Member, sid: string) =>
  all.mia.browser.put(`/api/putTimeSpots/${sid}`, { tid, ref_id: who.ref_id });

const FULL = { certified: 0, level_two: 0, level_one: 0, none: 0, any: 0 };

describe('the home of a tournament', () => {
  test('counts who is not confirmed and what is missing by credential, and each desk sees its own', async () => {
    const chair = { category: 'Chair Umpire', certified: 2, level_two: 1, level_one: 0, none: 1, spots: 4 };
    const [first, tent] = [await all.shift(tid, 8, 12, chair), await all.shift(tid, 8, 12)];
    await all.shift(tid, 12, 14, { ...chair, certified: 0, level_two: 0, spots: 1 });
    expect((await assign(all.ann, first)).status).toBe(200);
    const seat = await assign(all.ben, tent);
    expect(seat.status).toBe(200);
    const date = expect.stringMatching(/^2030-03-\d\d$/);
    expect(await read(all.mia)).toMatchObject({
      officials: {
        ...{ shifts: 3, unconfirmed: 2 },
        short: [{ date, certified: 2, level_two: 1, level_one: 0, none: 1, any: 1 }],
      },
      volunteers: { shifts: 0, unconfirmed: 0, short: [] },
      ...{ requests: 0, prizes: 0, is_owed: false },
      owed: { matches: 0, aux: 0, people: 0 },
    });
    expect(await read(all.leo)).toMatchObject({
      officials: { shifts: 1, unconfirmed: 1, short: [{ date, ...FULL, any: 1 }] },
      ...{ volunteers: null, requests: null, owed: null, prizes: null },
    });
    expect(await read(all.vera)).toMatchObject({
      officials: null,
      volunteers: { shifts: 0 },
      requests: null,
    });
    expect(await read(all.dora)).toMatchObject({ officials: { shifts: 3 }, volunteers: null, prizes: null });
    await all.mia.browser.put('/api/confirmShift/', { tid, shift_id: textAt(seat, 'shift_id') });
    expect(await read(all.leo)).toMatchObject({ officials: { unconfirmed: 0 } });
  });

  test('knows when the last shift of the last day is over, also after midnight, and no later one', async () => {
    expect(await read(all.mia)).toMatchObject({ last_end: null });
    const shift = (start: string, end: string) =>
      all.mia.browser.post(`/api/addShift/${tid}`, {
        ...{ name: 'Night', category: 'Referee', spots: 1, start, end, confirm: true },
      });
    await shift('2030-04-30T22:00', '2030-05-01T02:00');
    await shift('2030-05-01T08:00', '2030-05-01T12:00');
    expect(await read(all.mia)).toMatchObject({ last_end: '2030-05-01T07:00:00.000Z' });
  });

  test('ticks the setup and the procedures once somebody has saved them', async () => {
    const added = await all.platform.browser.post('/api/t/addTournament', {
      ...{
        name: 'Fresh Open',
        location: 'Tulsa',
        start: '03/01/2030',
        end: '03/02/2030',
        zone: 'US/Central',
      },
      courts: 4,
    });
    const fresh = String(Object(added.body).tid);
    const ticks = async () => (await home(all.platform, fresh)).body;
    await all.platform.browser.put(`/api/t/updateTournamentStatus/${fresh}`, { status: 'active' });
    expect(await ticks()).toMatchObject({ setup_saved: false, procedures: false });
    const write = (procedures: string) =>
      all.platform.browser.put(`/api/updateProcedures/${fresh}`, { procedures });
    await write('<p>&nbsp;</p><p><br></p>');
    expect(await ticks()).toMatchObject({ procedures: false });
    await write('<p>Park at gate 3.</p>');
    await all.platform.browser.put(`/api/t/editTournament/${fresh}`, { about: 'By the river' });
    expect(await ticks()).toMatchObject({ setup_saved: true, procedures: true });
  });

  test('counts the requests that wait', async () => {
    tid = await all.tournament('active', { referee_approval_required: true });
    const sid = await all.shift(tid, 8, 12, { category: 'Chair Umpire' });
    expect((await all.ann.browser.put(`/api/putWaitlist/${sid}`, { tid })).status).toBe(200);
    expect(await read(all.dora)).toMatchObject({ requests: 1 });
  });

  test('is for the admins of that tournament alone', async () => {
    expect((await home({ browser: all.visitor })).status).toBe(401);
    expect((await home(all.ann)).status).toBe(403);
    expect((await home(all.mia, 'unknown')).status).toBe(403);
    expect(await home(all.platform, 'unknown')).toMatchObject({
      status: 404,
      body: { message: 'Tournament not found' },
    });
  });
});
