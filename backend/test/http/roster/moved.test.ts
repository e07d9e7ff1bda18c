import { addDays } from '@courtcrew/domain/kernel/time.ts';
import { schedulesOf } from '@courtcrew/projections/roster/index.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { react } from '../../support/react.ts';
import { fieldOf, rowsOf, textAt } from '../../support/seen.ts';
import { mailsTo } from '../accounts/people.ts';
import { type Cast, cast } from './cast.ts';
import { volunteering } from './volunteering.ts';

/** What people hear of a shift that is another one now. */

let all: Cast;
let tid: string;
beforeAll(async () => {
  all = await cast();
});
afterAll(() => all.close());
beforeEach(async () => {
  tid = await all.tournament('active', { name: `Open ${crypto.randomUUID()}` });
});

const letters = async (who = all.ann) => {
  await react(all.server, 'roster.tell-changed');
  const mails = await mailsTo(all.server, who.ref_id);
  return mails.filter(({ text }) => text.includes(tid));
};
const apply = async (sid: string, who = all.ann) =>
  textAt(await who.browser.put(`/api/putWaitlist/${sid}`, { tid }), 'shift_id');
const select = (shift_id: string) => all.dora.browser.put(`/api/moveOffWaitlist/${shift_id}`, { tid });
const confirm = (shift_id: string, who = all.ann) => who.browser.put('/api/confirmShift/', { shift_id, tid });
const shiftOf = async (sid: string) =>
  Object(rowsOf(await all.dora.browser.get(`/api/getShifts/${tid}`)).find((row) => row.sid === sid));
/** The same day at these hours. */
const at = async (sid: string, from: string, to: string) => {
  const day = String((await shiftOf(sid)).start).slice(0, 10);
  return { start: `${day}T${from}`, end: `${day}T${to}` };
};
const edit = (sid: string, changes: object) =>
  all.dora.browser.put('/api/editShift', { sid, tid, ...changes });
const rowOf = async (who: Cast['ann'], sid: string) =>
  Object(
    rowsOf(await who.browser.post(`/api/getRefScheduleForTournament/${who.ref_id}`, { tid })).find(
      (one) => one.sid === sid,
    ),
  );
/** The version of a row in the calendar that came with the letter. */
const versionIn = (letter: object | undefined, row: string): number => {
  const [{ ics }] = Object(letter).calendars;
  return Number(new RegExp(`UID:${row}@courtcrew\r\nSEQUENCE:(\\d+)`).exec(ics)?.[1]);
};
/** Empties the outbox, as if it had been sent. */
const sent = () => all.server.pool.query(`update outbox.messages set status = 'sent' where tid = $1`, [tid]);

