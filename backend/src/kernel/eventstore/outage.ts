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

/** A log that fails and answers by turns is in one outage: it ends once nothing has failed for so long. */
const CALM_MS = 1_000;

/** Logs when the event log stops answering and when it is back: two lines per outage. */
export class Outage {
  readonly #log: Pick<PlatformLog, 'warn'> | undefined;
  readonly #calmMs: number;
  #since: number | null = null;
  #lastFailure = 0;
  #failures = 0;

  constructor(log: Pick<PlatformLog, 'warn'> | undefined, calmMs = CALM_MS) {
    this.#log = log;
    this.#calmMs = calmMs;
  }

  failed(error: unknown): void {
    this.#failures += 1;
    this.#lastFailure = performance.now();
    if (this.#since !== null) return;
    this.#since = this.#lastFailure;
    this.#log?.warn({ reason: reasonOf(error) }, 'the event log does not answer, trying again');
  }

  answered(): void {
    const now = performance.now();
    if (this.#since === null || now - this.#lastFailure < this.#calmMs) return;
    const seconds = Math.round((now - this.#since) / 100) / 10;
    this.#log?.warn({ seconds, failures: this.#failures }, 'the event log answers again');
    this.#since = null;
    this.#failures = 0;
  }
}
