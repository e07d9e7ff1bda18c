import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ImportClaims } from '../../../src/tournaments/importClaims.ts';
import { intake } from '../../../src/tournaments/index.ts';
import { IDLE, react } from '../../support/react.ts';
import { fieldOf, rowsOf, textAt, tidsOf } from '../../support/seen.ts';
import { platformAdmin } from '../accounts/people.ts';
import { type Cast, cast, TOURNAMENT } from './cast.ts';

let all: Cast;
beforeAll(async () => {
  all = await cast({}, IDLE);
});
afterAll(() => all.close());

const post = (url: string, body: object, headers?: Record<string, string>) =>
  all.platform.browser.post(url, body, headers);
const everything = async () => tidsOf(await post('/api/utradmin/getAllTournaments', {}));
const key = (value: string = randomUUID()) => ({ 'idempotency-key': value });

const HEADING = 'name,start,end,region,timezone,chair,athletic,referee';
const row = (name: string, more: object = {}) => ({
  name,
  start: '03/16/2031',
  end: '03/30/2031',
  region: 'East',
  timezone: 'US/Eastern',
  chair: '30',
  athletic: '8',
  referee: '90',
  ...more,
});

describe('adding a tournament', () => {
  test('makes a draft with its courts, whose master is who added it', async () => {
    const tid = textAt(
      await post('/api/t/addTournament', { ...TOURNAMENT, courts: '3', numOfReferee: 4 }),
      'tid',
    );
    const { body } = await post(`/api/t/getTournamentAdmin/${tid}`, {});
    expect(body).toMatchObject({
      name: 'Dallas Open',
      status: 'draft',
      start: '2030-02-01',
      end_date: '2030-02-09',
      time_zone: 'US/Central',
      country: 'usa',
      num_of_referee: 4,
      num_of_chair_ump: 1,
      num_of_athletic_trainers: 1,
      num_of_courts: 3,
      courts: [{ court_num: '1' }, { court_num: '2' }, { court_num: '3' }],
    });
    expect((await post(`/api/getTournamentAdmins/${tid}`, {})).body).toMatchObject([
      { ref_id: all.platform.ref_id, admin_type: 'master' },
    ]);
  });

  test('is of the sport that was chosen, which a master changes later', async () => {
    const tid = textAt(await post('/api/t/addTournament', { ...TOURNAMENT, sport: 'tennis' }), 'tid');
    const edit = (sport: string) => all.platform.browser.put(`/api/t/editTournament/${tid}`, { sport });
    const read = async () => (await post(`/api/t/getTournamentAdmin/${tid}`, {})).body;
    expect(await read()).toMatchObject({ name: 'Dallas Open', sport: 'tennis' });
    expect((await edit('chess')).body).toMatchObject({ errors: { sport: 'must be pickleball or tennis' } });
    await edit('pickleball');
    expect(await read()).toMatchObject({ sport: 'pickleball' });
  });

  test('needs name, start and end', async () => {
    const before = await everything();
    for (const missing of ['name', 'start', 'end']) {
      const answer = await post('/api/t/addTournament', { ...TOURNAMENT, [missing]: '' });
      expect(answer).toMatchObject({ status: 400, body: { message: '*Fill out all fields' } });
    }
    expect(await everything()).toEqual(before);
  });

  test('sent twice with one key adds one', async () => {
    const headers = key();
    const first = textAt(await post('/api/t/addTournament', TOURNAMENT, headers), 'tid');
    expect(textAt(await post('/api/t/addTournament', TOURNAMENT, headers), 'tid')).toBe(first);
    expect((await everything()).filter((tid) => tid === first)).toHaveLength(1);
    expect((await post('/api/t/addTournament', { ...TOURNAMENT, name: 'Other' }, headers)).status).toBe(422);
  });

  test("is the platform admin's alone, as is everything of the platform", async () => {
    for (const url of [
      '/api/t/addTournament',
      '/api/t/addTournamentBulk',
      '/api/t/previewTournamentBulk',
      '/api/t/addCourts',
      '/api/t/addOneCourt',
      '/api/utradmin/getAllTournaments',
      '/api/utradmin/getFutureTournaments',
      '/api/utradmin/masterStaffList',
    ]) {
      const body = { ...TOURNAMENT, tid: 'x', courts: 1, num: '1', data: [row('Sneaky Open')] };
      expect((await all.visitor.post(url, body)).status).toBe(401);
      expect((await all.mia.browser.post(url, body)).status).toBe(403);
    }
    expect((await all.mia.browser.put('/api/t/handleInvoiced', { tid: 'x' })).status).toBe(403);
  });
});