describe('a shift that moves', () => {
  test('asks who confirmed again, and everybody in it gets one letter with old and new', async () => {
    const sid = await all.shift(tid, 8, 12, { name: 'Morning', spots: 1 });
    const row = await apply(sid);
    await apply(sid, all.ben);
    await all.publish(tid);
    await select(row);
    await confirm(row);
    const [known] = await letters();
    await sent();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const saved = await edit(sid, await at(sid, '14:00', '18:00'));
    expect(saved).toMatchObject({ status: 200, body: { message: 'saved', unconfirmed: 1, mailed: true } });
    expect(await rowOf(all.ann, sid)).toMatchObject({ status: 'Selected', confirmed: false });
    const [letter, ...more] = (await letters()).slice(-1);
    expect(more).toEqual([]);
    expect(letter?.text).toMatch(
      /^Was: Morning \(Athletic Trainer\)\n.*, 8:00 AM - 12:00 PM C[SD]T \(venue time\)$/m,
    );
    expect(letter?.text).toMatch(
      /^Now: Morning \(Athletic Trainer\)\n.*, 2:00 PM - 6:00 PM CST \(venue time\)$/m,
    );
    expect(letter?.text).toContain('please confirm this one');
    expect(versionIn(letter, row)).toBeGreaterThan(versionIn(known, row));
    const [waiting] = (await letters(all.ben)).slice(-1);
    expect(waiting?.text).toMatch(/^Now: .*\n.*, 2:00 PM - .*CST/m);
    expect(waiting?.text).not.toContain('please confirm this one');
    expect((await confirm(row)).body).toMatchObject({ message: 'Confirmed' });
  });

  test('keeps confirmations that the desk keeps, or that are for much the same hours', async () => {
    const sid = await all.shift(tid, 8, 12);
    const row = await apply(sid);
    await all.publish(tid);
    await select(row);
    await confirm(row);
    await edit(sid, await at(sid, '08:15', '12:00'));
    expect(await rowOf(all.ann, sid)).toMatchObject({ status: 'Confirmed' });
    await edit(sid, { ...(await at(sid, '14:00', '18:00')), keep_confirmed: true });
    expect(await rowOf(all.ann, sid)).toMatchObject({ status: 'Confirmed' });
    const [letter] = (await letters()).slice(-1);
    expect(letter?.text).toMatch(/^Was: .*\n.*, 8:00 AM - .*CST/m);
    expect(letter?.text).toMatch(/^Now: .*\n.*, 2:00 PM - .*CST/m);
    expect(letter?.text).not.toContain('please confirm this one');
  });

  test('keeps confirmations that a desk keeps that corrects the record', async () => {
    const sid = await all.shift(tid, 8, 12);
    const row = await apply(sid);
    await all.publish(tid);
    await select(row);
    await confirm(row);
    const changes = { ...(await at(sid, '14:00', '18:00')), keep_confirmed: true };
    expect((await all.dora.browser.put(`/rest/shifts/${sid}`, changes)).status).toBe(200);
    expect(await rowOf(all.ann, sid)).toMatchObject({ status: 'Confirmed' });
  });

  test('twice, beside other changes, is one letter from the first hours to the last', async () => {
    const [sid, other] = [await all.shift(tid, 8, 10), await all.shift(tid, 20, 21, { name: 'Evening' })];
    const row = await apply(sid);
    await all.publish(tid);
    await select(row);
    await letters();
    await sent();
    await edit(sid, await at(sid, '11:00', '12:00'));
    await letters();
    await edit(sid, await at(sid, '14:00', '15:00'));
    await letters();
    await all.dora.browser.put(`/api/putTimeSpots/${other}`, { tid, ref_id: all.ann.ref_id });
    const waiting = (await letters()).filter(({ text }) => text.includes('Was:'));
    expect(waiting).toHaveLength(1);
    expect(waiting[0]?.text).toMatch(/^Was: .*\n.*, 8:00 AM - .*CST/m);
    expect(waiting[0]?.text).toMatch(/^Now: .*\n.*, 2:00 PM - .*CST/m);
    expect(waiting[0]?.text).toMatch(/Evening .*Selected/);
    await edit(sid, await at(sid, '08:00', '10:00'));
    expect((await letters()).some(({ text }) => text.includes('Was:'))).toBe(false);
  });

  test('is told in an active tournament to who applied, and in a draft to nobody', async () => {
    const sid = await all.shift(tid, 8, 12);
    await apply(sid);
    expect((await edit(sid, { name: 'Early' })).body).toEqual({ message: 'saved', mailed: true });
    expect((await letters())[0]?.text).toMatch(/^Was: From 8 to 12.*\n.*\n\nNow: Early/m);
    await all.mia.browser.put(`/api/t/updateTournamentStatus/${tid}`, { status: 'draft' });
    expect((await edit(sid, { name: 'Late' })).body).toEqual({ message: 'saved' });
    expect(await letters()).toHaveLength(1);
  });

  test('is told to volunteers by the names of their categories, and counts anew in their calendars', async () => {
    const { category, shift, seat } = volunteering(all, tid);
    const [parking, gate] = [await category('Parking'), await category('Gate')];
    const sid = await shift(parking);
    await seat(all.ann, sid);
    await all.publish(tid);
    await letters();
    await sent();
    await all.vera.browser.put('/api/editShift', { sid, tid, category: gate });
    const [letter] = (await letters()).slice(-1);
    expect(letter?.text).toMatch(/^Was: .*\(Parking\)\n.*\n\nNow: .*\(Gate\)$/m);
    expect(letter?.text).toContain('Registered');
  });

  test('is told to whoever has shifts ahead in a category that is called otherwise', async () => {
    const { category, shift, seat } = volunteering(all, tid);
    const [parking, gate] = [await category('Parking'), await category('Gate')];
    await seat(all.ann, await shift(parking));
    await seat(all.ben, await shift(gate));
    await all.publish(tid);
    await letters();
    await sent();
    const before = (await letters(all.ben)).length;
    const calendar = async () =>
      (await schedulesOf(all.server.db, [all.ann.ref_id], { tid, own: true })).get(all.ann.ref_id)?.[0]
        ?.changed_at;
    const known = (await calendar()) ?? '';
    await all.vera.browser.put(`/api/volunteer/editVolunteerCategory/${parking}`, { tid, name: 'Car park' });
    const [letter] = (await letters()).slice(-1);
    expect(letter?.text).toMatch(/^Was: .*\(Parking\)\n.*\n\nNow: .*\(Car park\)$/m);
    expect(await letters(all.ben)).toHaveLength(before);
    expect(Date.parse((await calendar()) ?? '')).toBeGreaterThan(Date.parse(known));
  });

  test('changes nothing that people read, and nobody hears', async () => {
    const sid = await all.shift(tid, 8, 12);
    await apply(sid);
    expect((await edit(sid, { description: 'By the gate', spots: 5 })).body).toEqual({ message: 'saved' });
    expect(await letters()).toEqual([]);
  });

  test('is told through /rest as well, and not to the desk that moves itself', async () => {
    const sid = await all.shift(tid, 8, 12);
    await apply(sid);
    const row = await apply(sid, all.dora);
    expect(row).not.toBe('');
    const shown = await all.dora.browser.get(`/rest/shifts/${sid}`);
    const start = addDays(String(fieldOf(shown, 'start')).slice(0, 10), 1);
    const put = await all.dora.browser.put(`/rest/shifts/${sid}`, {
      start: `${start}T08:00`,
      end: `${start}T12:00`,
    });
    expect(put.status).toBe(200);
    expect((await letters())[0]?.text).toMatch(/^Was: /m);
    expect(await letters(all.dora)).toEqual([]);
  });
});

