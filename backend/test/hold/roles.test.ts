import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../support/database.ts';
import { Display } from '../support/display.ts';
import { serverDatabase } from '../support/serverDatabase.ts';
import { type ServerProcess, startProcess } from '../support/serverProcess.ts';
import type { Person } from '../world/served.ts';
import type { Played } from '../world/world.ts';
import { ask } from './asking.ts';
import { prepare } from './prepare.ts';

const TAKEOVER_MS = 20_000;

let database: TestDatabase;
let platform: Person;
let played: Played;
let api: ServerProcess;
let projecting: ServerProcess;
let live: ServerProcess;
let jobs: ServerProcess;

beforeAll(async () => {
  database = await serverDatabase();
  ({ platform, played } = await prepare(database.url, async (prepared) => ({
    platform: await prepared.platformAdmin(),
    played: await prepared.world.tournament([{ from: 0, hours: 2, spots: 10 }]),
  })));
}, 120_000);
afterAll(async () => {
  await Promise.all([api, live, jobs, projecting].map((server) => server?.stop()));
  await database.drop();
});

const start = (roles: string) => startProcess({ DATABASE_URL: database.url, ROLES: roles });

const nobody = { cookie: '' };
const health = async ({ port }: ServerProcess) => (await ask(port, nobody, 'GET', '/health')).body;
const statusOf = async ({ port }: ServerProcess, path: string) =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).status;
const rename = ({ port }: ServerProcess, name: string) =>
  ask(port, platform, 'PUT', `/api/t/editTournament/${played.tid}`, { name });
const nameShown = async ({ port }: ServerProcess) =>
  (await ask(port, nobody, 'GET', `/api/getTournamentName/${played.tid}`)).body.name;
const letters = async ({ port }: ServerProcess) => (await ask(port, nobody, 'GET', '/health')).body.messages;

it('divides the work among processes that each do a part of it', async () => {
  // It waits for read models that nobody keeps yet.
  const starting = start('api');
  projecting = await start('projections');
  api = await starting;
  expect(await health(api)).toMatchObject({ ok: false, roles: ['api'], vacant: ['jobs', 'live'] });

  live = await start('live');
  jobs = await start('jobs');
  for (const server of [api, projecting, live, jobs]) {
    expect(await health(server)).toMatchObject({ ok: true, vacant: [] });
    expect(await statusOf(server, '/health/ready')).toBe(200);
  }

  // Calls where the api is, live connections where they are kept, and neither elsewhere.
  const path = `/api/getTournamentName/${played.tid}`;
  expect([await statusOf(api, path), await statusOf(live, path), await statusOf(jobs, '/')]).toEqual([
    200, 404, 404,
  ]);
  await expect(Display.at(api.port)).rejects.toThrow('404');

  // Written by one process, projected by another, told by a third.
  const display = await Display.at(live.port);
  expect(await display.join(`tournament:${played.tid}`)).toMatchObject({ event: 'joined' });
  expect(await rename(api, 'Divided')).toMatchObject({ status: 200 });
  expect(await nameShown(api)).toBe('Divided');
  await display.until((frames) => frames.some(({ event }) => event === 'changed'));
  display.socket.close();

  // Sent by a fourth: who was made an admin is told.
  const before = await letters(api);
  const { body } = await ask(api.port, nobody, 'POST', '/auth/register', {
    first: 'Ann',
    last: 'Told',
    email: 'ann@example.org',
    phone: '9195550100',
    password: 'a password of ann',
  });
  const adding = `/api/addTournamentAdmin/${played.tid}`;
  expect(await ask(api.port, platform, 'POST', adding, { ref_id: body.ref_id })).toMatchObject({
    status: 200,
  });
  await expect.poll(() => letters(api), { timeout: TAKEOVER_MS }).not.toEqual(before);
});

it('says red where nobody keeps the read models, and goes on when somebody does', async () => {
  await projecting.stop();
  await expect.poll(() => health(api)).toMatchObject({ ok: false, vacant: ['projections'] });

  // It is in the log; lists show it as soon as somebody projects.
  await rename(api, 'Unseen');
  expect(await nameShown(api)).toBe('Divided');
  projecting = await start('projections');
  await expect.poll(() => nameShown(api), { timeout: TAKEOVER_MS }).toBe('Unseen');
  await expect.poll(() => health(api), { timeout: TAKEOVER_MS }).toMatchObject({ ok: true, vacant: [] });
});
