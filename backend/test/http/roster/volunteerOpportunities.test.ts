import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rowsOf } from '../../support/seen.ts';
import { type Cast, cast } from './cast.ts';
import { type Volunteering, volunteering } from './volunteering.ts';

let all: Cast;
let crew: Volunteering;
let tid: string;
beforeAll(async () => {
  all = await cast();
});
afterAll(() => all.close());
beforeEach(() => play('active', { volunteer: true }));

async function play(status: string, fields: object): Promise<void> {
  tid = await all.tournament(status, fields);
  crew = volunteering(all, tid);
}

/** What a visitor finds of the tournament of this test. */
const found = async () =>
  rowsOf(await all.visitor.get('/api/volunteer/getVolunteerOpportunities')).filter((row) => row.tid === tid);

test('A visitor finds how many people a tournament needs, and on which days', async () => {
  const parking = await crew.category('Parking');
  const first = (from: string, to: string) => ({ start: `2030-03-01T${from}`, end: `2030-03-01T${to}` });
  const early = await crew.shift(parking, 9, 13, { spots: 3, ...first('09:00', '13:00') });
  await crew.shift(parking, 14, 16, { spots: 2, ...first('14:00', '16:00') });
  await crew.seat(all.ann, early);
  const [row] = await found();
  expect(row).toMatchObject({ shifts: 2, needed: 4, time_zone: 'US/Central' });
  expect(row?.days).toEqual([row?.start]);
});

test('A shift that is full and has no room to wait is no opportunity, one with room for waiting is', async () => {
  const parking = await crew.category('Parking');
  const full = await crew.shift(parking, 9, 11, { spots: 1, wait_spots: 0 });
  await crew.seat(all.ann, full);
  expect(await found()).toEqual([]);
  const waited = await crew.shift(parking, 12, 13, { spots: 1, wait_spots: 1 });
  await crew.seat(all.ann, waited);
  expect(await found()).toMatchObject([{ shifts: 1, needed: 0 }]);
});

test('Hidden categories and shifts of officials are no opportunities', async () => {
  await crew.shift(await crew.category('Medals', { show: false }));
  await all.shift(tid, 9, 11);
  expect(await found()).toEqual([]);
});

test.each([
  ['draft', { volunteer: true }],
  ['Advertise Only', { volunteer: true }],
  ['archive', { volunteer: true }],
  ['active', { volunteer: false }],
  ['active', { volunteer: true, private_tournament: true }],
])('A tournament in %s with %o is not offered', async (status, fields) => {
  await play(status, fields);
  await crew.shift(await crew.category('Parking'));
  expect(await found()).toEqual([]);
});
