import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { react } from '../../support/react.ts';
import { rowsOf, textAt, tidsOf } from '../../support/seen.ts';
import { mailsTo } from '../accounts/people.ts';
import { type Cast, cast } from './cast.ts';

let all: Cast;
let tid: string;
beforeAll(async () => {
  all = await cast();
});
beforeEach(async () => {
  tid = await all.draft();
});
afterAll(() => all.close());

const setup = async (by: Cast['mia'] = all.mia, of = tid) =>
  (await by.browser.post(`/api/t/getTournamentAdmin/${of}`, {})).body;
const edit = (body: object, by: Cast['mia'] = all.mia, of = tid) =>
  by.browser.put(`/api/t/editTournament/${of}`, body);
const access = (type: string, person: Cast['bob'], by: Cast['mia'] = all.mia, wanted: object = {}) =>
  by.browser.put('/api/editTournamentAdminAccess', {
    ...{ tid, type, ref_id: person.ref_id, editor: by.ref_id },
    ...wanted,
  });

describe('the setup', () => {
  test('is read by staff with contacts and courts, and by nobody else', async () => {
    expect(await setup()).toMatchObject({
      tid,
      num_of_chair_ump: 1,
      country: 'usa',
      courts: [],
      procedures: '',
    });
    const url = `/api/t/getTournamentAdmin/${tid}`;
    expect((await all.visitor.post(url, {})).status).toBe(401);
    expect(await all.nia.browser.post(url, {})).toMatchObject({
      status: 403,
      body: { message: 'Sorry you are not authorized for this feature.' },
    });
  });

  test("takes the documents' names for fields, and answers dollars and days", async () => {
    const { status, body } = await edit({
      approveReferee: 'true',
      postPaid: true,
      numOfReferee: '12',
      certified_amount: '12.50',
      end: '02/10/2030',
      about: 'a'.repeat(140),
    });
    expect({ status, body }).toMatchObject({ status: 200, body: { message: 'Tournament Updated' } });
    expect(await setup()).toMatchObject({
      referee_approval_required: true,
      referee_post_pay: true,
      num_of_referee: 12,
      certified_amount: 12.5,
      end_date: '2030-02-10',
      changed_by: all.mia.ref_id,
    });
  });

  test.each([
    [{ name: 'ab' }, 'Name too short'],
    [{ about: 'a'.repeat(141) }, 'about must be at most 140 characters'],
    [{ start: '02/30/2030' }, 'start must be a date like 03/07/2026'],
    [{ end: '01/01/2030' }, 'end must not be before the start'],
    [
      { referee_coordinator_email: `${'a'.repeat(96)}@b.co` },
      'referee_coordinator_email must be at most 100 characters',
    ],
    [
      { referee_coordinator_name: 'a'.repeat(251) },
      'referee_coordinator_name must be at most 250 characters',
    ],
    [{ referee_coordinator_email: 'nobody' }, 'referee_coordinator_email must be an e-mail address'],
    [{ url: 'javascript:alert(1)' }, 'url must be a web address'],
    [{ time_zone: 'Mars/Olympus' }, 'time_zone must be a time zone of the list'],
    [{ name: ['a', 'b', 'c', 'd'] }, 'name must be text'],
    [{ num_of_referee: {} }, 'num_of_referee must be a number'],
  ])('refuses %o in words', async (body, message) => {
    expect(await edit(body)).toMatchObject({ status: 400, body: { message } });
  });

  test('keeps no HTML that could run', async () => {
    await edit({
      description: '<h2>Chairs</h2><a href="javascript:x()" onclick="x()">go</a><script>x()</script>',
    });
    expect(await setup()).toMatchObject({
      description: '<h2>Chairs</h2><a rel="noopener noreferrer">go</a>',
    });
  });

  test('leaves alone, silently, what a basic admin may not change', async () => {
    const before = await setup();
    const forbidden = {
      name: 'Taken over',
      location: 'Elsewhere',
      start: '03/01/2030',
      facility: 'West',
      time_zone: 'UTC',
      utr_referee: '<p>x</p>',
      volunteer_waiver: 'x',
      volunteer_coordinator_name: 'x',
      procedures: 'x',
    };
    expect((await edit({ ...forbidden, ref_id: all.mia.ref_id }, all.bob)).status).toBe(200);
    await all.bob.browser.put('/api/t/setTimeZone', { tid, value: 'UTC' });
    expect(await setup()).toEqual(before);
    await access('volunteer', all.bob);
    await edit({ ...forbidden, url: 'example.org' }, all.bob);
    expect(await setup()).toMatchObject({
      ...(before as object),
      volunteer_waiver: 'x',
      volunteer_coordinator_name: 'x',
      url: 'https://example.org',
      version: expect.any(Number),
      changed_at: expect.any(String),
      changed_by: all.bob.ref_id,
    });
    await access('volunteer', all.bob);
  });

  test('tells a stale editor who was faster', async () => {
    const { version } = (await setup()) as { version: number };
    expect((await edit({ about: 'First', version })).status).toBe(200);
    expect(await edit({ about: 'Second', version }, all.platform)).toMatchObject({
      status: 409,
      body: { message: 'This was changed by Mia Tester in the meantime. Reload to see it.' },
    });
    expect(
      await all.platform.browser.put(`/api/updateProcedures/${tid}`, { procedures: '<p>Late</p>', version }),
    ).toMatchObject({ status: 409 });
    expect(await setup()).toMatchObject({ about: 'First', procedures: '' });
  });

  test('sets the time zone, of the list only', async () => {
    const zone = (value: string) => all.mia.browser.put('/api/t/setTimeZone', { tid, value });
    expect((await zone('US/Arizona')).body).toEqual({ message: 'Saved' });
    expect(await setup()).toMatchObject({ time_zone: 'US/Arizona', zone: 'US/Arizona' });
    expect(await zone('America/Phoenix')).toMatchObject({ status: 400 });
  });

  test("of another tournament is out of a master's reach", async () => {
    const other = await all.draft();
    await all.platform.browser.put(`/api/removeTournamentAdmin/${other}`, { ref_id: all.mia.ref_id });
    expect((await edit({ about: 'x' }, all.mia, other)).status).toBe(403);
    expect((await all.mia.browser.put('/api/t/setTimeZone', { tid: other, value: 'UTC' })).status).toBe(403);
  });
});

