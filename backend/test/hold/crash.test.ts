import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noted } from '../../src/kernel/platform/postgres/orphan.ts';
import { runningPostgres } from '../../src/kernel/platform/postgres.ts';
import { rebuildAll, type ServerProcess, startProcess } from '../support/serverProcess.ts';
import type { Person } from '../world/served.ts';
import type { Played } from '../world/world.ts';
import { type Answer, ask } from './asking.ts';
import { Ledger } from './ledger.ts';
import { prepare } from './prepare.ts';

/** How often something is killed; more by `HOLD_CYCLES`. */
const CYCLES = Number(process.env.HOLD_CYCLES ?? 10);
const CLIENTS = 16;
const SHIFTS = Array.from({ length: 8 }, (_, index) => ({ from: index * 2, hours: 2, spots: 100 }));
/** How long a client goes on sending one command before that is a failure. */
const PATIENCE_MS = 60_000;

let dataDir: string;
let server: ServerProcess;
let people: Person[];
let organizer: Person;
let played: Played;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'courtcrew-crash-'));
  server = await startProcess({ DATA_DIR: dataDir });
  const made = await prepare(await databaseUrl(), async (prepared) => ({
    people: await prepared.people(CLIENTS),
    organizer: await prepared.platformAdmin(),
    played: await prepared.world.tournament(SHIFTS),
  }));
  ({ people, organizer, played } = made);
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function databaseUrl(): Promise<string> {
  const url = await runningPostgres(dataDir);
  if (url === undefined) throw new Error('PostgreSQL does not run');
  return url;
}

/** What clients have been told, and who waits for more of it. */
class Acknowledgements {
  count = 0;
  #waiting: { at: number; resume(): void }[] = [];

