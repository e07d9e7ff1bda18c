import { edgeDate } from '@courtcrew/domain/kernel/edgeDate.ts';
import { addDays, dateIn } from '@courtcrew/domain/kernel/time.ts';
import { checkedInVolunteer } from '@courtcrew/projections/roster/index.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rosterAggregate } from '../../../src/roster/index.ts';
import { rowsOf } from '../../support/seen.ts';
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

const checkIn = (who: Member, more: object = {}, by = all.vera) =>
  by.browser.put(`/api/checkinVolunteer/${tid}`, { ref_id: who.ref_id, ...more });
const get = async (call: string, by = all.vera) => rowsOf(await by.browser.get(`/api/${call}/${tid}`));

describe('Court monitors', () => {
  test('are the volunteers checked in today who are seated in such a category', async () => {
    const [monitors, parking] = [
      await crew.category('Court Monitoring', { court_monitor: true }),
      await crew.category('Parking'),
    ];
    await crew.seat(all.ann, await crew.shift(monitors));
    await crew.seat(all.ben, await crew.shift(parking));
    expect(await get('getVolunteers')).toMatchObject([
      { name: 'Ann Tester', checkin: false },
      { name: 'Ben Tester', checkin: false },
    ]);
    expect(await checkIn(all.ann)).toMatchObject({ status: 200, body: { message: 'saved', checkin: true } });
    await checkIn(all.ben, { status: true });
    expect(await get('getCheckedInVolunteers')).toMatchObject([{ first: 'Ann' }, { first: 'Ben' }]);
    expect(await get('getCheckedInCourtMonitors')).toMatchObject([
      { ref_id: all.ann.ref_id, first: 'Ann', last: 'Tester', credentials: 'Not Rated', checkin: true },
    ]);
    await checkIn(all.ann, { status: false });
    expect(await get('getCheckedInCourtMonitors')).toEqual([]);
  });

  test('of another day are not there today', async () => {
    await crew.add(all.ann);
    const today = dateIn(new Date().toISOString(), 'US/Central');
    await checkIn(all.ann, { day: edgeDate(addDays(today, 1)) });
    expect(await get('getCheckedInVolunteers')).toEqual([]);
    const there = (day: string) => checkedInVolunteer(all.server.db, tid, all.ann.ref_id, { date: day });
    expect([await there(today), await there(addDays(today, 1))]).toEqual([false, true]);
    expect(await checkIn(all.ann, { day: 'someday' })).toMatchObject({
      status: 400,
      body: { errors: { day: 'must be a date like 03/07/2026' } },
    });
  });

  test('carry no contact data', async () => {
    await crew.add(all.ann);
    await checkIn(all.ann);
    for (const call of ['getVolunteers', 'getCheckedInVolunteers']) {
      const text = JSON.stringify(await get(call));
      expect(text).toContain('Ann');
      expect(text).not.toMatch(/@example\.org|8015550100/);
    }
  });

  test('are for coordinators and captains, who check in their own people', async () => {
    const [mine, other] = [await crew.category('Parking'), await crew.category('Hospitality')];
    await crew.captain(all.ben, mine);
    await crew.seat(all.ann, await crew.shift(other));
    expect((await all.ann.browser.get(`/api/getVolunteers/${tid}`)).status).toBe(403);
    expect((await all.dora.browser.get(`/api/getVolunteers/${tid}`)).status).toBe(403);
    expect((await all.ben.browser.get(`/api/getVolunteers/${tid}`)).status).toBe(200);
    expect((await checkIn(all.ann, {}, all.ben)).status).toBe(403);
    await crew.seat(all.ann, await crew.shift(mine, 14, 16));
    expect((await checkIn(all.ann, {}, all.ben)).status).toBe(200);
    const elsewhere = await all.tournament('active');
    expect((await all.ben.browser.get(`/api/getVolunteers/${elsewhere}`)).status).toBe(403);
  });

  test('whose captain’s right is taken check in nobody any more', async () => {
    const mine = await crew.category('Parking');
    const id = await crew.captain(all.ben, mine);
    await crew.seat(all.ann, await crew.shift(mine));
    expect((await checkIn(all.ann, {}, all.ben)).status).toBe(200);
    await all.server.execute(rosterAggregate, tid, { type: 'RemoveCaptain', id });
    expect((await checkIn(all.ann, { status: false }, all.ben)).status).toBe(403);
  });

  test('do not include strangers', async () => {
    expect(await checkIn(all.ben)).toMatchObject({
      status: 404,
      body: { message: 'Volunteer not found' },
    });
  });
});