describe('an import', () => {
  const send = (data: object[], headers = key()) => post('/api/t/addTournamentBulk', { data }, headers);

  test('adds every row as a draft', async () => {
    const { status, body } = await send([row('Itaú Open'), row('ATX, Open')]);
    expect({ status, body }).toMatchObject({ status: 200, body: { message: 'Data sent successfully!' } });
    const { tids } = body as { tids: string[] };
    expect(await everything()).toEqual(expect.arrayContaining(tids));
    expect((await post(`/api/t/getTournamentAdmin/${tids[0]}`, {})).body).toMatchObject({
      name: 'Itaú Open',
      status: 'draft',
      facility: 'East',
      num_of_chair_ump: 30,
      num_of_athletic_trainers: 8,
      num_of_referee: 90,
    });
  });

  test('is of the sport that each row names, else of the one its name tells', async () => {
    const data = [
      row('Clay Cup', { sport: 'tennis' }),
      row('Tennis Cup'),
      row('Lawn Tennis Cup', { sport: 'Pickleball' }),
    ];
    const shown = await post('/api/t/previewTournamentBulk', { data });
    expect(shown.body).toMatchObject({
      data: [{ sport: 'tennis' }, { sport: 'tennis' }, { sport: 'Pickleball' }],
    });
    const { tids } = (await send(data)).body as { tids: string[] };
    const stored = tids.map(async (tid) =>
      fieldOf(await post(`/api/t/getTournamentAdmin/${tid}`, {}), 'sport'),
    );
    expect(await Promise.all(stored)).toEqual(['tennis', 'tennis', 'pickleball']);
    expect(await send([row('Golf Cup', { sport: 'golf' })])).toMatchObject({
      body: { details: { findings: [{ row: 1, column: 'sport', text: 'must be pickleball or tennis' }] } },
    });
  });

  test('with a faulty row adds nothing and names every fault', async () => {
    const before = await everything();
    const answer = await send([row('Good Cup'), row('', { end: '01/01/2031' }), row('Good Cup')]);
    expect(answer).toMatchObject({
      status: 400,
      body: {
        message: 'Failed to send data.',
        errors: {
          data: {
            1: { name: 'is required', end: 'must not be before the start' },
            2: { name: 'is the same tournament as row 1' },
          },
        },
        details: { findings: expect.arrayContaining([{ row: 2, column: 'name', text: 'is required' }]) },
      },
    });
    expect(await everything()).toEqual(before);
  });

  test('sent again is refused, but with its key answers the same tournaments', async () => {
    const headers = key();
    const first = await send([row('Twice Cup')], headers);
    expect(await send([row('Twice Cup')], headers)).toMatchObject({ status: 200, body: first.body });
    const again = await send([row('twice cup')]);
    expect(again).toMatchObject({
      status: 400,
      body: { details: { findings: [{ row: 1, column: 'name', text: 'exists already with this start' }] } },
    });
  });

  test('sent by several at once adds a tournament once, and its name is free once it was changed', async () => {
    const { browser } = await platformAdmin(all.server, 'Pam');
    const other = (data: object[]) => browser.post('/api/t/addTournamentBulk', { data }, key());
    const rows = [row('Hasty Cup'), row('Hasty Open')];
    const answers = await Promise.all([send(rows), other(rows.toReversed()), send(rows)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    const exists = { column: 'name', text: 'exists already with this start' };
    for (const { status, body } of answers) {
      // Row 1, row 2 or both: as far as the lists show them by then.
      if (status === 400) expect(body).toMatchObject({ details: { findings: { 0: exists } } });
    }
    const filter = encodeURIComponent(JSON.stringify({ q: 'hasty cup' }));
    const found = rowsOf(await browser.get(`/rest/tournaments?filter=${filter}`));
    expect(found).toHaveLength(1);
    await browser.put(`/api/t/editTournament/${found[0]?.id}`, { name: 'Patient Cup' });
    expect((await other(rows)).body).toMatchObject({ details: { findings: [{ row: 2, ...exists }] } });
    expect((await send(rows.slice(0, 1))).status).toBe(200);
  });

  test('that died after it took its claims is sent again with its key, and is in the way of others for a moment only', async () => {
    const { take: claiming } = ImportClaims.prototype;
    const take = vi.spyOn(ImportClaims.prototype, 'take');
    const dies = (name: string, headers = key()) => {
      take.mockImplementationOnce(async function (this: ImportClaims, wanted) {
        await claiming.call(this, wanted);
        throw new Error('the process has ended');
      });
      return send([row(name)], headers);
    };
    const headers = key();
    expect((await dies('Ghost Cup', headers)).status).toBe(500);
    expect((await send([row('Ghost Cup')], headers)).status).toBe(200);
    expect((await dies('Ghost Open')).status).toBe(500);
    expect((await send([row('Ghost Open')])).status).toBe(400);
    await all.server.pool.query("update runtime.claims set at = at - interval '1 minute'");
    expect((await send([row('Ghost Open')])).status).toBe(200);
    take.mockRestore();
  });

  test('that is refused leaves no claims', async () => {
    const claims = async () =>
      (await all.server.pool.query("select count(*)::integer from runtime.claims where kind = 'import'"))
        .rows;
    const headers = key();
    await send([row('Kept Cup')], headers);
    const before = await claims();
    expect((await send([row('Left Cup')], headers)).status).toBe(422);
    expect(await claims()).toEqual(before);
  });

  test('whose request died half-way is finished', async () => {
    const fields = { name: 'Half Cup', start: '2031-01-01', end_date: '2031-01-02' };
    const before = (await everything()).length;
    await all.server.execute(intake, all.platform.ref_id, {
      type: 'AcceptTournaments',
      tournaments: [{ fields }, { fields: { ...fields, name: 'Other Half' } }],
    });
    await react(all.server, 'finish-intake');
    expect(await everything()).toHaveLength(before + 2);
    await react(all.server, 'finish-intake');
    expect(await everything()).toHaveLength(before + 2);
  });

  test.each([{}, { data: 'x' }, { data: [1] }, { data: [{ name: { first: 'x' } }] }, { data: [] }])(
    'of %j is refused in words',
    async (body) => {
      const answer = await post('/api/t/addTournamentBulk', body);
      expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/\w/) } });
    },
  );
});

