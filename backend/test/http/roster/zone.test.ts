import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rosterAggregate } from '../../../src/roster/index.ts';
import { react } from '../../support/react.ts';
import { rowsOf, textAt } from '../../support/seen.ts';
import { mailsTo } from '../accounts/people.ts';
import { type Cast, cast } from './cast.ts';

/** What edits of a tournament's record do to its shifts. */

let all: Cast;
let tid: string;
let sid: string;
let row: string;
beforeAll(async () => {
  all = await cast();
});
afterAll(() => all.close());
/** Ann is confirmed from 8 to 12 in a published tournament. */
beforeEach(async () => {
  tid = await all.tournament('active', { name: `Open ${crypto.randomUUID()}` });
  sid = await all.shift(tid, 8, 12);
  row = textAt(await all.ann.browser.put(`/api/putWaitlist/${sid}`, { tid }), 'shift_id');
  await all.publish(tid);
  await all.dora.browser.put('/api/confirmShift/', { shift_id: row, tid });
  await reactNow();
  await all.server.pool.query(`update outbox.messages set status = 'sent' where tid = $1`, [tid]);
});

const reactNow = async () => {
  for (const name of ['roster.follow-zone', 'roster.tell-changed', 'roster.tell-place'])
    await react(all.server, name);
};
const letters = async () => {
  await reactNow();
  return (await mailsTo(all.server, all.ann.ref_id)).filter(({ text }) => text.includes(tid)).slice(1);
};
const setZone = (value: string, more = {}, who = all.mia) =>
  who.browser.put('/api/t/setTimeZone', { tid, value, ...more });
const shift = async () =>
  Object(rowsOf(await all.dora.browser.get(`/api/getShifts/${tid}`)).find((one) => one.sid === sid));
const own = async () => {
  const url = `/api/getRefScheduleForTournament/${all.ann.ref_id}`;
  return Object(rowsOf(await all.ann.browser.post(url, { tid }))[0]);
};

describe('a corrected time zone', () => {
  test('keeps the hours on the clock, the confirmations, and tells of it once', async () => {
    const before = await shift();
    expect(await setZone('US/Pacific')).toEqual(expect.objectContaining({ status: 200 }));
    const after = await shift();
    expect(after.start_text).toBe(before.start_text);
    expect(Date.parse(after.start) - Date.parse(before.start)).toBe(2 * 3_600_000);
    expect(await own()).toMatchObject({ status: 'Confirmed', time_zone: 'US/Pacific' });
    const told = await letters();
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('The time zone was corrected from US/Central to US/Pacific.');
    expect(told[0]?.text).toMatch(/: Confirmed\n.*, 8:00 AM - 12:00 PM PST/);
    await setZone('US/Pacific');
    expect(await letters()).toHaveLength(1);
  });

  test('that keeps the instants asks who confirmed again', async () => {
    const before = await shift();
    await setZone('US/Eastern', { keep: 'instant' });
    expect((await shift()).start).toBe(before.start);
    expect(await own()).toMatchObject({ status: 'Selected', time_zone: 'US/Eastern' });
    const [told, ...more] = await letters();
    expect(more).toEqual([]);
    expect(told?.text).toMatch(/^Was: .*\n.*, 8:00 AM - .*CST/m);
    expect(told?.text).toMatch(/^Now: .*\n.*, 9:00 AM - .*EST/m);
    expect(told?.text).toContain('please confirm this one');
  });

  test('is a master’s to set: others are refused, and their forms leave it as it is', async () => {
    expect((await setZone('US/Pacific', {}, all.dora)).status).toBe(403);
    await all.dora.browser.put(`/api/t/editTournament/${tid}`, { zone: 'US/Pacific', about: 'Courts' });
    expect(await own()).toMatchObject({ time_zone: 'US/Central' });
  });

  test('is the same through the record and /rest', async () => {
    const before = (await shift()).start_text;
    await all.mia.browser.put(`/api/t/editTournament/${tid}`, { zone: 'US/Pacific' });
    expect((await shift()).start_text).toBe(before);
    await all.mia.browser.put(`/rest/tournaments/${tid}`, { time_zone: 'US/Eastern' });
    expect((await shift()).start_text).toBe(before);
    expect(await own()).toMatchObject({ time_zone: 'US/Eastern' });
  });

  test('reaches the record although the request dies between the two, once', async () => {
    const command = { type: 'CorrectZone', from: 'US/Central', to: 'US/Pacific', keep: 'wall' } as const;
    const before = (await shift()).start_text;
    await all.world.done(rosterAggregate, tid, command);
    await reactNow();
    expect((await shift()).start_text).toBe(before);
    expect(await own()).toMatchObject({ time_zone: 'US/Pacific' });
    await setZone('US/Central');
    await reactNow();
    expect(await own()).toMatchObject({ time_zone: 'US/Central' });
    expect((await shift()).start_text).toBe(before);
  });

  test('is stopped by a shift elsewhere at the hours it would move to', async () => {
    const other = await all.tournament('active');
    all.sameDay(tid, other);
    // From 10 to 12 in Chicago, where 8 to 12 in Los Angeles begins.
    const there = await all.shift(other, 13, 14);
    await all.dora.browser.put(`/api/putTimeSpots/${there}`, { tid: other, ref_id: all.ann.ref_id });
    const stopped = await setZone('US/Pacific');
    expect(stopped).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await own()).toMatchObject({ time_zone: 'US/Central', status: 'Confirmed' });
  });
});

