import type { KeepMessage } from './worker/shell.ts';

const WORKER = '/courtMonitorWorker.js';

const loadedParts = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${window.location.origin}/assets/`));

/** Whether this page opens offline. Browsers cache pages of https addresses only. */
export const isKept = async (scope: string): Promise<boolean> =>
  'caches' in window && (await caches.match(scope)) !== undefined;

/** Caches the shown page and what it has loaded for a reload offline. `scope` is its address without its subject. */
export async function keepPage(scope: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(WORKER, { scope });
    const { active } = await navigator.serviceWorker.ready;
    await document.fonts.ready;
    active?.postMessage({ keep: loadedParts() } satisfies KeepMessage);
  } catch {
    // Only a reload needs a network.
  }
}
