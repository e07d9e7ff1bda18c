// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const HOUR_MS = 3_600_000;
/** Three hours after what the device takes for now. */
const serverTime = () => Date.now() + 3 * HOUR_MS;

class OpenSocket {
  onopen = () => undefined;
  onclose = () => undefined;
  constructor() {
    setTimeout(() => this.onopen());
  }
  send() {}
  close() {}
}

// Its feed and its connection are the page's only ones, which another file may have opened.
beforeEach(() => void vi.resetModules());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('says by the clock of the server when a board was right, beside a clock of the venue that goes by it', async () => {
  vi.stubGlobal('WebSocket', OpenSocket);
  vi.stubGlobal('fetch', async () =>
    Response.json([], { headers: { Date: new Date(serverTime()).toUTCString() } }),
  );
  const { boardFeed } = await import('./pageFeeds.ts');
  const { live } = await import('../live/pageLive.ts');
  const feed = boardFeed('t1');
  const stop = feed.subscribe(() => undefined);
  await expect.poll(() => feed.state().updated).not.toBeNull();
  live.drop();
  live.retry();
  await expect.poll(() => live.state().status).toBe('live');
  expect(Math.abs((feed.state().updated ?? 0) - serverTime())).toBeLessThan(10_000);
  expect(Math.abs((live.state().heard ?? 0) - serverTime())).toBeLessThan(10_000);
  stop();
});
