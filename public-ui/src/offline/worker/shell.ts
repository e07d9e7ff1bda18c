/** Message between worker and page. */
export interface KeepMessage {
  /** Addresses of everything the page has loaded. */
  readonly keep: readonly string[];
}

export const isKeepMessage = (data: unknown): data is KeepMessage =>
  typeof data === 'object' &&
  data !== null &&
  'keep' in data &&
  Array.isArray(data.keep) &&
  data.keep.every((address) => typeof address === 'string');

interface ShellParts {
  readonly caches: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'>;
  readonly fetch: (input: Request | string) => Promise<Response>;
  readonly pause: (ms: number) => Promise<void>;
  /** The page's address without its subject: one cached page serves every tournament or match. */
  readonly page: string;
}

interface Shell {
  /** Caches page and parts; a new build replaces the former one. */
  keep(assets: readonly string[]): Promise<void>;
  /** The page from the server, else from the cache. */
  open(request: Request): Promise<Response>;
  /** A part from the cache first: its name changes with its content. */
  load(request: Request): Promise<Response>;
}

const KEPT = 'courtcrew-kept';
/** On a court with a bad network, an older page now is better than a new one late. */
const PATIENCE_MS = 4_000;

const partsNamedIn = (html: string): readonly string[] => html.match(/\/assets\/[\w./-]+\.\w+/g) ?? [];

export function createShell({ caches, fetch, pause, page }: ShellParts): Shell {
  // Pages cached by one worker must not evict each other.
  const prefix = `${KEPT} ${new URL(page).pathname} `;
  /** Never rejects: the caller knows the fallback. */
  const fromServer = async (request: Request): Promise<Response | null> => {
    try {
      const answer = await fetch(request);
      return answer.status >= 500 ? null : answer;
    } catch {
      return null;
    }
  };

  return {
    async keep(assets) {
      const answer = await fetch(page);
      const html = await answer.clone().text();
      const loaded = new Set(assets.map((address) => new URL(address, page).pathname));
      const named = partsNamedIn(html);
      const scripts = named.filter((part) => part.endsWith('.js'));
      // A build published meanwhile is cached when it is opened.
      if (!answer.ok || scripts.length === 0 || scripts.some((part) => !loaded.has(part))) return;
      const name = prefix + named.join(' ');
      const cache = await caches.open(name);
      const missing: string[] = [];
      for (const part of new Set([...named, ...loaded])) if (!(await cache.match(part))) missing.push(part);
      await cache.addAll(missing);
      // Last, so that a page is cached only with all its parts.
      await cache.put(page, answer);
      for (const other of await caches.keys()) {
        if (other.startsWith(prefix) && other !== name) await caches.delete(other);
      }
    },

    async open(request) {
      const kept = await caches.match(page);
      if (!kept) return fetch(request);
      const late = pause(PATIENCE_MS).then(() => null);
      return (await Promise.race([fromServer(request), late])) ?? kept;
    },

    load: async (request) => (await caches.match(request)) ?? fetch(request),
  };
}
