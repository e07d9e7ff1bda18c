import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf, textAt } from '../../support/seen.ts';
import type { Member } from '../accounts/people.ts';
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

const categories = async (by = all.vera) =>
  rowsOf(await by.browser.get(`/api/volunteer/getVolunteerCategories/${tid}`));
const own = async (by: Member, more: object = {}) =>
  rowsOf(await by.browser.post('/api/volunteer/getVolunteerCategoriesForCaptain', { tid, ...more }));

const idOfFirst = (rows: unknown): string => (Array.isArray(rows) ? String(rows[0]?.id) : '');

describe('Categories', () => {
  test('are added, edited and deleted while nobody is registered', async () => {
    const url = `/api/volunteer/addVolunteerCategory/${tid}`;
    expect(await all.vera.browser.post(url, { name: ' ' })).toMatchObject({
      status: 400,
      body: { errors: { name: 'Name Required' } },
    });
    const added = await all.vera.browser.post(url, { name: 'Court Monitoring', courtMonitor: true });
    expect(added).toMatchObject({ status: 200, body: { message: 'added' } });
    const vcid = textAt(added, 'vcid');
    const edit = { name: 'Monitors', description: 'Watch courts', show: false };
    expect((await all.vera.browser.put(`/api/volunteer/editVolunteerCategory/${vcid}`, edit)).status).toBe(
      200,
    );
    const unseen = { description: 'Watch the nets', was: { description: 'Sit and watch' } };
    expect(await all.vera.browser.put(`/api/volunteer/editVolunteerCategory/${vcid}`, unseen)).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
    const late = { courtMonitor: false, seen: { courtMonitor: false } };
    expect(await all.vera.browser.put(`/api/volunteer/editVolunteerCategory/${vcid}`, late)).toMatchObject({
      status: 409,
      body: { errors: { courtMonitor: 'was changed meanwhile' }, details: { now: { courtMonitor: true } } },
    });
    expect(await categories()).toEqual([
      {
        vcid,
        tid,
        name: 'Monitors',
        description: 'Watch courts',
        court_monitor: true,
        show: false,
        admin: [],
        shifts: 0,
        spots: 0,
        count: 0,
      },
    ]);
    const sid = await crew.shift(vcid);
    await crew.seat(all.ann, sid);
    const remove = () => all.vera.browser.put(`/api/volunteer/deleteVolunteerCategory/${vcid}`, { tid });
    expect(await remove()).toMatchObject({ status: 200, body: 'registrations exists' });
    expect(await categories()).toMatchObject([{ shifts: 1, spots: 2, count: 1 }]);
    await all.vera.browser.post('/api/volunteer/removeVolunteerFromTournament', {
      tid,
      ref_id: all.ann.ref_id,
    });
    expect(await remove()).toMatchObject({ status: 200, body: { message: 'deleted' } });
    expect(await categories()).toEqual([]);
    expect((await remove()).status).toBe(404);
    // The log still says what it was.
    const log = await all.vera.browser.post(`/api/getSchedulingLog/${tid}`, { category: 'volunteer' });
    expect(rowsOf(log)).toMatchObject([
      { first: 'Ann', category: 'Monitors', note: 'Removed from tournament' },
    ]);
  });

  test('have captains, who are found by name and see their own', async () => {
    const [mine, other] = [await crew.category('Parking'), await crew.category('Medals')];
    const found = await all.vera.browser.post('/api/getAdminCaptainName?search=Ben', { tid });
    expect(rowsOf(found)).toEqual([
      {
        ref_id: all.ben.ref_id,
        first: 'Ben',
        last: 'Tester',
        name: 'Ben Tester',
        credentials: 'Not Rated',
        city: null,
        state: null,
      },
    ]);
    expect((await all.ann.browser.post('/api/getAdminCaptainName?search=Ben', {})).status).toBe(403);
    const add = { vcid: mine, ref_id: all.ben.ref_id };
    expect((await all.vera.browser.post('/api/volunteer/addCategoryAdmin', add)).status).toBe(200);
    const [, parking] = await categories();
    expect(parking).toMatchObject({ vcid: mine, admin: [{ ref_id: all.ben.ref_id, name: 'Ben Tester' }] });
    expect((await own(all.ben)).map(({ vcid }) => vcid)).toEqual([mine]);
    expect((await own(all.vera)).map(({ vcid }) => vcid)).toEqual([other, mine]);
    expect((await own(all.vera, { ref_id: all.ben.ref_id })).map(({ vcid }) => vcid)).toEqual([mine]);
    // A captain asking for somebody else gets no more than the own.
    expect((await own(all.ben, { ref_id: all.vera.ref_id })).map(({ vcid }) => vcid)).toEqual([mine]);
    const { body } = await all.ben.browser.get('/auth/session');
    expect(body).toMatchObject({
      admin: false,
      tournaments: [{ tid, admin_type: null, captain_of: [mine] }],
    });
    const id = idOfFirst(parking?.admin);
    expect((await all.vera.browser.post('/api/volunteer/removeCaptain', { id })).status).toBe(200);
    expect(
      (await all.ben.browser.post('/api/volunteer/getVolunteerCategoriesForCaptain', { tid })).status,
    ).toBe(403);
  });

  test('are the coordinators’ alone to change', async () => {
    const vcid = await crew.category('Parking');
    await crew.captain(all.ben, vcid);
    for (const [who, status] of [
      [all.ann, 403],
      [all.dora, 403],
      [all.ben, 403],
    ] as const) {
      const edit = await who.browser.put(`/api/volunteer/editVolunteerCategory/${vcid}`, { name: 'X' });
      expect(edit.status).toBe(status);
    }
    const elsewhere = await all.tournament('active');
    const moved = { tid: elsewhere, name: 'X' };
    expect((await all.vera.browser.put(`/api/volunteer/editVolunteerCategory/${vcid}`, moved)).status).toBe(
      404,
    );
    await all.mia.browser.put(`/api/removeTournamentAdmin/${tid}`, { ref_id: all.vera.ref_id });
    expect(
      (await all.vera.browser.put(`/api/volunteer/editVolunteerCategory/${vcid}`, { name: 'X' })).status,
    ).toBe(403);
    expect(await categories(all.mia)).toMatchObject([{ name: 'Parking' }]);
  });
});

