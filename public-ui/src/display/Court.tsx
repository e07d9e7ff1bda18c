import type { CourtRow } from '@courtcrew/domain/board/shapes.ts';
import { nameWithin } from '@courtcrew/ui-kit/board/names.ts';
import { Elapsed } from '@courtcrew/ui-kit/time/Elapsed.tsx';
import { memo } from 'react';
import { Level } from './Level.tsx';
import { Medal } from './Medal.tsx';
import { Name } from './Name.tsx';
import { useDisplayWords } from './words.ts';

interface CourtProps {
  readonly row: CourtRow;
  readonly marked: boolean;
  readonly letters: number;
}

/** Number, referees and elapsed time of a court. Memoised: rendered again only when its row changes. */
export const Court = memo(function Court({ row, marked, letters }: CourtProps) {
  const w = useDisplayWords();
  const free = row.ref_id === null;
  return (
    <li className={`court${free ? ' free' : ''}${marked ? ' marked' : ''}`}>
      <span className="stripe" style={{ backgroundColor: row.color }} />
      <div className="of-court">
        <span className="number">{row.court_num}</span>
        <span className="under">
          <Medal medal={row.medal} />
          {row.start_time ? <Elapsed since={row.start_time} /> : null}
        </span>
      </div>
      {free ? (
        <span className="quiet">{w('display.free')}</span>
      ) : (
        <div className="crew">
          <p className="person">
            <Level credentials={row.credentials} />
            <Name text={nameWithin(row, letters)} />
          </p>
          {row.second_ref_id === null ? null : (
            <p className="person second">
              <Level credentials={row.second_cred} />
              <Name text={nameWithin({ first: row.second_first, last: row.second_last }, letters)} />
            </p>
          )}
        </div>
      )}
    </li>
  );
});
