import type { PlatformLog } from '../platform/log.ts';

/** What an error and its causes say, in one line: a stack says nothing of a server that is away. */
export function reasonOf(error: unknown): string {
  const parts: string[] = [];
  for (
    let at = error;
    at !== undefined && parts.length < 4;
    at = at instanceof Error ? at.cause : undefined
  ) {
    const text = (at instanceof Error ? at.message : String(at)).split('\n', 1)[0] ?? '';
    if (text !== '' && !parts.includes(text)) parts.push(text);
  }
  return parts.join(': ');
}

/**
 * Says in the log when the event log stops answering and when it answers again. Everybody who talks to it reports
 * here, many times a second: an outage is two lines however long it lasts.
 */
export class Outage {
  readonly #log: Pick<PlatformLog, 'warn'> | undefined;
  #since: number | null = null;
  #failures = 0;

  constructor(log: Pick<PlatformLog, 'warn'> | undefined) {
    this.#log = log;
  }

  failed(error: unknown): void {
    this.#failures += 1;
    if (this.#since !== null) return;
    this.#since = performance.now();
    this.#log?.warn({ reason: reasonOf(error) }, 'the event log does not answer, trying again');
  }

  answered(): void {
    if (this.#since === null) return;
    const seconds = Math.round((performance.now() - this.#since) / 100) / 10;
    this.#log?.warn({ seconds, failures: this.#failures }, 'the event log answers again');
    this.#since = null;
    this.#failures = 0;
  }
}