test('another place is told to everybody with something ahead', async () => {
  await all.mia.browser.put(`/api/t/editTournament/${tid}`, { location: 'Austin Park' });
  const [told, ...more] = await letters();
  expect(more).toEqual([]);
  expect(told?.text).toContain('The place was: not known\nThe place is now: Austin Park');
});

test('days that leave shifts outside are asked about, with their names', async () => {
  const days = { start: '05/01/2030', end: '05/31/2030' };
  const edit = (more = {}) => all.mia.browser.put(`/api/t/editTournament/${tid}`, { ...days, ...more });
  const asked = await edit();
  expect(asked).toMatchObject({
    status: 409,
    body: { code: 'confirm-dates', details: { count: 1, shifts: [{ sid, name: 'From 8 to 12' }] } },
  });
  expect((await edit({ confirm: true })).status).toBe(200);
  // Already outside.
  expect((await edit({ end: '06/30/2030' })).status).toBe(200);
});

describe('publishing', () => {
  const put = (status: string) => all.mia.browser.put(`/api/t/updateTournamentStatus/${tid}`, { status });
  const published = async () => {
    await react(all.server, 'roster.publication');
    const mails = await mailsTo(all.server, all.ann.ref_id);
    return mails.filter(({ subject, text }) => subject.startsWith('You have been') && text.includes(tid));
  };

  test('again tells the same shifts to nobody, and others once', async () => {
    const before = (await published()).length;
    for (const status of ['archive', 'published', 'active', 'published']) await put(status);
    expect(await published()).toHaveLength(before);
    await put('active');
    const late = await all.shift(tid, 14, 16);
    await all.dora.browser.put(`/api/putTimeSpots/${late}`, { tid, ref_id: all.ann.ref_id });
    await put('published');
    expect(await published()).toHaveLength(before + 1);
  });

  test('tells of nothing that is over', async () => {
    const past = await all.tournament('active', { name: `Past ${tid}` });
    const old = await all.shift(past, 8, 12, { category: 'Referee' });
    await all.dora.browser.put(`/api/putTimeSpots/${old}`, { tid: past, ref_id: all.ben.ref_id });
    const hours = { start: '2020-03-05T08:00', end: '2020-03-05T12:00', confirm: true };
    const moved = await all.dora.browser.put('/api/editShift', { sid: old, tid: past, ...hours });
    expect(moved.body).toEqual({ message: 'saved', mailed: true });
    await all.publish(past);
    await react(all.server, 'roster.publication');
    const mails = await mailsTo(all.server, all.ben.ref_id);
    expect(mails.filter(({ text }) => text.includes(past))).toEqual([]);
  });
});
