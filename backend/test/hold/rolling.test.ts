import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Balancer, balancer } from '../support/balancer.ts';
import type { TestDatabase } from '../support/database.ts';
import { Display } from '../support/display.ts';
import { serverDatabase } from '../support/serverDatabase.ts';
import { type ServerProcess, startProcess } from '../support/serverProcess.ts';
import type { Person } from '../world/served.ts';
import type { Played } from '../world/world.ts';
import { ask } from './asking.ts';
import { Ledger } from './ledger.ts';
import { prepare } from './prepare.ts';

const CLIENTS = 12;
const DISPLAYS = 6;
const SERVERS = Number(process.env.ROLLING_SERVERS ?? 2);
/** How often every server is replaced. */
const ROUNDS = Number(process.env.ROLLING_ROUNDS ?? 1);
const SHIFTS = Array.from({ length: 8 }, (_, index) => ({ from: index * 2, hours: 2, spots: 100 }));

let database: TestDatabase;
let people: Person[];
let played: Played;
let servers: ServerProcess[];
let address: Balancer;

beforeAll(async () => {
  database = await serverDatabase();
  ({ people, played } = await prepare(database.url, async (prepared) => ({
    people: await prepared.people(CLIENTS),
    played: await prepared.world.tournament(SHIFTS),
  })));
  const where = { DATABASE_URL: database.url };
  servers = [];
  while (servers.length < SERVERS) servers.push(await startProcess(where));
  address = await balancer(() => servers.map(({ port }) => port));
}, 120_000);
afterAll(async () => {
  await address.close();
  await Promise.all(servers.map((server) => server.stop()));
  await database.drop();
});

/** People who apply, look and withdraw without a pause; every answer that is not 200 is noted. */
function crowd() {
  let loaded = true;
  const told = { applied: 0, withdrawn: 0, read: 0, failed: [] as string[] };
  const well = async (person: Person, method: 'GET' | 'PUT' | 'POST', path: string, body?: object) => {
    const status = await ask(address.port, person, method, path, body).then(
      (answer) => answer.status,
      (error: unknown) => String(error),
    );
    if (status !== 200) told.failed.push(`${method} ${path} ${status}`);
  };
  const work = async (person: Person): Promise<void> => {
    const { ref_id } = person;
    for (let step = 0; loaded; step += 1) {
      const sid = played.sids[step % (played.sids.length + 1)];
      if (sid === undefined) {
        await well(person, 'POST', '/api/withdrawFromShifts', { tid: played.tid, ref_id });
        told.withdrawn += 1;
      } else {
        await well(person, 'PUT', `/api/putWaitlist/${sid}`, { ref_id });
        told.applied += 1;
      }
      await well(person, 'GET', `/api/getTournamentName/${played.tid}`);
      told.read += 1;
      await pause(5);
    }
  };
  const working = Promise.all(people.map(work));
  return {
    told,
    stop: async () => {
      loaded = false;
      await working;
    },
  };
}

/** A display that comes back with its last position whenever its server goes, as a browser's does. */
class Watching {
  readonly positions: string[] = [];
  reconnected = 0;
  #display: Display | undefined;
  #ending = false;

  async run(): Promise<void> {
    let last: string | undefined;
    while (!this.#ending) {
      const display = await Display.at(address.port);
      this.#display = display;
      display.socket.on('message', (data) => {
        const { event, position } = JSON.parse(String(data));
        if (event !== 'changed') return;
        this.positions.push(position);
        last = position;
      });
      const joined = display.join(`tournament:${played.tid}`, last);
      await Promise.race([joined, display.closed]);
      expect(await display.closed).toBe(this.#ending ? 1005 : 1001);
      if (!this.#ending) this.reconnected += 1;
    }
  }

  end(): void {
    this.#ending = true;
    this.#display?.socket.close();
  }
}

it(
  'replaces one server after the other while people work, and nobody notices',
  async () => {
    const displays = Array.from({ length: DISPLAYS }, () => new Watching());
    const watching = Promise.all(displays.map((display) => display.run()));
    const working = crowd();
    await pause(500);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, server] of servers.entries()) {
        await server.stop();
        servers[index] = await startProcess({ DATABASE_URL: database.url }, server.port);
        await pause(300);
      }
    }
    await working.stop();
    const { told } = working;
    expect(told.failed).toEqual([]);
    expect(address.refused).toBe(0);
    for (const server of servers) expect(server.log()).not.toMatch(/"level":[56]0/);

    // Every command had its effect once, though some were passed on from a server that ended.
    const events = await new Ledger(database.url).events(`roster-${played.tid}`);
    const count = (type: string) => events.filter((event) => event.type === type).length;
    expect({ applied: count('Applied'), withdrawn: count('Withdrawn') }).toEqual({
      applied: told.applied,
      withdrawn: told.withdrawn,
    });

    // Each display was told up to the last change, and of none before what it had been told.
    const last = events.at(-1)?.position;
    for (const display of displays) {
      await expect.poll(() => display.positions.at(-1), { timeout: 10_000 }).toBe(String(last));
      expect(display.positions).toEqual(display.positions.toSorted((a, b) => Number(BigInt(a) - BigInt(b))));
      display.end();
    }
    await watching;
    expect(displays.reduce((sum, { reconnected }) => sum + reconnected, 0)).toBeGreaterThanOrEqual(DISPLAYS);
    console.info(`${told.applied + told.withdrawn} commands, ${told.read} reads, none failed`);
  },
  60_000 * SERVERS * ROUNDS,
);
