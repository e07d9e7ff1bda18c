import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { inOrder } from '../../src/kernel/platform/inOrder.ts';
import type { TestDatabase } from '../support/database.ts';
import { serverDatabase } from '../support/serverDatabase.ts';
import { type ServerProcess, startProcess } from '../support/serverProcess.ts';
import { type Answer, ask } from './asking.ts';
import { readBoard, Screen } from './boardScreen.ts';
import { openVenue, type Venue } from './boardVenue.ts';
import { Inspector } from './inspector.ts';
import { prepare } from './prepare.ts';
import { SCALE } from './scale.ts';

const SIZE = { courts: 64, referees: 100, coordinators: 1 };
/** Within that a display must be right again. */
const BACK_MS = 2_000;
/** Far less than is told: a server that kept what it cannot send would hold it all. */
const MOST_GROWTH = 12 * 1_048_576;

let database: TestDatabase;
let server: ServerProcess;
let inspector: Inspector;
let venue: Venue;
const screens: Screen[] = [];

beforeAll(async () => {
  database = await serverDatabase();
  venue = await prepare(database.url, (prepared) => openVenue(prepared, SIZE));
  inspector = await Inspector.choose();
  server = await startProcess({ DATABASE_URL: database.url, ...inspector.environment });
  for (const { ref_id } of venue.referees) await press('POST', 'checkinRef', { ref_id });
});
afterEach(() => {
  for (const screen of screens.splice(0)) screen.close();
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

function display(port = server.port): Screen {
  const screen = new Screen(port, venue.tid);
  screens.push(screen);
  return screen;
}

async function press(method: 'POST' | 'PUT', call: string, body: object): Promise<Answer['body']> {
  const [desk = { cookie: '' }] = venue.coordinators;
  const key = { 'idempotency-key': randomUUID() };
  const send = () => ask(server.port, desk, method, `/api/${call}/${venue.tid}`, body, key);
  let answer = await send();
  // A server that stood still for a moment says so, and does what is sent again.
  while (answer.status === 503) {
    await pause(100);
    answer = await send();
  }
  if (answer.status !== 200) throw new Error(`${call}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const read = () => readBoard(server.port, venue.tid);

const nextOn = (court_num: string, index: number) => ({
  court_num,
  ref_id: venue.referees[index % venue.referees.length]?.ref_id,
});

/** Begins and ends so many matches, `atOnce` at a time: two events each. */
async function playMatches(count: number, atOnce: number): Promise<void> {
  const courts = venue.courts.slice(0, atOnce).map((court_num, index) => ({ court_num, index }));
  await inOrder(courts, atOnce, async ({ court_num, index }) => {
    for (let match = 0; match < count / atOnce; match += 1) {
      await press('POST', 'assignCourt', nextOn(court_num, index));
      await press('PUT', 'finishMatch', { court_num });
    }
  });
}

describe('A display whose network was away', { timeout: 120_000 }, () => {
  it.each([
    // What its room keeps for it, and more than that: then everything is read again.
    [100, 1],
    [300 * SCALE, 10],
  ])('for %i events is right within two seconds of coming back', async (events, atOnce) => {
    const screen = display();
    await screen.shows(await read());
    const comesBack = async (): Promise<number> => {
      screen.network(false);
      await playMatches(events / 2, atOnce);
      await press('POST', 'assignCourt', nextOn('64', 99));
      const board = await read();
      expect(screen.board).not.toEqual(board);
      const back = performance.now();
      screen.network(true);
      await screen.shows(board);
      const took = performance.now() - back;
      await press('PUT', 'finishMatch', { court_num: '64' });
      await screen.shows(await read());
      return took;
    };
    // A machine that stands still makes one return late, a fault every one.
    let took = await comesBack();
    for (let again = 0; took >= BACK_MS && again < 2; again += 1) took = await comesBack();
    expect(took).toBeLessThan(BACK_MS);
  });
});

/** A figure of the server's own. */
async function metric(name: string): Promise<number> {
  const { body } = await ask(server.port, { cookie: '' }, 'GET', '/metrics');
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(String(body.text)) ?? [];
  return Number(value);
}

describe('A display that stalls', { timeout: 240_000 }, () => {
  const FRAMES = 1_000;

  /** A frame of some twenty kilobytes each: everybody beside a court goes back to the queue, and that is undone. */
  async function tellALot(frames: number): Promise<void> {
    for (let frame = 0; frame < frames; frame += 2) {
      const { undo } = await press('PUT', 'resetCourt', { court_num: '1' });
      await press('POST', 'undoOnBoard', { undo });
    }
  }

  it('is dropped and costs the server no memory, while the others hear everything', async () => {
    for (const { ref_id } of venue.referees.slice(0, 60)) {
      await press('POST', 'addAuxAssignment', { ref_id, type: 'Line Judge', court_num: '1' });
    }
    const listener = new WebSocket(`ws://127.0.0.1:${server.port}/ws`);
    let heard = 0;
    listener.on('message', () => (heard += 1));
    await once(listener, 'open');
    listener.send(JSON.stringify({ join: `board:${venue.tid}` }));
    const screen = display();
    await screen.shows(await read());
    // What a server holds anyhow once it is warm.
    await tellALot(400);
    const before = { held: await inspector.heldBytes(), heard };

    const stalled = new WebSocket(`ws://127.0.0.1:${server.port}/ws`);
    await once(stalled, 'open');
    stalled.send(JSON.stringify({ join: `board:${venue.tid}` }));
    await once(stalled, 'message');
    stalled.pause();
    const sockets = await metric('live_sockets');
    await tellALot(FRAMES);
    await screen.shows(await read());
    await expect.poll(() => metric('live_sockets')).toBe(sockets - 1);
    // Now and then two events are one frame.
    expect(heard - before.heard).toBeGreaterThan(0.9 * FRAMES);
    const growth = (await inspector.heldBytes()) - before.held;
    expect(growth).toBeLessThan(MOST_GROWTH);
    stalled.terminate();
    listener.terminate();
    await press('PUT', 'resetCourt', { court_num: '1' });
  });
});

