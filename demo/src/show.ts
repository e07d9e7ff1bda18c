import type { PlatformLog } from '@courtcrew/backend/kernel/platform/log.ts';
import type { Shutdown } from '@courtcrew/backend/kernel/platform/shutdown.ts';

export interface ShowParts {
  readonly log: PlatformLog;
  readonly shutdown: Pick<Shutdown, 'onShutdown'>;
}

/**
 * Loads the demo beside a server that serves already; answers whether all of it is there. A signal in mid-load stops
 * it first, and a load that fails ends with a line in the log and nothing else: people may be at work on this server.
 * Either way the next start with `--demo` goes on from there.
 */
export async function showDemo(
  load: (signal: AbortSignal) => Promise<void>,
  { log, shutdown }: ShowParts,
): Promise<boolean> {
  const stop = new AbortController();
  const loading = load(stop.signal);
  shutdown.onShutdown('demo', async () => {
    stop.abort();
    await Promise.allSettled([loading]);
  });
  try {
    await loading;
    return true;
  } catch (error) {
    if (!stop.signal.aborted) {
      const reason = error instanceof Error ? error.message : String(error);
      log.error({ reason }, 'the demo is not complete; the next start with --demo goes on with it');
    }
    return false;
  }
}
