import type { AddressInfo } from 'node:net';
import type { RoomName } from '@courtcrew/domain/contract/rooms.ts';
import { rosterEvents } from '@courtcrew/domain/roster/index.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEdge } from '../../../src/kernel/eventstore/readEdge.ts';
import type { Frame, Room } from '../../../src/kernel/live/index.ts';
import { Display } from '../../support/display.ts';
import { WELL } from '../../support/health.ts';
import { type Edge, edge, MemoryEvents } from './edge.ts';

/** Frames as the test wants them, when it wants them. */
let render: (events: readonly { readonly position: bigint }[]) => Promise<readonly Frame[]>;
let paused: readonly string[];
let projected: (readModels: readonly string[]) => Promise<boolean>;
let known: () => Promise<boolean>;
const room = (name: RoomName, readModel: string = name): Room => ({
  name,
  policy: 'public',
  streams: { board: [readModel] },
  frames: (events) => render(events),
});
const frameAt = (position: bigint, data: object = {}): Frame => ({
  tid: 't1',
  event: 'news',
  position,
  data,
});
const everyEvent = async (events: readonly { readonly position: bigint }[]) =>
  events.map(({ position }) => frameAt(position));

let server: Edge;
let log: MemoryEvents;
const open: Display[] = [];
const display = async (cookie = ''): Promise<Display> => {
  const made = await Display.open(server.app, cookie);
  open.push(made);
  return made;
};
const happened = (...positions: bigint[]) =>
  log.happened(...positions.map((position) => ({ stream: 'board-t1', position })));
const positions = ({ frames }: Display) =>
  frames.filter(({ event }) => event === 'news').map(({ position }) => position);

beforeEach(async () => {
  render = everyEvent;
  paused = [];
  projected = async () => true;
  known = async () => true;
  log = new MemoryEvents();
  server = await edge({
    rooms: [room('board'), room('score'), { ...room('desk'), policy: 'desk' }],
    events: log,
    settled: (models) => projected(models),
    knowsOf: () => known(),
    health: {
      ...WELL,
      projections: async () => paused.map((model) => ({ model, lag: 1, paused: true, ahead: false })),
    },
  });
  await server.app.listen({ port: 0, host: 'localhost' });
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(open.splice(0).map((one) => one.close()));
  await server.app.close();
});

describe('a room', () => {
  it('hears events of an earlier version in their present shape', async () => {
    const heard: unknown[] = [];
    const listening: Room = {
      ...room('tournament'),
      streams: { roster: [] },
      frames: (events) => {
        heard.push(...events.map(({ data }) => data));
        return [];
      },
    };
    const read = readEdge({ unsealEvents: async (events) => events }, rosterEvents);
    const other = await edge({ rooms: [listening], events: log, read });
    const data = { ref_id: 'ann', role: 'official' };
    await log.happened({ stream: 'roster-t1', position: 1n, type: 'StaffAdded', data });
    expect(heard).toEqual([{ ...data, sections: [], entered: false }]);
    await other.app.close();
  });

  it('keeps what was said while nobody was there', async () => {
    await happened(1n, 2n, 3n);
    const late = await display();
    expect(await late.join('board:t1', '1')).toMatchObject({ event: 'joined', position: '1' });
    await late.reaches('3');
    expect(positions(late)).toEqual(['2', '3']);
  });

  it('does not say that somebody has seen what is only on its way', async () => {
    await happened(1n, 2n, 3n);
    const late = await display();
    const { position: before } = await late.join('board:t1', '1');
    const fresh = await display();
    const { position: now } = await fresh.join('board:t1');
    const back = await display();
    const { position: same } = await back.join('board:t1', '3');
    expect([before, now, same]).toEqual(['1', '3', '3']);
  });

  it('loses nothing that is said while it asks whether somebody may come in', async () => {
    server.identity.grant('dora', 't1', { admin_type: 'basic', referee: true });
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const { access } = server.identity;
    server.identity.access = async (...who) => {
      asked.resolve();
      await answer.promise;
      return access.call(server.identity, ...who);
    };
    const desk = await display(await server.signIn('dora'));
    const joined = desk.join('desk:t1');
    await asked.promise;
    await happened(1n);
    answer.resolve();
    // What is read now shows the first event; the frame of the second comes.
    expect(await joined).toMatchObject({ event: 'joined', position: '1' });
    await happened(2n);
    await desk.reaches('2');
    expect(positions(desk)).toEqual(['2']);
  });

  it('is not entered with rights that end while they are looked up', async () => {
    server.identity.grant('dora', 't1', { admin_type: 'basic', referee: true });
    const { access } = server.identity;
    let asked = 0;
    server.identity.access = async (...who) => {
      const standing = await access.call(server.identity, ...who);
      asked += 1;
      if (asked === 1) server.identity.grant('dora', 't1', {});
      return standing;
    };
    const desk = await display(await server.signIn('dora'));
    expect(await desk.join('desk:t1')).toMatchObject({ event: 'refused' });
    expect(asked).toBe(2);
  });

  it('is not entered with rights that end while its tournament is looked up', async () => {
    server.identity.grant('dora', 't1', { admin_type: 'basic', referee: true });
    known = async () => {
      server.identity.grant('dora', 't1', {});
      return true;
    };
    const desk = await display(await server.signIn('dora'));
    expect(await desk.join('desk:t1')).toMatchObject({ event: 'refused' });
  });

  it('is left within half a minute by whose rights ended without anybody being told', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const other = await edge({ rooms: [{ ...room('desk'), policy: 'desk' }], events: log });
    await other.app.listen({ port: 0, host: 'localhost' });
    other.identity.grant('dora', 't1', { admin_type: 'basic', referee: true });
    const desk = await Display.open(other.app, await other.signIn('dora'));
    expect(await desk.join('desk:t1')).toMatchObject({ event: 'joined' });
    other.identity.standings.clear();
    vi.advanceTimersByTime(30_000);
    await desk.until((frames) => frames.at(-1)?.event === 'refused');
    await desk.close();
    await other.app.close();
  });

  it('says things in the order they happened, however long a frame takes to make', async () => {
    const page = await display();
    await page.join('board:t1');
    const first = Promise.withResolvers<void>();
    let made = 0;
    render = async (events) => {
      made += 1;
      // The rooms of the other kind are made at their own pace.
      if (events[0]?.position === 1n) await first.promise;
      return everyEvent(events);
    };
    const told = happened(1n);
    await expect.poll(() => made).toBeGreaterThan(0);
    expect(positions(page)).toEqual([]);
    first.resolve();
    await told;
    await happened(2n);
    await page.reaches('2');
    expect(positions(page)).toEqual(['1', '2']);
  });

  it('is not held up by a read model of another', async () => {
    const slow = Promise.withResolvers<boolean>();
    projected = (models) => (models.includes('score') ? slow.promise : Promise.resolve(true));
    const page = await display();
    await page.join('board:t1');
    await page.join('score:t1');
    const told = happened(1n);
    await page.reaches('1');
    expect(page.frames.at(-1)).toMatchObject({ room: 'board:t1' });
    slow.resolve(true);
    await told;
    await page.until((frames) => frames.at(-1)?.room === 'score:t1');
  });

  it('waits for a read model that is behind', async () => {
    let waits = 0;
    projected = async (models) => {
      if (models.includes('board')) waits += 1;
      return waits > 3;
    };
    const page = await display();
    await page.join('board:t1');
    await happened(1n);
    await page.reaches('1');
    expect(waits).toBeGreaterThan(3);
  });

  it('does not wait for one that stands still', async () => {
    paused = ['board'];
    projected = async (models) => models.length === 0;
    const page = await display();
    await page.join('board:t1');
    await happened(1n);
    await page.reaches('1');
    expect(positions(page)).toEqual(['1']);
  });
});

