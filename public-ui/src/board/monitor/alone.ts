/** A phone may have frozen the tab whose turn it is. */
const PATIENCE_MS = 20_000;

/**
 * Runs the work while no other tab of this browser runs any. This saves requests and no more: that a call counts
 * once is its key's doing, so where browsers have no locks (plain http), or one is not given back, it runs all the same.
 */
export async function alone(work: () => Promise<void>): Promise<void> {
  // Missing on addresses without https, whatever the types say.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return work();
  let began = false;
  const begin = () => {
    began = true;
    return work();
  };
  try {
    await locks.request('courtcrew.calls', { signal: AbortSignal.timeout(PATIENCE_MS) }, begin);
  } catch {
    if (!began) await work();
  }
}
