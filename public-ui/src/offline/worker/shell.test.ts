import { describe, expect, it } from 'vitest';
import { createShell, isKeepMessage } from './shell.ts';

const ORIGIN = 'https://courtcrew.test';
const PAGE = `${ORIGIN}/volunteer/courtmonitor/`;
const at = (path: string) => `${ORIGIN}/assets/public/${path}`;
const partsOf = (build: string) => [
  at(`main-${build}.js`),
  at(`main-${build}.css`),
  at(`Monitor-${build}.js`),
];
const pageOf = (build: string) =>
  `<link rel="icon" href="/assets/public/icon.svg"><link href="/assets/public/main-${build}.css"><script src="/assets/public/main-${build}.js"></script>`;

/** A browser's caches, for addresses. */
function caches() {
  const all = new Map<string, Map<string, Response>>();
  const addressOf = (key: RequestInfo | URL) =>
    new URL(key instanceof Request ? key.url : String(key), PAGE).href;
  return {
    parts: () => [...all.values()].flatMap((cache) => [...cache.keys()]),
    storage: (fetch: (address: string) => Promise<Response>) => ({
      keys: async () => [...all.keys()],
      delete: async (name: string) => all.delete(name),
      match: async (key: RequestInfo | URL) =>
        [...all.values()].map((cache) => cache.get(addressOf(key))?.clone()).find(Boolean),
      open: async (name: string) => {
        const cache = all.get(name) ?? new Map<string, Response>();
        all.set(name, cache);
        const asked: Pick<Cache, 'match' | 'put' | 'addAll'> = {
          match: async (key) => cache.get(addressOf(key)),
          put: async (key, answer) => void cache.set(addressOf(key), answer),
          addAll: async (keys) => {
            const answers = await Promise.all([...keys].map((key) => fetch(addressOf(key))));
            [...keys].forEach((key, index) => {
              const answer = answers[index];
              if (answer) cache.set(addressOf(key), answer);
            });
          },
        };
        return asked as Cache;
      },
    }),
  };
}

/** A server with one build at a time, a network that can be dead, slow or broken, and the shell of a phone. */
function phone() {
  const kept = caches();
  const world = {
    build: 'one',
    network: 'there' as 'there' | 'dead' | 'hanging' | 'broken',
    asked: [] as string[],
  };
  const fetch = async (input: Request | string): Promise<Response> => {
    const address = new URL(input instanceof Request ? input.url : input, PAGE).href;
    world.asked.push(address);
    if (world.network === 'dead') throw new TypeError('Failed to fetch');
    if (world.network === 'hanging') return new Promise(() => {});
    if (world.network === 'broken') return new Response('bad gateway', { status: 502 });
    if (address.includes('/assets/')) return new Response(`${address} of ${world.build}`);
    return new Response(pageOf(world.build));
  };
  // Patience ends only where nothing else comes.
  const pause = () => (world.network === 'hanging' ? Promise.resolve() : new Promise<void>(() => {}));
  const shell = createShell({ caches: kept.storage(fetch), fetch, pause, page: PAGE });
  const text = async (answer: Promise<Response>) => (await answer).text();
  return {
    world,
    shell,
    kept: kept.parts,
    open: () => text(shell.open(new Request(`${PAGE}t1?court=5`))),
    load: (address: string) => text(shell.load(new Request(address))),
  };
}

describe('the page of the court monitors', () => {
  it.each(['dead', 'hanging', 'broken'] as const)(
    'is opened with all its parts when the network is %s',
    async (network) => {
      const { world, shell, open, load } = phone();
      await shell.keep(partsOf('one'));
      Object.assign(world, { network, asked: [] });
      expect(await open()).toBe(pageOf('one'));
      for (const part of partsOf('one')) expect(await load(part)).toBe(`${part} of one`);
      expect(world.asked).toEqual([`${PAGE}t1?court=5`]);
    },
  );

  it('is that of the server while there is one, and the build before it goes', async () => {
    const { world, shell, open, kept } = phone();
    await shell.keep(partsOf('one'));
    world.build = 'two';
    expect(await open()).toBe(pageOf('two'));
    await shell.keep(partsOf('two'));
    expect(kept().sort()).toEqual([...partsOf('two'), at('icon.svg'), PAGE].sort());
    world.network = 'dead';
    expect(await open()).toBe(pageOf('two'));
  });

  it('stays the build it has all parts of when another was published while it stood open', async () => {
    const { world, shell, open, kept } = phone();
    await shell.keep(partsOf('one'));
    world.build = 'two';
    await shell.keep(partsOf('one'));
    world.network = 'dead';
    expect(await open()).toBe(pageOf('one'));
    expect(kept().sort()).toEqual([...partsOf('one'), at('icon.svg'), PAGE].sort());
  });

  it('is not kept in halves when the network dies in between', async () => {
    const { world, shell, open } = phone();
    await shell.keep(partsOf('one'));
    world.build = 'two';
    const keeping = shell.keep(partsOf('two'));
    world.network = 'dead';
    await expect(keeping).rejects.toThrow('Failed to fetch');
    expect(await open()).toBe(pageOf('one'));
  });

  it('asks for each part once, however often the page is opened', async () => {
    const { world, shell } = phone();
    await shell.keep(partsOf('one'));
    world.asked = [];
    await shell.keep(partsOf('one'));
    expect(world.asked).toEqual([PAGE]);
  });

  it('is nothing a phone has that never had it', async () => {
    const { world, open } = phone();
    world.network = 'dead';
    await expect(open()).rejects.toThrow('Failed to fetch');
  });
});

it.each([null, 'keep', {}, { keep: 'all' }, { keep: [7] }])('%j is nothing a page asks to keep', (data) => {
  expect(isKeepMessage(data)).toBe(false);
});
