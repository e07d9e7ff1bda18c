import type { KeepMessage } from './worker/shell.ts';

const WORKER = '/courtMonitorWorker.js';

const loadedParts = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${window.location.origin}/assets/`));

/** Whether this page can be opened again without a network. Browsers keep pages of https addresses alone. */
export const isKept = async (scope: string): Promise<boolean> =>
  'caches' in window && (await caches.match(scope)) !== undefined;

/**
 * Has the browser keep this page, and everything it has loaded, for a reload without a network. Call it when the
 * page stands. Where browsers cannot, the page says so while there is no network. `scope` is the page's address without
 * what it is about: no other page is answered by the worker.
 */
export async function keepPage(scope: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(WORKER, { scope });
    const { active } = await navigator.serviceWorker.ready;
    await document.fonts.ready;
    active?.postMessage({ keep: loadedParts() } satisfies KeepMessage);
  } catch {
    // The page works as before; only a reload needs a network.
  }
}
