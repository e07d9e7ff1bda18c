import type { Parts } from '@courtcrew/domain/contract/address.ts';
import type { AnswerOf, Call } from '@courtcrew/domain/contract/call.ts';
import { isPassing } from '../offline/delivering.ts';
import { CallFailed, type Client, newIdempotencyKey, type SendInput } from './client.ts';

/** Within this time, ms, a repeated press after a lost answer is the same command. */
const SAME_PRESS_MS = 60_000;

interface Attempt {
  readonly key: string;
  /** When the outcome was lost, ms since 1970; null while under way. */
  readonly lost: number | null;
}

/** Any other failure leaves open whether the command took effect. */
const isRefusal = (failure: unknown): boolean => failure instanceof CallFailed && !isPassing(failure.status);

/**
 * Idempotency keys of a page's commands. A retry with the same content, by the page or by a person without an answer,
 * takes effect once. The server never decides a known key again, so a key without an outcome is dropped after a
 * minute, and once another command of its area succeeds: after a court was reset, the same person to the same court
 * is a new command.
 */
export class AttemptKeys {
  readonly #memory: number;
  readonly #areas = new Map<string, Map<string, Attempt>>();

  /** `memory` is how long a key without an outcome is kept, ms. */
  constructor(memory = SAME_PRESS_MS) {
    this.#memory = memory;
  }

  /** Sends under the former key while the outcome of this content is unknown. Without an area, no other command drops it. */
  async send<Answer>(
    content: unknown,
    attempt: (key: string) => Promise<Answer>,
    area = JSON.stringify(content),
  ): Promise<Answer> {
    try {
      const answer = await attempt(this.keyOf(area, content));
      this.ended(area, content, null);
      return answer;
    } catch (failure) {
      this.ended(area, content, failure);
      throw failure;
    }
  }

  command<C extends Call>(client: Client, call: C, input: Parts<C>): Promise<AnswerOf<C>> {
    return this.send([call.path, input], (idempotencyKey) =>
      client.send<C>(call, { ...input, idempotencyKey } as SendInput<C>),
    );
  }

  keyOf(area: string, content: unknown): string {
    const attempts = this.#attempts(area);
    const text = JSON.stringify(content);
    const known = attempts.get(text);
    const isSame = known && (known.lost === null || Date.now() - known.lost < this.#memory);
    const key = isSame ? known.key : newIdempotencyKey();
    attempts.set(text, { key, lost: null });
    return key;
  }

  /** Records the outcome of a command that is no longer retried; `failure` is null on success. */
  ended(area: string, content: unknown, failure: unknown): void {
    const attempts = this.#attempts(area);
    const text = JSON.stringify(content);
    const known = attempts.get(text);
    attempts.delete(text);
    if (failure === null) {
      for (const [other, { lost }] of attempts) if (lost !== null) attempts.delete(other);
    } else if (known && !isRefusal(failure)) attempts.set(text, { ...known, lost: Date.now() });
    if (attempts.size === 0) this.#areas.delete(area);
  }

  #attempts(area: string): Map<string, Attempt> {
    const attempts = this.#areas.get(area) ?? new Map();
    this.#areas.set(area, attempts);
    return attempts;
  }
}