describe('Shifts', () => {
  test('of volunteers are called as their category, and have no waitlist unless it is given', async () => {
    const vcid = await crew.category('Parking');
    const form = { category: vcid, start: '03/07/2030 9:00', end: '03/07/2030 11:00', spots: 3, repeat: 1 };
    expect((await all.vera.browser.post(`/api/addShift/${tid}`, form)).status).toBe(200);
    const wait = { ...form, name: 'Gate', repeat: 0, start: '03/09/2030 9:00', end: '03/09/2030 10:15' };
    await all.vera.browser.post(`/api/addShift/${tid}`, { ...wait, wait_certified: 1, wait_none: 2 });
    const shifts = await all.vera.browser.post('/api/volunteer/getAllVolunteerShifts', { tid });
    expect(rowsOf(shifts)).toMatchObject([
      { name: 'Parking', category_name: 'Parking', vcid, wait_spots: 0, date: '03/07/2030' },
      { name: 'Parking', wait_spots: 0, date: '03/08/2030' },
      { name: 'Gate', wait_spots: 3, wait_certified: 1, wait_none: 2 },
    ]);
    const day = { tid, day: '2030-03-08' };
    const oneDay = await all.vera.browser.post('/api/volunteer/getAllVolunteerShifts', day);
    expect(rowsOf(oneDay)).toMatchObject([{ date: '03/08/2030' }]);
    const dates = rowsOf(await all.vera.browser.get(`/api/getVolunteerDates/${tid}`));
    const of = (day: string, first: string, last: string) => ({
      day: `2030-03-${day}`,
      date: `03/${day}/2030`,
      shifts: 1,
      first: `2030-03-${day}T${first}:00.000Z`,
      last: `2030-03-${day}T${last}:00.000Z`,
    });
    expect(dates).toEqual([
      of('07', '15:00', '17:00'),
      of('08', '15:00', '17:00'),
      of('09', '15:00', '16:15'),
    ]);
    const stray = await all.vera.browser.post(`/api/addShift/${tid}`, { ...form, category: 'nothing' });
    expect(stray).toMatchObject({ status: 400, body: { errors: { category: expect.any(String) } } });
  });

  test('of a captain’s own category are the captain’s, no others', async () => {
    const [mine, other] = [await crew.category('Parking'), await crew.category('Medals')];
    await crew.captain(all.ben, mine);
    const foreign = await crew.shift(other, 14, 16);
    const form = { start: '03/07/2030 9:00', end: '03/07/2030 11:00', spots: 2, wait_spots: 2 };
    const add = (category: string) => all.ben.browser.post(`/api/addShift/${tid}`, { ...form, category });
    expect([(await add(other)).status, (await add('Referee')).status]).toEqual([403, 403]);
    const sid = textAt(await add(mine), 'sid');
    const edit = (body: object) => all.ben.browser.put('/api/editShift', body);
    expect((await edit({ sid, name: 'Gate', spots: 1 })).status).toBe(200);
    expect((await edit({ sid, category: other })).status).toBe(403);
    expect((await edit({ sid: foreign, name: 'Mine now' })).status).toBe(403);
    expect((await all.ben.browser.put(`/api/deleteShift/${foreign}`, { tid })).status).toBe(403);
    const mineOnly = await all.ben.browser.post('/api/volunteer/getVolunteerShiftsForCaptain', { tid });
    expect(rowsOf(mineOnly).map((shift) => shift.sid)).toEqual([sid]);
    const inNumbers = async ({ browser }: Member) =>
      rowsOf(await browser.get(`/api/volunteer/getVolunteerShiftList/${tid}`));
    expect(await inNumbers(all.ben)).toMatchObject([{ sid, category_name: 'Parking', spots: 1, count: 0 }]);
    for (const [shift] of [await inNumbers(all.ben), rowsOf(mineOnly)]) {
      expect(shift?.captains).toEqual([{ first: 'Ben', last: expect.any(String) }]);
    }
    expect((await inNumbers(all.vera)).map((shift) => shift.sid)).toEqual([foreign, sid]);
    const spots = (vcid: string) =>
      all.ben.browser.post(`/api/volunteer/getShiftSpotsForCategory/${vcid}`, { tid });
    expect([(await spots(mine)).status, (await spots(other)).status]).toEqual([200, 403]);
    expect((await all.ben.browser.post('/api/volunteer/getAllVolunteerShifts', { tid })).status).toBe(403);
    expect((await all.ben.browser.put(`/api/deleteShift/${sid}`, { tid })).status).toBe(200);
  });

  test('are filled by the captain: assigned, moved, confirmed, removed', async () => {
    const [mine, other] = [await crew.category('Parking'), await crew.category('Medals')];
    await crew.captain(all.ben, mine);
    const sid = await crew.shift(mine, 9, 11, { spots: 1, wait_spots: 1 });
    const { browser } = all.ben;
    const ann = { tid, ref_id: all.ann.ref_id };
    const shift_id = textAt(await browser.put(`/api/putVolunteerInShift/${sid}`, ann), 'shift_id');
    expect((await browser.put(`/api/moveToWaitlist/${shift_id}`, { tid })).body).toMatchObject({
      waitlist: true,
    });
    expect((await browser.put(`/api/moveOffWaitlist/${shift_id}`, { tid })).body).toMatchObject({
      waitlist: false,
    });
    const confirmed = await browser.put('/api/confirmShift/', { tid, shift_id, ref_id: all.ann.ref_id });
    expect(confirmed.body).toMatchObject({ confirmed: true });
    expect((await browser.put(`/api/removeRefTime/${shift_id}`, { tid })).status).toBe(200);
    const lead = await browser.post(`/api/putCaptainInShift/${sid}`, ann);
    expect(lead).toMatchObject({ status: 200, body: { message: 'Registered' } });
    const [shift] = rowsOf(await browser.post(`/api/volunteer/getShiftSpotsForCategory/${mine}`, { tid }));
    expect(shift).toMatchObject({ count: 1, signup: [{ first: 'Ann', captain: true }] });
    const foreign = await crew.shift(other, 14, 16);
    await crew.seat(all.ann, foreign);
    const [row] = rowsOf(
      await all.vera.browser.post(`/api/volunteer/getShiftSpotsForCategory/${other}`, { tid }),
    );
    const [seat] = (row?.signup ?? []) as { shift_id: string }[];
    expect((await browser.put(`/api/removeRefTime/${seat?.shift_id}`, { tid })).status).toBe(403);
    expect((await browser.post(`/api/putCaptainInShift/${foreign}`, ann)).status).toBe(403);
  });

  test('are read no more by a captain who was removed from the tournament', async () => {
    const vcid = await crew.category('Parking');
    const sid = await crew.shift(vcid, 9, 11);
    await crew.seat(all.ben, sid);
    await crew.captain(all.ben, vcid);
    expect((await own(all.ben)).map((category) => category.vcid)).toEqual([vcid]);
    const body = { tid, ref_id: all.ben.ref_id };
    const removed = await all.vera.browser.post('/api/volunteer/removeVolunteerFromTournament', body);
    expect(removed.status).toBe(200);
    for (const call of ['getVolunteerCategoriesForCaptain', 'getVolunteerShiftsForCaptain']) {
      expect((await all.ben.browser.post(`/api/volunteer/${call}`, { tid })).status, call).toBe(403);
    }
    expect(JSON.stringify((await all.ben.browser.get('/auth/session')).body)).not.toContain(vcid);
  });
});