describe('the preview of an import', () => {
  const preview = async (csv: string) => (await post('/api/t/previewTournamentBulk', { csv })).body;

  test('reads what spreadsheets save and adds nothing', async () => {
    const before = await everything();
    const csv = readFileSync(new URL('sample.csv', import.meta.url), 'utf8');
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    const { ok, data, findings } = (await preview(csv)) as {
      ok: boolean;
      data: object[];
      findings: object[];
    };
    expect({ ok, findings }).toEqual({ ok: true, findings: [] });
    expect(data.map((cells) => 'name' in cells && cells.name)).toEqual([
      'Miami Open presented by Itaú',
      'Tennis in the Land, powered by Rocket',
      '=HYPERLINK("http://example.org")',
    ]);
    expect(await everything()).toEqual(before);
    expect((await post('/api/t/addTournamentBulk', { data })).status).toBe(200);
  });

  test('names the row, the column and the fault', async () => {
    const csv = `${HEADING}\r\nA Cup,31/31/2031,01/02/2031,North,US/Eastern,1,1,1\r\nB Cup,01/01/2031,01/02/2031\r\n`;
    expect(await preview(csv)).toMatchObject({
      ok: false,
      findings: expect.arrayContaining([
        { row: 2, column: 'start', text: 'must be a date like 03/07/2026' },
        { row: 2, column: 'region', text: 'must be West, Central or East' },
        expect.objectContaining({ row: 3, column: '', text: 'has 3 cells, the heading has 8' }),
        { row: 3, column: 'timezone', text: expect.stringContaining('time zone') },
      ]),
    });
  });

  test('asks which day is meant where month and day can stand first, and takes the answer', async () => {
    const csv = `${HEADING}\nAmbiguous Open,03/04/2027,04/04/2027,West,US/Pacific,1,1,1\n`;
    expect(await preview(csv)).toMatchObject({
      ok: false,
      findings: [],
      questions: [{ column: 'start', cell: '03/04/2027', month: '2027-03-04', day: '2027-04-03' }],
    });
    const answered = await post('/api/t/previewTournamentBulk', { csv, dates: { start: 'day' } });
    expect(answered.body).toMatchObject({
      ok: true,
      questions: [],
      data: [{ start: '2027-04-03', end: '2027-04-04', typed: { start: '03/04/2027' } }],
    });
  });

  test('finds a missing column, an open quote and an empty file', async () => {
    expect(await preview('name,start\r\nx,y')).toMatchObject({
      ok: false,
      data: [],
      findings: expect.arrayContaining([{ row: 0, column: 'timezone', text: 'This column is missing' }]),
    });
    expect(await preview(`${HEADING}\r\n"Open`)).toMatchObject({
      findings: [{ row: 0, text: 'The file cannot be read: line 2 is not well formed' }],
    });
    expect(await preview(HEADING)).toMatchObject({ findings: [{ row: 0, text: 'The file has no rows' }] });
    expect(await preview('')).toMatchObject({ ok: false });
  });
});

