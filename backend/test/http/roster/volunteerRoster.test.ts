import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
beforeEach(async () => {
  tid = await all.tournament('active');
  crew = volunteering(all, tid);
});

describe('The roster', () => {
  const registered = async (by = all.vera) =>
    rowsOf(await by.browser.get(`/api/getRegisteredVolunteers/${tid}`));

  test('takes people by id and by name, with an e-mail', async () => {
    const take = () =>
      all.vera.browser.post(`/api/addVolunteerToTournament/${tid}`, { ref_id: all.ann.ref_id });
    expect((await take()).body).toEqual({ message: 'added' });
    expect((await take()).body).toEqual({ message: 'added', already: true });
    const enter = (refInfo: object) =>
      all.vera.browser.post(`/api/addVolunteerToDBandTournament/${tid}`, { refInfo });
    const nora = { first: 'Nora', last: 'New', email: '' };
    for (const email of ['', 'a@b', 'nobody']) {
      expect(await enter({ ...nora, email })).toMatchObject({
        status: 400,
        body: { message: 'email required' },
      });
    }
    expect((await enter({ ...nora, email: 'nora.new@example.org', phone: '801-555-0101' })).status).toBe(200);
    expect(await enter({ first: 'Ben', last: 'Tester', email: 'ben@example.org' })).toMatchObject({
      status: 200,
      body: { ref_id: all.ben.ref_id },
    });
    expect(await registered()).toMatchObject([
      {
        login: false,
        usap_ambassador: false,
        name: 'Nora New',
        email: 'nora.new@example.org',
        phone: '8015550101',
        cell_phone: '8015550101',
        other_phone: null,
        category: null,
        status: null,
        count: 0,
      },
      { name: 'Ann Tester' },
      { name: 'Ben Tester' },
    ]);
    const removal = { tid, ref_id: all.ann.ref_id };
    const url = '/api/volunteer/removeVolunteerFromTournament';
    expect((await all.vera.browser.post(url, removal)).body).toEqual({ message: 'removed' });
    expect((await all.vera.browser.post(url, removal)).status).toBe(404);
    expect((await all.dora.browser.post(url, removal)).status).toBe(403);
    expect((await registered()).map(({ first }) => first)).toEqual(['Nora', 'Ben']);
  });

  test('shows captains how to reach their own people only', async () => {
    const [mine, other] = [await crew.category('Parking'), await crew.category('Medals')];
    await crew.captain(all.ben, mine);
    await crew.seat(all.ann, await crew.shift(mine));
    await crew.seat(all.leo, await crew.shift(other, 14, 16));
    const seen = await registered(all.ben);
    expect(seen).toMatchObject([
      {
        first: 'Ann',
        email: 'Ann@example.org',
        category: 'Parking',
        shift: 'From 9 to 13',
        start_time: expect.stringMatching(/Z$/),
        end_time: expect.stringMatching(/Z$/),
        status: 'Selected',
        shifts: [{ category: 'Parking' }],
      },
      { first: 'Leo', email: null, phone: null, cell_phone: null, category: null, status: null, shifts: [] },
    ]);
    const forCaptain = await all.ben.browser.post(`/api/volunteer/getVolunteerForCaptain/${tid}`, {
      ref_id: all.ben.ref_id,
    });
    expect(rowsOf(forCaptain).map(({ first }) => first)).toEqual(['Ann']);
    const ofCategory = (vcid: string) =>
      all.ben.browser.get(`/api/volunteer/getRegisteredVolunteersForCategory/${vcid}`);
    expect(rowsOf(await ofCategory(mine)).map(({ first }) => first)).toEqual(['Ann']);
    expect((await ofCategory(other)).status).toBe(403);
    const coordinator = `/api/volunteer/getVolunteerForCoordinator/${tid}`;
    expect((await all.ben.browser.post(coordinator, {})).status).toBe(403);
    expect(rowsOf(await all.vera.browser.post(coordinator, {}))).toMatchObject([
      { first: 'Ann', shifts: [{ shift_name: 'From 9 to 13', waitlist: false, confirmed: false }] },
      { first: 'Leo', shifts: [{ category: 'Medals' }] },
    ]);
  });

  test('is read a page at a time, narrowed by name, category, day and presence', async () => {
    const [mine, other] = [await crew.category('Parking'), await crew.category('Medals')];
    await crew.captain(all.ben, mine);
    const sid = await crew.shift(mine);
    await crew.seat(all.ann, sid);
    await crew.seat(all.leo, await crew.shift(other, 14, 16));
    await crew.add(all.dora);
    const page = async (body: object, by = all.vera) => {
      const { body: read } = await by.browser.post(`/api/volunteer/getVolunteerPage/${tid}`, body);
      const { rows, total } = read as { rows: { first: string }[]; total: number };
      return [total, ...rows.map(({ first }) => first)];
    };
    expect(await page({})).toEqual([3, 'Ann', 'Dora', 'Leo']);
    expect(await page({ offset: 1, limit: 1 })).toEqual([3, 'Dora']);
    expect(await page({ q: 'leo t' })).toEqual([1, 'Leo']);
    expect(await page({ vcid: other })).toEqual([1, 'Leo']);
    const [{ date } = { date: '' }] = rowsOf(await all.vera.browser.get(`/api/getVolunteerDates/${tid}`));
    await all.vera.browser.put(`/api/checkinVolunteer/${tid}`, { ref_id: all.leo.ref_id, day: date });
    expect(await page({ day: date })).toEqual([2, 'Ann', 'Leo']);
    expect(await page({ day: date, checkin: true })).toEqual([1, 'Leo']);
    expect(await page({ day: date, checkin: false })).toEqual([1, 'Ann']);
    expect(await page({}, all.ben)).toEqual([1, 'Ann']);
    expect(await page({ everybody: true }, all.ben)).toEqual([3, 'Ann', 'Dora', 'Leo']);
    const whole = await all.ben.browser.post(`/api/volunteer/getVolunteerPage/${tid}`, { everybody: true });
    expect((whole.body as { rows: object[] }).rows).toMatchObject([
      { first: 'Ann', email: expect.stringContaining('@'), shifts: [{ sid }] },
      { first: 'Dora', email: null, shifts: [] },
      { first: 'Leo', email: null, shifts: [] },
    ]);
    const foreign = await all.ben.browser.post(`/api/volunteer/getVolunteerPage/${tid}`, { vcid: other });
    expect(foreign.status).toBe(403);
  });

  test('shows a day, checks in for it, hands out shirts, and checks everybody out', async () => {
    const [mine, other] = [await crew.category('Parking'), await crew.category('Medals')];
    await crew.captain(all.ben, mine);
    await crew.seat(all.ann, await crew.shift(mine));
    await crew.seat(all.leo, await crew.shift(other));
    const [{ date } = { date: '' }] = rowsOf(await all.vera.browser.get(`/api/getVolunteerDates/${tid}`));
    const onDay = async (by: Member, call = 'getVolunteerByDay', day = date) =>
      rowsOf(await by.browser.post(`/api/${call}/${tid}`, { day }));
    for (const { ref_id } of [all.ann, all.leo]) {
      await all.vera.browser.put(`/api/checkinVolunteer/${tid}`, { ref_id, status: 'true', day: date });
      expect((await all.vera.browser.put(`/api/shirtPickup/${tid}`, { ref_id })).body).toEqual({
        message: 'saved',
        shirt_pickup: true,
      });
    }
    expect(await onDay(all.vera)).toMatchObject([
      { first: 'Ann', checkin: true, shirt_pickup: true },
      { first: 'Leo', checkin: true, shirt_pickup: true },
    ]);
    expect(await onDay(all.vera, 'getVolunteerByDay', '04/01/2030')).toEqual([]);
    expect((await onDay(all.ben, 'getVolunteerByDayForCaptain')).map(({ first }) => first)).toEqual(['Ann']);
    expect((await all.ben.browser.post(`/api/getVolunteerByDay/${tid}`, { day: date })).status).toBe(403);
    expect((await all.ben.browser.put(`/api/shirtPickup/${tid}`, { ref_id: all.leo.ref_id })).status).toBe(
      403,
    );
    // Dora came without a shift: who checks everybody out sees her among those who are here.
    await crew.add(all.dora);
    await all.vera.browser.put(`/api/checkinVolunteer/${tid}`, { ref_id: all.dora.ref_id, day: date });
    expect(await onDay(all.vera, 'getVolunteerByDayForCaptain')).toMatchObject([
      { first: 'Ann', checkin: true },
      { first: 'Dora', checkin: true, shifts: [] },
      { first: 'Leo', checkin: true },
    ]);
    // Leo works for Ben, too, but on another day.
    const nextDay = { start: '04/02/2030 9:00', end: '04/02/2030 13:00' };
    await crew.seat(all.leo, await crew.shift(mine, 9, 13, nextDay));
    const checkOut = (by: Member, seen = {}) =>
      by.browser.post('/api/volunteer/checkoutAllVolunteers/', { tid, day: date, ...seen });
    expect((await checkOut(all.ben, { people: [all.leo.ref_id] })).body).toMatchObject({ count: 0 });
    expect((await checkOut(all.ben)).body).toMatchObject({ count: 1 });
    expect(await onDay(all.vera)).toMatchObject([{ checkin: false }, { checkin: true }]);
    // Leo came while she was asked: he stays.
    expect((await checkOut(all.vera, { people: [all.dora.ref_id] })).body).toMatchObject({ count: 1 });
    expect(await onDay(all.vera)).toMatchObject([{ checkin: false }, { checkin: true }]);
    expect((await checkOut(all.vera)).body).toMatchObject({ count: 1 });
    expect(await onDay(all.vera)).toMatchObject([{ checkin: false }, { checkin: false }]);
    expect((await checkOut(all.dora)).status).toBe(403);
  });
});