describe('the status', () => {
  const change = (status: unknown, by = all.mia) =>
    by.browser.put(`/api/t/updateTournamentStatus/${tid}`, { status });

  test('goes to any of the six by a master, and is told', async () => {
    for (const status of ['active', 'published', 'Advertise Only', 'archive', 'archived', 'draft']) {
      expect((await change(status)).body).toEqual({ message: `Status Updated to ${status}`, status });
      expect(await setup()).toMatchObject({ status });
    }
  });

  test('is not changed by others, or to what is none', async () => {
    expect((await change('active', all.bob)).status).toBe(403);
    expect((await change('open')).status).toBe(400);
    expect(await setup()).toMatchObject({ status: 'draft' });
  });
});

describe('the admins', () => {
  const list = async () => (await all.mia.browser.post(`/api/getTournamentAdmins/${tid}`, {})).body;

  test('are listed with names, masters first, for masters only', async () => {
    expect(await list()).toMatchObject([
      { name: 'Mia Tester', admin_type: 'master' },
      { name: 'Pat Tester', admin_type: 'master' },
      { ref_id: all.bob.ref_id, name: 'Bob Tester', admin_type: 'basic', referee: false },
    ]);
    expect(await all.bob.browser.post(`/api/getTournamentAdmins/${tid}`, {})).toMatchObject({
      status: 403,
      body: { message: 'Not authorized to edit admins' },
    });
  });

  test('are found by name by masters, from three letters on', async () => {
    const search = (text: string, by = all.mia) => by.browser.post(`/api/getAdminName?search=${text}`, {});
    expect((await search('Nia')).body).toEqual([
      {
        ref_id: all.nia.ref_id,
        first: 'Nia',
        last: 'Tester',
        name: 'Nia Tester',
        credentials: 'Not Rated',
        city: null,
        state: null,
      },
    ]);
    expect((await search('Ni')).body).toEqual([]);
    expect((await search('Nia', all.bob)).status).toBe(403);
  });

  test('are added with a mail, once, and removed again', async () => {
    const add = (by = all.mia) =>
      by.browser.post(`/api/addTournamentAdmin/${tid}`, { ref_id: all.nia.ref_id, editor: all.mia.ref_id });
    expect(await add(all.bob)).toMatchObject({
      status: 403,
      body: { message: 'Not authorized to add admins' },
    });
    expect((await add()).body).toEqual({ message: 'Email Sent. Remember to set privileges' });
    expect((await add()).body).toEqual({ message: 'This person is an admin already' });
    await react(all.server, 'mail-new-admins');
    const mails = await mailsTo(all.server, all.nia.ref_id);
    expect(mails.map(({ subject }) => subject)).toEqual(['You are now an admin of Dallas Open']);
    expect(await mailsTo(all.server, all.platform.ref_id)).toEqual([]);
    const removal = await all.mia.browser.put(`/api/removeTournamentAdmin/${tid}`, {
      ref_id: all.nia.ref_id,
    });
    expect(removal.body).toEqual({ message: 'removed' });
    expect((await setup(all.nia)) as object).toMatchObject({ message: expect.any(String) });
  });

  test('must have an account', async () => {
    const answer = await all.mia.browser.post(`/api/addTournamentAdmin/${tid}`, { ref_id: 'nobody' });
    expect(answer).toMatchObject({ status: 404, body: { message: 'Person not found' } });

    const entered = await all.platform.browser.post('/rest/people', { first: 'Wanda', last: 'Walkin' });
    const ref_id = textAt(entered, 'ref_id');
    const { browser } = all.mia;
    expect((await browser.post('/api/getAdminName?search=Wanda', {})).body).toEqual([]);
    expect((await browser.post(`/api/addTournamentAdmin/${tid}`, { ref_id })).body).toEqual({
      message: 'This person has no account yet. Please ask them to register first.',
    });
    expect(JSON.stringify(await list())).not.toContain('Wanda');
  });

  test('get what they are given at the next request', async () => {
    const write = () => all.bob.browser.put(`/api/updateProcedures/${tid}`, { procedures: '<p>Hi</p>' });
    expect((await write()).status).toBe(403);
    expect((await access('referee', all.bob)).body).toEqual({ message: 'saved' });
    expect((await write()).body).toEqual({ message: 'Saved', version: expect.any(Number) });
    await access('referee', all.bob);
    expect((await write()).status).toBe(403);
  });

  test('end with the right that two masters gave them at once, and without the one that two took', async () => {
    const rights = async () => {
      const admins = rowsOf(await all.mia.browser.post(`/api/getTournamentAdmins/${tid}`, {}));
      return admins.find(({ ref_id }) => ref_id === all.bob.ref_id)?.line;
    };
    for (const on of [true, false]) {
      await Promise.all([all.mia, all.platform].map((by) => access('line', all.bob, by, { on })));
      expect(await rights()).toBe(on);
    }
  });

  test('cannot promote themselves, and the last master stays', async () => {
    expect(await access('master', all.bob, all.bob)).toMatchObject({ status: 403 });
    expect((await access('basic', all.platform)).body).toEqual({ message: 'saved' });
    expect((await access('basic', all.mia)).body).toEqual({
      message: 'A tournament needs at least one master admin',
    });
    expect((await access('king', all.bob)).status).toBe(400);
  });
});

