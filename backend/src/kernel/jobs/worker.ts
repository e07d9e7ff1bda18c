import { pause } from '../eventstore/pause.ts';
import type { Delivery } from './delivery.ts';

export interface JobsLog {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

/** They look together, with one statement of the process. */
const IDLE_MS = 250;
const TIDY_MS = 60_000;
/**
 * Starts this process's workers; the steps of the outbox are done. They look for messages instead of being called, so
 * that nothing is missed whatever happens to their connections, and outlive every failure of the database.
 * `count` messages are sent at once. Answers how to stop: what is being sent is finished.
 */
export function startWorkers(delivery: Delivery, log: JobsLog, count = 3): () => Promise<void> {
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
  const workers = Array.from({ length: count }, () => {
    const worker = delivery.worker();
    return repeat(() => worker.sendNext(), IDLE_MS);
  });
  const tidying = repeat(async () => {
    await delivery.tidy();
    return false;
  }, TIDY_MS);
  return async () => {
    stopping.abort();
    await Promise.all([...workers, tidying]);
  };
}
