import type { Fetch } from '../data/client.ts';
import { breath, later, live } from '../live/pageLive.ts';
import { serverNow, setServerClock } from '../time/serverClock.ts';
import { firstLanguage } from '../words/language.ts';
import { createFeed, type Feed } from './feed.ts';

/** Feeds by tournament: the board is fetched once for all components of a page. */
const feeds = new Map<string, Feed>();

/** `fetch` that also sets the page's clock by the server's. */
const timed: Fetch = async (url, init) => {
  const answer = await fetch(url, init);
  setServerClock(answer.headers.get('Date'));
  return answer;
};

export function boardFeed(tid: string): Feed {
  const known = feeds.get(tid);
  if (known) return known;
  const feed = createFeed(tid, {
    live,
    fetch: timed,
    language: firstLanguage,
    later,
    now: Date.now,
    clock: serverNow,
    breath,
  });
  feeds.set(tid, feed);
  return feed;
}
