import type { Parts } from '@courtcrew/domain/contract/address.ts';
import type { AnswerOf, Call } from '@courtcrew/domain/contract/call.ts';
import {
  type Answered,
  EARLY_ANSWERS,
  type Early,
  type EarlyRead,
  earlyRead,
  readKey,
} from '@courtcrew/domain/web/earlyReads.ts';
import type { Fetch } from './client.ts';

/** Under way, or written into the page. */
type Answers = Map<string, Promise<Response> | Answered>;

/** Milliseconds after which a page asks anew: what happened since its room would not tell. */
const FRESH_MS = 10_000;
/** So long a page may take to come on a slow network and still begin with what was drawn of it; it then reads anew. */
const WRITTEN_MS = 60_000;

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
    if (!(early instanceof Promise)) {
      if (init.method !== 'GET') answers?.clear();
      return fetch(url, init);
    }
    answers?.delete(key);
    if (now() > FRESH_MS) return fetch(url, init);
    return early.catch(() => fetch(url, init));
  };
}

/** What the server wrote into the page, until something was changed. */
export function answeredEarly(
  read: EarlyRead,
  { page = window, now = () => performance.now() }: { page?: object; now?: () => number } = {},
): Answered | undefined {
  const answer = now() < WRITTEN_MS ? answersOf(page)?.get(readKey(read)) : undefined;
  return answer instanceof Promise ? undefined : answer;
}

/** Has a query begin with what was answered early. It is as old as the page, or older. */
export const answered = <C extends Call>(early: Early, call: C, parts: Parts<C>) => ({
  initialData: () => early(earlyRead(call, parts))?.body as AnswerOf<C> | undefined,
  initialDataUpdatedAt: () => (early(earlyRead(call, parts))?.old ? 0 : performance.timeOrigin),
});
