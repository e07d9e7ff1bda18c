import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pulse } from './pulse.ts';

/** A server that takes connections and never says a word. */
let server: Server;
const sockets: Socket[] = [];
let pulse: Pulse;
const log = { warn: vi.fn(), info: vi.fn() };
const told: string[] = [];
const guarded = {
  patient: () => void told.push('patient'),
  silent: () => void told.push('silent'),
  heard: () => void told.push('heard'),
};

beforeEach(async () => {
  server = createServer((socket) => sockets.push(socket));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  pulse = new Pulse(`postgres://somebody:secret@127.0.0.1:${port}/courtcrew`, log);
  pulse.guard(guarded);
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((closed) => server.close(closed));
  await pulse.stop();
});

describe('a server that does not answer', () => {
  it('fails nothing of a start, and everything once somebody waits for it', async () => {
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledOnce(), { timeout: 10_000 });
    expect(told).toEqual(['patient']);
    pulse.awaited();
    expect(told).toEqual(['patient', 'silent']);
  });
});