describe('a parent tournament', () => {
  const parent = async () => (await all.mia.browser.post('/api/getParentTournament/', { tid })).body;
  const merge = (ptid: string) => all.mia.browser.put('/api/mergeToParentTournament/', { tid, ptid });

  test("is chosen among the master's own", async () => {
    const ptid = await all.draft({ name: 'Grand Series', start: '2030-05-01', end: '2030-05-04' });
    expect(await parent()).toMatchObject({
      parent_tournament: null,
      choices: expect.arrayContaining([
        { tid: ptid, name: 'Grand Series', start: '2030-05-01', end_date: '2030-05-04' },
      ]),
    });
    expect((await merge(ptid)).body).toEqual({ message: 'saved' });
    expect(await parent()).toMatchObject({ parent_tournament: ptid, name: 'Grand Series' });
    expect(await setup()).toMatchObject({ linked: true, parent_tournament: ptid });
  });

  test("is never itself, its child or somebody else's", async () => {
    const other = (await all.platform.browser.post('/api/t/addTournament', {
      name: 'Foreign',
      start: '2030-01-01',
      end: '2030-01-02',
    })) as { body: { tid: string } };
    expect((await merge(tid)).status).toBe(400);
    expect((await merge(other.body.tid)).status).toBe(404);
  });
});

test('a forgotten person is no admin and no contact any more', async () => {
  const of = await all.draft();
  await edit({ line_coordinator_email: 'Bob@example.org', line_coordinator_name: 'Bob' }, all.mia, of);
  expect(await setup(all.mia, of)).toMatchObject({ line_coordinator_email: 'Bob@example.org' });
  await all.platform.browser.post('/api/utradmin/forgetPerson', { ref_id: all.bob.ref_id });
  await react(all.server, 'forget-in-tournaments');
  expect(await setup(all.mia, of)).toMatchObject({
    line_coordinator_email: null,
    line_coordinator_name: null,
  });
  const admins = await all.mia.browser.post(`/api/getTournamentAdmins/${of}`, {});
  expect(JSON.stringify(admins.body)).not.toContain(all.bob.ref_id);
  expect(tidsOf(admins)).toHaveLength(2);
});
