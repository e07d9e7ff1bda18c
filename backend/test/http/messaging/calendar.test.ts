import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf, textAt } from '../../support/seen.ts';
import { PASSWORD } from '../accounts/people.ts';
import { type Cast, cast } from '../roster/cast.ts';

let all: Cast;
let tid: string;
let shift_id: string;
beforeAll(async () => {
  all = await cast();
});
afterAll(() => all.close());
/** Ann is confirmed for one shift, and has applied for another. */
beforeEach(async () => {
  tid = await all.tournament('published', { name: 'Dallas, Open' });
  const sid = await all.shift(tid, 9, 13, { category: 'Chair Umpire' });
  shift_id = textAt(await all.ann.browser.put(`/api/putWaitlist/${sid}`, { tid }), 'shift_id');
  await all.dora.browser.put('/api/confirmShift/', { shift_id, tid });
  const other = await all.shift(tid, 14, 15, { category: 'Chair Umpire', name: 'Later' });
  await all.ann.browser.put(`/api/putWaitlist/${other}`, { tid });
});

type By = Pick<Cast['ann'], 'browser'>;
const open = async ({ browser }: By) =>
  new URL(textAt(await browser.post('/api/calendarAddress/open', {}), 'url')).pathname;
const address = async ({ browser }: By) => Object(await browser.get('/api/calendarAddress')).body.url;
/** What a calendar is answered, which knows nothing but the address. */
const subscribe = (path: string, headers = {}) =>
  all.server.app.inject({ method: 'GET', url: path, headers });
/** The lines of an iCalendar text, long ones put together again. */
const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

describe('the address of a calendar', () => {
  test('shows what its owner works, and nothing of how anybody is reached', async () => {
    const { statusCode, headers, body } = await subscribe(await open(all.ann));
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const lines = linesOf(body);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT').length).toBeGreaterThan(0);
    const own = lines.slice(lines.indexOf(`UID:${shift_id}@courtcrew`));
    expect(own).toContain('SUMMARY:From 9 to 13 (Chair Umpire) - Dallas\\, Open');
    expect(own.find((line) => line.startsWith('DTSTART'))).toMatch(/^DTSTART:203003\d\dT1[45]0000Z$/);
    expect(own).toContain('STATUS:CONFIRMED');
    expect(body).not.toContain('Later');
    expect(body).not.toContain('@example');
  });

  test('is in the language that its owner reads the product in', async () => {
    const path = await open(all.ann);
    await all.ann.browser.get('/auth/session', { 'accept-language': 'es' });
    const [inSpanish] = linesOf((await subscribe(path)).body).filter((line) => line.startsWith('SUMMARY'));
    await all.ann.browser.get('/auth/session', { 'accept-language': 'en' });
    expect(inSpanish).toContain('From 9 to 13 (Juez de silla) - Dallas');
    expect(linesOf((await subscribe(path)).body)).toContain(
      'SUMMARY:From 9 to 13 (Chair Umpire) - Dallas\\, Open',
    );
  });

  test('is not sent again to who has it, until something changes', async () => {
    const path = await open(all.ann);
    const tag = String((await subscribe(path)).headers.etag);
    expect((await subscribe(path, { 'if-none-match': tag })).statusCode).toBe(304);
    await all.dora.browser.put(`/api/removeRefTime/${shift_id}`, { tid });
    const after = await subscribe(path, { 'if-none-match': tag });
    expect(after.statusCode).toBe(200);
    expect(after.body).not.toContain(shift_id);
  });

  test('says no more what was ahead in a tournament that is archived, and still what was worked there', async () => {
    const path = await open(all.ann);
    const told = async () => ({
      calendar: (await subscribe(path)).body.includes(shift_id),
      schedule: await stands('getIndividualSchedule'),
      page: await stands('getIndividualScheduleAll'),
    });
    const stands = async (call: string) =>
      rowsOf(await all.ann.browser.get(`/api/${call}/${all.ann.ref_id}`)).some(
        (row) => row.shift_id === shift_id,
      );
    const become = (status: string) =>
      all.mia.browser.put(`/api/t/updateTournamentStatus/${tid}`, { status });
    expect(await told()).toEqual({ calendar: true, schedule: true, page: true });
    await become('archive');
    expect(await told()).toEqual({ calendar: false, schedule: false, page: false });
    await become('published');
    expect(await told()).toEqual({ calendar: true, schedule: true, page: true });
    await become('archived');
    await all.server.pool.query(
      `update roster.shifts set start_time = now() - interval '2 days', end_time = now() - interval '1 day' where tid = $1`,
      [tid],
    );
    expect(await told()).toEqual({ calendar: true, schedule: false, page: true });
  });

  test('is good until it is made anew or taken back', async () => {
    expect(await address(all.ben)).toBeNull();
    const first = await open(all.ben);
    expect(await address(all.ben)).toContain(first);
    const second = await open(all.ben);
    expect((await subscribe(first)).statusCode).toBe(404);
    expect((await subscribe(second)).statusCode).toBe(200);
    await all.ben.browser.post('/api/calendarAddress/close', {});
    expect((await subscribe(second)).statusCode).toBe(404);
    expect(await address(all.ben)).toBeNull();
  });

  test('that exists shows after a fresh proof only', async () => {
    const { browser, ref_id } = all.ann;
    await open(all.ann);
    await all.server.pool.query(
      `update identity.sessions set authenticated_at = now() - interval '11 minutes' where ref_id = $1`,
      [ref_id],
    );
    expect(await browser.get('/api/calendarAddress')).toMatchObject({
      status: 409,
      body: { code: 'reauthenticate' },
    });
    await browser.post('/auth/reauthenticate', { password: PASSWORD });
    expect(await address(all.ann)).toContain('/api/calendar/');
  });

  test("is nobody's to guess, and only its owner's to make", async () => {
    const path = await open(all.ann);
    expect((await subscribe(`${path}x`)).statusCode).toBe(404);
    expect((await subscribe('/api/calendar/abc')).statusCode).toBe(404);
    expect((await all.visitor.get('/api/calendarAddress')).status).toBe(401);
    expect((await all.visitor.post('/api/calendarAddress/open', {})).status).toBe(401);
  });

  test('is kept nowhere', async () => {
    const token = (await open(all.ann)).split('/').at(-1) ?? '';
    for await (const page of all.server.store.readAll(0n)) {
      expect(JSON.stringify(page.map(({ data }) => data))).not.toContain(token);
    }
  });
});

