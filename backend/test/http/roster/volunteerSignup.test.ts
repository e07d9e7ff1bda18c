import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '../../support/browser.ts';
import { rowsOf, textAt } from '../../support/seen.ts';
import { type Member, member } from '../accounts/people.ts';
import { type Cast, cast } from './cast.ts';
import { type Volunteering, volunteering } from './volunteering.ts';

let all: Cast;
let crew: Volunteering;
let tid: string;
beforeAll(async () => {
  all = await cast();
});
afterAll(() => all.close());
beforeEach(() => play('active'));

async function play(status: string, fields: object = {}): Promise<void> {
  tid = await all.tournament(status, fields);
  crew = volunteering(all, tid);
}

const register = (who: Member, sid: string, more: object = {}) =>
  who.browser.put(`/api/putVolunteerInShift/${sid}`, { tid, ref_id: who.ref_id, ...more });
const byTime = async ({ browser }: { browser: Browser }, more: object = {}) =>
  rowsOf(await browser.post(`/api/getVolunteerSignupByTime/${tid}`, more));

describe('A volunteer’s shift', () => {
  test('is registered for, waited for, and Full', async () => {
    const cyd = await member(all.server, 'Cyd');
    const sid = await crew.shift(await crew.category('Parking'), 9, 13, { spots: 1, wait_spots: 1 });
    expect(await byTime(all.ann)).toMatchObject([
      { sid, state: 'register', needed: 1, category_name: 'Parking', category_description: 'About Parking' },
    ]);
    expect(await register(all.ann, sid)).toMatchObject({
      status: 200,
      body: { message: 'Registered', waitlist: false },
    });
    expect(await byTime(all.ben)).toMatchObject([{ state: 'waitlist-only', count: 1, shift_id: null }]);
    expect(await register(all.ben, sid)).toMatchObject({
      status: 200,
      body: { message: 'Waitlist', waitlist: true },
    });
    expect(await byTime(cyd)).toMatchObject([{ state: 'full', wait_count: 1 }]);
    expect(await register(cyd, sid)).toMatchObject({ status: 409, body: { code: 'full', message: 'Full' } });
    expect(await byTime(all.ann)).toMatchObject([{ state: 'registered', registered: true }]);
    expect(await byTime(all.ben)).toMatchObject([{ state: 'waitlist', registered_waitlist: true }]);
  });

  test('is left again by oneself, from the spot and from the waitlist', async () => {
    const sid = await crew.shift(await crew.category('Parking'));
    const shift_id = textAt(await register(all.ann, sid), 'shift_id');
    expect((await all.ben.browser.put(`/api/removeRefTime/${shift_id}`, { tid })).status).toBe(403);
    expect((await all.ann.browser.put(`/api/removeRefTime/${shift_id}`, { tid })).status).toBe(200);
    expect(await byTime(all.ann)).toMatchObject([{ state: 'register' }]);
  });

  test('at hours one works already is a conflict with name and times', async () => {
    const vcid = await crew.category('Parking');
    const [morning, noon] = [await crew.shift(vcid, 9, 13), await crew.shift(vcid, 12, 15)];
    const courts = await all.shift(tid, 14, 16);
    await register(all.ann, morning);
    const clash = await register(all.ann, noon);
    expect(clash).toMatchObject({
      status: 200,
      body: { conflict: { name: 'From 9 to 13', kind: 'volunteer', category: 'Parking' } },
    });
    expect(textAt(clash, 'message')).toMatch(/^CONFLICT - From 9 to 13 ..., Mar \d+, 9:00 AM C[DS]T - /);
    await all.ben.browser.put(`/api/putTimeSpots/${courts}`, { tid });
    expect((await register(all.ben, noon)).body).toHaveProperty('conflict.name', 'From 14 to 16');
  });

  test('is listed by category and by time, hidden categories not at all', async () => {
    const [parking, anthem] = [await crew.category('Parking'), await crew.category('Anthem')];
    const hidden = await crew.category('Medals', { show: false });
    const [early, late, secret] = [
      await crew.shift(parking, 9, 11),
      await crew.shift(anthem, 12, 13),
      await crew.shift(hidden, 8, 9),
    ];
    const categories = await all.visitor.get(`/api/volunteer/getCategoriesForTournament/${tid}`);
    expect(rowsOf(categories)).toEqual([
      { vcid: anthem, name: 'Anthem', description: 'About Anthem' },
      { vcid: parking, name: 'Parking', description: 'About Parking' },
    ]);
    const byCategory = (body: object) =>
      all.ann.browser.post(`/api/getVolunteerSignupByCategory/${tid}`, body);
    expect(rowsOf(await byCategory({})).map(({ sid }) => sid)).toEqual([late, early]);
    expect(rowsOf(await byCategory({ vcid: parking })).map(({ sid }) => sid)).toEqual([early]);
    expect(rowsOf(await byCategory({ vcid: hidden }))).toEqual([]);
    expect((await byTime(all.ann)).map(({ sid }) => sid)).toEqual([early, late]);
    expect((await register(all.ann, secret)).status).toBe(404);
    await crew.seat(all.ann, secret);
    expect((await byTime(all.ann)).map(({ sid }) => sid)).toEqual([secret, early, late]);
    expect((await byTime(all.ben)).map(({ sid }) => sid)).toEqual([early, late]);
  });

  test('shows captains to people who are signed in, and nobody else’s name to anybody', async () => {
    const vcid = await crew.category('Parking');
    const sid = await crew.shift(vcid);
    await crew.captain(all.ben, vcid);
    await register(all.ann, sid);
    expect(await byTime(all.ann)).toMatchObject([
      { captains: [{ first: 'Ben', last: 'Tester' }], signup: [] },
    ]);
    const [seen] = await byTime({ browser: all.visitor });
    expect(seen).toMatchObject({ count: 1, captains: [], signup: [], state: 'register' });
  });

  test('stands in one’s own schedule with its category, from the registration on', async () => {
    await register(all.ann, await crew.shift(await crew.category('Parking')));
    const url = `/api/getRefScheduleForTournament/${all.ann.ref_id}`;
    expect(rowsOf(await all.ann.browser.post(url, { tid }))).toMatchObject([
      { kind: 'volunteer', category: 'Parking', waitlist: false, status: 'Selected' },
    ]);
  });
});

