import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, startProcess } from '../support/serverProcess.ts';
import { type TemporaryPostgres, temporaryPostgres } from '../support/temporaryPostgres.ts';
import type { Person } from '../world/served.ts';
import type { Played } from '../world/world.ts';
import { type Answer, ask } from './asking.ts';
import { prepare } from './prepare.ts';

/** How long PostgreSQL stands still. */
const FROZEN_MS = Number(process.env.FREEZE_SECONDS ?? 6) * 1_000;
/** Two seconds are the goal; a busy machine adds to them. Without a limit of its own an answer takes twenty. */
const PROMPT_MS = 10_000;

let postgres: TemporaryPostgres;
let server: ServerProcess;
let person: Person;
let played: Played;

beforeAll(async () => {
  postgres = await temporaryPostgres();
  ({ person, played } = await prepare(postgres.url, async ({ platformAdmin, world }) => ({
    person: await platformAdmin(),
    played: await world.tournament([{ from: 0, hours: 2, spots: 10 }]),
  })));
  server = await startProcess({ DATABASE_URL: postgres.url });
});
afterAll(async () => {
  await server.stop();
  await postgres.remove();
});

interface Timed extends Answer {
  readonly ms: number;
}

async function timed(asking: Promise<Answer>): Promise<Timed> {
  const begun = performance.now();
  return { ...(await asking), ms: performance.now() - begun };
}

const rename = (name: string) =>
  ask(server.port, person, 'PUT', `/api/t/editTournament/${played.tid}`, { name });
const read = () => ask(server.port, person, 'GET', `/api/getTournamentName/${played.tid}`);
const health = () => ask(server.port, { cookie: '' }, 'GET', '/health');

it('answers everything soon while PostgreSQL stands still, and goes on by itself', async () => {
  expect([(await rename('Before')).status, (await read()).status, (await health()).status]).toEqual([
    200, 200, 200,
  ]);
  // In the middle of a crowd: connections are in use, and more is waiting for one.
  const crowd = Array.from({ length: 60 }, (_, index) =>
    timed(index % 2 ? rename(`Crowd ${index}`) : read()),
  );
  postgres.freeze();
  const answers: Timed[] = [];
  try {
    const until = performance.now() + FROZEN_MS;
    while (performance.now() < until) {
      answers.push(...(await Promise.all([timed(rename('Frozen')), timed(read()), timed(health())])));
      await pause(100);
    }
  } finally {
    postgres.wake();
  }
  // Some of the crowd were served before it.
  answers.push(...(await Promise.all(crowd)).filter(({ status }) => status !== 200));
  expect(answers.filter(({ status }) => status !== 503)).toEqual([]);
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  console.info(`slowest of ${answers.length} answers: ${Math.round(slowest)} ms`);
  expect(slowest).toBeLessThan(PROMPT_MS);

  const woken = performance.now();
  await expect.poll(async () => (await rename('After')).status, { timeout: 30_000 }).toBe(200);
  await expect.poll(async () => (await read()).body.name, { timeout: 30_000 }).toBe('After');
  await expect.poll(async () => (await health()).body.ok, { timeout: 30_000 }).toBe(true);
  console.info(`well again after ${Math.round(performance.now() - woken)} ms`);
});
