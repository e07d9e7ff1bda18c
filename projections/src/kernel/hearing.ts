import type { Position } from '@courtcrew/domain/kernel/event.ts';
import type { EventFeed } from './feed.ts';
import { Signal } from './signal.ts';

const LOOK_MS = 1_000;
/** One that is deaf has given its leases back: its hearing again should be noticed soon. */
const RETRY_MS = 250;
/** Looks and not time are counted: a process that was asleep has looked at nothing meanwhile. */
const SILENT_LOOKS = 4;

/**
 * Whether events of the log still reach this process. It is deaf when it was delivered nothing over several looks,
 * at each of which the log went further than what it was delivered, or could not be reached.
 */
export class Hearing {
  readonly #feed: Pick<EventFeed, 'head'>;
  readonly #delivered: () => Position;
  readonly #signal = new Signal();
  readonly #running: Promise<void>;
  #stopped = false;
  #silentLooks = 0;

  constructor(feed: Pick<EventFeed, 'head'>, delivered: () => Position) {
    this.#feed = feed;
    this.#delivered = delivered;
    this.#running = this.#run();
  }

  get hears(): boolean {
    return this.#silentLooks < SILENT_LOOKS;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#signal.raise();
    await this.#running;
  }

  async #run(): Promise<void> {
    for (let before = this.#delivered(); !this.#stopped; before = this.#delivered()) {
      await this.#signal.next(this.hears ? LOOK_MS : RETRY_MS);
      if (this.#stopped) return;
      const head = await this.#feed.head().catch(() => null);
      const delivered = this.#delivered();
      const silent = delivered === before && (head === null || head > delivered);
      this.#silentLooks = silent ? this.#silentLooks + 1 : 0;
    }
  }
}