describe('A closed tournament', () => {
  test.each(['draft', 'Advertise Only', 'archive'])('takes no volunteers: %s', async (status) => {
    await play(status);
    const sid = await crew.shift(await crew.category('Parking'));
    expect(await register(all.ann, sid)).toMatchObject({
      status: 409,
      body: { message: 'Sorry this tournament is not open for registration.' },
    });
    expect((await byTime(all.ann)).length).toBe(status === 'Advertise Only' ? 1 : 0);
    expect((await register(all.vera, sid, { ref_id: all.ann.ref_id })).status).toBe(200);
  });
});

describe('The waiver', () => {
  const sign = (who: Member, signature: string, more: object = {}) =>
    who.browser.put('/api/volunteer/signVolunteerWaiver/', { tid, ref_id: who.ref_id, signature, ...more });
  const check = async (who: Member) =>
    (
      await who.browser.post('/api/volunteer/checkIfWaiverIsNeededAndSigned', {
        tid,
        ref_id: who.ref_id,
      })
    ).body;

  test('is signed with one’s name before registering, where the tournament wants it', async () => {
    await play('active', { volunteer_signature_required: true, volunteer_waiver: 'I will be careful.' });
    const sid = await crew.shift(await crew.category('Parking'));
    expect((await all.visitor.get(`/api/volunteer/getVolunteerWaiver/${tid}`)).body).toEqual({
      waiver: 'I will be careful.',
      signature_required: true,
      version: 1,
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await check(all.ann)).toEqual({ needed: true, signed: false });
    expect(await register(all.ann, sid)).toMatchObject({ status: 409, body: { code: 'waiver-needed' } });
    expect(await byTime(all.ann)).toMatchObject([{ waiver_needed: true, signed: false }]);
    expect(await sign(all.ann, 'Ann')).toMatchObject({
      status: 400,
      body: { message: 'Signature does not match your profile.' },
    });
    expect(await sign(all.ann, 'ann  TESTER')).toMatchObject({
      status: 200,
      body: { message: 'Waiver Signed, Please register for shifts.' },
    });
    expect(await check(all.ann)).toEqual({ needed: true, signed: true });
    expect((await register(all.ann, sid)).status).toBe(200);
    await all.mia.browser.put(`/api/t/editTournament/${tid}`, {
      volunteer_waiver: 'I drink water.',
      sign_again: true,
    });
    expect(await sign(all.ann, 'Ann Tester')).toMatchObject({
      status: 200,
      body: { message: 'Waiver Signed', registered: true },
    });
    const list = await all.vera.browser.post('/api/volunteer/getVolunteerWaiverList', { tid });
    expect(rowsOf(list)).toMatchObject([
      { name: 'Ann Tester', signature: 'Ann Tester', signature_date: expect.stringMatching(/Z$/) },
    ]);
  });

  test('is wanted by a shift alone, and has a text of its own', async () => {
    const vcid = await crew.category('Parking');
    expect(await check(all.ann)).toEqual({ needed: false, signed: false });
    const sid = await crew.shift(vcid, 9, 13, { signature_required: true });
    expect(await check(all.ann)).toEqual({ needed: true, signed: false });
    expect((await register(all.ann, sid)).status).toBe(409);
    const { body } = await all.visitor.get(`/api/volunteer/getVolunteerWaiver/${tid}`);
    expect(body).toMatchObject({ waiver: expect.stringMatching(/volunteer/), signature_required: false });
  });

  test('is signed by nobody for another', async () => {
    const forAnn = { ref_id: all.ann.ref_id };
    for (const who of [all.ben, all.vera, all.mia]) {
      expect((await sign(who, 'Ann Tester', forAnn)).status).toBe(403);
    }
    expect((await all.visitor.put('/api/volunteer/signVolunteerWaiver/', { tid })).status).toBe(401);
  });
});

describe('Rights', () => {
  test('to register somebody are that person’s, the coordinators’ and the category’s captain’s', async () => {
    const [mine, other] = [await crew.category('Parking'), await crew.category('Medals')];
    const [here, there] = [await crew.shift(mine, 9, 11), await crew.shift(other, 12, 14)];
    await crew.captain(all.ben, mine);
    const ann = { ref_id: all.ann.ref_id };
    expect((await all.visitor.put(`/api/putVolunteerInShift/${here}`, ann)).status).toBe(401);
    expect((await register(all.dora, here, ann)).status).toBe(403);
    expect((await register(all.ben, there, ann)).status).toBe(403);
    expect((await register(all.ben, here, ann)).status).toBe(200);
    const cyd = await member(all.server, 'Cyrus');
    expect((await register(cyd, here, ann)).status).toBe(403);
    expect((await register(all.vera, there, ann)).status).toBe(200);
  });

  test('reach no shift of another tournament', async () => {
    const elsewhere = await all.tournament('active');
    const other = volunteering(all, elsewhere);
    const sid = await other.shift(await other.category('Parking'));
    expect((await register(all.ann, sid)).status).toBe(404);
  });
});
