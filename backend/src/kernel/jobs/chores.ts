import { Leases } from '@courtcrew/projections/kernel/leases.ts';
import type { ServerPool } from '@courtcrew/projections/kernel/pool.ts';
import { Signal } from '@courtcrew/projections/kernel/signal.ts';
import type { JobsLog } from './message.ts';

/** Long work that nobody waits for, done in short pieces by one process at a time. */
export interface Chore {
  readonly name: string;
  /**
   * Does a piece; answers whether more is waiting. A piece that is done again, after a crash or by a process that was
   * replaced, must change nothing.
   */
  next(): Promise<boolean>;
  /** Set by whoever runs it: called where work has come, so that it begins at once in this process. */
  begin?: () => void;
}

const IDLE_MS = 1_000;
const AFTER_FAILURE_MS = 500;

/** Runs chores until it is stopped; the piece in hand is finished. */
export function startChores(
  chores: readonly Chore[],
  { pool, log }: { readonly pool: ServerPool; readonly log: JobsLog },
): () => Promise<void> {
  let stopped = false;
  const wakes = new Map<string, Signal>();
  const leases = new Leases(pool, { won: (name) => wakes.get(name)?.raise(), lost: () => undefined });
  const running = chores.map(async (chore) => {
    const lease = `chore ${chore.name}`;
    const wake = new Signal();
    wakes.set(lease, wake);
    chore.begin = () => wake.raise();
    leases.contend(lease);
    let failing = false;
    while (!stopped) {
      let pause = IDLE_MS;
      try {
        if (leases.holds(lease) && (await chore.next())) pause = 0;
        failing = false;
      } catch (error) {
        if (!failing) log.warn({ err: error, chore: chore.name }, 'a chore cannot go on for now');
        failing = true;
        pause = AFTER_FAILURE_MS;
      }
      if (pause > 0) await wake.next(pause);
    }
  });
  return async () => {
    stopped = true;
    for (const wake of wakes.values()) wake.raise();
    await Promise.all(running);
    await leases.stop();
  };
}
