import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unsealLetter } from '../../../src/kernel/jobs/sealing.ts';
import { tournament } from '../../../src/tournaments/index.ts';
import type { Browser } from '../../support/browser.ts';
import { react } from '../../support/react.ts';
import { rowsOf, textAt } from '../../support/seen.ts';
import { type Member, mailsTo } from '../accounts/people.ts';
import { type Cast, cast } from './cast.ts';
import { volunteering } from './volunteering.ts';

let all: Cast;
let tid: string;
beforeAll(async () => {
  all = await cast();
});
afterAll(() => all.close());
beforeEach(async () => {
  tid = await all.tournament('active');
});

const add = (form: object, by: Member = all.dora) => by.browser.post(`/api/addShift/${tid}`, form);
const shifts = async () => rowsOf(await all.dora.browser.get(`/api/getShifts/${tid}`));
const apply = async (who: Member, sid: string) =>
  textAt(await who.browser.put(`/api/putWaitlist/${sid}`, { tid }), 'shift_id');
const assign = (who: Member, sid: string) =>
  all.dora.browser.put(`/api/putTimeSpots/${sid}`, { tid, ref_id: who.ref_id });

describe('shifts', () => {
  test('need a date and spots, in the documents’ words', async () => {
    const form = { name: 'Morning', category: 'Referee', spots: 2 };
    expect(await add(form)).toMatchObject({ status: 400, body: { message: 'Date Required' } });
    expect(await add({ ...form, start: '03/07/2030 9:00 AM', spots: 0 })).toMatchObject({
      status: 400,
      body: { message: 'Total spot count is 0, please add spots.' },
    });
    expect(await add({ ...form, start: 'tomorrow' })).toMatchObject({
      status: 400,
      body: { errors: { start: expect.any(String) } },
    });
    expect(await shifts()).toEqual([]);
  });

  test('have the documents’ defaults, end where they start, and repeat over the change of clocks', async () => {
    await add({ name: 'Morning', start: '03/09/2030 9:00 AM', spots: '3', repeat: 1 });
    const [first, second] = await shifts();
    expect(first).toMatchObject({
      category: 'Chair Umpire',
      color: '#009CAE',
      spots: 3,
      date: '03/09/2030',
      start: '2030-03-09T15:00:00.000Z',
      end: '2030-03-09T15:00:00.000Z',
    });
    expect(second).toMatchObject({ date: '03/10/2030', start: '2030-03-10T14:00:00.000Z' });
  });

  test('of a list share their counts', async () => {
    const body = {
      listOfShifts: [
        { name: 'A', start: '03/07/2030 9:00', end: '03/07/2030 12:00' },
        { name: 'B', start: '03/07/2030 12:00', end: '03/07/2030 15:00' },
      ],
      certified: 1,
      levelTwo: 2,
      levelOne: 0,
      volunteer: 3,
      waitTotal: 4,
      category: 'Referee',
    };
    expect((await all.dora.browser.post(`/api/addShiftsFromList/${tid}`, body)).status).toBe(200);
    const counts = { spots: 6, certified: 1, level_two: 2, level_one: 0, none: 3, wait_spots: 4 };
    expect(await shifts()).toMatchObject([
      { name: 'A', ...counts },
      { name: 'B', ...counts },
    ]);
  });

  test('are edited, and not below the people in them', async () => {
    const sid = await all.shift(tid, 9, 13);
    await assign(all.ann, sid);
    await assign(all.ben, sid);
    const edit = (body: object) => all.dora.browser.put('/api/editShift', { sid, ...body });
    expect(await edit({ name: 'Early', description: 'By the gate' })).toMatchObject({ status: 200 });
    expect((await shifts())[0]).toMatchObject({ name: 'Early', version: 1 });
    expect(await edit({ spots: 1 })).toMatchObject({
      status: 409,
      body: { errors: { spots: expect.any(String) } },
    });
    expect((await shifts())[0]).toMatchObject({ spots: 2, count: 2 });
  });

  test('are not moved over what their people work elsewhere: that is answered, as a seat’s conflict is', async () => {
    const [early, late] = [await all.shift(tid, 9, 13), await all.shift(tid, 14, 16)];
    for (const sid of [early, late]) await assign(all.ann, sid);
    const before = await shifts();
    const { start, end } = Object(before[0]);
    const text = expect.stringMatching(/^CONFLICT - From 9 to 13 /);
    expect(await all.dora.browser.put('/api/editShift', { sid: late, start })).toMatchObject({
      status: 200,
      body: { message: text, conflict: { name: 'From 9 to 13', start, end, text } },
    });
    expect(await all.dora.browser.put(`/rest/shifts/${late}`, { start })).toMatchObject({
      status: 409,
      body: { message: text },
    });
    expect(await shifts()).toEqual(before);
  });

  test('counted by credential are counted in all again, as the form sends them then', async () => {
    const sid = await all.shift(tid, 9, 13, { spots: 3, certified: 1, level_two: 2 });
    const inAll = { certified: null, level_two: null, level_one: null, none: null };
    const body = { sid, spots: 5, ...inAll };
    expect(await all.dora.browser.put('/api/editShift', body)).toMatchObject({ status: 200 });
    expect((await shifts())[0]).toMatchObject({ spots: 5, ...inAll });
  });

  test('counted by credential are edited by credential: what is not sent stays', async () => {
    const sid = await all.shift(tid, 9, 13, { spots: 3, certified: 1, level_two: 2 });
    const edit = (body: object) => all.dora.browser.put('/api/editShift', { sid, ...body });
    expect(await edit({ certified: 4 })).toMatchObject({ status: 200 });
    expect((await shifts())[0]).toMatchObject({ spots: 6, certified: 4, level_two: 2 });
    expect(await edit({ certified: 0, level_two: 0 })).toMatchObject({
      status: 400,
      body: { message: 'Total spot count is 0, please add spots.' },
    });
    expect((await shifts())[0]).toMatchObject({ spots: 6, certified: 4, level_two: 2 });
  });

  test('are deleted with their rows, each in log and notes', async () => {
    const sid = await all.shift(tid, 9, 13, { category: 'Referee' });
    await apply(all.ann, sid);
    // The desk was asked while nobody was in it: its yes takes nobody's place.
    expect(await all.dora.browser.put(`/api/deleteShift/${sid}`, { tid, people: 0 })).toMatchObject({
      status: 409,
      body: { message: 'Somebody has signed up for this shift meanwhile: look at it again' },
    });
    expect(await all.dora.browser.put(`/api/deleteShift/${sid}`, { tid, people: 1 })).toMatchObject({
      status: 200,
      body: { message: 'deleted' },
    });
    expect(await shifts()).toEqual([]);
    const removed = await all.dora.browser.post(`/api/getSchedulingRemovedLog/${tid}`, {
      category: 'referee',
    });
    expect(rowsOf(removed)).toMatchObject([
      { first: 'Ann', name: 'From 9 to 13', note: 'Shift deleted', removed_by: 'admin: Dora Tester' },
    ]);
    const log = await all.dora.browser.post(`/api/getSchedulingLog/${tid}`, { category: 'referee' });
    expect(rowsOf(log)).toHaveLength(1);
    const other = await all.dora.browser.post(`/api/getSchedulingLog/${tid}`, { category: 'nonsense' });
    expect(rowsOf(other)).toEqual([]);
  });

  test('are seen by name and by time', async () => {
    await all.shift(tid, 9, 13, { name: 'Zulu' });
    await all.shift(tid, 14, 16, { name: 'Alpha' });
    const { body } = await all.dora.browser.get(`/api/getShiftSpotsReferee/${tid}`);
    expect(body).toMatchObject({
      byName: [{ name: 'Alpha' }, { name: 'Zulu' }],
      byTime: [{ name: 'Zulu' }, { name: 'Alpha' }],
    });
  });

  test('of referees are not the trainer desk’s', async () => {
    const start = '03/07/2030 9:00';
    expect((await add({ category: 'Referee', start, spots: 1 }, all.leo)).status).toBe(403);
    expect((await add({ category: 'Athletic Trainer', start, spots: 1 }, all.leo)).status).toBe(200);
    expect((await add({ category: 'vc17', start, spots: 1 }, all.dora)).status).toBe(403);
    expect((await add({ category: 'Referee', start, spots: 1 }, all.ann)).status).toBe(403);
  });
});