describe('signs of life', () => {
  it('are asked for in time, however long it takes to look up whether somebody may stay', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const slow = Promise.withResolvers<boolean>();
    let isSlow = false;
    const other = await edge({
      rooms: [room('board')],
      events: log,
      knowsOf: async () => (isSlow ? slow.promise : true),
    });
    await other.app.listen({ port: 0, host: 'localhost' });
    const [first, second] = [await Display.open(other.app), await Display.open(other.app)];
    await first.join('board:t1');
    await second.join('board:t2');
    let answered = 0;
    for (const client of other.app.websocketServer.clients) {
      client.on('pong', () => {
        answered += 1;
      });
    }
    isSlow = true;
    vi.advanceTimersByTime(30_000);
    // Heard by the server: it cuts off whoever has not answered when it asks again.
    await expect.poll(() => answered).toBe(2);
    vi.advanceTimersByTime(30_000);
    await expect.poll(() => answered).toBe(4);
    slow.resolve(true);
    // Whoever gave them is still there.
    expect(await second.join('board:t3')).toMatchObject({ event: 'joined' });
    await Promise.all([first.close(), second.close()]);
    await other.app.close();
  });
});

describe('a display that does not read', () => {
  it('is dropped at a megabyte, and the others hear everything', async () => {
    const [stalled, page] = [await display(), await display()];
    await stalled.join('board:t1');
    await page.join('board:t1');
    stalled.socket.pause();
    const clients = [...server.app.websocketServer.clients];
    const ballast = 'x'.repeat(60_000);
    render = async (events) => events.map(({ position }) => frameAt(position, { ballast }));
    let most = 0;
    let said = 0n;
    // What the kernel takes differs from machine to machine; it is no more than this.
    while (server.app.websocketServer.clients.size > 1 && said < 2_000n) {
      said += 1n;
      await happened(said);
      most = Math.max(most, ...clients.map(({ bufferedAmount }) => bufferedAmount));
      await page.reaches(String(said));
    }
    expect(server.app.websocketServer.clients.size).toBe(1);
    expect(most).toBeGreaterThan(1_000_000);
    expect(most).toBeLessThan(1_200_000);
    expect(positions(page)).toHaveLength(Number(said));
  });
});

it('leaves the places of live connections to them: other requests take none', async () => {
  const cookie = await server.signIn('ann');
  const { port } = server.app.server.address() as AddressInfo;
  for (let asked = 0; asked < 31; asked++) {
    expect((await fetch(`http://localhost:${port}/ws`, { headers: { cookie } })).status).toBe(404);
  }
  await expect(display(cookie)).resolves.toBeDefined();
});