test('a deleted shift is named with its hours and the reason', async () => {
  const sid = await all.shift(tid, 8, 12, { name: 'Morning' });
  const row = await apply(sid);
  await all.publish(tid);
  await select(row);
  const gone = await all.dora.browser.put(`/api/deleteShift/${sid}`, { tid, reason: 'The courts are wet' });
  expect(gone).toMatchObject({ status: 200, body: { message: 'deleted', mailed: true } });
  const [letter] = (await letters()).slice(-1);
  expect(letter?.text).toMatch(
    /^Deleted: Morning \(Athletic Trainer\)\n.*, 8:00 AM - 12:00 PM C[SD]T \(venue time\)$/m,
  );
  expect(letter?.text).toContain('Reason: The courts are wet');
  expect(letter?.text).toContain('You have no shifts there now.');
});

test('a deleted shift is told to who applied, before publication', async () => {
  const sid = await all.shift(tid, 8, 12, { name: 'Morning' });
  await apply(sid);
  const gone = await all.dora.browser.put(`/api/deleteShift/${sid}`, { tid, reason: 'No courts' });
  expect(gone.body).toEqual({ message: 'deleted', mailed: true });
  const [letter] = await letters();
  expect(letter?.text).toMatch(/^Deleted: .*Morning \(Athletic Trainer\)$/m);
  expect(letter?.text).toContain('Reason: No courts');
});

test('shifts that are deleted together at /rest are told with the reason', async () => {
  const ids = [await all.shift(tid, 8, 10), await all.shift(tid, 11, 12)];
  for (const sid of ids) await apply(sid);
  const body = { ids, remove: true, reason: 'No courts' };
  const gone = await all.dora.browser.put('/rest/shifts/bulk', body);
  expect(gone).toMatchObject({ status: 200, body: { outcomes: [{ ok: true }, { ok: true }] } });
  const [letter] = (await letters()).slice(-1);
  expect(letter?.text.match(/^Reason: No courts$/gm)).toHaveLength(2);
});