  tell(): void {
    this.count += 1;
    for (const { at, resume } of this.#waiting) if (at <= this.count) resume();
    this.#waiting = this.#waiting.filter(({ at }) => at > this.count);
  }

  async further(more: number): Promise<void> {
    const at = this.count + more;
    await new Promise<void>((resume) => this.#waiting.push({ at, resume }));
  }
}

const acknowledged = new Acknowledgements();
let resent = 0;

/** A command as a client sends it: again and again with its key, until it is answered. */
async function send(person: Person, method: 'PUT' | 'POST', path: string, body: object): Promise<Answer> {
  const headers = { 'idempotency-key': randomUUID() };
  const giveUp = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask(server.port, person, method, path, body, headers).catch(() => null);
    if (answer && answer.status < 500) {
      acknowledged.tell();
      return answer;
    }
    // 503 says to come again; any other failure would be a fault of the server's own.
    if (answer) expect(answer).toMatchObject({ status: 503 });
    if (performance.now() > giveUp) {
      throw new Error(`${path} was never answered, last ${JSON.stringify(answer)}:\n${server.log()}`);
    }
    resent += 1;
    await pause(20);
  }
}

let loaded = true;

/** What one person was told about their rows: in which shifts they are, in which of them seated. */
interface Told {
  readonly person: Person;
  readonly rows: Map<string, 'applied' | 'seated'>;
  applied: number;
  seated: number;
  withdrawn: number;
}

/** Applies for every shift, takes a spot in every second one, leaves them all, and begins again. */
async function work(person: Person): Promise<Told> {
  const told: Told = { person, rows: new Map(), applied: 0, seated: 0, withdrawn: 0 };
  const { ref_id } = person;
  for (let step = 0; loaded; step += 1) {
    const place = step % (played.sids.length + 1);
    const sid = played.sids[place];
    if (sid === undefined) {
      const left = await send(person, 'POST', '/api/withdrawFromShifts', { tid: played.tid, ref_id });
      expect(left.status).toBe(200);
      told.rows.clear();
      told.withdrawn += 1;
      continue;
    }
    const applied = await send(person, 'PUT', `/api/putWaitlist/${sid}`, { ref_id });
    expect(applied.body).toMatchObject({ message: 'Applied', waitlist: true });
    told.rows.set(sid, 'applied');
    told.applied += 1;
    if (place % 2 === 0) continue;
    const seated = await send(person, 'PUT', `/api/putTimeSpots/${sid}`, { ref_id });
    expect([seated.status, Object(seated.body).waitlist]).toEqual([200, expect.any(Boolean)]);
    // Somebody who applied before and still waits is first.
    if (Object(seated.body).waitlist) continue;
    told.rows.set(sid, 'seated');
    told.seated += 1;
  }
  return told;
}

/** Brings in tournaments by threes, each into a stream of its own; answers the ids it was told. */
async function organize(): Promise<string[]> {
  const tids: string[] = [];
  for (let step = 0; loaded; step += 1) {
    const staff = { chair: 1, athletic: 1, referee: 1 };
    const days = { start: '03/01/2032', end: '03/02/2032', region: 'West', timezone: 'UTC' };
    const data = [1, 2, 3].map((row) => ({ name: `Import ${step}, ${row}`, ...days, ...staff }));
    const { status, body } = await send(organizer, 'POST', '/api/t/addTournamentBulk', { data });
    expect(status).toBe(200);
    tids.push(...(body.tids as string[]));
  }
  return tids;
}

async function killServer(): Promise<void> {
  const { port } = server;
  await server.kill();
  server = await startProcess({ DATA_DIR: dataDir }, port);
}

async function killPostgres(): Promise<void> {
  const postgres = noted(join(dataDir, 'postgres'));
  if (!postgres) throw new Error('PostgreSQL does not run');
  process.kill(postgres.pid, 'SIGKILL');
}

const timeout = 60_000 + CYCLES * 30_000;

it('loses nothing that was acknowledged, does nothing half or twice, and recovers by itself', {
  timeout,
}, async () => {
  const clients = people.map(work);
  const imports = organize();
  const killing = (async () => {
    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      await acknowledged.further(randomInt(1, 120));
      // At any moment of the commands in flight, not only right after an answer.
      await pause(randomInt(25));
      await (cycle % 2 === 0 ? killServer() : killPostgres());
    }
    await acknowledged.further(100);
  })().finally(() => {
    loaded = false;
  });
  // A client that fails ends the test at once.
  const [told, tids] = await Promise.all([Promise.all(clients), imports, killing]);
  // Kills that met no command in flight would prove nothing.
  expect(resent).toBeGreaterThan(CYCLES);

  const ledger = new Ledger(await databaseUrl());
  const events = await ledger.events(`roster-${played.tid}`);
  const count = (...types: string[]) => events.filter(({ type }) => types.includes(type)).length;
  const sum = (of: 'applied' | 'seated' | 'withdrawn') => told.reduce((total, one) => total + one[of], 0);
  expect({
    applied: count('Applied'),
    seated: count('SpotTaken', 'MovedOffWaitlist'),
    withdrawn: count('Withdrawn'),
    staff: count('StaffAdded'),
  }).toEqual({ applied: sum('applied'), seated: sum('seated'), withdrawn: sum('withdrawn'), staff: CLIENTS });

  const rows = await ledger.logged(played.tid);
  for (const { person, rows: expected } of told) {
    const own = rows.filter(({ ref_id }) => ref_id === person.ref_id);
    expect(new Map(own.map(({ sid, waitlist }) => [sid, waitlist ? 'applied' : 'seated']))).toEqual(expected);
    expect(own).toHaveLength(expected.size);
  }
  const live = await ledger.readModels();
  const imported = await ledger.query<{ tid: string }>(
    `select tid from tournaments.tournaments where name like 'Import %'`,
  );
  expect(imported.map(({ tid }) => tid).sort()).toEqual(tids.toSorted());

  await rebuildAll({ DATA_DIR: dataDir });
  expect(await ledger.readModels()).toEqual(live);
});
