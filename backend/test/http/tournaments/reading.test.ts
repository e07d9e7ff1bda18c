import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldOf, rowsOf, tidsOf } from '../../support/seen.ts';
import { type Cast, cast } from './cast.ts';

let all: Cast;
let active: string;
let drafted: string;
beforeAll(async () => {
  all = await cast();
  active = await all.inStatus('active', { name: 'Miami Open', organization: 'PPA', facility: 'East' });
  drafted = await all.draft({ name: 'Secret Cup', organization: 'app' });
});
afterAll(() => all.close());

const open = (tid: string, by = all.visitor) => by.post(`/api/t/getTournament/${tid}`, {});

describe('the public listings', () => {
  test('hold what is public and no draft, for visitors too', async () => {
    const seen = await all.visitor.get('/api/t/getTournaments');
    expect(seen.status).toBe(200);
    expect(tidsOf(seen)).toContain(active);
    expect(tidsOf(seen)).not.toContain(drafted);
    const { end, end_date } = rowsOf(seen).find(({ tid }) => tid === active) ?? {};
    expect([end, end_date]).toEqual(Array(2).fill(expect.any(String)));
    expect(fieldOf(await open(active), 'end')).toBe(end);
  });

  test('carry the documented names, and procedures for those who may read them', async () => {
    const told = {
      description: '<p>Early</p>',
      procedures: '<p>Gate 4</p>',
      referee_approval_required: true,
    };
    const tid = await all.inStatus('active');
    await all.mia.browser.put(`/api/t/editTournament/${tid}`, told);
    const listed = async (by: typeof all.visitor) =>
      rowsOf(await by.get('/api/t/getTournaments')).find((row) => row.tid === tid);
    const seen = await listed(all.visitor);
    expect(seen).toMatchObject({ ...told, procedures: null });
    expect(seen?.admins).toEqual(['Bob', 'Mia', 'Pat'].map((first) => ({ first, last: 'Tester' })));
    expect(JSON.stringify(seen)).not.toMatch(/@|phone|email/);
    expect(await listed(all.nia.browser)).toMatchObject({ procedures: null });
    expect(await listed(all.bob.browser)).toMatchObject({ procedures: told.procedures });
  });

  test('are narrowed by time, region and name', async () => {
    const over = await all.inStatus('published', { name: 'Old Cup', start: '01/01/2020', end: '01/02/2020' });
    const list = async (query: string) => tidsOf(await all.visitor.get(`/api/t/getTournaments?${query}`));
    expect(await list('')).toContain(over);
    expect(await list('time=future')).not.toContain(over);
    expect(await list('time=past')).toEqual([over]);
    expect(await list('region=east')).toEqual([active]);
    expect(await list('region=All')).toContain(over);
    expect(await list('name=miami')).toEqual([active]);
    expect((await all.visitor.get('/api/t/getTournaments?time=soon')).body).toMatchObject({
      message: 'time must be future, past or all',
    });
  });

  test('know organizations and regions', async () => {
    expect(tidsOf(await all.visitor.get('/api/t/getTournamentsByOrganization/ppa'))).toEqual([active]);
    expect(tidsOf(await all.visitor.get('/api/getPPATournaments/app'))).toEqual([active]);
    expect(tidsOf(await all.visitor.get('/api/getAPPTournaments/app'))).toEqual([]);
    const facility = (name: string) =>
      all.visitor.post('/api/t/getTournamentsByFacility', { facility: name });
    expect(tidsOf(await facility('East'))).toEqual([active]);
    expect(tidsOf(await facility('legacy'))).toEqual([]);
    expect(await facility('')).toMatchObject({ status: 400, body: { message: 'facility is required' } });
  });

  test('hide private tournaments, which stay reachable by their id', async () => {
    const hidden = await all.inStatus('active', { private_tournament: true });
    expect(tidsOf(await all.visitor.get('/api/t/getTournaments'))).not.toContain(hidden);
    expect(await open(hidden)).toMatchObject({
      status: 200,
      body: { tid: hidden, private_tournament: true },
    });
  });
});

