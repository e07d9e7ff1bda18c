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

/** Age in ms after which a page fetches again: its room would not report earlier changes. */
const FRESH_MS = 10_000;
/** Age in ms up to which a slow page may start with its server-rendered answers; it then fetches again. */
const WRITTEN_MS = 60_000;

const answersOf = (page: object): Answers | undefined => {
  const kept: unknown = Object.getOwnPropertyDescriptor(page, EARLY_ANSWERS)?.value;
  return kept instanceof Map ? kept : undefined;
};

/** Uses answers requested before the scripts loaded, each once and while fresh. A change outdates all of them. */
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

/** Answers the server wrote into the page, until something changes. */
export function answeredEarly(
  read: EarlyRead,
  { page = window, now = () => performance.now() }: { page?: object; now?: () => number } = {},
): Answered | undefined {
  const answer = now() < WRITTEN_MS ? answersOf(page)?.get(readKey(read)) : undefined;
  return answer instanceof Promise ? undefined : answer;
}

/** Initial data of a query from an early answer, as old as the page. */
export const answered = <C extends Call>(early: Early, call: C, parts: Parts<C>) => ({
  initialData: () => early(earlyRead(call, parts))?.body as AnswerOf<C> | undefined,
  initialDataUpdatedAt: () => (early(earlyRead(call, parts))?.old ? 0 : performance.timeOrigin),
});
