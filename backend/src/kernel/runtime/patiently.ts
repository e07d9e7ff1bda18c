import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable } from '../eventstore/port.ts';
import type { Execute } from './aggregate.ts';

/** How long a log may be away before nobody waits for it any more. */
const PATIENCE_MS = 60_000;
const AGAIN_MS = 250;

/**
 * Sends a command again, as the same one, for as long as the log is away or slow. For commands that no person waits
 * for: a person is told after two seconds and decides, the system has nobody to ask. What surrounds the command must
 * make it known (see `fingerprint`): a first sending may have taken effect without an answer.
 */
export const patiently =
  (execute: Execute, patienceMs = PATIENCE_MS): Execute =>
  async (...command) => {
    const giveUp = performance.now() + patienceMs;
    for (;;) {
      try {
        return await execute(...command);
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || performance.now() > giveUp) throw error;
        await pause(AGAIN_MS);
      }
    }
  };
