import { boardFeed } from '@courtcrew/ui-kit/board/pageFeeds.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { BoardView } from './BoardView.tsx';
import { useFacts } from './facts.ts';
import type { Kept } from './memory.ts';
import { State } from './State.tsx';
import { useAwake } from './useAwake.ts';
import { useMemory } from './useMemory.ts';
import { useRenewal } from './useRenewal.ts';
import { useDisplayWords } from './words.ts';

interface DisplayProps {
  readonly tid: string;
  /** What was shown before the page was loaded. */
  readonly before: Kept | null;
}

/** The television's screen: never blank once it has shown a board. */
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