describe('Displays of a server that was killed', { timeout: 120_000 }, () => {
  it('return by themselves once it is back, and are right', async () => {
    const all = Array.from({ length: 20 }, () => display());
    const board = await read();
    await Promise.all(all.map((screen) => screen.shows(board)));
    let isOver = false;
    const presses = (async () => {
      for (let index = 0; !isOver; index += 1) {
        const court_num = String(2 + (index % 60));
        // Whatever is under way when the server dies gets no answer, or finds its court in another state.
        await press('POST', 'assignCourt', nextOn(court_num, 20 + (index % 60))).catch(() => undefined);
        await press('PUT', 'finishMatch', { court_num }).catch(() => undefined);
      }
    })();
    const { port } = server;
    await all[0]?.until(({ courts }) => courts.some(({ court_num, id }) => court_num === '9' && id !== null));
    await server.kill();
    server = await startProcess({ DATABASE_URL: database.url }, port);
    isOver = true;
    await presses;
    const after = await read();
    await Promise.all(all.map((screen) => screen.shows(after)));
    await press('POST', 'assignCourt', nextOn('64', 99));
    const next = await read();
    expect(next).not.toEqual(after);
    await Promise.all(all.map((screen) => screen.shows(next)));
    expect(all.map(({ live }) => live.state().status)).toEqual(all.map(() => 'live'));
    await press('PUT', 'finishMatch', { court_num: '64' });
  });
});

describe('Two processes at one database', () => {
  it('tell displays of the one what is pressed at the other', async () => {
    const other = await startProcess({ DATABASE_URL: database.url });
    try {
      const there = display(other.port);
      await there.shows(await read());
      for (const [index, court_num] of venue.courts.slice(10, 30).entries()) {
        await press('POST', 'assignCourt', nextOn(court_num, 40 + index));
        const { ref_id } = nextOn(court_num, 40 + index);
        await there.until(({ courts }) =>
          courts.some((court) => court.court_num === court_num && court.ref_id === ref_id),
        );
      }
      await there.shows(await read());
    } finally {
      await other.stop();
    }
  });
});
