import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { untilNothingIsCompiled } from './ending.ts';
import type { PlatformLog } from './log.ts';

/** Everything is closed or given up after this long; a supervisor's patience starts at 5 s. */
const wholeLimit = 4_500;

/** One part that hangs must leave the others their time, above all the database, which closes last. */
const partLimit = 1_500;

/** Under `npm` a Ctrl-C arrives twice; a second signal counts only after this long. */
const sameSignal = 500;

interface Part {
  readonly name: string;
  readonly close: () => Promise<unknown> | unknown;
  /** Milliseconds it may take, where that is not the limit of all. */
  readonly limit?: number;
}

export interface Shutdown {
  /** Registers what must be closed. Parts close one after another, the last registered first. */
  onShutdown(name: string, close: Part['close'], limit?: number): void;
  close(): void;
}

/** Ends the process in order on a signal, an uncaught error (code 1) or `close()`; a second signal at once. */
export function gracefulShutdown(log: PlatformLog): Shutdown {
  const parts: Part[] = [];
  let closing = false;
  const grace = closeWithGrace(
    {
      delay: wholeLimit,
      logger: { error: (message: unknown) => log.error({ err: message }, 'shutdown was cut short') },
      skip: ['SIGINT', 'SIGTERM'],
    },
    async ({ err }) => {
      closing = true;
      if (err) log.error({ err }, 'stopping because of an error nobody handled');
      await closeInOrder(parts, log);
      await untilNothingIsCompiled();
    },
  );
  const close = () => {
    if (!closing) grace.close();
  };
  listenForSignals(close, log);
  return {
    onShutdown: (name, closePart, limit = partLimit) => void parts.push({ name, close: closePart, limit }),
    close,
  };
}

/** Closes the parts, last registered first; one that fails or hangs is reported and passed over. */
export async function closeInOrder(
  parts: readonly Part[],
  log: PlatformLog,
  longest = partLimit,
): Promise<void> {
  for (const { name, close, limit = longest } of parts.toReversed()) {
    const timer = new AbortController();
    try {
      const late = sleep(limit, 'late' as const, { signal: timer.signal, ref: false });
      late.catch(() => undefined);
      if ((await Promise.race([close(), late])) === 'late') log.warn({ part: name }, 'did not close in time');
    } catch (error) {
      log.error({ part: name, err: error }, 'failed to close');
    } finally {
      timer.abort();
    }
  }
}

function listenForSignals(close: () => void, log: PlatformLog): void {
  let first: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    const now = performance.now();
    if (first === undefined) {
      first = now;
      log.info({ signal }, 'stopping');
      close();
    } else if (now - first > sameSignal) {
      log.warn({ signal }, 'stopping at once');
      process.exit(1);
    }
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
