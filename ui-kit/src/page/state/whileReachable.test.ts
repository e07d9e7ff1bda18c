// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { whileReachable } from './whileReachable.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A browser that says of itself whether it has a network, and a server that is there or not. */
function browser({ online, server }: { online: boolean; server: boolean }) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  const ask = vi.fn(async () => {
    if (!server) throw new TypeError('Failed to fetch');
    return new Response('ok');
  });
  vi.stubGlobal('fetch', ask);
  return ask;
}

const load = vi.fn(async () => 'the dialog');

describe('a file of the page', () => {
  it('is loaded without a question where there is a network', async () => {
    const ask = browser({ online: true, server: true });
    expect(await whileReachable(load)).toBe('the dialog');
    expect(ask).not.toHaveBeenCalled();
  });

  it('is loaded where the browser calls itself offline, and the server answers all the same', async () => {
    browser({ online: false, server: true });
    expect(await whileReachable(load)).toBe('the dialog');
  });

  it('is not asked for where the server does not answer', async () => {
    browser({ online: false, server: false });
    load.mockClear();
    await expect(whileReachable(load)).rejects.toThrow('out of reach');
    expect(load).not.toHaveBeenCalled();
  });
});