describe('courts', () => {
  test('are added where they are missing, and one by its name', async () => {
    const tid = await all.draft();
    const one = (num: unknown) => post('/api/t/addOneCourt', { tid, num });
    expect((await one(2)).body).toEqual({ message: 'Court Added', num_of_courts: 1 });
    expect((await one('02')).body).toEqual({ message: 'Court Added', num_of_courts: 1 });
    expect((await one('GS')).body).toEqual({ message: 'Court Added', num_of_courts: 2 });
    expect((await one('gs')).body).toEqual({ message: 'Court Added', num_of_courts: 2 });
    expect((await post('/api/t/addCourts', { tid, courts: 3 })).body).toMatchObject({ num_of_courts: 4 });
    expect((await one('Grandstand')).status).toBe(400);
    expect((await post('/api/t/addCourts', { tid, courts: 100_000 })).status).toBe(400);
    expect((await post('/api/t/addCourts', { tid: 'unknown', courts: 1 })).status).toBe(404);
  });
});

describe('the platform', () => {
  test('marks tournaments as invoiced and back', async () => {
    const tid = await all.draft();
    const toggle = (wanted: object = {}) =>
      all.platform.browser.put('/api/t/handleInvoiced', { tid, ...wanted });
    expect((await toggle()).body).toEqual({ message: 'saved', invoiced: true });
    expect((await toggle()).body).toEqual({ message: 'saved', invoiced: false });
    for (const invoiced of [true, true])
      expect((await toggle({ invoiced })).body).toEqual({ message: 'saved', invoiced });
  });

  test('lists what is coming apart from everything', async () => {
    const over = await all.draft({ start: '01/01/2020', end: '01/02/2020' });
    expect(await everything()).toContain(over);
    expect(tidsOf(await post('/api/utradmin/getFutureTournaments', {}))).not.toContain(over);
  });

  test('has a master staff list', async () => {
    expect((await post('/api/utradmin/masterStaffList', {})).body).toEqual([]);
  });
});

