import type { Position } from '@courtcrew/domain/kernel/event.ts';
import { pause } from './follow.ts';

/** The end of a line to the log on which it tells of new events. */
export interface Line {
  /** The connection listens. Not called where earlier events are announced too. */
  connected(): void;
  heard(position: Position): void;
  /** Aborts when the line is to be given up. */
  readonly signal: AbortSignal;
}

export interface HeadWatchOptions {
  /** How far the log is known to reach already: no line tells of it again. */
  readonly known: Position;
  readonly reached: (head: Position) => void;
  /** Called before a line is opened: the log behind it may be another one than before. */
  readonly verify: () => Promise<void>;
  /** Opens a line and keeps it. Settles when it is lost, or given up. */
  readonly listen: (line: Line) => Promise<void>;
  readonly look: () => Promise<Position>;
  readonly lookEveryMs: number;
  readonly retryMs: number;
  readonly trouble: (what: string, error: unknown) => void;
}

/** Notices other processes' appends by a line that may fail silently, and by polling once a second. */
export class HeadWatch {
  readonly #options: HeadWatchOptions;
  readonly #stopping = new AbortController();
  readonly #loops: readonly Promise<void>[];
  #line = new AbortController();
  #heard: Position;

  constructor(options: HeadWatchOptions) {
    this.#options = options;
    this.#heard = options.known;
    this.#loops = [this.#keepListening(), this.#keepLooking()];
  }

  /** The log was put back to an older state, which ends here: what comes next has not been heard of. */
  rewind(common: Position): void {
    if (this.#heard > common) this.#heard = common;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#line.abort();
    await Promise.all(this.#loops);
  }

  async #keepLooking(): Promise<void> {
    const { signal } = this.#stopping;
    let last = { line: this.#line, head: this.#heard };
    while (!signal.aborted) {
      await pause(this.#options.lookEveryMs, signal);
      if (signal.aborted) return;
      const line = this.#line;
      // A connection that was silent about what the last look found stays silent.
      if (last.line === line && last.head > this.#heard) line.abort();
      const head = await this.#look().catch(() => last.head);
      last = { line, head };
    }
  }

  async #keepListening(): Promise<void> {
    const { signal } = this.#stopping;
    let complained = false;
    while (!signal.aborted) {
      const heard = this.#heard;
      try {
        await this.#options.verify();
        if (signal.aborted) return;
        // Not before `verify`, which may take long: a line that is not open yet must not be given up as silent.
        this.#line = new AbortController();
        await this.#options.listen({
          signal: this.#line.signal,
          heard: (position) => this.#hear(position),
          // What was written before the connection listened is announced on none: look once.
          connected: () =>
            void this.#look().then(
              (head) => this.#hear(head),
              () => undefined,
            ),
        });
        complained = false;
      } catch (error) {
        // A connection that announced something is replaced at once and silently: people wait for its news.
        if (this.#heard > heard) continue;
        if (!complained) this.#options.trouble('the line to the log was lost, trying again', error);
        complained = true;
      }
      await pause(this.#options.retryMs, signal);
    }
  }

  async #look(): Promise<Position> {
    const head = await this.#options.look();
    this.#options.reached(head);
    return head;
  }

  #hear(position: Position): void {
    if (position > this.#heard) this.#heard = position;
    this.#options.reached(position);
  }
}
