import type { Board } from '@courtcrew/ui-kit/board/model.ts';
import { boardFeed } from '@courtcrew/ui-kit/board/pageFeeds.ts';
import { serverNow } from '@courtcrew/ui-kit/time/serverClock.ts';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { BoardView } from './BoardView.tsx';
import { useFacts } from './facts.ts';
import { type Kept, remember } from './memory.ts';
import { isIdle, renew } from './renewal.ts';
import { State } from './State.tsx';
import { useDisplayWords } from './words.ts';

interface DisplayProps {
  readonly tid: string;
  /** Shown before the page was reloaded. */
  readonly before: Kept | null;
}

export function Display({ tid, before }: DisplayProps) {
  const w = useDisplayWords();
  const feed = boardFeed(tid);
  const { board, status, updated, changed, failure } = useSyncExternalStore(feed.subscribe, feed.state);
  const { facts, isUnknown } = useFacts(tid, before?.facts ?? null);
  const kept = useMemo(
    () => (facts && board && status === 'ready' ? { tid, facts, board, at: updated ?? 0 } : null),
    [tid, facts, board, status, updated],
  );
  useMemory(kept);
  useRenewal(board, facts?.zone ?? null);
  useAwake();
  useEffect(() => {
    if (facts) document.title = facts.name;
  }, [facts]);

  if (isUnknown) return <State title={w('board.unknown')} help={w('board.unknownHelp')} />;
  if (facts && board) {
    return (
      <BoardView
        tid={tid}
        facts={facts}
        board={board}
        changed={changed}
        updated={updated}
        failure={failure}
      />
    );
  }
  if (status === 'failed')
    return <State title={w('display.unreachable')} help={w('display.unreachableHelp')} />;
  return <State title={w('state.loading')} />;
}

/** Keeps the screen on, where the browser can: a computer beside a screen sleeps. */
function useAwake(): void {
  useEffect(() => {
    const stayAwake = () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      navigator.wakeLock.request('screen').catch(() => undefined);
    };
    stayAwake();
    document.addEventListener('visibilitychange', stayAwake);
    return () => document.removeEventListener('visibilitychange', stayAwake);
  }, []);
}

/** Writing is the most expensive thing a display does; a crash loses no more than this. */
const EVERY_MS = 30_000;

/** Stores what is shown: some time after a change, and when the page goes. */
function useMemory(kept: Kept | null): void {
  const newest = useRef(kept);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    newest.current = kept;
    if (kept === null) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      if (newest.current) remember(newest.current);
    }, EVERY_MS);
  }, [kept]);
  useEffect(() => {
    const keep = () => {
      if (newest.current) remember(newest.current);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, []);
}

const LOOK_MS = 1_800_000;

/** Reloads into a new build when nobody watches: a display runs for days without anybody to reload it. */
function useRenewal(board: Board | null, zone: string | null): void {
  const scene = useRef({ board, zone, updated: 0 });
  useEffect(() => {
    scene.current = { board, zone, updated: serverNow() };
  }, [board, zone]);
  useEffect(() => {
    const timer = setInterval(() => {
      const { board, zone, updated } = scene.current;
      if (board && zone && isIdle({ board, zone, updated }, serverNow())) void renew();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
}
