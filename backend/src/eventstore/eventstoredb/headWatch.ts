import type { Position } from '@courtcrew/domain/kernel/event.ts';
import { END, type EventStoreDBClient } from '@eventstore/db-client';
import { pause } from '../pause.ts';
import type { Tail } from '../tail.ts';
import { positionOf } from './page.ts';

export interface HeadWatchOptions {
  readonly client: () => EventStoreDBClient;
  readonly tail: Tail;
  /** Asks the server how far its log reaches, tells the tail, and answers it. */
  readonly look: () => Promise<Position>;
  readonly lookEveryMs: number;
  readonly trouble: (what: string, error: unknown) => void;
}

/**
 * Tells the tail of new events: by a subscription to the end of the log, and by looking about once a second.
 * The subscription only shortens waits. It may end, fail or fall silent without a word; it is then replaced.
 */
export function watchHead(options: HeadWatchOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const watch = new HeadWatch(options, stopping.signal);
  const loops = [watch.listen(), watch.lookAround()];
  return {
    stop: async () => {
      stopping.abort();
      watch.drop();
      await Promise.all(loops);
    },
  };
}

class HeadWatch {
  readonly #options: HeadWatchOptions;
  readonly #signal: AbortSignal;
  #heard: Position = 0n;
  #drop: () => void = () => undefined;

  constructor(options: HeadWatchOptions, signal: AbortSignal) {
    this.#options = options;
    this.#signal = signal;
  }

  /** Gives up the present subscription. */
  drop(): void {
    this.#drop();
  }

  async lookAround(): Promise<void> {
    const { look, lookEveryMs } = this.#options;
    let before: Position = 0n;
    while (!this.#signal.aborted) {
      await pause(lookEveryMs, this.#signal);
      if (this.#signal.aborted) return;
      // What was there at the last look and has not been heard of since will not be heard of any more.
      if (before > this.#heard) this.drop();
      before = await look().catch(() => before);
    }
  }

  async listen(): Promise<void> {
    let complained = false;
    while (!this.#signal.aborted) {
      try {
        await this.#listenOnce();
        complained = false;
      } catch (error) {
        if (!complained) this.#options.trouble('the subscription to the log was lost, trying again', error);
        complained = true;
      }
      await pause(this.#options.lookEveryMs / 4, this.#signal);
    }
  }

  /** Resolves when the subscription ends for whatever reason the server gives, rejects when it fails. */
  #listenOnce(): Promise<void> {
    const { client, tail, look } = this.#options;
    const subscription = client().subscribeToAll({ fromPosition: END });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#drop = resolve;
    subscription.on('data', ({ event }) => {
      if (!event) return;
      this.#heard = positionOf(event);
      tail.advance(this.#heard);
    });
    // What was written before the subscription stood is nobody's news: look once.
    subscription.on('confirmation', () => {
      look().then(
        (head) => {
          if (head > this.#heard) this.#heard = head;
        },
        () => undefined,
      );
    });
    subscription.on('end', resolve).on('close', resolve).on('error', reject);
    return promise.finally(() => {
      subscription.on('error', () => undefined);
      subscription.unsubscribe().catch(() => undefined);
      subscription.destroy();
    });
  }
}