describe('the staff', () => {
  test('is added, counted, marked and removed with all shifts', async () => {
    const { ref_id } = all.ben;
    const take = () => all.dora.browser.post(`/api/addRefToTournamentSetup/${tid}`, { ref_id });
    await take();
    expect((await take()).body).toEqual({ message: 'added', already: true });
    await assign(all.ben, await all.shift(tid, 9, 13));
    expect(rowsOf(await all.dora.browser.get(`/api/getRegisteredRefs/${tid}`))).toMatchObject([
      { ref_id, name: 'Ben Tester', count: 1, last_match: false, status: null, approved_time: null },
    ]);
    const mark = () => all.dora.browser.put(`/api/lastMatch/${tid}`, { ref_id });
    expect((await mark()).body).toMatchObject({ last_match: true });
    expect(rowsOf(await all.dora.browser.get(`/api/getRefereeShiftTable/${tid}`))[0]).toMatchObject({
      last_match: true,
      shifts: [{ name: 'From 9 to 13' }],
    });
    expect((await mark()).body).toMatchObject({ last_match: false });
    // Two desks press it at once: the second press does not take back what the first has done.
    const set = (on: boolean) => all.dora.browser.put(`/api/lastMatch/${tid}`, { ref_id, on });
    expect((await set(true)).body).toMatchObject({ last_match: true });
    expect((await set(true)).body).toMatchObject({ last_match: true });
    expect((await set(false)).body).toMatchObject({ last_match: false });
    for (const url of ['/api/getRefereeScheduleRecap', '/api/getRefereeScheduleRecap/']) {
      expect(rowsOf(await all.dora.browser.post(url, { tid }))).toMatchObject([
        { time: 240, shift_count: 1 },
      ]);
    }
    // Who saw somebody without a shift, as by the Undo of an addition, takes them out of none.
    const remove = (body: object) =>
      all.dora.browser.put(`/api/removeRefFromTournament/${tid}`, { ref_id, removed_by: 'x', ...body });
    expect(await remove({ shifts: 0 })).toMatchObject({
      status: 409,
      body: { message: 'This person has more shifts by now: look at them again' },
    });
    const recap = rowsOf(await all.dora.browser.get(`/api/getRecap/${tid}`));
    expect(recap[0]?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await remove({ shifts: 1 })).toMatchObject({ status: 200 });
    expect(rowsOf(await all.dora.browser.get(`/api/getRegisteredRefs/${tid}`))).toEqual([]);
    expect((await shifts())[0]).toMatchObject({ count: 0 });
  });

  test('takes new people by name, with ten digits or no phone', async () => {
    const form = { tid, first: 'Nora', last: 'New', email: 'nora@example.org', credentials: 'Level 2' };
    expect(await all.dora.browser.post('/api/addRef', { ...form, phone: '555-123' })).toMatchObject({
      status: 400,
      body: { message: 'US Phone - 10 numbers' },
    });
    expect((await all.dora.browser.post('/api/addRef', { ...form, phone: '801-555-0101' })).status).toBe(200);
    expect(rowsOf(await all.dora.browser.get(`/api/getRefereeContactInfo/${tid}`))).toMatchObject([
      { first: 'Nora', phone: '8015550101', credentials: 'Level 2' },
    ]);
    const [nora] = rowsOf(await all.dora.browser.get(`/api/getRegisteredRefs/${tid}`));
    const edit = (ref_id: unknown) =>
      all.dora.browser.put('/api/editRef', { tid, ref_id, first: 'Eleonora', credentials: 'Certified' });
    expect((await edit(nora?.ref_id)).status).toBe(200);
    expect(rowsOf(await all.dora.browser.get(`/api/getRegisteredRefs/${tid}`))).toMatchObject([
      { first: 'Eleonora', credentials: 'Certified' },
    ]);
    // What the form sends comes back to be edited again.
    const cards = { barcode: '0417', ppaRating: '4.5' };
    await all.dora.browser.put('/api/editRef', { tid, ref_id: nora?.ref_id, ...cards });
    expect(rowsOf(await all.dora.browser.get(`/api/getRegisteredRefs/${tid}`))).toMatchObject([
      { barcode: '0417', ppa_rating: '4.5', first: 'Eleonora' },
    ]);
    // Nobody else's data is this desk's.
    expect((await edit(all.ann.ref_id)).status).toBe(404);
  });
});

