import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { Browser } from '../../support/browser.ts';
import { IDLE } from '../../support/react.ts';
import { fieldOf, rowsOf, textAt } from '../../support/seen.ts';
import { testServer } from '../../support/server.ts';
import type { Member } from '../accounts/people.ts';
import { type Cast, cast } from './cast.ts';
import { volunteering } from './volunteering.ts';

/** Nobody passes who waits. */

let all: Cast;
let tid: string;
beforeAll(async () => {
  all = await cast();
});
afterAll(() => all.close());
beforeEach(async () => {
  tid = await all.tournament('published');
});

const register = (who: Member, sid: string) => who.browser.put(`/api/putVolunteerInShift/${sid}`, { tid });
const seen = async (who: Member, sid: string) =>
  rowsOf(await who.browser.post(`/api/getVolunteerSignupByTime/${tid}`, {})).find((row) => row.sid === sid);

test('a newcomer joins behind who waits for a free spot, and reads how many come first', async () => {
  const { category, shift } = volunteering(all, tid);
  const sid = await shift(await category('Parking'), 9, 13, { spots: 1, wait_spots: 5 });
  const seat = textAt(await register(all.ann, sid), 'shift_id');
  expect((await register(all.ben, sid)).body).toMatchObject({ message: 'Waitlist', waitlist: true });
  await register(all.leo, sid);
  await all.ann.browser.put(`/api/removeRefTime/${seat}`, { tid });
  expect(await seen(all.dora, sid)).toMatchObject({ state: 'waitlist-only', ahead: null });
  expect((await register(all.dora, sid)).body).toMatchObject({
    message: 'You are on the waitlist: 2 people wait before you',
    waitlist: true,
    ahead: 2,
  });
  expect(await seen(all.dora, sid)).toMatchObject({ state: 'waitlist', ahead: 2 });
  await all.vera.browser.put('/api/editShift', { sid, tid, spots: 3 });
  expect((await register(all.leo, sid)).body).toMatchObject({
    message: 'You are on the waitlist: 1 person waits before you',
  });
  expect((await register(all.ben, sid)).body).toMatchObject({ message: 'Registered', waitlist: false });
  expect((await register(all.leo, sid)).body).toMatchObject({ message: 'Registered', waitlist: false });
});

test('a trainer joins behind trainers who wait, and the desk seats whom it likes', async () => {
  const sid = await all.shift(tid, 9, 13, { spots: 1 });
  const put = (who: Member, ref_id = who.ref_id) =>
    who.browser.put(`/api/putTimeSpots/${sid}`, { tid, ref_id });
  const seat = textAt(await put(all.ann), 'shift_id');
  await all.ben.browser.put(`/api/putWaitlist/${sid}`, { tid });
  await all.ann.browser.post(`/api/withdrawFromShifts/`, { tid, ref_id: all.ann.ref_id, message: 'ill' });
  await all.dora.browser.put(`/api/removeRefTime/${seat}`, { tid });
  const behind = await put(all.vera);
  expect(behind.body).toMatchObject({
    message: 'You are on the waitlist: 1 person waits before you',
    waitlist: true,
    ahead: 1,
  });
  const url = `/api/getLineSignup/${tid}`;
  const own = rowsOf(await all.vera.browser.get(url)).find((row) => row.sid === sid);
  expect(own).toMatchObject({ status: 'Applied', ahead: 1 });
  expect(fieldOf(await put(all.dora, all.vera.ref_id), 'message')).toBe('Selected');
});

test('who stays in line is told so by lists that stand still, too', async () => {
  const sid = await all.shift(tid, 9, 13, { spots: 1 });
  await all.ben.browser.put(`/api/putWaitlist/${sid}`, { tid });
  const waits = { settleMs: 50, pulseMs: 15_000 };
  const hurried = await testServer(all.server.settings.databaseUrl ?? '', IDLE, { waits });
  onTestFinished(() => hurried.close());
  const browser = new Browser(hurried.app);
  for (const [name, value] of all.ann.browser.cookies) browser.cookies.set(name, value);
  const writing = await all.server.pool.connect();
  onTestFinished(async () => {
    await writing.query('rollback');
    writing.release();
  });
  await writing.query('begin');
  await writing.query('select * from roster.checkpoint for update');
  const applied = await browser.put(`/api/putWaitlist/${sid}`, { tid });
  expect(applied.body).toMatchObject({ message: 'Applied', waitlist: true });
  expect((await browser.put(`/api/putTimeSpots/${sid}`, { tid })).body).toMatchObject({
    shift_id: fieldOf(applied, 'shift_id'),
    waitlist: true,
    changed: false,
  });
});

test('the desk reads who is next where a spot is free while somebody waits', async () => {
  const { category, shift } = volunteering(all, tid);
  const sid = await shift(await category('Gate'), 9, 13, { spots: 1, wait_spots: 5 });
  for (const who of [all.ann, all.ben, all.leo]) await register(who, sid);
  const other = await shift(await category('Field'), 12, 14, { spots: 1 });
  await register(all.ben, other);
  const listed = async () =>
    rowsOf(await all.vera.browser.get(`/api/volunteer/getVolunteerShiftList/${tid}`)).find(
      (row) => row.sid === sid,
    );
  expect(await listed()).not.toHaveProperty('next');
  await all.vera.browser.put('/api/editShift', { sid, tid, spots: 2 });
  expect(await listed()).toMatchObject({ next: { ref_id: all.leo.ref_id } });

  const court = await all.shift(tid, 15, 17, { spots: 1 });
  const referees = await all.shift(tid, 18, 19, { spots: 1, category: 'Referee' });
  for (const one of [court, referees]) await all.ann.browser.put(`/api/putWaitlist/${one}`, { tid });
  const shifts = rowsOf(await all.dora.browser.get(`/api/getShifts/${tid}`));
  expect(shifts.find((row) => row.sid === court)).toMatchObject({ next: { ref_id: all.ann.ref_id } });
  expect(shifts.find((row) => row.sid === referees)).not.toHaveProperty('next');
});
