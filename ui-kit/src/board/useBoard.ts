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

/**
 * The board of a tournament, kept up to date while mounted. Rows that did not change stay the same objects, so
 * that components which are given one row render only when that row changes. Until the first reading it is what was
 * answered before the page asked.
 */
export function useBoard(tid: string): LiveBoard {
  const feed = boardFeed(tid);
  const early = useEarly();
  const first = useMemo(() => boardAnswered(early, tid), [early, tid]);
  const state = useSyncExternalStore(feed.subscribe, feed.state, feed.state);
  return { ...state, board: state.board ?? first, live: useLive(), refresh: feed.refresh };
}
