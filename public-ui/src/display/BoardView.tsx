import type { BoardState } from '@courtcrew/ui-kit/board/feed.ts';
import type { Board } from '@courtcrew/ui-kit/board/model.ts';
import { useMemo } from 'react';
import { Aux } from './Aux.tsx';
import { Courts } from './Courts.tsx';
import { Clipboards, Legend } from './Foot.tsx';
import type { Facts } from './facts.ts';
import { Header } from './Header.tsx';
import { layoutOf } from './layout.ts';
import { Pager } from './Pager.tsx';
import { Queue } from './Queue.tsx';
import { Scores } from './Scores.tsx';
import { State } from './State.tsx';
import { usePages } from './usePages.ts';
import { useShape } from './useShape.ts';
import { useDisplayWords } from './words.ts';

interface BoardViewProps extends Pick<BoardState, 'changed' | 'updated' | 'failure'> {
  readonly tid: string;
  readonly facts: Facts;
  readonly board: Board;
}

const isEmpty = ({ courts, queue, aux }: Board): boolean => courts.length + queue.length + aux.length === 0;

/** The whole board on one screen. */
export function BoardView({ tid, facts, board, changed, updated, failure }: BoardViewProps) {
  const w = useDisplayWords();
  const shape = useShape();
  const { courts, queue, aux, clipboards } = board;
  const layout = useMemo(() => layoutOf(courts, shape), [courts, shape]);
  const turner = usePages(layout, changed);
  return (
    <div className="display">
      <Header name={facts.name} zone={facts.zone} updated={updated} isRead={failure === null}>
        <Pager layout={layout} turner={turner} />
      </Header>
      {isEmpty(board) ? (
        <main>
          <State within title={w('board.empty')} help={w('board.emptyHelp')} />
        </main>
      ) : (
        <main>
          <Courts layout={layout} turner={turner} />
          <aside>
            <Queue queue={queue} changed={changed} shape={shape} />
            <Aux aux={aux} changed={changed} shape={shape} />
          </aside>
        </main>
      )}
      <Scores tid={tid} />
      <footer>
        <Clipboards clipboards={clipboards} changed={changed} shape={shape} />
        <Legend />
      </footer>
    </div>
  );
}
