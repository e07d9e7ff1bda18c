import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { TestDatabase } from '../support/database.ts';
import { serverDatabase } from '../support/serverDatabase.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import type { Person } from '../world/served.ts';
import { ask } from './asking.ts';
import { everyDeath } from './dying.ts';
import { Ledger } from './ledger.ts';
import { prepare } from './prepare.ts';

const PASSWORD = 'canary-password';

let database: TestDatabase;
let ledger: Ledger;
let tid: string;
let platform: Person;
beforeAll(async () => {
  database = await serverDatabase();
  ledger = new Ledger(database.url);
  ({ tid, platform } = await prepare(database.url, async ({ platformAdmin, world }) => ({
    platform: await platformAdmin(),
    tid: (await world.tournament([{ from: 0, hours: 4, spots: 50 }])).tid,
  })));
});
afterAll(() => database.drop());

let born = 0;

/** Every word of whom can be recognized, and who has left some. */
async function somebody({ port }: ServerProcess) {
  born += 1;
  const email = `zephyr${born}.canary@example.org`;
  const details = { first: `Zephyrinex${born}`, last: `Quillborne${born}`, email, phone: '9195550163' };
  const response = await fetch(`http://127.0.0.1:${port}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...details, password: PASSWORD }),
  });
  expect(response.status).toBe(200);
  const { ref_id } = (await response.json()) as { ref_id: string };
  const person = { ref_id, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  const note = `canarynote${born}`;
  await ask(port, platform, 'POST', `/api/addRefToTournamentSetup/${tid}`, { ref_id });
  await ask(port, platform, 'PUT', `/api/approveReferee/${tid}`, { ref_id, note });
  await ask(port, { cookie: '' }, 'POST', '/auth/forgotPassword', { email });
  return { person, email, canaries: [details.first, details.last, email, note] };
}

async function left(canaries: readonly string[]): Promise<string[]> {
  const everything = (await ledger.everything()).toLowerCase();
  return canaries.filter((canary) => everything.includes(canary.toLowerCase()));
}

const held = ({ ref_id }: Person) =>
  ledger.query(
    `select (select count(*)::int from outbox.messages where ref_id = $1) as letters,
      (select count(*)::int from runtime.claims where holder = $1) as claims`,
    [ref_id],
  );

const login = async ({ port }: ServerProcess, email: string) =>
  ask(port, { cookie: '' }, 'POST', '/auth/login', { email, password: PASSWORD });
const profile = async ({ port }: ServerProcess, { ref_id, cookie }: Person) =>
  (await ask(port, { cookie }, 'GET', `/auth/getProfile/${ref_id}`)).status;

it('a server killed at any step of an erasure leaves it done or undone', async () => {
  let undone = 0;
  const deaths = await everyDeath({ DATABASE_URL: database.url }, async ({ headers, server }) => {
    const { person, email, canaries } = await somebody(server);
    expect(await profile(server, person)).toBe(200);
    const asked = ask(server.port, person, 'POST', '/auth/forgetMe', { password: PASSWORD }, headers);
    const answer = await asked.catch(() => null);
    return async (next) => {
      const events = (await ledger.events(`person-${person.ref_id}`)).map(({ type }) => type);
      if (!events.includes('PersonForgotten')) {
        // Undone: the person is there as before, and asks again.
        undone += 1;
        expect(answer).toBeNull();
        expect(await profile(next, person)).toBe(200);
        expect((await login(next, email)).body).toMatchObject({ ref_id: person.ref_id });
        return;
      }
      // Done: from the first answer on nobody gets in with what was the person's, and soon nothing is left.
      expect([await profile(next, person), (await login(next, email)).body.ref_id]).toEqual([401, undefined]);
      await vi.waitFor(async () => {
        expect(await left(canaries)).toEqual([]);
        expect(await held(person)).toEqual([{ letters: 0, claims: 0 }]);
      }, 30_000);
    };
  });
  // The walk went past the word that decides: some deaths left it undone, later ones done.
  expect(undone).toBeGreaterThan(0);
  expect(deaths).toBeGreaterThan(undone);
}, 900_000);
