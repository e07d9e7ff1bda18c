import type { BoardState } from '@courtcrew/ui-kit/board/feed.ts';
import type { Board } from '@courtcrew/ui-kit/board/model.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { Aux } from './Aux.tsx';
import { Courts } from './Courts.tsx';
import { Clipboards, Legend } from './Foot.tsx';
import type { Facts } from './facts.ts';
import { Header } from './Header.tsx';
import { layoutOf, type Shape } from './layout.ts';
import { Pager } from './Pager.tsx';
import { Queue } from './Queue.tsx';
import { State } from './State.tsx';
import { gamesShown, teamShown } from './scoreLine.ts';
import { usePages } from './usePages.ts';
import { useScores } from './useScores.ts';
import { useDisplayWords } from './words.ts';

interface BoardViewProps extends Pick<BoardState, 'changed' | 'updated' | 'failure'> {
  readonly tid: string;
  readonly facts: Facts;
  readonly board: Board;
}

const isEmpty = ({ courts, queue, aux }: Board): boolean => courts.length + queue.length + aux.length === 0;

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

/** What one line of a television holds. */
const SHOWN = 4;

function Scores({ tid }: { readonly tid: string }) {
  const w = useDisplayWords();
  const scores = useScores(tid);
  if (scores.length === 0) return null;
  return (
    <section className="scores" aria-labelledby="scores-title">
      <h2 id="scores-title">{w('display.scores')}</h2>
      <ul>
        {scores.slice(0, SHOWN).map((score) => (
          <li key={score.card}>
            {score.court_num && <b>{score.court_num}</b>} {teamShown(score.t1p1_name, score.t1p2_name)} –{' '}
            {teamShown(score.t2p1_name, score.t2p2_name)} <strong>{gamesShown(score)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The style sheet uses the same query. */
const television = window.matchMedia('(min-width: 900px)');
const upright = window.matchMedia('(max-aspect-ratio: 1/1)');

function shape(): Shape {
  if (!television.matches) return 'phone';
  return upright.matches ? 'tall' : 'wide';
}

function subscribe(listener: () => void): () => void {
  for (const query of [television, upright]) query.addEventListener('change', listener);
  return () => {
    for (const query of [television, upright]) query.removeEventListener('change', listener);
  };
}

const useShape = (): Shape => useSyncExternalStore(subscribe, shape);
