import type { ClipboardRow } from '@courtcrew/domain/board/shapes.ts';
import { ALL_LEVELS } from '@courtcrew/ui-kit/badges/levels.ts';
import { clipboardKey } from '@courtcrew/ui-kit/board/changes.ts';
import { type Shape, shownOf } from './layout.ts';
import { Medal } from './Medal.tsx';
import { useDisplayWords } from './words.ts';

const MOST_CLIPBOARDS = 14;

interface ClipboardsProps {
  readonly clipboards: readonly ClipboardRow[];
  readonly changed: ReadonlySet<string>;
  readonly shape: Shape;
}

export function Clipboards({ clipboards, changed, shape }: ClipboardsProps) {
  const w = useDisplayWords();
  const shown = shape === 'phone' ? clipboards.length : shownOf(clipboards.length, MOST_CLIPBOARDS);
  return (
    <section className="clipboards" aria-labelledby="clipboards-title">
      <h2 id="clipboards-title">{w('clipboards.title')}</h2>
      {clipboards.length === 0 ? <p className="quiet">{w('display.none')}</p> : null}
      <ul>
        {clipboards.slice(0, shown).map(({ id, court_num }) => (
          <li key={id} className={changed.has(clipboardKey(id)) ? 'marked' : undefined}>
            {court_num}
          </li>
        ))}
      </ul>
      {shown < clipboards.length ? (
        <p className="more">{w('display.more', { count: clipboards.length - shown })}</p>
      ) : null}
    </section>
  );
}

/** Explains letters and marks, and that the queue's order promises nothing. */
export function Legend() {
  const w = useDisplayWords();
  return (
    <section className="legend" aria-label={w('display.legend')}>
      <ul>
        {ALL_LEVELS.map(({ word, tone, public: letter }) => (
          <li key={word}>
            <span className={`level ${tone}`}>{letter}</span> {w(word)}
          </li>
        ))}
        <li>
          <Medal medal="Gold" /> {w('medal.gold')}
        </li>
        <li>
          <Medal medal="Bronze" /> {w('medal.bronze')}
        </li>
        <li>
          <span className="word">{w('display.lastMatch')}</span> {w('display.lastMatchHelp')}
        </li>
        <li>
          <span className="sample marked" /> {w('display.changed')}
        </li>
      </ul>
      <p>{w('queue.estimate')}</p>
    </section>
  );
}
