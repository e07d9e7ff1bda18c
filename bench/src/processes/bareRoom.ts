import { once } from 'node:events';
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { answerWith } from '../rpc.ts';

/** Nothing but `ws`: what it costs to send the same bytes to as many, without knowing anything. */
let frames: readonly string[] = [];

const server = createServer(async (_, response) => {
  for (const frame of frames) {
    for (const client of room.clients) client.send(frame);
    // As a server does that has to read something before the next frame: what was sent may leave.
    await new Promise((resume) => setImmediate(resume));
  }
  response.setHeader('content-length', 2).end('ok');
});
const room = new WebSocketServer({ server, perMessageDeflate: false });
server.listen(0, '127.0.0.1');
await once(server, 'listening');

const api = {
  async port(): Promise<number> {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
    return address.port;
  },
  /** What every request makes it send to everybody. */
  async prepare(texts: readonly string[]): Promise<void> {
    frames = texts;
  },
};
export type BareRoomApi = typeof api;
answerWith(api);
