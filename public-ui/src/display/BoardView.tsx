import type { AuxRow } from '@courtcrew/domain/board/shapes.ts';
import { auxTitle } from '@courtcrew/ui-kit/board/auxTitle.ts';
import { auxKey, courtKey } from '@courtcrew/ui-kit/board/changes.ts';
import type { BoardState } from '@courtcrew/ui-kit/board/feed.ts';
import type { Board } from '@courtcrew/ui-kit/board/model.ts';
import { nameWithin } from '@courtcrew/ui-kit/board/names.ts';
import { Elapsed } from '@courtcrew/ui-kit/time/Elapsed.tsx';
import { type CSSProperties, memo, useMemo, useSyncExternalStore } from 'react';
import { Court } from './Court.tsx';
import { Clipboards, Legend } from './Foot.tsx';
import type { Facts } from './facts.ts';
import { Header } from './Header.tsx';
import { Level } from './Level.tsx';
import { type Layout, layoutOf, rangeOf, type Shape, shownOf } from './layout.ts';
import { Name } from './Name.tsx';
import { Queue } from './Queue.tsx';
import { State } from './State.tsx';
import { gamesShown, teamShown } from './scoreLine.ts';
import { type PageTurner, usePages } from './usePages.ts';
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

/** Below a queue that needs the room more, or beside it. */
const MOST = { wide: 4, tall: 10, phone: Number.POSITIVE_INFINITY } as const;
const LETTERS = 18;

const Line = memo(function Line({ row, marked }: { row: AuxRow; marked: boolean }) {
  const w = useDisplayWords();
  return (
    <li className={`assigned${marked ? ' marked' : ''}`}>
      <Name text={nameWithin(row, LETTERS)} />
      <Level credentials={row.credentials} />
      <span className="task">
        {/* The court first: in a short line it is what people look for. */}
        {row.court_num === '' ? null : `${w('court.name', { court: row.court_num })}, `}
        {auxTitle(row)}
      </span>
      <Elapsed since={row.start_time} />
    </li>
  );
});

interface AuxProps {
  readonly aux: readonly AuxRow[];
  readonly changed: ReadonlySet<string>;
  readonly shape: Shape;
}

function Aux({ aux, changed, shape }: AuxProps) {
  const w = useDisplayWords();
  if (aux.length === 0) return null;
  const shown = shownOf(aux.length, MOST[shape]);
  return (
    <section className="aux" aria-labelledby="aux-title">
      <h2 id="aux-title">
        {w('aux.title')} <span className="count">{aux.length}</span>
      </h2>
      <ul>
        {aux.slice(0, shown).map((row) => (
          <Line key={row.id} row={row} marked={changed.has(auxKey(row.id))} />
        ))}
      </ul>
      {shown < aux.length ? <p className="more">{w('display.more', { count: aux.length - shown })}</p> : null}
    </section>
  );
}

/** Custom properties by which the style sheet lays out the courts. */
const measuresOf = ({ columns, rows, scale, digits }: Layout): CSSProperties =>
  ({
    '--columns': columns,
    '--rows': rows,
    '--scale': scale,
    '--digits': digits,
  }) as CSSProperties;

function Courts({ layout, turner }: { layout: Layout; turner: PageTurner }) {
  const w = useDisplayWords();
  return (
    <section className="courts" aria-label={w('display.courts')} style={measuresOf(layout)}>
      {layout.pages.map((rows, page) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place; courts are never reordered.
        <ol key={page} hidden={page !== turner.page}>
          {rows.map((row) => (
            <Court
              key={row.court_order}
              row={row}
              marked={turner.isMarked(courtKey(row.court_order))}
              letters={layout.letters}
            />
          ))}
        </ol>
      ))}
    </section>
  );
}

/** Page marks and the button that stops the turning; nothing with one page. */
function Pager({ layout, turner }: { layout: Layout; turner: PageTurner }) {
  const w = useDisplayWords();
  if (layout.pages.length < 2) return null;
  const { paused, turn } = turner;
  return (
    <nav className="pager" aria-label={w('display.pages')}>
      {layout.pages.map((rows, page) => {
        const range = rangeOf(rows);
        const news = turner.hasNews(page);
        return (
          <button
            key={range}
            type="button"
            className={news ? 'news' : undefined}
            aria-current={page === turner.page}
            aria-label={w(news ? 'display.pageChanged' : 'display.page', { range })}
            onClick={() => turn({ type: 'to', page })}
          >
            {range}
          </button>
        );
      })}
      <button
        type="button"
        className="pause"
        aria-pressed={paused}
        title={paused ? w('display.resume') : undefined}
        onClick={() => turn({ type: 'pause' })}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={paused ? 'M5 3 17 10 5 17Z' : 'M4 3h4v14H4ZM12 3h4v14h-4Z'} />
        </svg>
        {w(paused ? 'display.paused' : 'display.pause')}
      </button>
    </nav>
  );
}
