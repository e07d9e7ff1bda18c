import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Due } from '../../../src/kernel/jobs/index.ts';
import { LeavingLinks } from '../../../src/messaging/leaving/links.ts';
import { remindOfShifts } from '../../../src/messaging/reminders/index.ts';
import { textAt } from '../../support/seen.ts';
import { PUBLIC_URL } from '../../support/server.ts';
import { type Cast, cast } from '../roster/cast.ts';

const ALL = { remind_confirm_days: 3, remind_tomorrow: true, remind_soon: true };
const HOUR = 3_600_000;

let all: Cast;
let tid: string;
let sid: string;
/** When the shift begins, in milliseconds. */
let start: number;
let shift_id: string;
beforeAll(async () => {
  all = await cast();
});
afterAll(() => all.close());
/** Ann is selected for a shift from 13 to 15 o'clock, and Ben waits. */
beforeEach(async () => {
  tid = await all.tournament('active', ALL);
  sid = await all.shift(tid, 13, 15, { category: 'Chair Umpire' });
  shift_id = textAt(await all.ann.browser.put(`/api/putWaitlist/${sid}`, { tid }), 'shift_id');
  await all.ben.browser.put(`/api/putWaitlist/${sid}`, { tid });
  await all.dora.browser.put(`/api/putTimeSpots/${sid}`, { tid, ref_id: all.ann.ref_id });
  const shifts = all.server.db.selectFrom('roster.shifts').select('start_time');
  start = Date.parse((await shifts.where('sid', '=', sid).executeTakeFirstOrThrow()).start_time);
});

const schedule = () =>
  remindOfShifts({ db: all.server.db, links: new LeavingLinks(all.server.secretFor('leave-letters')) });
/** What is due so many hours before the shift, in this tournament. */
const due = async (hours: number): Promise<readonly Due[]> =>
  (await schedule().due(new Date(start - hours * HOUR).toISOString())).filter((one) =>
    schedule().groupBy(one).endsWith(tid),
  );
const said = async (hours: number) =>
  (await due(hours)).map(
    ({ key, ref_id }) => `${key.split(' ')[0]} ${ref_id === all.ann.ref_id ? 'Ann' : ref_id}`,
  );
const edit = (changes: object) => all.mia.browser.put(`/api/t/editTournament/${tid}`, changes);

describe('reminders of shifts', () => {
  test('go to who is selected in a published tournament, each at its time', async () => {
    expect(await said(24)).toEqual([]);
    await all.publish(tid);
    expect(await said(26)).toEqual(['confirm Ann']);
    expect(await said(23)).toEqual(['confirm Ann', 'tomorrow Ann']);
    expect(await said(1.5)).toEqual(['confirm Ann', 'soon Ann']);
    expect(await said(0)).toEqual([]);
  });

  test('are what the tournament wants, and none at night where the person is', async () => {
    await all.publish(tid);
    await edit({ remind_confirm_days: 0 });
    expect(await said(23)).toEqual(['tomorrow Ann']);
    await edit({ remind_tomorrow: false });
    expect(await said(23)).toEqual([]);
    await edit({ quiet_from: '9', quiet_until: '12' });
    expect(await said(1.5)).toEqual([]);
    expect(await said(4.5)).toEqual(['soon Ann']);
  });

  test('end with a confirmation, a removal and the archive', async () => {
    await all.publish(tid);
    await all.ann.browser.put('/api/confirmShift/', { shift_id, tid });
    expect(await said(23)).toEqual(['tomorrow Ann']);
    await edit({ name: 'Dallas Open' });
    await all.mia.browser.put(`/api/t/updateTournamentStatus/${tid}`, { status: 'archive' });
    expect(await said(23)).toEqual([]);
    await all.publish(tid);
    expect(await said(23)).toEqual(['tomorrow Ann']);
    await all.dora.browser.put(`/api/removeRefTime/${shift_id}`, { tid });
    expect(await said(23)).toEqual([]);
  });

  test('follow a shift to its new hour under a new key', async () => {
    await all.publish(tid);
    const [, before] = await due(23);
    const day = new Date(start).toISOString().slice(0, 10);
    await all.mia.browser.put('/api/editShift', { sid, start: `${day}T14:00`, end: `${day}T16:00` });
    const [, after] = await due(22);
    expect(after?.key).toContain('tomorrow');
    expect(after?.key).not.toBe(before?.key);
  });

  test('tell the hours and lead to where they are switched off', async () => {
    await all.publish(tid);
    const [first] = (await due(23)).filter(({ key }) => key.startsWith('tomorrow'));
    if (!first) throw new Error('nothing is due');
    const message = schedule().message([first]);
    expect(message).toMatchObject({ tid, sections: ['referee'] });
    const { subject, text } = message.letter('es', PUBLIC_URL);
    expect(subject).toMatch(/^Recordatorio: tu turno de mañana, .+ - Dallas Open$/);
    expect(text).toMatch(
      /^From 13 to 15 \(Juez de silla\): Seleccionado\n.*, 1:00 p\.m\. - 3:00 p\.m\. C[SD]T \(hora de la sede\)$/m,
    );
    expect(text).toContain(`${PUBLIC_URL}/letters/`);
  });

  test('fit into a text message, however many shifts they are of, and lead there', async () => {
    await all.publish(tid);
    const [first] = (await due(23)).filter(({ key }) => key.startsWith('confirm'));
    if (!first) throw new Error('nothing is due');
    const byText = (count: number): string => {
      const text = { ...first, channel: 'text' as const };
      return schedule()
        .message([text, ...Array(count - 1).fill(text)])
        .letter('es', PUBLIC_URL).text;
    };
    expect(byText(1)).toMatch(
      /: confirma, por favor: \S+, \d+ de mar, 1:00 p\.m\. C[SD]T From 13 to 15\. http:/,
    );
    expect(byText(60).length).toBeLessThan(800);
    expect(byText(60)).toMatch(/; y \d+ turnos más\. http:\S+$/);
  });
});

describe('the setting', () => {
  test.each([
    ['remind_confirm_days', 31],
    ['quiet_from', 24],
    ['quiet_until', -1],
    ['remind_soon', 'perhaps'],
  ])('%s refuses %s', async (field, value) => {
    const { status, body } = await edit({ [field]: value });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(field);
  });

  test("is the master's to change, and no visitor's to read", async () => {
    await all.dora.browser.put(`/api/t/editTournament/${tid}`, { remind_soon: false });
    const seen = await all.mia.browser.post(`/api/t/getTournamentAdmin/${tid}`, {});
    expect(seen.body).toMatchObject({ ...ALL, quiet_from: 21, quiet_until: 8 });
    const shown = await all.visitor.post(`/api/t/getTournament/${tid}`);
    expect(JSON.stringify(shown.body)).not.toContain('quiet_from');
  });
});