describe('Groups', () => {
  test('are named, coloured, and hold a person once', async () => {
    for (const who of [all.ann, all.ben]) await crew.add(who);
    const call = (name: string, body: object, method: 'put' | 'post' = 'put', by = all.vera) =>
      by.browser[method](`/api/${name}/${tid}`, body);
    const red = textAt(await call('saveVolunteerGroupName', { group_name: 'Red' }, 'post'), 'vgid');
    const blue = textAt(
      await call('saveVolunteerGroupName', { group_name: 'Blue', color: '#0000FF' }, 'post'),
      'vgid',
    );
    const groups = async () => rowsOf(await all.vera.browser.get(`/api/getVolunteerGroups/${tid}`));
    expect(await groups()).toEqual([
      { vgid: blue, group_name: 'Blue', color: '#0000FF', signup: [] },
      { vgid: red, group_name: 'Red', color: '#D3D3D3', signup: [] },
    ]);
    for (const { ref_id } of [all.ann, all.ben])
      await call('saveVolunteerGroupAssignment', { vgid: red, ref_id });
    await call('saveVolunteerGroupAssignment', { vgid: blue, ref_id: all.ben.ref_id });
    await call('editVolunteerGroupName', { vgid: red, group_name: 'Crimson', color: '#DC143C', sid: 'x' });
    const unseen = { vgid: red, group_name: 'Rot', was: { group_name: 'Red' } };
    expect(await call('editVolunteerGroupName', unseen)).toMatchObject({
      status: 409,
      body: {
        errors: { group_name: 'was changed meanwhile' },
        details: { now: { group_name: 'Crimson' } },
      },
    });
    expect(await groups()).toMatchObject([
      { group_name: 'Blue', signup: [{ name: 'Ben Tester' }] },
      { group_name: 'Crimson', color: '#DC143C', signup: [{ name: 'Ann Tester' }] },
    ]);
    const listed = rowsOf(await all.vera.browser.get(`/api/getRegisteredVolunteers/${tid}`));
    expect(listed).toMatchObject([{ group: { group_name: 'Crimson' } }, { group: { group_name: 'Blue' } }]);
    // Who saw somebody elsewhere, as before an Undo, neither moves them nor takes them out.
    const ben = { ref_id: all.ben.ref_id };
    const moved = {
      status: 409,
      body: { message: 'This person is in another group by now: look at it again' },
    };
    expect(await call('removeFromVolunteerGroup', { ...ben, from: red })).toMatchObject(moved);
    expect(await call('saveVolunteerGroupAssignment', { ...ben, vgid: red, from: null })).toMatchObject(
      moved,
    );
    // Already so, which leaves nothing to take back.
    expect(await call('saveVolunteerGroupAssignment', { ...ben, vgid: blue, from: red })).toMatchObject({
      body: { changed: false },
    });
    expect(await call('removeFromVolunteerGroup', { ...ben, from: blue })).toMatchObject({
      body: { changed: true },
    });
    await call('deleteVolunteerGroup', { vgid: red }, 'post');
    expect(await groups()).toMatchObject([{ group_name: 'Blue', signup: [] }]);
    const stranger = await member(all.server, 'Stan');
    const join = { vgid: blue, ref_id: stranger.ref_id };
    expect((await call('saveVolunteerGroupAssignment', join)).status).toBe(404);
    expect((await call('saveVolunteerGroupAssignment', join, 'put', all.dora)).status).toBe(403);
  });

  test('of another tournament are not there', async () => {
    const url = (of: string) => `/api/saveVolunteerGroupName/${of}`;
    const elsewhere = await all.tournament('active');
    const vgid = textAt(await all.vera.browser.post(url(elsewhere), { group_name: 'Red' }), 'vgid');
    await crew.add(all.ann);
    const join = { vgid, ref_id: all.ann.ref_id };
    const answer = await all.vera.browser.put(`/api/saveVolunteerGroupAssignment/${tid}`, join);
    expect(answer).toMatchObject({ status: 404, body: { message: 'Group not found' } });
    expect((await all.platform.browser.post(url('nowhere'), { group_name: 'Red' })).status).toBe(404);
  });
});