describe('tournaments in react-admin', () => {
  const list = (parameters: Record<string, unknown>, by = all.platform) => {
    const query = Object.entries(parameters).map(
      ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
    );
    return by.browser.get(`/rest/tournaments?${query.join('&')}`);
  };

  test('are filtered, sorted and paged for the platform admin', async () => {
    for (const name of ['Rest B', 'Rest C', 'Rest A']) await all.draft({ name });
    const page = await list({ filter: { q: 'rest ' }, sort: ['name', 'DESC'], range: [0, 1] });
    expect(page.body).toMatchObject([{ name: 'Rest C' }, { name: 'Rest B' }]);
    expect(page.headers['content-range']).toBe('tournaments 0-1/3');
    expect((await list({ sort: ['password', 'ASC'] })).status).toBe(400);
  });

  test('are found archived by either word that archived ones are stored with', async () => {
    const tids = [await all.draft({ name: 'Gone One' }), await all.draft({ name: 'Gone Two' })];
    for (const [index, status] of ['archive', 'archived'].entries())
      await all.platform.browser.put(`/api/t/updateTournamentStatus/${tids[index]}`, { status });
    for (const status of ['archive', 'archived'])
      expect(tidsOf(await list({ filter: { q: 'gone ', status } })).toSorted()).toEqual(tids.toSorted());
  });

  test('open one by one for their staff', async () => {
    const tid = await all.draft();
    expect((await list({}, all.mia)).status).toBe(403);
    expect(tidsOf(await list({ filter: { id: [tid] } }, all.mia))).toEqual([tid]);
    expect(tidsOf(await list({ filter: { id: [tid] } }, all.nia))).toEqual([]);
    expect((await all.nia.browser.get(`/rest/tournaments/${tid}`)).status).toBe(404);
  });

  test('are created and edited by commands, and a stale edit is told', async () => {
    const created = await post('/rest/tournaments', { ...TOURNAMENT, name: 'Rested' });
    const id = textAt(created, 'id');
    const { version } = created.body as { version: number };
    const edit = (body: object, by = all.platform) => by.browser.put(`/rest/tournaments/${id}`, body);
    expect((await edit({ ...(created.body as object), about: 'New', version })).body).toMatchObject({
      about: 'New',
    });
    expect(await edit({ about: 'Newer', version })).toMatchObject({
      status: 409,
      body: { message: 'This was changed by Pat Tester in the meantime. Reload to see it.' },
    });
    expect(await edit({ name: 'ab' })).toMatchObject({
      status: 400,
      body: { errors: { name: 'Name too short' } },
    });
    expect((await edit({ about: 'Mine' }, all.mia)).status).toBe(404);
    expect((await all.mia.browser.post('/rest/tournaments', TOURNAMENT)).status).toBe(403);
  });
});

describe('an import of as many rows as a file may have', () => {
  test('is answered once all of them are there', async () => {
    const before = (await everything()).length;
    const data = Array.from({ length: 2000 }, (_, index) => row(`Season ${index}`));
    const headers = key();
    // On a busy machine it takes longer than a request may, and is sent again as that answer says.
    let answer = await post('/api/t/addTournamentBulk', { data }, headers);
    while (answer.status === 503) answer = await post('/api/t/addTournamentBulk', { data }, headers);
    expect(answer).toMatchObject({ status: 200, body: { message: 'Data sent successfully!' } });
    expect(await everything()).toHaveLength(before + data.length);
  }, 120_000);
});
