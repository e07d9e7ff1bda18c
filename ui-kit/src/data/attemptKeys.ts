import type { Call } from '@courtcrew/domain/contract/call.ts';
import { type CallFailed, newIdempotencyKey } from '@courtcrew/domain/contract/client.ts';
import { isPassing } from '../offline/delivering.ts';

/** For so long, in ms, the same press after a lost answer means the same command. */
const SAME_PRESS_MS = 60_000;

interface Attempt {
  readonly key: string;
  /** When it ended without an outcome, ms since 1970; null while it is on its way. */
  readonly lost: number | null;
}

/**
 * The idempotency keys of a page's commands. Sent again with the same content, by the page or by somebody who presses
 * again because no answer came, a command takes effect once. The server never decides a known key again: one without
 * an outcome is forgotten after a minute, and once another command of its area has succeeded. After a court was reset,
 * the same person to the same court is a new wish.
 */
export class AttemptKeys {
  readonly #areas = new Map<string, Map<string, Attempt>>();

  keyOf(call: Call, input: object): string {
    const attempts = this.#attempts(call);
    const content = contentOf(call, input);
    const known = attempts.get(content);
    const isSame = known && (known.lost === null || Date.now() - known.lost < SAME_PRESS_MS);
    const key = isSame ? known.key : newIdempotencyKey();
    attempts.set(content, { key, lost: null });
    return key;
  }

  /** Takes note of what became of a command once nobody repeats it any more; `failure` is null where it succeeded. */
  ended(call: Call, input: object, failure: CallFailed | null): void {
    const attempts = this.#attempts(call);
    const content = contentOf(call, input);
    const known = attempts.get(content);
    attempts.delete(content);
    if (failure === null) {
      for (const [other, { lost }] of attempts) if (lost !== null) attempts.delete(other);
    } else if (known && isPassing(failure.status)) attempts.set(content, { ...known, lost: Date.now() });
  }

  #attempts({ area }: Call): Map<string, Attempt> {
    const attempts = this.#areas.get(area) ?? new Map();
    this.#areas.set(area, attempts);
    return attempts;
  }
}

const contentOf = ({ method, path }: Call, input: object): string => JSON.stringify([method, path, input]);
