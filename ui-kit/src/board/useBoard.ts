import { useMemo, useSyncExternalStore } from 'react';
import { useEarly } from '../data/DataRoot.tsx';
import type { LiveState } from '../live/connection.ts';
import { useLive } from '../live/useLive.ts';
import type { BoardState } from './feed.ts';
import { boardFeed } from './pageFeeds.ts';
import { boardAnswered } from './read.ts';

export interface LiveBoard extends BoardState {
  readonly live: LiveState;
  readonly refresh: () => void;
}

/** Live board while mounted, at first the one answered with the page. Unchanged rows keep their identity. */
export function useBoard(tid: string): LiveBoard {
  const feed = boardFeed(tid);
  const early = useEarly();
  const first = useMemo(() => boardAnswered(early, tid), [early, tid]);
  const state = useSyncExternalStore(feed.subscribe, feed.state, feed.state);
  return { ...state, board: state.board ?? first, live: useLive(), refresh: feed.refresh };
}
