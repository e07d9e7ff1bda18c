import { type Layout, rangeOf } from './layout.ts';
import type { PageTurner } from './usePages.ts';
import { useDisplayWords } from './words.ts';

/** Page marks and the button that stops the turning; nothing with one page. */
export function Pager({ layout, turner }: { layout: Layout; turner: PageTurner }) {
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