describe('react-admin', () => {
  test('lists and confirms sign-ups in bulk, with an outcome for each', async () => {
    const sid = await all.shift(tid, 9, 13);
    await assign(all.ann, sid);
    const waiting = await apply(all.ben, sid);
    const filter = encodeURIComponent(JSON.stringify({ tid, q: 'ann' }));
    const [ann] = rowsOf(await all.dora.browser.get(`/rest/signups?filter=${filter}`));
    expect(ann).toMatchObject({ name: 'Ann Tester', status: 'Selected', shift: 'From 9 to 13' });
    const bulk = { ids: [ann?.id, waiting, 'nothing'], data: { confirmed: true } };
    expect((await all.dora.browser.put('/rest/signups/bulk', bulk)).body).toMatchObject({
      outcomes: [
        { id: ann?.id, ok: true },
        // Whoever waits is confirmed, too, while a spot is free.
        { id: waiting, ok: true },
        { id: 'nothing', ok: false },
      ],
    });
    const confirmed = encodeURIComponent(JSON.stringify({ tid, status: 'Confirmed' }));
    expect(rowsOf(await all.dora.browser.get(`/rest/signups?filter=${confirmed}`))).toHaveLength(2);
    expect((await all.ann.browser.get(`/rest/signups?filter=${filter}`)).status).toBe(403);
  });

  test('lists the shifts that are not over at an instant', async () => {
    await assign(all.ann, await all.shift(tid, 9, 13));
    await assign(all.ben, await all.shift(tid, 13, 17));
    const listed = async (more: object) => {
      const filter = encodeURIComponent(JSON.stringify({ tid, ...more }));
      return rowsOf(await all.dora.browser.get(`/rest/signups?filter=${filter}`));
    };
    const [ann] = await listed({ q: 'ann' });
    const end = String(ann?.end);
    const after = new Date(Date.parse(end) + 60_000).toISOString();
    expect(await listed({ end_gte: end })).toHaveLength(2);
    expect(await listed({ end_gte: after })).toMatchObject([{ name: 'Ben Tester' }]);
  });

  test('ends a shift whose start is moved past its end the next time the clock shows that', async () => {
    const sid = await all.shift(tid, 9, 13);
    const [{ start, end } = { start: '', end: '' }] = await shifts();
    const later = (iso: unknown) => new Date(Date.parse(String(iso)) + 86_400_000).toISOString();
    const moved = { start: later(start), end };
    expect(await all.dora.browser.put(`/rest/shifts/${sid}`, moved)).toMatchObject({ status: 200 });
    expect((await shifts())[0]).toMatchObject({ start: later(start), end: later(end) });
  });

  test('finds shifts without the accents of their names', async () => {
    const sid = await all.shift(tid, 9, 13, { name: 'Recepción' });
    const filter = encodeURIComponent(JSON.stringify({ tid, q: 'recepcion' }));
    const found = await all.mia.browser.get(`/rest/shifts?filter=${filter}`);
    expect(rowsOf(found)).toMatchObject([{ sid }]);
  });

  test('tells a stale edit of a shift who was faster', async () => {
    const sid = await all.shift(tid, 9, 13);
    const { body } = await all.dora.browser.get(`/rest/shifts/${sid}`);
    await all.mia.browser.put('/api/editShift', { sid, name: 'Early' });
    const edit = await all.dora.browser.put(`/rest/shifts/${sid}`, { ...Object(body), name: 'Late' });
    expect(edit).toMatchObject({ status: 409 });
    expect(textAt(edit, 'message')).toContain('Mia Tester');
    const { body: now } = await all.dora.browser.get(`/rest/shifts/${sid}`);
    expect(await all.dora.browser.put(`/rest/shifts/${sid}`, { ...Object(now), name: 'Late' })).toMatchObject(
      {
        status: 200,
        body: { name: 'Late' },
      },
    );
  });

  test('shows officials to no admin who only looks after volunteers, in lists or one by one', async () => {
    const sid = await all.shift(tid, 9, 13);
    const shift_id = await apply(all.ann, sid);
    const vera = all.ben;
    await all.server.execute(tournament, tid, { type: 'AddAdmin', ref_id: vera.ref_id });
    const access = { type: 'ChangeAdminAccess', ref_id: vera.ref_id, access: 'volunteer' } as const;
    await all.server.execute(tournament, tid, access);
    expect((await vera.browser.post(`/api/audit/asOf/${tid}`, {})).body).toMatchObject({
      shifts: [],
      staff: [],
    });
    expect((await vera.browser.post(`/api/audit/changes/${tid}`, {})).body).toMatchObject({ changes: [] });
    for (const [name, id] of [
      ['signups', shift_id],
      ['shifts', sid],
    ] as const) {
      const query = (filter: object) => `/rest/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
      expect((await vera.browser.get(query({ tid }))).status).toBe(403);
      expect((await vera.browser.get(`/rest/${name}/${id}`)).status).toBe(403);
      expect(rowsOf(await vera.browser.get(query({ id: [id] })))).toEqual([]);
      const bulk = { ids: [id], remove: true };
      expect((await vera.browser.put(`/rest/${name}/bulk`, bulk)).body).toMatchObject({
        outcomes: [{ ok: false }],
      });
      expect((await all.leo.browser.get(`/rest/${name}/${id}`)).status).toBe(200);
      expect(rowsOf(await all.leo.browser.get(query({ id: [id] })))).toHaveLength(1);
    }
  });

  test('shows a desk the notes of its own sections', async () => {
    await apply(all.ann, await all.shift(tid, 9, 13, { category: 'Referee' }));
    await apply(all.ann, await all.shift(tid, 14, 16));
    const notes = async (who: Member) => {
      const told = rowsOf(await who.browser.post('/api/utradmin/getSchedulingNotesByTournament', { tid }));
      const filter = encodeURIComponent(JSON.stringify({ tid }));
      const listed = rowsOf(await who.browser.get(`/rest/schedulingnotes?filter=${filter}`));
      expect(listed.map(({ id }) => id).sort()).toEqual(told.map(({ id }) => id).sort());
      return told;
    };
    expect((await all.leo.browser.post(`/api/audit/asOf/${tid}`, {})).status).toBe(200);
    const everything = await notes(all.dora);
    expect(everything.map(({ section }) => section)).toEqual(['line', 'referee']);
    expect((await notes(all.leo)).map(({ section }) => section)).toEqual(['line']);
    const [line, referee] = everything.map(({ id }) => `/rest/schedulingnotes/${id}`);
    expect((await all.leo.browser.get(line ?? '')).status).toBe(200);
    expect((await all.leo.browser.get(referee ?? '')).status).toBe(403);
  });

  test('filters the notes', async () => {
    const sid = await all.shift(tid, 9, 13);
    await apply(all.ann, sid);
    await assign(all.ben, sid);
    const notes = async (filter: object) => {
      const where = encodeURIComponent(JSON.stringify({ tid, ...filter }));
      return rowsOf(await all.mia.browser.get(`/rest/schedulingnotes?filter=${where}`)).map(
        ({ name }) => name,
      );
    };
    expect(await notes({ status: 'applied' })).toEqual(['Ann Tester']);
    expect(await notes({ author: 'admin: dora' })).toEqual(['Ben Tester']);
    expect(await notes({ name: 'ben', shift: 'FROM 9' })).toEqual(['Ben Tester']);
    expect((await all.ann.browser.get('/rest/schedulingnotes')).status).toBe(403);
  });
});

describe('the notes of all tournaments', () => {
  const asked = (by: Member, filter: object) =>
    by.browser.get(`/rest/schedulingnotes?filter=${encodeURIComponent(JSON.stringify(filter))}`);

  test('are the platform’s, and of the past 30 days whatever is asked for', async () => {
    const sid = await all.shift(tid, 9, 13);
    for (const who of [all.ann, all.ben]) await apply(who, sid);
    await all.server.pool.query(
      `update audit.notes set time = time - interval '40 days' where tid = $1 and ref_id = $2`,
      [tid, all.ben.ref_id],
    );
    expect((await asked(all.mia, {})).status).toBe(403);
    const names = async (filter: object) =>
      rowsOf(await asked(all.platform, filter))
        .filter((note) => note.tid === tid)
        .map(({ name }) => name);
    expect(await names({})).toEqual(['Ann Tester']);
    expect(await names({ time_gte: '2020-01-01T00:00:00.000Z' })).toEqual(['Ann Tester']);
    expect(await names({ tid })).toHaveLength(2);
  });
});

describe('the schedule as it stood', () => {
  test('has categories by their names of then, and who did what', async () => {
    const added = await all.vera.browser.post(`/api/volunteer/addVolunteerCategory/${tid}`, { name: 'Ice' });
    const vcid = textAt(added, 'vcid');
    await all.shift(tid, 9, 13, { category: vcid });
    const asOf = async (body: object) =>
      Object((await all.vera.browser.post(`/api/audit/asOf/${tid}`, { of: ['roster'], ...body })).body);
    const { position } = await asOf({});
    await all.vera.browser.put(`/api/volunteer/editVolunteerCategory/${vcid}`, { name: 'Water' });
    expect(await asOf({ position })).toMatchObject({ shifts: [{ category: 'Ice' }] });
    expect(await asOf({})).toMatchObject({ shifts: [{ category: 'Water' }] });
    expect(await asOf({ at: '01/01/2020 8:00 AM' })).toMatchObject({ shifts: [], position: null });
    const { body } = await all.vera.browser.post(`/api/audit/changes/${tid}`, { after: position });
    expect(body).toMatchObject({ changes: [{ action: 'Category changed', author: 'admin: Vera Tester' }] });
  });

  test('keeps who was removed since, and tells by whom', async () => {
    const sid = await all.shift(tid, 9, 13);
    const shift_id = await apply(all.ann, sid);
    const asOf = async (body: object) =>
      Object((await all.dora.browser.post(`/api/audit/asOf/${tid}`, { of: ['roster'], ...body })).body);
    const { position } = await asOf({});
    await all.dora.browser.put(`/api/removeRefTime/${shift_id}`, { tid });
    expect(await asOf({ position })).toMatchObject({
      shifts: [{ sid, people: [{ name: 'Ann Tester', waitlist: true }] }],
    });
    expect(await asOf({})).toMatchObject({ shifts: [{ sid, people: [] }] });
    const about = await all.dora.browser.post(`/api/audit/changes/${tid}`, { person: all.ann.ref_id, sid });
    expect(about.body).toMatchObject({
      changes: [
        { action: 'Removed', subject: 'Ann Tester · From 9 to 13', author: 'admin: Dora Tester' },
        { action: 'Applied', author: 'Ann Tester' },
      ],
      total: 2,
    });
  });
});

describe('two instants of the schedule', () => {
  const compared = async (who: Pick<Member, 'browser'>, body: object = {}) =>
    Object((await who.browser.post(`/api/audit/compare/${tid}`, body)).body);

  test('tell what is different since it was published', async () => {
    const [early, late] = [await all.shift(tid, 9, 13), await all.shift(tid, 14, 16)];
    const early_row = await apply(all.ann, early);
    const late_row = await apply(all.ben, late);
    await all.publish(tid);
    await all.dora.browser.put(`/api/removeRefTime/${early_row}`, { tid });
    await assign(all.ann, late);
    await all.dora.browser.put(`/api/removeRefTime/${late_row}`, { tid });
    await all.dora.browser.put('/api/editShift', { sid: early, name: 'Earlier' });
    const { from, to, ...differences } = await compared(all.dora);
    expect(differences).toMatchObject({
      time_zone: 'US/Central',
      shifts: [{ what: 'changed', before: { name: 'From 9 to 13' }, after: { name: 'Earlier' } }],
      people: [
        { what: 'removed', name: 'Ben Tester', before: { waitlist: true, shift: { sid: late } } },
        {
          ...{ what: 'moved', name: 'Ann Tester' },
          ...{ before: { shift: { sid: early } }, after: { shift: { sid: late }, waitlist: false } },
        },
      ],
    });
    expect(differences.people).toHaveLength(2);
    expect(await compared(all.dora, { from: to, to })).toMatchObject({ shifts: [], people: [] });
    expect(await compared(all.dora, { to: from })).toMatchObject({ from, to: from, shifts: [], people: [] });
    const { people } = await compared(all.dora, { from: '01/01/2020 8:00 AM', to: from });
    expect(people.map((row: { what: string; name: string }) => [row.what, row.name])).toEqual([
      ['added', 'Ann Tester'],
      ['added', 'Ben Tester'],
    ]);
  });

  test('are compared by whoever has a desk, for its own sections', async () => {
    const vcid = textAt(
      await all.vera.browser.post(`/api/volunteer/addVolunteerCategory/${tid}`, { name: 'Ice' }),
      'vcid',
    );
    const sids = {
      line: await all.shift(tid, 9, 13),
      referee: await all.shift(tid, 14, 16, { category: 'Referee' }),
      volunteer: await all.shift(tid, 9, 13, { category: vcid }),
    };
    await apply(all.ann, sids.line);
    await apply(all.ben, sids.referee);
    const seen = async (who: Member) => {
      const { shifts, people } = await compared(who, { from: '01/01/2020 8:00 AM' });
      return [
        shifts.map((row: { after: { sid: string } }) => row.after.sid).sort(),
        people.map((row: { ref_id: string }) => row.ref_id).sort(),
      ];
    };
    const [ann, ben] = [all.ann.ref_id, all.ben.ref_id];
    expect(await seen(all.mia)).toEqual([Object.values(sids).sort(), [ann, ben].sort()]);
    expect(await seen(all.dora)).toEqual([[sids.line, sids.referee].sort(), [ann, ben].sort()]);
    expect(await seen(all.leo)).toEqual([[sids.line], [ann]]);
    expect(await seen(all.vera)).toEqual([[sids.volunteer], []]);
    expect((await all.ann.browser.post(`/api/audit/compare/${tid}`, {})).status).toBe(403);
    expect((await all.visitor.post(`/api/audit/compare/${tid}`, {})).status).toBe(401);
  });

  test('are named where they are none, or the wrong way round', async () => {
    const refused = (body: object) => all.dora.browser.post(`/api/audit/compare/${tid}`, body);
    expect(await refused({ from: 'then' })).toMatchObject({
      status: 400,
      body: { errors: { from: expect.any(String) } },
    });
    expect(await refused({ to: 7 })).toMatchObject({
      status: 400,
      body: { errors: { to: expect.any(String) } },
    });
    expect(await refused({ from: '03/02/2030 8:00 AM', to: '03/01/2030 8:00 AM' })).toMatchObject({
      status: 400,
      body: { message: 'from must not be after to', errors: { from: 'must not be after to' } },
    });
  });
});

const reactAll = () => react(all.server, 'roster');

const subjects = async (who: Member) => (await mailsTo(all.server, who.ref_id)).map(({ subject }) => subject);

/** The mails of a tournament to addresses that no account has. */
async function mailsOutside(of: string): Promise<unknown[]> {
  const { rows } = await all.server.pool.query<{ about: string[]; sealed: string }>(
    'select about, sealed from outbox.messages where tid = $1 and ref_id is null order by at',
    [of],
  );
  return Promise.all(
    rows.map(({ about, sealed }) => unsealLetter(all.server.vault, { ref_id: null, about }, sealed)),
  );
}

describe('mails', () => {
  test('tell the selected of publication once, send a schedule, and tell masters of a withdrawal', async () => {
    tid = await all.tournament('active', { name: 'Mail Open' });
    await assign(all.ann, await all.shift(tid, 9, 13));
    await apply(all.ben, await all.shift(tid, 14, 16));
    await all.publish(tid);
    await reactAll();
    await all.ann.browser.post('/api/emailSchedule', { tid, ref_id: all.ann.ref_id });
    await reactAll();
    await all.ann.browser.post('/api/withdrawFromShifts/', { tid, message: 'broken arm' });
    await reactAll();
    expect((await subjects(all.ann)).filter((subject) => subject.endsWith('Mail Open'))).toEqual([
      'You have been added - Mail Open',
      expect.stringMatching(/^You have been selected, \w+, \w+ \d+ - Mail Open$/),
      expect.stringMatching(/^Your schedule, \w+, \w+ \d+ - Mail Open$/),
      'Your sign-up - Mail Open',
    ]);
    expect((await subjects(all.ben)).filter((subject) => subject.endsWith('Mail Open'))).toEqual([
      expect.stringMatching(/^Your sign-up, .+ - Mail Open$/),
    ]);
    const toMaster = (await mailsTo(all.server, all.mia.ref_id)).filter(({ text }) =>
      text.includes('broken arm'),
    );
    expect(toMaster).toMatchObject([{ subject: 'Withdrawal from shifts - Mail Open' }]);
    expect(toMaster[0]).toHaveProperty('replyTo', 'Ann@example.org');
  });

  test('tell volunteers of publication that they are registered, and ask for no confirmation', async () => {
    tid = await all.tournament('active', { name: 'Helpers Open' });
    const { category, shift, seat } = volunteering(all, tid);
    await seat(all.ben, await shift(await category('Parking')));
    await all.publish(tid);
    await reactAll();
    const [letter] = (await mailsTo(all.server, all.ben.ref_id)).filter(({ subject }) =>
      subject.startsWith('You are registered'),
    );
    expect(letter?.subject).toMatch(/^You are registered, \w+, \w+ \d+ - Helpers Open$/);
    expect(letter?.text).toMatch(/\(Parking\): Registered$/m);
    expect(letter?.text).not.toMatch(/confirm|select/i);
    expect(letter?.text).toContain(`/signup/volunteer?tid=${tid}`);
  });

  test('bring what somebody writes to the section’s coordinator, else to its masters', async () => {
    tid = await all.tournament('active', {
      name: 'Letter Open',
      volunteer_coordinator_name: 'Vera',
      volunteer_coordinator_email: 'vera-coordinates@example.org',
    });
    const write = (who: Browser, body: object) => who.post('/api/emailCoordinator', { tid, ...body });
    const letter = { ref_id: all.ann.ref_id, emailBody: 'May I bring my dog?', type: 'volunteer' };
    expect((await write(all.visitor, letter)).status).toBe(401);
    expect((await write(all.ben.browser, letter)).status).toBe(403);
    expect(await write(all.ann.browser, letter)).toMatchObject({
      status: 200,
      body: { message: 'email sent' },
    });
    expect(await write(all.ann.browser, { ...letter, emailBody: '  ' })).toMatchObject({
      status: 400,
      body: { message: 'emailBody is required', errors: { emailBody: 'is required' } },
    });
    expect((await write(all.ann.browser, { ...letter, type: 'captain' })).status).toBe(400);
    const toReferees = { emailBody: 'Who reads this?', type: 'referee' };
    expect((await write(all.ben.browser, toReferees)).status).toBe(200);
    await reactAll();

    expect(await mailsOutside(tid)).toMatchObject([
      {
        address: 'vera-coordinates@example.org',
        subject: 'Message to the volunteer coordinator - Letter Open',
        text: expect.stringContaining('Ann Tester writes to you about Letter Open:\n\nMay I bring my dog?'),
        replyTo: 'Ann@example.org',
      },
    ]);
    const toMaster = (await mailsTo(all.server, all.mia.ref_id)).filter(({ subject }) =>
      subject.endsWith('Letter Open'),
    );
    expect(toMaster).toMatchObject([{ text: expect.stringContaining('Who reads this?') }]);
    expect(JSON.stringify(await all.server.pool.query('select data from log.events'))).not.toContain(
      'my dog',
    );

    await all.mia.browser.put(`/api/t/updateTournamentStatus/${tid}`, { status: 'draft' });
    expect(await write(all.ann.browser, letter)).toMatchObject({ status: 409, body: { code: 'draft' } });
  });
});
