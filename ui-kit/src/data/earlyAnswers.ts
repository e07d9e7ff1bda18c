import type { Fetch } from '@courtcrew/domain/contract/client.ts';
import { EARLY_ANSWERS, readKey } from '@courtcrew/domain/contract/earlyReads.ts';

type Answers = Map<string, Promise<Response>>;

/** Milliseconds after which a page asks anew: what happened since its room would not tell. */
const FRESH_MS = 10_000;

const answersOf = (page: object): Answers | undefined => {
  const kept: unknown = Object.getOwnPropertyDescriptor(page, EARLY_ANSWERS)?.value;
  return kept instanceof Map ? kept : undefined;
};

/**
 * Takes the answers that the page asked for before its scripts came, each once and while they are fresh, and asks for
 * everything else. A change makes all of them old.
 */
export function withEarlyAnswers(
  fetch: Fetch,
  { page = window, now = () => performance.now() }: { page?: object; now?: () => number } = {},
): Fetch {
  return async (url, init) => {
    const answers = answersOf(page);
    const key = readKey({ method: init.method, url, ...(init.body !== undefined && { body: init.body }) });
    const early = answers?.get(key);
    if (!early) {
      if (init.method !== 'GET') answers?.clear();
      return fetch(url, init);
    }
    answers?.delete(key);
    if (now() > FRESH_MS) return fetch(url, init);
    return early.catch(() => fetch(url, init));
  };
}