describe('Reports', () => {
  test('add up contacts, shifts, hours, shirts and days', async () => {
    const vcid = await crew.category('Parking');
    const [morning, noon] = [await crew.shift(vcid, 9, 11), await crew.shift(vcid, 12, 13)];
    await all.shift(tid, 9, 11);
    for (const sid of [morning, noon]) await crew.seat(all.ann, sid);
    await crew.add(all.ben);
    await all.ann.browser.put(`/auth/editProfile/${all.ann.ref_id}`, {
      first: 'Ann',
      last: 'Tester',
      phone: '8015550100',
      shirt: "Women's M",
      shirt2: 'L',
      emergencyName: 'Mum',
      emergencyNumber: '8015550199',
    });
    const post = async (url: string, body: object) => rowsOf(await all.vera.browser.post(url, body));
    const get = async (url: string) => rowsOf(await all.vera.browser.get(`${url}/${tid}`));
    const contacts = await get('/api/getVolunteerContactInfo');
    expect(contacts).toMatchObject([
      { first: 'Ann', email: 'Ann@example.org', emergency_name: 'Mum', shirt: "Women's M" },
      { first: 'Ben' },
    ]);
    const [{ date, day } = { date: '', day: '' }] = await get('/api/getVolunteerDates');
    const onDay = await post(`/api/volunteer/getVolunteerContactByDay/${tid}`, { day: date });
    expect(onDay.map(({ first }) => first)).toEqual(['Ann']);
    expect(await post('/api/volunteer/getVolunteerListWithShiftCount', { tid })).toMatchObject([
      { first: 'Ann', count: 2 },
      { first: 'Ben', count: 0 },
    ]);
    expect(await get('/api/volunteer/getVolunteerTimeAndShifts')).toMatchObject([
      { first: 'Ann', shift_count: 2, minutes: 180, time: '3:00' },
      { first: 'Ben', time: '0:00' },
    ]);
    const gender = await get('/api/volunteer/getShirtSizesGender');
    expect(gender).toHaveLength(15);
    expect(gender.filter(({ count }) => Number(count) > 0)).toEqual([
      { shirt: "Women's M", count: 1, handed_out: 0 },
      { shirt: 'Not given', count: 1, handed_out: 0 },
    ]);
    const unisex = await get('/api/volunteer/getShirtSizesUnisex');
    expect(unisex.map(({ shirt, count }) => `${shirt} ${count}`)).toEqual([
      'XS 0',
      'S 0',
      'M 0',
      'L 1',
      'XL 0',
      'XXL 0',
      'XXXL 0',
      'Not given 1',
    ]);
    expect(await get('/api/volunteer/getVolunteerRecap')).toMatchObject([
      { date: day, category_name: 'Parking', shifts: 2, spots: 4, count: 2 },
    ]);
    expect((await all.dora.browser.get(`/api/getVolunteerContactInfo/${tid}`)).status).toBe(403);
  });
});
