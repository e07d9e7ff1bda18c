import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { changesRoom, type Room } from '../../../src/kernel/live/index.ts';
import { type Edge, edge, MemoryEvents } from './edge.ts';

const KINDS = {
  roster: { what: 'shifts', readModels: ['roster'] },
  tournament: { what: 'tournament', readModels: [] },
};
const rooms: Room[] = [changesRoom('tournament', 'public', KINDS), changesRoom('desk', 'desk', KINDS)];

let server: Edge;
let log: MemoryEvents;
/** Holds the read models back until a test lets them go on. */
let projected: PromiseWithResolvers<boolean>;
const open: WebSocket[] = [];

beforeEach(async () => {
  log = new MemoryEvents();
  projected = Promise.withResolvers();
  projected.resolve(true);
  server = await edge({
    rooms,
    events: log,
    settled: () => projected.promise,
    knowsOf: async (tid, { rights }) => tid !== 'nowhere' && (tid !== 'draft' || rights.admin_type !== null),
  });
  server.identity.grant('desk1', 't1', { admin_type: 'basic', referee: true });
  await server.app.ready();
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.terminate();
  await server.app.close();
});

/** A connection whose frames can be asked for one after another. */
async function connect(as?: string, headers: Record<string, string> = {}) {
  const cookie = as === undefined ? {} : { cookie: await server.signIn(as) };
  const frames: unknown[] = [];
  const waiting: ((frame: unknown) => void)[] = [];
  // An injected upgrade has no network socket, which the client's address is read from.
  const from = { socket: Object.create(new Socket(), { remoteAddress: { value: '127.0.0.1' } }) };
  const socket = await server.app.injectWS('/ws', { ...from, headers: { ...headers, ...cookie } });
  open.push(socket);
  socket.on('message', (data) => {
    const frame: unknown = JSON.parse(String(data));
    const next = waiting.shift();
    if (next) next(frame);
    else frames.push(frame);
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  return {
    socket,
    frames,
    closed,
    say: (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    next: async () => (frames.length > 0 ? frames.shift() : new Promise((resolve) => waiting.push(resolve))),
  };
}

const changed = (room: string, position: string, what = 'shifts') => ({
  room,
  event: 'changed',
  position,
  data: { what },
});

describe('a live room', () => {
  it('tells its members what changed, and nobody else', async () => {
    const [one, other] = [await connect(), await connect()];
    one.say({ join: 'tournament:t1' });
    other.say({ join: 'tournament:t2' });
    expect(await one.next()).toEqual({ room: 'tournament:t1', event: 'joined', position: '0', data: null });
    await other.next();
    await log.happened({ stream: 'roster-t1', position: 5n });
    await log.happened({ stream: 'roster-t2', position: 6n });
    expect(await one.next()).toEqual(changed('tournament:t1', '5'));
    expect(await other.next()).toEqual(changed('tournament:t2', '6'));
    expect(one.frames).toEqual([]);
  });

  it('says a burst of the same once', async () => {
    const page = await connect();
    page.say({ join: 'tournament:t1' });
    await page.next();
    await log.happened(
      { stream: 'roster-t1', position: 1n },
      { stream: 'tournament-t1', position: 2n },
      { stream: 'roster-t1', position: 3n },
    );
    expect(await page.next()).toEqual(changed('tournament:t1', '2', 'tournament'));
    expect(await page.next()).toEqual(changed('tournament:t1', '3'));
  });

  it('speaks only after the read models show the event', async () => {
    const page = await connect();
    page.say({ join: 'tournament:t1' });
    await page.next();
    projected = Promise.withResolvers();
    const told = log.happened({ stream: 'roster-t1', position: 1n });
    page.say({ join: 'nothing:t1' });
    expect(await page.next()).toMatchObject({ event: 'refused' });
    projected.resolve(true);
    await told;
    expect(await page.next()).toEqual(changed('tournament:t1', '1'));
  });

  it('gives who was away what was missed, or tells to refresh when that is not known', async () => {
    const first = await connect();
    first.say({ join: 'tournament:t1' });
    await first.next();
    for (const position of [1n, 2n, 3n]) await log.happened({ stream: 'roster-t1', position });
    const back = await connect();
    back.say({ join: 'tournament:t1', position: '1' });
    expect(await back.next()).toMatchObject({ event: 'joined', position: '1' });
    expect(await back.next()).toEqual(changed('tournament:t1', '2'));
    expect(await back.next()).toEqual(changed('tournament:t1', '3'));
    for (let position = 4n; position < 500n; position++) {
      await log.happened({ stream: 'roster-t1', position });
    }
    const late = await connect();
    late.say({ join: 'tournament:t1', position: '1' });
    await late.next();
    expect(await late.next()).toEqual({
      room: 'tournament:t1',
      event: 'refresh',
      position: '499',
      data: null,
    });
  });

  it('ends for a member who leaves it', async () => {
    const page = await connect();
    page.say({ join: 'tournament:t1' });
    await page.next();
    page.say({ leave: 'tournament:t1' });
    page.say({ join: 'tournament:t2' });
    await page.next();
    await log.happened({ stream: 'roster-t1', position: 1n }, { stream: 'roster-t2', position: 2n });
    expect(await page.next()).toEqual(changed('tournament:t2', '2'));
  });
});

describe('rights of a live room', () => {
  it('are those of its policy', async () => {
    for (const [person, text] of [
      [undefined, 'Please Login'],
      ['ann', 'Sorry you are not authorized for this feature.'],
    ] as const) {
      const page = await connect(person);
      page.say({ join: 'desk:t1' });
      expect(await page.next()).toEqual({ room: 'desk:t1', event: 'refused', data: { message: text } });
    }
    const desk = await connect('desk1');
    desk.say({ join: 'desk:t1' });
    expect(await desk.next()).toMatchObject({ event: 'joined' });
  });

  it('end at once for somebody who loses them', async () => {
    const desk = await connect('desk1');
    desk.say({ join: 'desk:t1' });
    await desk.next();
    server.identity.grant('desk1', 't1', {});
    expect(await desk.next()).toMatchObject({ room: 'desk:t1', event: 'refused' });
    await log.happened({ stream: 'roster-t1', position: 1n });
    desk.say({ join: 'tournament:t1' });
    expect(await desk.next()).toMatchObject({ room: 'tournament:t1', event: 'joined' });
  });

  it('end with the session, and so does the connection', async () => {
    const desk = await connect('desk1');
    desk.say({ join: 'desk:t1' });
    await desk.next();
    server.identity.revoke('session-of-desk1');
    expect(await desk.closed).toBe(4401);
  });

  // Every connection is asked about after 30 seconds, which is too late.
  it('end with a session that ended while the connection was being opened', { timeout: 20_000 }, async () => {
    const find = server.identity.session.bind(server.identity);
    // Whoever is told of the end finds nobody to close yet.
    server.identity.session = async (id) => {
      const session = await find(id);
      server.identity.revoke(id);
      return session;
    };
    expect(await (await connect('desk1')).closed).toBe(4401);
  });

  it('are not for pages of other sites', async () => {
    await expect(connect(undefined, { origin: 'https://evil.example' })).rejects.toThrow(/403/);
    await expect(connect(undefined, { origin: 'http://localhost:8080' })).resolves.toBeDefined();
  });
});

describe('a connection', () => {
  it.each(['nonsense', '[]', '{}', '{"join":1}', '{"join":"tournament:t1","position":"x"}', 'null'])(
    'is told what it may say when it says %s',
    async (text) => {
      const page = await connect();
      page.say(text);
      expect(await page.next()).toMatchObject({ event: 'error' });
    },
  );

  it.each(['tournament', 'tournament:', 'other:t1', 'tournament:a b', '__proto__:t1', 'constructor:x'])(
    'cannot join %s',
    async (room) => {
      const page = await connect();
      page.say({ join: room });
      expect(await page.next()).toMatchObject({
        event: 'refused',
        data: { message: 'There is no such room' },
      });
    },
  );

  it('is refused the rooms of tournaments that are not there, or not for it to know of', async () => {
    server.identity.grant('desk1', 'draft', { admin_type: 'basic', referee: true });
    const [page, desk] = [await connect(), await connect('desk1')];
    const text = { message: 'Tournament not found' };
    for (const room of ['tournament:nowhere', 'tournament:draft']) {
      page.say({ join: room });
      expect(await page.next()).toEqual({ room, event: 'refused', data: text });
    }
    desk.say({ join: 'tournament:draft' });
    expect(await desk.next()).toMatchObject({ event: 'joined' });
    desk.say({ join: 'desk:draft' });
    expect(await desk.next()).toMatchObject({ event: 'joined' });
  });

  it('is one of so many of its session, and a closed one makes room', async () => {
    const pages = await Promise.all(Array.from({ length: 30 }, () => connect('ann')));
    await expect(connect('ann')).rejects.toThrow(/429/);
    await expect(connect('desk1')).resolves.toBeDefined();
    expect(pages).toHaveLength(30);
  });

  it('is in a handful of rooms at most', async () => {
    const page = await connect();
    for (let room = 0; room <= 20; room++) page.say({ join: `tournament:t${room}` });
    for (let room = 0; room < 20; room++) expect(await page.next()).toMatchObject({ event: 'joined' });
    expect(await page.next()).toMatchObject({ event: 'refused', data: { message: 'Too many rooms' } });
  });

  it('that talks without end is closed', async () => {
    const page = await connect();
    for (let message = 0; message < 61; message++) page.say({ leave: 'x' });
    expect(await page.closed).toBe(1008);
  });

  it('that sends more than 64 kB at once is closed', async () => {
    const page = await connect();
    page.say('x'.repeat(64 * 1024 + 1));
    expect(await page.closed).toBe(1009);
  });

  it('is closed when the server goes away, without waiting for it', async () => {
    const page = await connect();
    page.say({ join: 'tournament:t1' });
    await page.next();
    await Promise.all([server.app.close(), page.closed]);
    expect(await page.closed).toBe(1001);
  });
});
