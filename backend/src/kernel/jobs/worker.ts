import { pause } from '../eventstore/follow.ts';
import type { Delivery } from './delivery.ts';
import { CHANNELS, type Channel, type JobsLog } from './message.ts';

/** They look together, with one statement of the process. */
const IDLE_MS = 250;
const TIDY_MS = 15_000;
/** Messages of a channel that are sent at a time where nothing else is said. */
const AT_ONCE = 3;

/**
 * Starts this process's workers; the steps of the outbox are done. They look for messages instead of being called, so
 * that nothing is missed whatever happens to their connections, and outlive every failure of the database.
 * So many messages of a channel are sent at once; each channel has workers of its own, so that a text does not wait for a
 * mail server that hangs. Answers how to stop: what is being sent is finished.
 */
export function startWorkers(
  delivery: Delivery,
  log: JobsLog,
  counts: Partial<Record<Channel, number>> = {},
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const repeat = async (work: () => Promise<boolean>, restMs: number): Promise<void> => {
    let failing = false;
    while (!signal.aborted) {
      try {
        const more = await work();
        failing = false;
        if (more) continue;
      } catch (error) {
        // Once for an outage, not once for every try.
        if (!failing) log.warn({ err: error }, 'messages cannot be sent for now');
        failing = true;
      }
      await pause(restMs, signal);
    }
  };
  const workers = CHANNELS.flatMap((channel) =>
    Array.from({ length: counts[channel] ?? AT_ONCE }, () => {
      const worker = delivery.worker(channel);
      return repeat(() => worker.sendNext(), IDLE_MS);
    }),
  );
  const tidying = repeat(async () => {
    await delivery.tidy();
    return false;
  }, TIDY_MS);
  return async () => {
    stopping.abort();
    await Promise.all([...workers, tidying]);
  };
}