describe('the calendar of a desk', () => {
  const deskAddress = async ({ browser }: By) =>
    Object(await browser.get(`/api/calendarAddress/${tid}`)).body.url;
  const pathFor = async (who: By) => {
    await open(who);
    return new URL(await deskAddress(who)).pathname;
  };
  const summaries = (body: string) => linesOf(body).filter((line) => line.startsWith('SUMMARY'));

  test('shows the shifts of its sections with how they are filled, and nobody of them', async () => {
    await all.shift(tid, 9, 12, { category: 'Athletic Trainer', name: 'Tent' });
    const { body } = await subscribe(await pathFor(all.dora));
    expect(summaries(body)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^SUMMARY:From 9 to 13 \(Chair Umpire\) 1\/\d/)]),
    );
    expect(body).toContain('1 confirmed');
    const [tent, ...others] = summaries((await subscribe(await pathFor(all.leo))).body);
    expect([tent, others]).toEqual([expect.stringContaining('Tent (Athletic Trainer) 0/'), []]);
    expect(body).not.toContain('Ann');
    expect(body).not.toContain('@example');
  });

  test('is the same file while nothing changes', async () => {
    const path = await pathFor(all.dora);
    const tag = String((await subscribe(path)).headers.etag);
    expect((await subscribe(path, { 'if-none-match': tag })).statusCode).toBe(304);
    await all.shift(tid, 16, 17, { category: 'Chair Umpire', name: 'Evening' });
    expect(summaries((await subscribe(path, { 'if-none-match': tag })).body).join()).toContain('Evening');
  });

  test('is for desks, and ends with the right to run them and with the own address', async () => {
    expect((await all.ann.browser.get(`/api/calendarAddress/${tid}`)).status).toBe(403);
    await all.dora.browser.post('/api/calendarAddress/close', {});
    expect(await deskAddress(all.dora)).toBeNull();
    const path = await pathFor(all.dora);
    for (const type of ['referee', 'line'])
      await all.mia.browser.put('/api/editTournamentAdminAccess', {
        tid,
        ref_id: all.dora.ref_id,
        type,
        on: false,
      });
    expect(summaries((await subscribe(path)).body)).toEqual([]);
    await all.dora.browser.post('/api/calendarAddress/close', {});
    expect((await subscribe(path)).statusCode).toBe(404);
  });
});
