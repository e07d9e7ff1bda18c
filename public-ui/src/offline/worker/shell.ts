/** What the worker and the page say to each other. */
export interface KeepMessage {
  /** Addresses of everything the page has loaded to stand on its own. */
  readonly keep: readonly string[];
}

export const isKeepMessage = (data: unknown): data is KeepMessage =>
  typeof data === 'object' &&
  data !== null &&
  'keep' in data &&
  Array.isArray(data.keep) &&
  data.keep.every((address) => typeof address === 'string');

/** The parts of a browser a shell is kept with. */
interface ShellParts {
  readonly caches: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'>;
  readonly fetch: (input: Request | string) => Promise<Response>;
  /** Resolves after so many ms. */
  readonly pause: (ms: number) => Promise<void>;
  /** Address of the page without what it is about: every tournament's, every match's page is the same. */
  readonly page: string;
}

interface Shell {
  /** Keeps page and parts for the next time without a network; a build takes the place of the one before. */
  keep(assets: readonly string[]): Promise<void>;
  /** The page from the server; the kept one where the server does not answer. */
  open(request: Request): Promise<Response>;
  /** A part of the page. Its name changes with its content, so a kept one is right. */
  load(request: Request): Promise<Response>;
}

const KEPT = 'courtcrew-kept';
/** Who stands on a court with a bad network would rather have the page of yesterday now. */
const PATIENCE_MS = 4_000;

const partsNamedIn = (html: string): readonly string[] => html.match(/\/assets\/[\w./-]+\.\w+/g) ?? [];

export function createShell({ caches, fetch, pause, page }: ShellParts): Shell {
  // Pages kept by the same worker must not throw each other out.
  const prefix = `${KEPT} ${new URL(page).pathname} `;
  /** Never rejects: what there is to fall back on is for the caller to say. */
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
      // A build that was published meanwhile is kept when it has been opened.
      if (!answer.ok || scripts.length === 0 || scripts.some((part) => !loaded.has(part))) return;
      const name = prefix + named.join(' ');
      const cache = await caches.open(name);
      const missing: string[] = [];
      for (const part of new Set([...named, ...loaded])) if (!(await cache.match(part))) missing.push(part);
      await cache.addAll(missing);
      // Last, so that a page is kept only where all its parts are.
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
