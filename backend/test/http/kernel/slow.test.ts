import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { call } from '@courtcrew/domain/contract/call.ts';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { handleErrors } from '../../../src/kernel/http/errors.ts';
import { InFlight } from '../../../src/kernel/http/limits/inFlight.ts';
import { route } from '../../../src/kernel/http/route.ts';
import { echoCall } from './calls.ts';
import { type Edge, edge } from './edge.ts';

const waitCall = call({
  area: 'test',
  method: 'POST',
  path: '/api/test/wait',
  policy: 'public',
  summary: 'Waits until the test lets it go on',
  body: z.object({ n: z.number() }),
  answer: z.object({ n: z.number() }),
});

let server: Edge;
let port: number;
let begun: number[];
let go: PromiseWithResolvers<void>;

beforeEach(async () => {
  begun = [];
  go = Promise.withResolvers();
  const wait = route(waitCall, async ({ body }) => {
    begun.push(body.n);
    await go.promise;
    return body;
  });
  const echo = route(echoCall, async ({ body, params }) => ({ ...body, ...params, q: '' }));
  server = await edge({ routes: [wait, echo] });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterEach(() => server.app.close());

/** A connection of a client that sends what the test says. */
class Line {
  readonly socket: Socket;
  readonly ended: Promise<unknown>;
  heard = '';

  constructor() {
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('data', (data) => {
      this.heard += data;
    });
    this.socket.on('error', () => undefined);
    this.ended = new Promise((resolve) => this.socket.once('close', resolve));
  }

  post(n: number): this {
    const body = JSON.stringify({ n });
    return this.say(
      `POST /api/test/wait HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
  }

  say(text: string): this {
    this.socket.write(text);
    return this;
  }

  async hears(text: string): Promise<void> {
    while (!this.heard.includes(text)) await pause(5);
  }
}

const statusOf = ({ heard }: Line): string => heard.slice(9, 12);
const HEAD = 'POST /api/test/Echo/t1 HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

describe('a slow client', () => {
  it('whose headers or body do not arrive is told so after ten seconds, however it trickles', async () => {
    const since = performance.now();
    const [headers, body, trickle] = [new Line(), new Line(), new Line()];
    headers.say('GET /health/live HTTP/1.1\r\nhost:');
    body.say(`${HEAD}content-length: 1000\r\n\r\n{`);
    trickle.say(`${HEAD}content-length: 1000\r\n\r\n`);
    const drip = setInterval(() => trickle.say('"'), 250);
    await Promise.all([headers.ended, body.ended, trickle.ended]);
    clearInterval(drip);
    expect([headers, body, trickle].map(statusOf)).toEqual(['408', '408', '408']);
    const seconds = (performance.now() - since) / 1000;
    expect(seconds).toBeGreaterThan(9.5);
    // The server looks once a second; the rest is a busy machine's.
    expect(seconds).toBeLessThan(20);
  });
});

describe('a client that does not read its answer', () => {
  it('is given up, and the answer with it', async () => {
    const app = Fastify();
    const inFlight = new InFlight(app, { answerMs: 100 });
    app.get('/large', async () => Buffer.alloc(64 * 1024 * 1024));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    const socket = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1');
    socket.on('error', () => undefined).pause();
    socket.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n');
    while (inFlight.size === 0) await pause(5);
    while (inFlight.size > 0) await pause(5);
    socket.destroy();
    await app.close();
  });
});

describe('a handler that takes too long', () => {
  it('is not waited for, and what it answers in the end is not sent', async () => {
    const app = Fastify();
    handleErrors(app);
    const inFlight = new InFlight(app, { handlerMs: 100 });
    const late = Promise.withResolvers<object>();
    app.post('/late', () => late.promise);
    const answer = await app.inject({ method: 'POST', url: '/late', payload: { n: 1 } });
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { message: 'This took too long. Please try again.', code: 'unavailable' },
    ]);
    late.resolve({ n: 1 });
    while (inFlight.size > 0) await pause(5);
    await app.close();
  });

  it('says that it may have been done, where its command is under way', async () => {
    const app = Fastify();
    handleErrors(app);
    new InFlight(app, { handlerMs: 100 });
    app.post('/late', (request) => {
      request.use = { mayHaveDone: true };
      return new Promise(() => undefined);
    });
    const { statusCode, body } = await app.inject({ method: 'POST', url: '/late', payload: { n: 1 } });
    expect([statusCode, body]).toEqual([503, expect.stringContaining('"code":"unknown"')]);
    await app.close();
  });
});

describe('a server that ends', () => {
  it('answers what is in flight, begins nothing, and does not wait for idle connections', async () => {
    // The time that answers have is another test's, and may pass here while the machine stands still.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const lines = [1, 2, 3].map((n) => new Line().post(n));
    const [idle, silent, halfway] = [new Line(), new Line(), new Line()];
    idle.say('GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n');
    await idle.hears('{"ok":true}');
    halfway.say(
      'POST /api/test/wait HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 7\r\n\r\n',
    );
    while (begun.length < 3) await pause(5);
    const closed = server.app.close();
    await idle.ended;
    halfway.say('{"n":4}');
    await halfway.ended;
    expect(statusOf(halfway)).toBe('503');
    expect(halfway.heard).toMatch(/connection: close.*retry-after: 2.*"code":"unavailable"/is);
    const late = new Line();
    await late.ended;
    expect(late.heard).toBe('');

    go.resolve();
    await Promise.all([closed, silent.ended, ...lines.map(({ ended }) => ended)]);
    for (const [index, line] of lines.entries()) {
      expect(line.heard).toMatch(/^HTTP\/1.1 200 /);
      expect(line.heard).toMatch(/connection: close/i);
      expect(line.heard).toContain(`{"n":${index + 1}}`);
    }
    expect(begun.sort()).toEqual([1, 2, 3]);
  });

  it('refuses what arrives on a connection that is still in use', async () => {
    const line = new Line().post(1);
    while (begun.length < 1) await pause(5);
    const closed = server.app.close();
    // Sent before the first is answered: it waits for its turn on the same connection.
    line.post(2);
    go.resolve();
    await Promise.all([closed, line.ended]);
    expect(line.heard).toContain('{"n":1}');
    expect(line.heard).not.toContain('{"n":2}');
    expect(begun).toEqual([1]);
  });

  it('waits only so long for an answer', async () => {
    const line = new Line().post(1);
    while (begun.length < 1) await pause(5);
    await server.app.close();
    await line.ended;
    expect(line.heard).toBe('');
  });
});
