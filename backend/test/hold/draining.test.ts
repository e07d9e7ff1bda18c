import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import type { TestDatabase } from '../support/database.ts';
import { serverDatabase } from '../support/serverDatabase.ts';
import { type ServerProcess, startProcess } from '../support/serverProcess.ts';
import type { Person } from '../world/served.ts';
import type { Played } from '../world/world.ts';
import { type Answer, ask, isApplied } from './asking.ts';
import { Ledger } from './ledger.ts';
import { prepare } from './prepare.ts';

const CROWD = 400;

const UPGRADE = [
  'GET /ws HTTP/1.1',
  'Host: localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
  '\r\n',
].join('\r\n');

let database: TestDatabase;
let server: ServerProcess;
let people: Person[];
let played: Played;

beforeAll(async () => {
  database = await serverDatabase();
  ({ people, played } = await prepare(database.url, async (prepared) => ({
    people: await prepared.people(CROWD),
    played: await prepared.world.tournament([{ from: 0, hours: 2, spots: 10 }]),
  })));
  server = await startProcess({ DATABASE_URL: database.url });
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

/** Keeps every append to the log waiting until it is let go on. */
async function holdTheLog(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('begin');
  await client.query('lock table log.events in exclusive mode');
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

async function inFlight(): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${server.port}/metrics`);
  return Number(/^http_requests_in_flight (\d+)$/m.exec(await response.text())?.[1] ?? 0);
}

/** Whether new connections are still taken. */
const takes = async (): Promise<boolean> => {
  try {
    await fetch(`http://127.0.0.1:${server.port}/health/live`);
    return true;
  } catch {
    return false;
  }
};

it('answers every command that takes effect, though the server is told to end in the midst of hundreds', async () => {
  const [sid = ''] = played.sids;
  const display = new WebSocket(`ws://127.0.0.1:${server.port}/ws`);
  const goodbye = new Promise<number>((resolve) => display.once('close', resolve));
  await new Promise((resolve) => display.once('open', resolve));

  const letGo = await holdTheLog();
  const sent = people.map((person) =>
    ask(server.port, person, 'PUT', `/api/putWaitlist/${sid}`, { ref_id: person.ref_id }).catch(() => null),
  );
  // The question itself is one of them.
  while ((await inFlight()) <= CROWD) await pause(10);
  const ended = server.stop();
  // Displays go elsewhere at once, and nobody new comes in.
  expect(await goodbye).toBe(1001);
  while (await takes()) await pause(10);
  await letGo();

  const answers: (Answer | null)[] = await Promise.all(sent);
  await ended;
  const told = people.filter((_, index) => {
    const answer = answers[index];
    return answer && isApplied(answer);
  });
  const applied = (await new Ledger(database.url).logged(played.tid)).map(({ ref_id }) => ref_id);
  expect(told.map(({ ref_id }) => ref_id).sort()).toEqual(applied.sort());
  expect(told).toHaveLength(CROWD);
  expect(server.log()).not.toMatch(/"level":[56]0/);

  server = await startProcess({ DATABASE_URL: database.url }, server.port);
});

it('refuses with 503, or not at all, what it does not do any more', async () => {
  let stopping: Promise<void> | undefined;
  const results: { ref_id: string; status: number | null }[] = [];
  const leave = { tid: played.tid };
  await Promise.all(
    people.map(async (person) => {
      const answer = await ask(server.port, person, 'POST', '/api/withdrawFromShifts', {
        ...leave,
        ref_id: person.ref_id,
      }).catch(() => null);
      results.push({ ref_id: person.ref_id, status: answer?.status ?? null });
      // A quarter of them has been answered: the rest is in flight, or comes.
      if (results.length === 100) stopping = server.stop();
    }),
  );
  await stopping;
  const stay = new Set((await new Ledger(database.url).logged(played.tid)).map(({ ref_id }) => ref_id));
  for (const { ref_id, status } of results) {
    expect([ref_id, status, stay.has(ref_id)]).toEqual([ref_id, status, status !== 200]);
    expect([200, 503, null]).toContain(status);
  }
  server = await startProcess({ DATABASE_URL: database.url }, server.port);
});

it('ends without those it refuses a live connection meanwhile, though they hold on to theirs', async () => {
  const ended = server.stop();
  const client = connect(server.port, '127.0.0.1');
  client.write(UPGRADE);
  const [answer] = await once(client, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 503/);
  await ended;
  expect(server.log()).not.toContain('did not close in time');
  client.destroy();
  server = await startProcess({ DATABASE_URL: database.url }, server.port);
});
