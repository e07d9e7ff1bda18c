import { platformAdmins } from '@courtcrew/projections/accounts/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personAggregate } from '../../../src/accounts/index.ts';
import { Browser } from '../../support/browser.ts';
import type { TestDatabase } from '../../support/database.ts';
import { rowsOf } from '../../support/seen.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { serverDatabase } from '../../support/serverDatabase.ts';
import { type Member, member, platformAdmin } from './people.ts';

let database: TestDatabase;
let server: TestServer;
let ana: Member;
let ben: Member;
let root: Member;

beforeAll(async () => {
  database = await serverDatabase();
  server = await testServer(database.url);
  [ana, ben, root] = await Promise.all([
    member(server, 'Ana'),
    member(server, 'Ben'),
    platformAdmin(server, 'Root'),
  ]);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const profileOf = async (who: Member, by: Member = who) =>
  (await by.browser.get(`/auth/getProfile/${who.ref_id}`)).body;

describe('a profile', () => {
  test('is edited in the names of the documents and answered in its own', async () => {
    const documented = {
      first: 'Ana María',
      last: 'Ruiz',
      phone: '(801) 555-0111',
      alt_phone: '',
      credentials: 'Level 2',
      address: '1 Main St',
      city: 'Provo',
      state: 'UT',
      zip: '84601',
      altAddress: 'Hotel',
      shirt: "Women's M",
      shirt2: 'L',
      ambassador: true,
      emergencyName: 'Cy',
      emergencyNumber: '801 555 0199',
      contactForReferee: true,
      contactForLine: false,
      contactForVolunteer: 'true',
      paypal: 'ana@pay',
      venmo: '@ana',
      zelle: '',
      newsletter: true,
      texts_stopped: true,
      read_receipts: true,
      signup_letters: false,
      reminders: false,
      reminder_texts: true,
      home_zone: 'US/Pacific',
      itfId: 'I-1',
      providerType: 'Officiating',
      masterList: true,
    };
    const saved = await ana.browser.put(`/auth/editProfile/${ana.ref_id}`, documented);
    expect(saved).toMatchObject({ status: 200, body: { message: 'Profile Updated' } });
    expect(await profileOf(ana)).toEqual({
      ref_id: ana.ref_id,
      first: 'Ana María',
      last: 'Ruiz',
      email: 'Ana@example.org',
      phone: '8015550111',
      alt_phone: null,
      credentials: 'Level 2',
      credentials_verified: false,
      chair_certification: null,
      provider_type: 'Officiating',
      address: '1 Main St',
      city: 'Provo',
      state: 'UT',
      zip: '84601',
      alt_address: 'Hotel',
      shirt: "Women's M",
      shirt2: 'L',
      usap_ambassador: true,
      emergency_name: 'Cy',
      emergency_number: '8015550199',
      referee: true,
      line_judge: false,
      volunteer: true,
      paypal: 'ana@pay',
      venmo: '@ana',
      zelle: null,
      newsletter: true,
      texts_stopped: true,
      read_receipts: true,
      signup_letters: false,
      reminders: false,
      reminder_texts: true,
      home_zone: 'US/Pacific',
      itf_id: 'I-1',
      utr_master_list: true,
      profile_updated: true,
    });
    expect((await ana.browser.get('/auth/session')).body).toMatchObject({
      user: { first: 'Ana María', profile_updated: true },
    });
  });

  test('sent back as it was answered stays as it is, and adds nothing to the log', async () => {
    await ana.browser.put(`/auth/editProfile/${ana.ref_id}`, { city: 'Lehi' });
    const before = await profileOf(ana);
    const head = await server.store.head();
    expect((await ana.browser.put(`/auth/editProfile/${ana.ref_id}`, before as object)).status).toBe(200);
    expect(await profileOf(ana)).toEqual(before);
    expect(await server.store.head()).toBe(head);
  });

  test('takes no zone that nobody knows, and none for that of the venue', async () => {
    const edit = (home_zone: string) => ana.browser.put(`/auth/editProfile/${ana.ref_id}`, { home_zone });
    expect(await edit('Mars/Olympus')).toMatchObject({
      status: 400,
      body: { errors: { home_zone: 'must be a time zone of the list' } },
    });
    expect((await edit('')).status).toBe(200);
    expect(await profileOf(ana)).toMatchObject({ home_zone: null });
  });

  test('keeps its e-mail, whatever is sent', async () => {
    await ana.browser.put(`/auth/editProfile/${ana.ref_id}`, { email: 'else@example.org', city: 'Lehi' });
    expect(await profileOf(ana)).toMatchObject({ email: 'Ana@example.org', city: 'Lehi' });
  });

  test.each([
    [{ first: '' }, { message: 'First name is required.', errors: { first: 'First Name Required' } }],
    [{ last: ' ' }, { message: 'Last name is required.', errors: { last: 'Last Name Required' } }],
    [
      { phone: '801555' },
      { message: 'Phone number is invalid.', errors: { phone: 'US Number 10 characters' } },
    ],
    [{ phone: '' }, { message: 'Phone number is invalid.', errors: { phone: 'US Number 10 characters' } }],
    [{ alt_phone: '123' }, { errors: { alt_phone: 'US Number 10 characters' } }],
    [{ altAddress: 'x'.repeat(255) }, { errors: { alt_address: expect.stringContaining('254') } }],
    [{ credentials: 'Expert' }, { errors: { credentials: expect.any(String) } }],
    [{ shirt: ['M'] }, { errors: { shirt: expect.any(String) } }],
    [{ newsletter: {} }, { errors: { newsletter: expect.any(String) } }],
    [{ city: 'x'.repeat(101) }, { errors: { city: expect.any(String) } }],
  ])('is not saved with %j', async (wrong, body) => {
    const before = await profileOf(ben);
    const answer = await ben.browser.put(`/auth/editProfile/${ben.ref_id}`, wrong);
    expect(answer).toMatchObject({ status: 400, body });
    expect(await profileOf(ben)).toEqual(before);
  });

  test('shows and takes the member id for platform admins alone', async () => {
    const edit = (by: Member) => by.browser.put(`/auth/editProfile/${ana.ref_id}`, { utr_member_id: '77' });
    expect((await edit(ana)).status).toBe(200);
    expect(await profileOf(ana, root)).toMatchObject({ utr_member_id: null });
    expect((await edit(root)).status).toBe(200);
    expect(await profileOf(ana, root)).toMatchObject({ utr_member_id: '77' });
    expect(await profileOf(ana)).not.toHaveProperty('utr_member_id');
  });

  test('edited by an admin is not confirmed by the person', async () => {
    const cyd = await member(server, 'Cyd');
    await root.browser.put(`/auth/editProfile/${cyd.ref_id}`, { city: 'Orem' });
    expect(await profileOf(cyd)).toMatchObject({ city: 'Orem', profile_updated: false });
  });

  test('holds text that looks like markup or SQL as text', async () => {
    const text = `<img src=x onerror=alert(1)>'; drop table people; --`;
    await ben.browser.put(`/auth/editProfile/${ben.ref_id}`, { address: text });
    expect(await profileOf(ben)).toMatchObject({ address: text });
  });
});

describe('who may do what', () => {
  const visitor = () => ({ ref_id: '', browser: new Browser(server.app) });
  const call = (who: Member, method: string, url: string, body: object) =>
    method === 'GET'
      ? who.browser.get(url)
      : method === 'PUT'
        ? who.browser.put(url, body)
        : who.browser.post(url, body);

  /** Statuses for a visitor, another person, the person (Ben), the platform admin. */
  test.each([
    ['GET', '/auth/getProfile/{ref}', {}, [401, 403, 200, 200]],
    ['PUT', '/auth/editProfile/{ref}', { city: 'Alta' }, [401, 403, 200, 200]],
    ['GET', '/auth/session', {}, [200, 200, 200, 200]],
    ['GET', '/auth/sessions', {}, [401, 200, 200, 200]],
    ['POST', '/auth/endSession', { id: 'none' }, [401, 404, 404, 404]],
    ['POST', '/auth/changePassword', { password: 'x', newPassword: 'xxxxxxxx' }, [401, 400, 400, 400]],
    ['POST', '/auth/forgetMe', { password: 'x' }, [401, 400, 400, 400]],
    ['POST', '/api/utradmin/searchPeople', { search: 'ana' }, [401, 403, 403, 200]],
    ['POST', '/api/utradmin/forgetPerson', { ref_id: 'nobody' }, [401, 403, 403, 404]],
    ['POST', '/api/utradmin/setPlatformAdmin', { ref_id: 'nobody', granted: true }, [401, 403, 403, 404]],
  ])('%s %s', async (method, path, body, expected) => {
    const url = path.replace('{ref}', ben.ref_id);
    const statuses = [];
    for (const who of [visitor(), ana, ben, root]) statuses.push((await call(who, method, url, body)).status);
    expect(statuses).toEqual(expected);
  });

  test('a person nobody knows is not found by the platform admin, and forbidden for others', async () => {
    expect((await root.browser.get('/auth/getProfile/nobody')).status).toBe(404);
    expect((await ana.browser.get('/auth/getProfile/nobody')).status).toBe(403);
  });

  test('a name search tells people of one name apart, and never how to reach them', async () => {
    const answer = await root.browser.post('/api/utradmin/searchPeople', { search: 'ben tes' });
    expect(answer.body).toMatchObject([{ ref_id: ben.ref_id, name: 'Ben Tester', credentials: 'Not Rated' }]);
    const said = ['city', 'credentials', 'first', 'last', 'name', 'ref_id', 'state'];
    expect(rowsOf(answer).map((row) => Object.keys(row).sort())).toEqual([said]);
    expect((await root.browser.post('/api/utradmin/searchPeople', { search: 'be' })).body).toEqual([]);
  });

  test('a name is found by whichever apostrophe a keyboard has', async () => {
    const { ref_id } = await member(server, 'Pat', { last: 'O’Brien' });
    const search = { search: "pat o'brien" };
    expect((await root.browser.post('/api/utradmin/searchPeople', search)).body).toMatchObject([{ ref_id }]);
  });

  test('the platform admin right acts from the next request on, both ways', async () => {
    const right = (granted: boolean) =>
      root.browser.post('/api/utradmin/setPlatformAdmin', { ref_id: ana.ref_id, granted });
    const search = async () =>
      (await ana.browser.post('/api/utradmin/searchPeople', { search: 'ben' })).status;
    expect(await search()).toBe(403);
    await right(true);
    expect(await search()).toBe(200);
    await right(false);
    expect(await search()).toBe(403);
    const own = await root.browser.post('/api/utradmin/setPlatformAdmin', {
      ref_id: root.ref_id,
      granted: false,
    });
    expect(own.status).toBe(409);
  });

  test('two platform admins who take the right from each other at once leave one', async () => {
    const right = (by: Member, of: Member, granted: boolean) =>
      by.browser.post('/api/utradmin/setPlatformAdmin', { ref_id: of.ref_id, granted });
    // Several times: the first may be over before the second is let in.
    for (let round = 0; round < 5; round += 1) {
      await right(root, ana, true);
      await Promise.all([right(root, ana, false), right(ana, root, false)]);
      expect(await platformAdmins(server.db)).not.toEqual([]);
      await server.execute(personAggregate, root.ref_id, { type: 'GrantPlatformAdmin' });
    }
  });
});
