import { patience } from './patience.ts';

type Locks = Pick<LockManager, 'request'>;

/** A phone may have frozen the tab that holds the lock. */
const PATIENCE_MS = 20_000;

/**
 * Runs the work while no other tab runs any, to save requests; a call counts once by its idempotency key. Without locks
 * (plain http), or when one is not released, it runs all the same.
 */
export async function alone(
  work: () => Promise<void>,
  // Missing on addresses without https, whatever the types say.
  locks: Locks | undefined = navigator.locks,
  signal: AbortSignal = patience(PATIENCE_MS),
): Promise<void> {
  let began = false;
  const begin = () => {
    began = true;
    return work();
  };
  try {
    await (locks ? locks.request('courtcrew.calls', { signal }, begin) : begin());
  } catch (failure) {
    if (began) throw failure;
    await work();
  }
}
