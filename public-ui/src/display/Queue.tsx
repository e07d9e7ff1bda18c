import type { QueueRow } from '@courtcrew/domain/board/shapes.ts';
import { queueKey } from '@courtcrew/ui-kit/board/changes.ts';
import { nameWithin } from '@courtcrew/ui-kit/board/names.ts';
import { nextInQueue } from '@courtcrew/ui-kit/board/queue.ts';
import { memo, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Level } from './Level.tsx';
import { type Shape, shownOf } from './layout.ts';
import { Name } from './Name.tsx';
import { useDisplayWords } from './words.ts';

/** Row height in rem, as in the style sheet. */
const ROW = 2.75;
const LETTERS = 17;
const LETTERS_BESIDE_WORD = 11;

interface LineProps {
  readonly row: QueueRow;
  readonly place: number;
  readonly next: boolean;
  readonly marked: boolean;
}

const Line = memo(function Line({ row, place, next, marked }: LineProps) {
  const w = useDisplayWords();
  const word = row.quick_break ? 'display.break' : row.last_match ? 'display.lastMatch' : null;
  return (
    <li
      className={`waiting${next ? ' next' : ''}${row.quick_break ? ' resting' : ''}${marked ? ' marked' : ''}`}
    >
      <span className="place">{place}</span>
      <Name text={nameWithin(row, word ? LETTERS_BESIDE_WORD : LETTERS)} />
      {word ? <span className="word">{w(word)}</span> : null}
      <Level credentials={row.credentials} />
    </li>
  );
});

interface QueueProps {
  readonly queue: readonly QueueRow[];
  readonly changed: ReadonlySet<string>;
  readonly shape: Shape;
}

export function Queue({ queue, changed, shape }: QueueProps) {
  const w = useDisplayWords();
  const box = useRef<HTMLDivElement>(null);
  const fits = useFits(box, ROW);
  const shown = shape === 'phone' ? queue.length : shownOf(queue.length, fits);
  const next = useMemo(() => nextInQueue(queue), [queue]);
  return (
    <section className="queue" aria-labelledby="queue-title">
      <h2 id="queue-title">
        {w('queue.title')} <span className="count">{queue.length}</span>
      </h2>
      <div ref={box} className="room">
        {queue.length === 0 ? <p className="quiet">{w('queue.empty')}</p> : null}
        <ol>
          {queue.slice(0, shown).map((row, at) => (
            <Line
              key={row.ref_id}
              row={row}
              place={at + 1}
              next={next.has(row.ref_id)}
              marked={changed.has(queueKey(row.ref_id))}
            />
          ))}
        </ol>
        {shown < queue.length ? (
          <p className="more">{w('display.more', { count: queue.length - shown })}</p>
        ) : null}
      </div>
    </section>
  );
}

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Number of rows (height in rem) that fit; measured again only when the box is resized. */
function useFits(box: RefObject<HTMLElement | null>, row: number): number {
  const [fits, setFits] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setFits(Math.floor(element.clientHeight / (row * rem()) + 0.02));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, row]);
  return fits;
}
