import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf, textAt } from '../../support/seen.ts';
import { type Cast, cast } from './cast.ts';

/** A tournament that comes back from the archive brings along people who have a spot elsewhere by now. */

let all: Cast;
beforeAll(async () => {
  all = await cast();
});
afterAll(() => all.close());

const mia = () => all.mia.browser;
const status = (tid: string, status: string) => mia().put(`/api/t/updateTournamentStatus/${tid}`, { status });
const assign = (tid: string, sid: string) =>
  mia().put(`/api/putTimeSpots/${sid}`, { tid, ref_id: all.ann.ref_id });

const seats = async (tid: string) =>
  rowsOf(await mia().post(`/api/getShiftSpots/${tid}`, {})).flatMap(({ signup }) => signup as object[]);
const ofPerson = async (tid: string) =>
  rowsOf(await mia().post(`/api/getScheduleByRef/${tid}`, {})).flatMap(({ shifts }) => shifts as object[]);
const own = async () =>
  rowsOf(await all.ann.browser.get(`/api/getIndividualScheduleAll/${all.ann.ref_id}`)) as object[];

const conflicts = (rows: readonly object[]) => rows.filter((row) => 'conflict' in row && row.conflict);

test('whoever would stand in two shifts is named before, and marked in both until one is removed', async () => {
  const old = await all.tournament('published');
  const held = await all.shift(old, 9, 12);
  await assign(old, held);
  await status(old, 'archive');
  const current = await all.tournament('published', { name: 'City Open' });
  all.sameDay(old, current);
  const [sid, later] = [await all.shift(current, 11, 13), await all.shift(current, 12, 14)];
  expect(textAt(await assign(current, sid), 'message')).toBe('Selected');
  expect(conflicts(await seats(current))).toEqual([]);

  const before = await mia().get(`/api/getDoubleBookings/${old}`);
  expect(before.body).toEqual([
    expect.objectContaining({ ref_id: all.ann.ref_id, tournament: 'City Open', other_name: 'From 11 to 13' }),
  ]);
  expect((await all.dora.browser.get(`/api/getDoubleBookings/${old}`)).status).toBe(403);

  await status(old, 'published');
  for (const tid of [old, current]) {
    expect(conflicts(await seats(tid))).toMatchObject([{ ref_id: all.ann.ref_id }]);
    expect(conflicts(await ofPerson(tid))).toHaveLength(1);
  }
  expect(conflicts(await own())).toHaveLength(2);

  const [spot] = conflicts(await seats(current)) as { shift_id: string }[];
  await mia().put(`/api/removeRefTime/${spot?.shift_id}`, { tid: current });
  for (const tid of [old, current]) expect(conflicts(await seats(tid))).toEqual([]);
  // At the end of the one the other begins: that is no conflict.
  await assign(current, later);
  expect(conflicts(await own())).toEqual([]);
});

test('a spot that is not told yet does not show through the mark of another', async () => {
  const told = await all.tournament('published');
  const hidden = await all.tournament('published');
  all.sameDay(told, hidden);
  await assign(hidden, await all.shift(hidden, 9, 12));
  await status(hidden, 'archive');
  await assign(told, await all.shift(told, 11, 13));
  await status(hidden, 'active');
  expect(conflicts(await seats(told))).toHaveLength(1);
  expect(conflicts(await own())).toEqual([]);
  await status(hidden, 'published');
  expect(conflicts(await own())).toHaveLength(2);
});
