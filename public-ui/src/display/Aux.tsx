import type { AuxRow } from '@courtcrew/domain/board/shapes.ts';
import { auxTitle } from '@courtcrew/ui-kit/board/auxTitle.ts';
import { auxKey } from '@courtcrew/ui-kit/board/changes.ts';
import { nameWithin } from '@courtcrew/ui-kit/board/names.ts';
import { Elapsed } from '@courtcrew/ui-kit/time/Elapsed.tsx';
import { memo } from 'react';
import { Level } from './Level.tsx';
import { type Shape, shownOf } from './layout.ts';
import { Name } from './Name.tsx';
import { useDisplayWords } from './words.ts';

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

export function Aux({ aux, changed, shape }: AuxProps) {
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
