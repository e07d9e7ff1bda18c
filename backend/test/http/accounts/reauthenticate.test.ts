import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../../support/browser.ts';
import type { TestDatabase } from '../../support/database.ts';
import { react } from '../../support/react.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { serverDatabase } from '../../support/serverDatabase.ts';
import { type Member, mailsTo, member, PASSWORD, platformAdmin } from './people.ts';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await serverDatabase();
  server = await testServer(database.url);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const REFUSED = { status: 409, body: { message: 'Please confirm that it is you', code: 'reauthenticate' } };

/** As if the person had logged in that long ago, everywhere. */
const loggedInAgo = (ref_id: string, minutes: number) =>
  server.pool.query(
    'update identity.sessions set authenticated_at = now() - make_interval(mins => $2) where ref_id = $1',
    [ref_id, minutes],
  );

/** Somebody whose login is too old for what asks for a fresh one. */
async function longSignedIn(first: string): Promise<Member> {
  const made = await member(server, first);
  await loggedInAgo(made.ref_id, 11);
  return made;
}

const edit = ({ browser, ref_id }: Member, body: object) => browser.put(`/auth/editProfile/${ref_id}`, body);
const phoneOf = async ({ browser, ref_id }: Member) =>
  (await browser.get(`/auth/getProfile/${ref_id}`)).body as { phone: string; first: string };
const confirm = ({ browser }: Member, password = PASSWORD, headers?: Record<string, string>) =>
  browser.post('/auth/reauthenticate', { password }, headers);

describe('where somebody is paid', () => {
  test.each(['paypal', 'venmo', 'zelle', 'address', 'city', 'state', 'zip', 'alt_address'])(
    '%s moves only with a fresh proof, and is told by letter',
    async (field) => {
      const eve = await longSignedIn(`Pay${field}`);
      expect(await edit(eve, { [field]: 'elsewhere', phone: '8015550100' })).toMatchObject(REFUSED);
      await confirm(eve);
      expect((await edit(eve, { [field]: 'elsewhere', phone: '8015550100' })).status).toBe(200);
      await react(server);
      const subjects = (await mailsTo(server, eve.ref_id)).map(({ subject }) => subject);
      expect(subjects).toContain('Where you are paid was changed');
    },
  );
});

describe('the own phone', () => {
  test('moves after a fresh login without more', async () => {
    const ana = await member(server, 'Ana');
    expect((await edit(ana, { phone: '8015550111' })).status).toBe(200);
    await loggedInAgo(ana.ref_id, 9);
    expect((await edit(ana, { phone: '8015550112' })).status).toBe(200);
  });

  test('moves with an old session only once the password has been given again', async () => {
    const ben = await longSignedIn('Ben');
    const body = { first: 'Benjamin', phone: '(801) 555-0111' };
    expect(await edit(ben, body)).toMatchObject(REFUSED);
    expect((await phoneOf(ben)).phone).toBe('8015550100');
    expect((await confirm(ben)).status).toBe(200);
    expect((await edit(ben, body)).status).toBe(200);
    expect((await phoneOf(ben)).phone).toBe('8015550111');
  });

  test('moves by the very request that was refused, sent again with its key', async () => {
    const cy = await longSignedIn('Cy');
    const send = () =>
      cy.browser.put(
        `/auth/editProfile/${cy.ref_id}`,
        { phone: '8015550122' },
        { 'idempotency-key': 'phone-of-cy' },
      );
    expect(await send()).toMatchObject(REFUSED);
    await confirm(cy);
    expect((await send()).status).toBe(200);
    expect((await phoneOf(cy)).phone).toBe('8015550122');
  });

  test('is no hindrance to everything else of the form', async () => {
    const dee = await longSignedIn('Dee');
    expect((await edit(dee, { phone: '801-555-0100', first: 'Didi' })).status).toBe(200);
    expect((await phoneOf(dee)).first).toBe('Didi');
  });

  test('of a platform admin does not move by the form for staff either', async () => {
    const root = await platformAdmin(server, 'Root');
    await loggedInAgo(root.ref_id, 11);
    const path = `/rest/people/${root.ref_id}`;
    expect(await root.browser.put(path, { phone: '8015550133' })).toMatchObject(REFUSED);
    const eli = await member(server, 'Eli');
    expect((await root.browser.put(`/rest/people/${eli.ref_id}`, { phone: '8015550133' })).status).toBe(200);
    await confirm(root);
    expect((await root.browser.put(path, { phone: '8015550133' })).status).toBe(200);
  });
});

describe('ending a session', () => {
  test('needs a fresh proof', async () => {
    const fay = await member(server, 'Fay');
    const phone = new Browser(server.app);
    await phone.post('/auth/login', { email: 'fay@example.org', password: PASSWORD });
    await loggedInAgo(fay.ref_id, 11);
    const sessions = (await fay.browser.get('/auth/sessions')).body as { id: string; current: boolean }[];
    const id = sessions.find(({ current }) => !current)?.id;
    expect(await fay.browser.post('/auth/endSession', { id })).toMatchObject(REFUSED);
    expect((await phone.get('/auth/sessions')).status).toBe(200);
    await confirm(fay);
    expect((await fay.browser.post('/auth/endSession', { id })).status).toBe(200);
    expect((await phone.get('/auth/sessions')).status).toBe(401);
  });

  test('by logging out does not', async () => {
    const gus = await longSignedIn('Gus');
    expect((await gus.browser.post('/auth/logout')).status).toBe(200);
  });
});

describe('proving it again', () => {
  test('counts for the session that did it, not for the others', async () => {
    const hal = await member(server, 'Hal');
    const phone = new Browser(server.app);
    await phone.post('/auth/login', { email: 'hal@example.org', password: PASSWORD });
    await loggedInAgo(hal.ref_id, 11);
    await confirm(hal);
    expect(await edit({ ...hal, browser: phone }, { phone: '8015550144' })).toMatchObject(REFUSED);
  });

  test('with a wrong password counts for nothing, and is slowed down like a login', async () => {
    const ida = await longSignedIn('Ida');
    const wrong = await confirm(ida, 'wrong horse');
    expect(wrong).toMatchObject({
      status: 400,
      body: { errors: { password: 'incorrect password, please try again' } },
    });
    for (let n = 0; n < 4; n += 1) await confirm(ida, 'wrong horse');
    // As after some more, so that the wait outlasts a slow machine.
    await server.pool.query('update identity.failures set failed = failed + 6');
    expect(await confirm(ida)).toMatchObject({
      status: 400,
      body: { errors: { password: 'Error logging in, please try again' } },
    });
    expect(await edit(ida, { phone: '8015550155' })).toMatchObject(REFUSED);
  });

  test('is nothing a visitor can do', async () =>
    expect((await new Browser(server.app).post('/auth/reauthenticate', { password: PASSWORD })).status).toBe(
      401,
    ));

  test('is not inherited from a version that wrote no such thing down', async () => {
    const jo = await member(server, 'Jo');
    await server.pool.query('update identity.sessions set authenticated_at = null where ref_id = $1', [
      jo.ref_id,
    ]);
    expect(await edit(jo, { phone: '8015550166' })).toMatchObject(REFUSED);
  });
});