describe('a tournament', () => {
  test('opens for visitors, with no rights and no way to reach anybody', async () => {
    await all.mia.browser.put(`/api/t/editTournament/${active}`, {
      referee_coordinator_name: 'Cy Young',
      referee_coordinator_email: 'cy@example.org',
      referee_coordinator_phone: '8015550199',
    });
    const { body } = await open(active);
    expect(body).toMatchObject({
      name: 'Miami Open',
      status: 'active',
      zone: 'US/Central',
      start: '2030-02-01',
      end_date: '2030-02-09',
      admin: false,
      admin_type: null,
      rights: { referee: false, line: false, volunteer: false, volunteer_captain: false },
      referee_coordinator_name: 'Cy Young',
    });
    expect(JSON.stringify(body)).not.toMatch(/cy@example|8015550199|changed_by|ref_id/);
  });

  test('says only that it is closed while it is a draft or archived', async () => {
    const archived = await all.inStatus('archive');
    for (const [tid, status] of [
      [drafted, 'draft'],
      [archived, 'archive'],
    ] as const) {
      const { status: code, body } = await open(tid);
      expect(code).toBe(200);
      expect(body).toMatchObject({
        tid,
        status,
        message: 'Sorry this tournament is not open for registration.',
      });
      expect(body).not.toHaveProperty('name');
    }
  });

  test('opens for its staff in any status, with their rights', async () => {
    expect((await open(drafted, all.mia.browser)).body).toMatchObject({
      name: 'Secret Cup',
      admin: true,
      admin_type: 'master',
      rights: { referee: true, line: true, volunteer: true },
    });
    expect((await open(drafted, all.bob.browser)).body).toMatchObject({
      admin_type: 'basic',
      rights: { referee: false, line: false, volunteer: false },
    });
    expect((await open(drafted, all.platform.browser)).body).toMatchObject({ admin_type: 'master' });
    expect((await open(drafted, all.nia.browser)).body).not.toHaveProperty('name');
  });

  test('that nobody knows is not found', async () => {
    expect(await open('unknown')).toMatchObject({ status: 404, body: { message: 'Tournament not found' } });
  });

  test('tells its name, zone and map', async () => {
    expect((await all.visitor.get(`/api/getTournamentName/${active}`)).body).toEqual({
      name: 'Miami Open',
      time_zone: 'US/Central',
      facility_map: '',
    });
    expect((await all.visitor.get(`/api/getTournamentName/${drafted}`)).status).toBe(404);
    expect((await all.mia.browser.get(`/api/getTournamentName/${drafted}`)).status).toBe(200);
  });
});

describe("somebody's own tournaments", () => {
  test('are listed with their access, archived ones apart', async () => {
    const archived = await all.inStatus('archived');
    const { browser, ref_id } = all.bob;
    const current = await browser.get(`/api/getTournaments/${ref_id}`);
    expect(tidsOf(current)).toEqual(expect.arrayContaining([active, drafted]));
    expect(tidsOf(current)).not.toContain(archived);
    expect(current.body).toContainEqual(
      expect.objectContaining({
        tid: drafted,
        referee: true,
        rights: {
          admin_type: 'basic',
          referee: false,
          line: false,
          volunteer: false,
          auditor: false,
          treasurer: false,
        },
      }),
    );
    expect(tidsOf(await browser.get(`/api/getArchivedTournaments/${ref_id}`))).toContain(archived);
  });

  test("are nobody else's business but the platform admin's", async () => {
    const url = `/api/getTournaments/${all.bob.ref_id}`;
    expect((await all.visitor.get(url)).status).toBe(401);
    expect((await all.nia.browser.get(url)).status).toBe(403);
    expect((await all.platform.browser.get(url)).status).toBe(200);
  });

  test('say whether they are an admin', async () => {
    const asks = ({ browser, ref_id }: Cast['bob']) => browser.get(`/api/checkIfAdmin/${ref_id}`);
    expect((await asks(all.bob)).body).toEqual({ admin: true, admin_type: 'basic' });
    expect((await asks(all.nia)).body).toEqual({ admin: false, admin_type: null });
  });
});

describe('the procedures', () => {
  test('are for people registered in the tournament and its staff', async () => {
    const write = (procedures: string) =>
      all.mia.browser.put(`/api/updateProcedures/${active}`, { procedures });
    expect((await write('<p>Be on time</p><script>x()</script>')).status).toBe(200);
    expect(await write('<p>Late</p><img src="map.png">')).toMatchObject({
      status: 400,
      body: { errors: { procedures: 'cannot have pictures' } },
    });
    const read = (by: Cast['visitor']) => by.post(`/api/getProcedures/${active}`, {});
    expect(await read(all.visitor)).toMatchObject({ status: 401, body: { message: 'Please Login' } });
    expect(await read(all.nia.browser)).toMatchObject({ status: 200, body: { message: 'not registered' } });
    expect((await read(all.bob.browser)).body).toEqual({
      procedures: '<p>Be on time</p>',
      name: 'Miami Open',
    });
  });
});
